"""First Steps as its source has it, example by example."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules import CHANCE, Illegal, Seat, step
from tests.newcomers.first_steps.game import FirstSteps

GAME = FirstSteps()
DEAL = "deal 0:AS.KS.9S.QH.JH.TH.KC.9C 1:QS.JS.AH.KH.9H.AC.QC.TD 2:TS.JC.TC.AD.KD.QD.JD.9D"


def played(*lines: str) -> Any:
    """The state after this deal for three, and these moves."""
    state = step(GAME, GAME.start(GAME.options(), 3), CHANCE, GAME.read(DEAL)).state
    for line in lines:
        (seat,) = GAME.to_act(state)
        state = step(GAME, state, seat, GAME.read(line)).state
    return state


def test_the_dealers_left_leads_and_the_winner_leads_next() -> None:
    assert GAME.to_act(played()) == (Seat(0),)
    assert GAME.to_act(played("play KC", "play AC", "play TC")) == (Seat(1),)


def test_whoever_can_follows_suit() -> None:
    with pytest.raises(Illegal, match="must-follow"):
        played("play KC", "play QS")


def test_each_trick_is_a_point() -> None:
    state: Any = played()
    while GAME.match(state).deal == 1 and GAME.to_act(state) != (CHANCE,):
        (seat,) = GAME.to_act(state)
        state = GAME.apply(state, seat, next(iter(GAME.moves(state, seat)))).state
    assert sum(GAME.match(state).scores) == 8
