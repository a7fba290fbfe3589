"""A finished deal in the rail: all of its hands, and nothing of what came after."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, Reason, Seat
from bot.rules.kit.reckoning import Moment
from bot.storage.rows.ids import TableId
from bot.tables.model.session import GameSession
from bot.tables.past.rail import finished_deal
from bot.tables.screens.rail_screen import rail_screen
from bot.words.words import words
from tests.tables.verbs.pure import BOB, game, play_on


def after_a_deal(key: str) -> GameSession:
    table = game(BOB, key=key)
    play_on(table, lambda s: bool(s.sheet) and s.turn in ((), (CHANCE,)), seed=3)
    return table.session


def dealt_on(session: GameSession, seed: int, moves: int = 6) -> GameSession:
    """The next deal has begun, with cards of its own."""
    rng = Random(seed)
    for _ in range(moves):
        if not session.turn:
            break
        seat = session.turn[0]
        if seat == CHANCE:
            session = session.plus(seat, session.game.chance(session.state, rng.randrange))
        else:
            choice = session.game.legal(session.view(seat)).sample(Random(1))
            session = session.plus(seat, choice)
    return session


@pytest.mark.parametrize("key", GAMES)
def test_every_hand_of_a_finished_deal_and_nothing_after_it(key: str) -> None:
    session = after_a_deal(key)
    deal = session.sheet[-1].deal
    frame = finished_deal(session.log, deal)
    assert frame.deal == deal and all(frame.hands)
    size = {len(hand) for hand in frame.hands}
    assert len(size) <= 2, "before the first card everybody has their hand"
    shown = rail_screen(words("en"), TableId(7), session, frame)
    assert f"table 7 · deal {deal}" in shown.text
    assert shown.picture is not None and len(shown.text) < 2000
    for seed in (1, 2):
        later = dealt_on(session, seed)
        if later is session:
            continue
        assert finished_deal(later.log, deal) == frame
        again = rail_screen(words("en"), TableId(7), later, finished_deal(later.log, deal))
        assert again == shown, "the deal that goes on changes nothing of it"
        if later.turn and len(later.sheet) == len(session.sheet):
            with pytest.raises(ValueError, match="not over"):
                finished_deal(later.log, deal + 1)


@pytest.mark.parametrize("verdict, times", [("march", 1), ("made", 2)])
def test_what_the_verdict_says_is_not_said_again(
    verdict: str, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = after_a_deal("euchre")
    deal = session.sheet[-1].deal
    reckoning = session.reckoning_of(deal)
    assert reckoning is not None
    who = (Seat(0), Seat(2))
    moments = tuple(
        Moment(Reason.of(code, who=who, deal=deal), 40) for code in ("march", "alone-euchred")
    )
    came_to = Reason.of(verdict, alone=False, tricks=5, points=2)
    made = replace(reckoning, verdict=came_to, moments=moments)
    monkeypatch.setattr(GameSession, "reckoning_of", lambda *_: made)
    shown = rail_screen(words("en"), TableId(7), session, finished_deal(session.log, deal))
    assert len([line for line in shown.text.splitlines() if " in deal " in line]) == times
    assert shown.text.count("March") == 1, shown.text


def test_a_log_that_cannot_be_followed_is_told_of() -> None:
    session = after_a_deal("euchre")
    broken = replace(session.log, moves=(*session.log.moves[:3], session.log.moves[1]))
    with pytest.raises(ValueError):
        finished_deal(broken, 1)
    with pytest.raises(ValueError, match="not over"):
        finished_deal(replace(session.log, moves=session.log.moves[:-1]), 1)
