"""Whether a move goes back at once, or others are asked, hangs on nothing that they may not know.

Everybody sees which of the two it is. In two worlds that look the same, whoever has just acted
wishes to take that back.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Seat
from bot.tables.model.chairs import Chair
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.verbs.take_back import take_back
from tests.secrecy.worlds import Leak, Proof, Worlds
from tests.tables.verbs.states import ANN, BOB, NAMES, in_lobby, moment


class FromTheStart(Proof):
    """A move goes back by the log: so the game begins where that does."""

    def _in_the_middle(self, session: GameSession) -> GameSession:
        return session


def outcome(session: GameSession, seat: Seat) -> str:
    """The answer to a take-back of the last action, where one other person plays: code or note."""
    people = {seat: ANN, Seat((seat + 1) % session.log.players): BOB}
    seated = [(people.get(Seat(n)), n) for n in range(session.log.players)]
    chairs = tuple(Chair(user=u, name=NAMES[u]) if u else Chair(robot=n + 1) for u, n in seated)
    lobby = in_lobby(ANN, game=session.log.game, takebacks="consent")
    table = replace(lobby, status="playing")
    try:
        done = take_back(table.with_session(replace(session, chairs=chairs).by(ANN)), moment(), ANN)
    except Refusal as refusal:
        return refusal.reason.code
    return str(done.notes[0])


def compare(key: str, deals: int, phase: str = "", **chosen: Any) -> Counter[str]:
    """Play some deals of a game in two worlds; the answer is how often there was which outcome."""
    said: Counter[str] = Counter()

    def alike(worlds: Worlds) -> None:
        seat = worlds.here.log.moves[-1][0]
        if seat in (CHANCE, worlds.observer) or worlds.here.turn in ((), (CHANCE,)):
            return
        here, there = (outcome(session, Seat(seat)) for session in (worlds.here, worlds.there))
        if here != there:
            raise Leak(f"{here}; {there}\n{worlds.here.log}\n{worlds.there.log}")
        said[here] += 1

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(Worlds, "shown_alike", alike)
        FromTheStart(GAMES[key], 1, phase).deals(deals, **chosen)
    return said


@pytest.mark.parametrize("key", GAMES)
def test_a_move_goes_back_in_the_same_way_whatever_is_held(key: str) -> None:
    assert any("at once" in said for said in compare(key, 1))


@pytest.mark.parametrize(
    ("key", "phase", "chosen", "how"),
    [
        ("euchre", "swapping", {}, "at once"),
        ("pinochle", "redealing", {"nines_redeal": True}, "asked"),
    ],
)
def test_nor_where_it_is_hidden_what_was_done(
    key: str, phase: str, chosen: dict[str, Any], how: str
) -> None:
    """Whether a turned-up card was kept; and answers that all give at the same time."""
    assert any(how in said for said in compare(key, 8, phase, **chosen))
