"""Robots' knowledge of the slate, and of an order that turns."""

from random import Random
from typing import Any

import pytest

from bot.robots.evaluate import Evaluation
from bot.robots.kernel import Deals, Playout
from bot.robots.kernel.playout import Turn
from bot.robots.kernel.sense import sensible
from bot.rules import CHANCE, GAMES, Seat, step
from bot.rules.games.coiffeur.bidding import (
    MEAN_STOECK,
    MEAN_WEIS,
    MELDED,
    PAR,
    WEIS,
    promised,
)
from bot.rules.games.coiffeur.melds import STOECK
from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.kit.actions import SHOVE, NameContract
from bot.rules.kit.cards import Card
from bot.rules.kit.fast_frozen import replace

GAME: Any = GAMES["coiffeur"]


def test_a_dear_line_is_worth_something_as_long_as_it_is_open() -> None:
    """Forty points in the last joker are a loss, a hundred in spades are about even."""
    state = GAME.start(CoiffeurOptions(), 4)
    state = step(GAME, state, CHANCE, GAME.chance(state, Random(3).randrange)).state
    judge = Evaluation(GAME, GAME.view(state, Seat(0)))

    def worth(line: str, points: int) -> float:
        match = state.match.written(0, line, points)
        return judge.of(GAME.start(CoiffeurOptions(), 4).__class__(match)).leads[0]

    assert worth("joker2", 40 * 8) == (40 - PAR["joker2"]) * 8
    assert worth("S", 100) == 100 - PAR["S"]


def test_where_weis_count_a_line_is_worth_more_as_long_as_it_is_open() -> None:
    """The factor counts for the Weis as well; a joker line has none."""
    plain = GAME.prospects(GAME.start(CoiffeurOptions(), 4).match)
    weis = GAME.prospects(GAME.start(CoiffeurOptions(weis=True), 4).match)
    assert weis[0] - plain[0] == MELDED * (1 + 2 + 3 + 4 + 5 + 6)


@pytest.mark.parametrize(
    ("weis", "contract", "points"),
    [
        (True, "undenufe", WEIS * (100 - MEAN_WEIS)),
        (True, "S", WEIS * (100 - MEAN_WEIS) + STOECK - MEAN_STOECK),
        (True, "H", WEIS * (100 - MEAN_WEIS) - MEAN_STOECK),
        (True, "joker1-S", 0),
        (False, "S", 0),
    ],
)
def test_a_hand_promises_its_weis_and_stoeck_where_they_count(
    weis: bool, contract: str, points: float
) -> None:
    hand = tuple(map(Card, ["QS", "KS", "TS", "QH", "8H", "QC", "9C", "6C", "QD"]))
    state = GAME.start(CoiffeurOptions(weis=weis), 4)
    state = step(GAME, state, CHANCE, GAME.chance(state, Random(3).randrange)).state
    view = replace(GAME.view(state, 0), hand=hand)
    found = GAME.promise(view, NameContract(contract))
    assert found is not None
    way = contract.removeprefix("joker1-")
    assert found.worth == pytest.approx(promised(hand, way) + points)


def test_the_order_turns_in_the_kernel() -> None:
    """In Slalom the card that won one trick may lose the next, and none is left out."""
    state = GAME.start(CoiffeurOptions(slate="ten"), 4)
    state = step(GAME, state, CHANCE, GAME.chance(state, Random(5).randrange)).state
    state = step(GAME, state, 0, NameContract("slalom-obenabe")).state
    rest = GAME.rest(state)
    high, low = (rest.rules.of_trick(n).order for n in (0, 1))
    six, ace = GAME.cards[8], GAME.cards[0]
    assert (six, ace) == ("6S", "AS")
    assert high.beats(ace, six) and low.beats(six, ace)
    turn = Turn(Playout(Deals([rest])), 0)
    assert sensible(turn) == turn.legal


def test_a_hand_that_is_shoved_promises_less_than_one_that_is_not() -> None:
    shoved: list[float] = []
    named: list[float] = []
    for seed in range(60):
        state = GAME.start(CoiffeurOptions(), 4)
        state = step(GAME, state, CHANCE, GAME.chance(state, Random(seed).randrange)).state
        view = GAME.view(state, 0)
        best = max(
            found.worth - found.asked
            for action in GAME.legal(view)
            if (found := GAME.promise(view, action)) is not None
        )
        (shoved if GAME.habit(view) == SHOVE else named).append(best)
    assert len(shoved) > 5 and len(named) > 5
    assert max(shoved) < 0 <= min(named)
