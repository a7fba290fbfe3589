"""The time in which robots think, and the delay of the event loop meanwhile.

``python -m tests.benchmarks.bench_robots [CHOICES A FIGURE]``: a choice is timed in milliseconds
of CPU, so that nothing else on the machine counts.
"""

import asyncio
import sys
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any

from bot.robots import LEVELS, Robots, choose
from bot.robots.workers import settle
from bot.rules import CHANCE, GAMES, AnyGame, View
from tests.benchmarks import bench_guesses, bench_playouts, bench_rollouts

TICK = 0.002


def rows(choices: int = 40) -> Sequence[tuple[str, ...]]:
    """A head; ms a choice by game and level; then the loop's lag with four robots thinking."""
    head = ("game", "level", "choices", "p50 ms", "p95 ms")
    thought = [_row(game, level, choices) for game in GAMES.values() for level in LEVELS]
    return [head, *thought, *asyncio.run(_lags())]


def _row(game: AnyGame, level: str, choices: int) -> tuple[str, ...]:
    taken = []
    for n, view in enumerate(sights(game, choices)):
        begun = process_time()
        choose(game, view, Random(n), LEVELS[level])
        taken.append(process_time() - begun)
    return game.key, level, str(choices), *_spread(taken)


def _spread(seconds: list[float]) -> tuple[str, str]:
    late = quantiles(seconds, n=20, method="inclusive")[-1]
    return f"{median(seconds) * 1000:.1f}", f"{late * 1000:.1f}"


def sights(game: AnyGame, count: int) -> list[View[Any]]:
    """Views of random play in which there is something to choose."""
    rng, found = Random(game.key), list[View[Any]]()
    options = next(iter(game.presets.values()))
    sizes = game.players(options)
    while len(found) < count:
        state = game.start(options, 4 if 4 in sizes else sizes[0])
        while (turn := game.to_act(state)) and len(found) < count:
            if turn[0] == CHANCE:
                action = game.chance(state, rng.randrange)
            else:
                decision = game.legal(view := game.view(state, turn[0]))
                action = decision.sample(rng)
                if len(decision) > 1 and rng.random() < 0.3:
                    found.append(view)
            state = game.apply(state, turn[0], action).state
    return found


async def _lags() -> Sequence[tuple[str, ...]]:
    """The lag of an idle loop, of one whose workers start, and with four robots thinking."""
    robots, told = Robots(), []
    asked_of = [(key, sights(game, 12)) for key, game in GAMES.items()]
    seats = [asked_of[robot % len(asked_of)] for robot in range(4)]
    for what, asked in (("loop idle", 0), ("workers starting", 4), ("4 robots thinking", 12)):
        lags: list[float] = []
        ticker = asyncio.create_task(_tick(lags))
        if asked:
            await asyncio.gather(*(_play(robots, *seat, asked // 4) for seat in seats))
        else:
            await asyncio.sleep(0.5)
        ticker.cancel()
        with suppress(asyncio.CancelledError):
            await ticker
        told.append((what, "hard", str(asked), *_spread(lags)))
    await robots.close()
    return told


async def _play(robots: Robots, key: str, views: list[View[Any]], choices: int) -> None:
    for n, view in enumerate(views[:choices]):
        await robots.choose(key, view, n, "hard")


async def _tick(lags: list[float]) -> None:
    """Measure by how much a short sleep takes longer than it should."""
    while True:
        begun = perf_counter()
        await asyncio.sleep(TICK)
        lags.append(perf_counter() - begun - TICK)


def main(times: int = 40) -> None:
    """Print the tables of choices, guesses, playouts and of other engines."""
    settle()
    for row in rows(times):
        print(f"{row[0]:<20}{row[1]:<8}" + "".join(f"{cell:>10}" for cell in row[2:]))
    print("\nMilliseconds a guess at the hidden cards")
    bench_guesses.main()
    print("\nPlayouts a second, from the first card of a deal on")
    bench_playouts.main()
    print("\nRandom playouts beside other engines")
    bench_rollouts.main()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
