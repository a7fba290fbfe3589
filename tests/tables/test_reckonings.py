"""Every deal that has ended is reckoned, once, whatever was said at the table meanwhile."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Seat
from bot.rules.about.conceding import side_of
from bot.tables.model.from_log import back_to
from bot.tables.model.session import GameSession
from bot.tables.model.table_words import claimed, given_up, granted, ruled
from tests.support.courses import begun, course


def played_on(session: GameSession, rng: Random, moves: int) -> GameSession:
    """The session so many random moves later, or at its end."""
    for _ in range(moves):
        if not session.turn:
            break
        seat = session.turn[0]
        if seat == CHANCE:
            action = session.game.chance(session.state, rng.randrange)
        else:
            action = session.game.legal(session.view(seat)).sample(rng)
        session = session.plus(seat, action)
    return session


def to_the_end_of_a_deal(session: GameSession, rng: Random) -> GameSession:
    done = len(session.stats)
    while len(session.stats) == done:
        session = played_on(session, rng, 1)
    return session


def sums(session: GameSession) -> list[tuple[int, ...]]:
    """The points that each deal brought each seat, by its reckoning."""
    players = range(session.log.players)
    return [tuple(deal.of(Seat(n)).points for n in players) for deal in session.reckonings]


def written(session: GameSession) -> list[tuple[int, ...]]:
    """The points that each deal brought each seat, by the score sheet."""
    scores = [(0,) * session.log.players, *(line.scores for line in session.sheet)]
    return [
        tuple(now - then for then, now in zip(before, after, strict=True))
        for before, after in pairwise(scores)
    ]


@pytest.mark.parametrize("key", GAMES)
def test_each_deal_has_one_and_it_is_the_line_of_the_sheet(key: str) -> None:
    last = played_on(begun(key), Random(5), 600)
    assert len(last.reckonings) == len(last.stats) >= 1
    shown = [deal for deal in last.reckonings if last.reckoning_of(deal.deal) is deal]
    of_sheet = [last.reckoning_of(line.deal) for line in last.sheet]
    assert of_sheet == shown
    assert [s for s in sums(last) if any(s)] == [w for w in written(last) if any(w)]


@pytest.mark.parametrize("key", GAMES)
def test_it_comes_with_the_last_card_and_stays(key: str) -> None:
    for before, after in pairwise(course(key, 200)):
        ended = after.turn in ((CHANCE,), ()) and before.turn != (CHANCE,)
        assert after.reckonings[: len(before.reckonings)] == before.reckonings
        assert len(after.reckonings) == len(before.reckonings) + ended


def test_a_take_back_over_the_end_of_a_deal_takes_it_back() -> None:
    rng = Random(1)
    session = to_the_end_of_a_deal(begun("euchre"), rng)
    once = to_the_end_of_a_deal(session, rng)
    number = max(n for n, (seat, _) in enumerate(session.log.moves, 1) if seat != CHANCE)
    again = back_to(once, number)
    assert again.reckonings == () and len(once.reckonings) == 2
    ended = to_the_end_of_a_deal(again, rng)
    assert len(ended.reckonings) == 1 and sums(ended) == written(ended)


@pytest.mark.parametrize("key", ["euchre", "schieber", "pinochle"])
def test_a_rest_that_is_claimed_or_granted_changes_nothing(key: str) -> None:
    plain = course(key, 70)[-1]
    for word in ("claimed", "granted"):
        session: Any = course(key, 70)[-1]
        if word == "claimed":
            session = claimed(session, Seat(0))
        else:
            session = granted(session, Seat(0), side_of(session.game, session.state, Seat(0)))
        ended = to_the_end_of_a_deal(session, Random(2))
        without = to_the_end_of_a_deal(plain, Random(2))
        assert ended.reckonings == without.reckonings != ()


def test_other_rules_hold_from_the_next_deal_on() -> None:
    """In the deals before, the others' tricks counted; in those after, they do not."""
    rng = Random(3)
    session = to_the_end_of_a_deal(begun("pepper"), rng)
    first = session.reckonings
    session = ruled(session, replace(session.options, others_score=False))  # type: ignore[call-arg]
    while session.reckonings[-1].contract is None or session.reckonings == first:
        session = to_the_end_of_a_deal(session, rng)
    assert session.reckonings[: len(first)] == first
    assert session.reckonings[-1].contract is not None
    scoring = [account for account in session.reckonings[-1].accounts if account.points]
    assert len(scoring) == 1
    assert [s for s in sums(session) if any(s)] == [w for w in written(session) if any(w)]


def test_a_game_given_up_keeps_the_deals_that_were_played() -> None:
    session = to_the_end_of_a_deal(begun("euchre"), Random(4))
    later = given_up(played_on(session, Random(4), 6), Seat(1))
    assert later.result is not None
    assert later.reckonings == session.reckonings
    assert later.reckoning_of(99) is None
