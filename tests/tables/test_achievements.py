"""The owners of achievements: people who played that deal, never robots."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules import GAMES, Seat
from bot.rules.kit.reasons import Fact, Reason
from bot.rules.kit.reckoning import Moment
from bot.tables.model.attribution import achieved_in
from bot.tables.model.session import GameSession
from tests.tables.verbs.pure import ANN, BOB, Pure, over, seat_of


@pytest.fixture(scope="module")
def played() -> Pure:
    """A game of Euchre of Ann, Bob and two robots, to its end."""
    return over(BOB)


def with_moment(session: GameSession, deal: int, code: str, who: Fact) -> GameSession:
    """The game in which nothing else was worth telling."""
    bare = [replace(one, moments=()) for one in session.reckonings]
    moment = Moment(Reason.of(code, who=who, deal=deal), 50)
    bare[deal - 1] = replace(bare[deal - 1], moments=(moment,))
    return replace(session, reckonings=tuple(bare))


def test_a_side_has_achieved_it_together_and_robots_nothing(played: Pure) -> None:
    seats = tuple(map(Seat, range(4)))
    found = achieved_in(with_moment(played.session, 1, "march", seats))
    assert sorted(found) == [(ANN, "march"), (BOB, "march")]
    robots = tuple(s for s in seats if played.session.chairs[s].robot is not None)
    assert len(robots) == 2
    assert achieved_in(with_moment(played.session, 1, "march", robots)) == ()


def test_what_is_lost_is_no_achievement(played: Pure) -> None:
    mine = seat_of(played, ANN)
    assert achieved_in(with_moment(played.session, 1, "alone-euchred", mine)) == ()
    assert achieved_in(with_moment(played.session, 1, "alone", mine)) == ((ANN, "alone"),)


def test_it_is_theirs_who_played_most_of_the_seat_in_that_deal(played: Pure) -> None:
    """A robot that took over has it for nobody; whoever came back for another deal has that."""
    mine, session = seat_of(played, ANN), played.session
    first = next(n for n, (seat, _) in enumerate(session.log.moves) if seat == mine)
    assert session.movers[first] == ANN
    deal, deals = 0, []
    for seat, _ in session.log.moves:
        deal += seat == -1
        deals.append(deal)
    movers = tuple(
        None if deals[n] == 1 and mover == ANN else mover for n, mover in enumerate(session.movers)
    )
    left = replace(session, movers=movers)
    assert achieved_in(with_moment(left, 1, "alone", mine)) == ()
    assert achieved_in(with_moment(left, 2, "alone", mine)) == ((ANN, "alone"),)


def test_games_differ_in_what_is_one() -> None:
    assert len({game.achievements for game in GAMES.values()}) >= 5
