"""How fast the rules are: whole random deals through the contract, and guesses, per second.

``python -m tests.benchmarks.bench_rules [SECONDS A FIGURE]``
"""

import sys
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Any

from bot.rules import CHANCE, GAMES, AnyGame, Seat, Step, step

Apply = Callable[[AnyGame, Any, Seat, Any], Step[Any]]


def rows(seconds: float = 1.0) -> list[tuple[str, ...]]:
    """A head, then for each game: actions a deal, deals/s, checked deals/s, guesses/s."""
    head = ("game", "actions a deal", "deals/s", "deals/s through step()", "guesses/s")
    return [head, *(_row(game, seconds) for game in GAMES.values())]


def _row(game: AnyGame, seconds: float) -> tuple[str, ...]:
    rng = Random(1)
    lengths = [deal(game, rng, unchecked) for _ in range(30)]
    return (
        game.key,
        f"{sum(lengths) / len(lengths):.1f}",
        f"{rate(lambda: deal(game, rng, unchecked), seconds):,.0f}",
        f"{rate(lambda: deal(game, rng, step), seconds):,.0f}",
        f"{rate(_guesser(game, rng), seconds):,.0f}",
    )


def unchecked(game: AnyGame, state: Any, seat: Seat, action: Any) -> Step[Any]:
    """Apply without asking whether it is legal."""
    return game.apply(state, seat, action)


def deal(game: AnyGame, rng: Random, apply: Apply) -> int:
    """Play one deal at random, as a table would: ask, look, choose, apply. Counts actions."""
    return sum(1 for _ in _states(game, rng, apply))


def _states(game: AnyGame, rng: Random, apply: Apply) -> Iterator[tuple[Any, Seat]]:
    """Every state of a random deal with who is to act, from the deck's act on."""
    options = next(iter(game.presets.values()))
    sizes = game.players(options)
    state = game.start(options, 4 if 4 in sizes else sizes[0])
    dealt = False
    while (turn := game.to_act(state)) and not (dealt and turn[0] == CHANCE):
        seat, dealt = turn[0], True
        yield state, seat
        if seat == CHANCE:
            action = game.chance(state, rng.randrange)
        else:
            action = game.legal(game.view(state, seat)).sample(rng)
        state = apply(game, state, seat, action).state


def _guesser(game: AnyGame, rng: Random) -> Callable[[], object]:
    """Guesses from positions all over ten deals, one after the other."""
    asked = [
        game.view(state, seat)
        for _ in range(10)
        for state, seat in _states(game, rng, unchecked)
        if seat != CHANCE
    ]
    return lambda: game.guess(rng.choice(asked), rng)


def rate(task: Callable[[], object], seconds: float) -> float:
    """How often a second a task is done."""
    done, begun = 0, perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        task()
        done += 1
    return done / spent


def main(seconds: float = 1.0) -> None:
    """Print the table."""
    for row in rows(seconds):
        print(f"{row[0]:<14}" + "".join(f"{cell:>24}" for cell in row[1:]))


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
