"""Pitchling as its source has it, example by example."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules import CHANCE, Illegal, Seat, step
from tests.newcomers.pitchling.game import Pitchling
from tests.newcomers.pitchling.teaching import EXAMPLE

GAME = Pitchling()
DEAL = EXAMPLE.lines[0].removeprefix("deck ")
LAID = ("bid 41", "pass", "pass", "discard 8C JC KD JD 7D 6D")


def played(*lines: str) -> Any:
    """The state after the deal of the example, and these moves."""
    state = step(GAME, GAME.start(GAME.options(), 3), CHANCE, GAME.read(DEAL)).state
    for line in lines:
        (seat,) = GAME.to_act(state)
        state = step(GAME, state, seat, GAME.read(line)).state
    return state


def test_everybody_speaks_once() -> None:
    state = played("bid 31", "bid 35", "pass")
    assert (state.phase, state.turns, state.contract.bid) == ("discarding", (Seat(1),), 35)


def test_nothing_is_above_the_highest_bid() -> None:
    assert played("bid 71").turns == (Seat(0),)


def test_the_dealer_plays_if_all_pass() -> None:
    state = played("pass", "pass", "pass")
    assert (state.turns, state.contract.bid) == ((Seat(2),), 31)


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (("bid 33",), "no-such-bid"),
        (("bid 41", "bid 41"), "bid-too-low"),
        (("bid 41", "pass", "pass", "discard 8C JC"), "wrong-count"),
        ((*LAID, "play AS", "play TD"), "must-follow"),
        ((*LAID, "play AC", "play 6C", "play TC", "play 7C", "play KC", "play AD"), "must-follow"),
        ((*LAID, "play 9D", "play TD", "play AD", "play JH", "play KH", "play TH", "play QS",
          "play KC"), "not-in-hand"),
    ],
)  # fmt: skip
def test_what_is_refused(lines: tuple[str, ...], code: str) -> None:
    with pytest.raises(Illegal, match=code):
        played(*lines)


def test_the_first_suit_is_trump_and_must_be_played() -> None:
    state = played("bid 41", "pass", "pass", "discard QH 9H KH JD 7D KD", "play AS")
    assert GAME.view(state, None).trump == "S"
    state = played(
        *("bid 41", "pass", "pass", "discard QH 9H KH JD 7D KD", "play AS", "play 7S", "play 6S"),
        *("play 6D", "play TD", "play AD", "play JH"),
    )
    with pytest.raises(Illegal, match="must-trump"):
        step(GAME, state, 0, GAME.read("play AC"))


def test_the_declarer_writes_the_bid_or_the_others_do() -> None:
    for bid in (31, 71):
        state = played(f"bid {bid}", *(("pass", "pass") if bid < 71 else ()), LAID[-1])
        while GAME.to_act(state) != (CHANCE,):
            (seat,) = GAME.to_act(state)
            rest = GAME.rest(state)
            told = GAME.apply(state, seat, next(iter(GAME.moves(state, seat))))
            state = told.state
        points = next(e.what.values for e in told.events if e.what.code in ("made", "failed"))
        made = int(str(points["points"])) >= bid
        assert rest is not None
        assert GAME.match(state).scores == ((bid, 0, 0) if made else (0, bid, bid))
