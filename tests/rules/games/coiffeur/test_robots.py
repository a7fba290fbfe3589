"""Robots' knowledge of the slate, and of an order that turns."""

from random import Random
from typing import Any

from bot.robots.evaluate import Evaluation
from bot.robots.kernel import Deals, Playout
from bot.robots.kernel.playout import Turn
from bot.robots.kernel.sense import sensible
from bot.rules import CHANCE, GAMES, Seat, step
from bot.rules.games.coiffeur.bidding import PAR
from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.kit.actions import SHOVE, NameContract

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
