"""The rate at which robots play out deals in their heads, from the first card of a deal on.

``python -m tests.benchmarks.bench_playouts [GAME …]``: by the rules of the policy and at random,
in batches of the size a robot asks for and in large ones, laying out and counting included. The
last column is a figure to compare machines by: playouts by rule in a large batch, in the time of
a million rounds of a plain loop.
"""

import sys
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any

from bot.robots.evaluate import Evaluation
from bot.robots.kernel import AtRandom, ByRule, Deals, Playout
from bot.robots.kernel.playout import Chooser
from bot.robots.playout import play_out
from bot.rules import CHANCE, GAMES, AnyGame
from bot.rules.kit.play_rules import Rest
from tests.benchmarks.machine import plain_loop

WORLDS = 250
"""The guesses at the hidden cards that one batch begins with."""
SMALL, LARGE = 1, 16
"""So many times each guess is played out."""
TIMES = 7
"""Each batch is run so often, and the quickest counts."""


def rows(keys: Sequence[str] = ()) -> Sequence[tuple[str, ...]]:
    """A head; by game the playouts a second."""
    many = f"{WORLDS * LARGE:,}"
    head = ("game", f"rules, {WORLDS}", f"rules, {many}", f"random, {WORLDS}", f"random, {many}")
    unit = plain_loop() / 10
    return [
        (*head, "contract", "rules a unit"),
        *(_row(GAMES[key], unit) for key in keys or GAMES),
    ]


def _row(game: AnyGame, unit: float) -> tuple[str, ...]:
    rng = Random(game.key)
    worlds = first_cards(game, rng)
    rests = [rest for world in worlds if (rest := game.rest(world)) is not None]
    by_side: dict[Any, list[Rest]] = {}
    for rest in rests:
        by_side.setdefault(rest.sides, []).append(rest)
    most = max(by_side.values(), key=len)
    rests = (most * WORLDS)[:WORLDS]
    paces = [
        pace(rests, times, chooser)
        for chooser in (ByRule(), AtRandom(rng))
        for times in (SMALL, LARGE)
    ]
    return (
        game.key,
        *(f"{one:,.0f}" for one in paces),
        f"{_by_contract(game, worlds[:30], rng):,.0f}",
        f"{paces[1] * unit:,.0f}",
    )


def first_cards(game: AnyGame, rng: Random) -> list[Any]:
    """Guesses at a deal whose first card is to be played, after random bids."""
    options = next(iter(game.presets.values()))
    sizes = game.players(options)
    while True:
        state: Any = game.start(options, 4 if 4 in sizes else sizes[0])
        state = game.apply(state, CHANCE, game.chance(state, rng.randrange)).state
        while (turn := game.to_act(state)) and turn[0] != CHANCE:
            view = game.view(state, turn[0])
            if game.rest(state) is not None:
                return [game.guess(view, rng) for _ in range(WORLDS)]
            state = game.apply(state, turn[0], game.legal(view).sample(rng)).state


def pace(rests: Sequence[Rest], times: int, chooser: Chooser) -> float:
    """Playouts in a second of processor time."""

    def once() -> None:
        Playout(Deals(rests, times)).to_end(chooser).totals()

    return len(rests) * times / _quickest(once)


def _by_contract(game: AnyGame, worlds: Sequence[Any], rng: Random) -> float:
    """Playouts in a second through the contract, by random habit."""
    evaluation = Evaluation(game, game.view(worlds[0], game.to_act(worlds[0])[0]))
    return len(worlds) / _quickest(
        lambda: [play_out(game, evaluation, world, rng) for world in worlds], 2
    )


def _quickest(task: Callable[[], object], times: int = TIMES) -> float:
    taken = []
    for _ in range(times):
        begun = process_time()
        task()
        taken.append(process_time() - begun)
    return min(taken)


def main(keys: Sequence[str] = ()) -> None:
    """Print the table of playouts, a game a line."""
    begun = perf_counter()
    for row in rows(keys):
        print(f"{row[0]:<14}" + "".join(f"{cell:>15}" for cell in row[1:]), flush=True)
    print(f"{perf_counter() - begun:.0f} s; a unit is a million rounds of a plain loop")


if __name__ == "__main__":
    main(sys.argv[1:])
