"""The owners of achievements: people who played that deal, never robots."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, Seat
from bot.rules.about.conceding import side_of
from bot.rules.kit.reasons import Fact, Reason
from bot.rules.kit.reckoning import Moment
from bot.storage.rows.ids import GameId
from bot.tables.model.attribution import achieved_in
from bot.tables.model.conceding import given_away, in_play
from bot.tables.model.from_log import session_of
from bot.tables.model.session import GameSession
from tests.support.courses import course
from tests.tables.test_conceding import TWO_SIDES
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


# ---------------------------------------------------------------------- tricks that were granted


def granted(key: str, seed: int = 3) -> tuple[GameSession, tuple[Seat, ...]]:
    """A game with a deal that was granted when everybody had moved, and the side that did so."""
    session = next(one for one in course(key, 400, seed) if in_play(one) and all_moved(one))
    seat = session.turn[0]
    side = side_of(session.game, session.state, seat)
    after = given_away(session, seat, side)
    return played_by_people(after), side


def played_by_people(session: GameSession) -> GameSession:
    """The game in which whoever sits there made every move."""
    people = [chair.user for chair in session.chairs]
    movers = tuple(None if seat == CHANCE else people[seat] for seat, _ in session.log.moves)
    return replace(session, movers=movers)


def all_moved(session: GameSession) -> bool:
    """Whether every seat has moved in this deal."""
    dealt = max(n for n, (seat, _) in enumerate(session.log.moves) if seat == CHANCE)
    return len({seat for seat, _ in session.log.moves[dealt + 1 :]}) == session.log.players


@pytest.mark.parametrize("key", TWO_SIDES)
def test_granted_tricks_achieve_nothing(key: str) -> None:
    """Only what was dealt stands, and what the side has that granted the rest to the others."""
    after, side = granted(key)
    deal = len(after.reckonings)
    for code in after.game.achievements:
        for seat in map(Seat, range(after.log.players)):
            stands = seat in side or code in after.game.of_hands
            user = after.chairs[seat].user
            found = achieved_in(with_moment(after, deal, code, seat))
            assert found == (((user, code),) if stands else ()), (code, seat)


def test_a_march_that_was_granted_is_none() -> None:
    """Live as in a game read from its log again; in another deal it is achieved as ever."""
    for seed in range(40):
        after, side = granted("euchre-two", seed)
        made = [one.what for one in after.reckonings[-1].moments]
        if [(one.code, one.values["who"] in side) for one in made] == [("march", False)]:
            break
    else:
        raise AssertionError("no march was granted")
    assert achieved_in(after) == ()
    again = played_by_people(session_of(GameId(1), after.log, after.chairs))
    assert achieved_in(again) == ()
    while len(again.reckonings) == len(after.reckonings):
        (seat,), rng = again.turn, Random(seed)
        if seat == CHANCE:
            again = again.plus(seat, again.game.chance(again.state, rng.randrange))
        else:
            again = again.plus(seat, again.game.legal(again.view(seat)).sample(rng))
    again = played_by_people(again)
    (who,) = {Seat(0), Seat(1)} - {*side}
    assert achieved_in(with_moment(again, len(again.reckonings), "march", who))


def test_what_a_hand_is_dealt_is_an_achievement() -> None:
    for game in GAMES.values():
        assert game.of_hands <= set(game.achievements)
    assert GAMES["schieber"].of_hands == {"weis"}
