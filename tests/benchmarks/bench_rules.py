"""The pace of the rules: whole random deals through the contract, and guesses, per second.

``python -m tests.benchmarks rules [--games GAME …] [--against CHECKOUT]``: with ``--against`` the
deals of another checkout beside ours, by turns. Other engines stand in :mod:`bench_others`; both
are one run with ``python -m tests.benchmarks rules others --against CHECKOUT``.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from bot.rules import CHANCE, GAMES, AnyGame, Seat, Step, step
from tests.benchmarks.side_by_side import both, show

Apply = Callable[[AnyGame, Any, Seat, Any], Step[Any]]
PARTS = 5
"""The pace of a game is the quickest of so many parts of its time."""


def rows(keys: Sequence[str] = (), seconds: float = 1.0) -> list[tuple[str, ...]]:
    """A head, then a row for each game, measured for so many seconds a figure.

    The figures: actions a deal, deals/s, checked deals/s, guesses/s.
    """
    head = ("game", "actions a deal", "deals/s", "deals/s through step()", "guesses/s")
    return [head, *(_row(GAMES[key], seconds) for key in keys or GAMES)]


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


def paces(keys: Sequence[str], seconds: float = 1.0) -> Mapping[str, float]:
    """Deals in a second of processor time, by game."""
    found = {}
    for key in keys or GAMES:
        game, rng, most = GAMES[key], Random(1), 0.0
        for _ in range(PARTS):
            done, begun = 0, process_time()
            while (spent := process_time() - begun) < seconds / PARTS:
                deal(game, rng, unchecked)
                done += 1
            most = max(most, done / spent)
        found[key] = most
    return found


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
            action = game.chance(state, lambda below: int(rng.random() * below))
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
    """The number of times a task is done in a second of processor time."""
    done, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds:
        task()
        done += 1
    return done / spent


def main(options: Sequence[str] = ()) -> None:
    """Print the tables of the rules' pace, with another checkout's beside them."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks rules")
    parser.add_argument("--games", nargs="*", help="all, if none is named")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--against", type=Path, help="another checkout, run by turns with this one")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each, with --against")
    parser.add_argument("--json", action="store_true", help="print the deals a second alone")
    chosen = parser.parse_args(options)
    keys = chosen.games or list(GAMES)
    if chosen.json:
        print(json.dumps(paces(keys, chosen.seconds)))
        return
    if chosen.against is not None:
        print("Deals in a second of processor time")
        how = ["--json", f"--seconds={chosen.seconds}", "--games", *keys]
        there, here = both(chosen.against.resolve(), __spec__.name, how, chosen.rounds)
        show({key: key for key in keys}, there, here)
    else:
        for row in rows(keys, chosen.seconds):
            print(f"{row[0]:<14}" + "".join(f"{cell:>24}" for cell in row[1:]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
