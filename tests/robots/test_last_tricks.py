"""The last tricks gone through: equal to the contract played card by card, and no pause of note."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any

import pytest

from bot.robots.choose import judge
from bot.robots.evaluate import Evaluation
from bot.robots.last_tricks import DEALS, SOFT, LastTricks, can_be_gone_through
from bot.robots.level import LEVELS
from bot.rules import GAMES
from bot.rules.kit.actions import Play
from tests.robots.helpers import with_cards_left

GAME = GAMES["four-jacks"]
EASY = LEVELS["easy"]


def last_cards(left: int, seed: int) -> Any:
    """A deal of Four Jacks in which whoever is to play holds so many cards."""
    return with_cards_left(GAME, left, Random(f"last tricks {seed}"), EASY)


def worth(evaluation: Evaluation, state: Any) -> list[float]:
    """The points each seat is ahead if all most likely play their best, by the contract."""
    turn = GAME.to_act(state)
    if evaluation.over(state, turn):
        return list(evaluation.of(state).leads)
    seat = turn[0]
    ends = [worth(evaluation, GAME.apply(state, seat, a).state) for a in GAME.moves(state, seat)]
    if len(ends) == 1:
        return ends[0]
    most = max(end[seat] for end in ends)
    likely = [exp((end[seat] - most) / SOFT) for end in ends]
    return [
        sum(share * end[n] for share, end in zip(likely, ends, strict=True)) / sum(likely)
        for n in range(3)
    ]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("left", [2, 3, 4])
def test_it_is_what_the_contract_says(left: int, seed: int) -> None:
    state = last_cards(left, seed)
    (seat,) = GAME.to_act(state)
    rest, evaluation = GAME.rest(state), Evaluation(GAME, GAME.view(state, seat))
    assert rest is not None and can_be_gone_through(rest)
    cards = [action.card for action in GAME.moves(state, seat) if isinstance(action, Play)]
    told = LastTricks(GAME, evaluation, state, rest).by_card(rest, cards)
    for card, end in zip(cards, told, strict=True):
        after = GAME.apply(state, seat, Play(card)).state
        assert end.leads == pytest.approx(worth(evaluation, after))


def test_only_the_last_tricks_of_a_game_that_asks_for_it() -> None:
    five = GAME.rest(last_cards(5, 0))
    assert five is not None and not can_be_gone_through(five)


def test_whoever_thinks_most_foresees_them_and_says_what_was_compared() -> None:
    state = last_cards(3, 1)
    view = GAME.view(state, GAME.to_act(state)[0])
    verdict = judge(GAME, view, Random(1), LEVELS["hard"])
    assert len(verdict.choices) == len(list(GAME.legal(view))) and verdict.worlds <= DEALS[3]
    assert verdict == judge(GAME, view, Random(1), LEVELS["hard"]), "equal questions, equal answers"
