"""The worth of going through the last tricks: ``python -m tests.robots.last_tricks_worth``.

Deals of Four Jacks whose first tricks normal robots play. The last ones are played by hard robots
of which none goes through them, and then again three times, where one of the seats does.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from bot.robots.choose import choose
from bot.robots.level import LEVELS, Budget
from bot.rules import CHANCE, GAMES
from tests.robots.helpers import with_cards_left

GAME = GAMES["four-jacks"]
PLAYERS = 3
NORMAL = replace(LEVELS["normal"], seconds=inf)
HARD = replace(LEVELS["hard"], seconds=inf)
PLAIN = replace(HARD, foresees=False)


def leads(state: Any, seed: str, budgets: Sequence[Budget]) -> list[float]:
    """The points by which each seat is ahead of the others from here to the end of the deal."""
    before = GAME.match(state).scores
    while (turn := GAME.to_act(state)) and turn[0] != CHANCE:
        view = GAME.view(state, turn[0])
        rng = Random(f"{seed} {len(view.hand)} {turn[0]}")
        action = choose(GAME, view, rng, budgets[turn[0]])
        state = GAME.apply(state, turn[0], action).state
    gains = [after - was for after, was in zip(GAME.match(state).scores, before, strict=True)]
    return [gain - (sum(gains) - gain) / (PLAYERS - 1) for gain in gains]


def gain(seed: str, tricks: int) -> float:
    """The points a seat gains in one deal by going through them, the mean of all seats."""
    state = with_cards_left(GAME, tricks, Random(seed), NORMAL, leading=True)
    usual = leads(state, seed, [PLAIN] * PLAYERS)
    found = []
    for seat in range(PLAYERS):
        budgets = [HARD if n == seat else PLAIN for n in range(PLAYERS)]
        found.append(leads(state, seed, budgets)[seat] - usual[seat])
    return fmean(found)


def main() -> None:
    """Print the mean gain in points a deal, and half of its 95 % interval."""
    parser = argparse.ArgumentParser(prog="python -m tests.robots.last_tricks_worth")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--tricks", type=int, default=4)
    chosen = parser.parse_args()
    gains = [gain(f"worth {n}", chosen.tricks) for n in range(chosen.deals)]
    error = stdev(gains) / sqrt(len(gains))
    print(f"{fmean(gains):+.3f} ± {1.96 * error:.3f} points a deal, {len(gains)} deals")


if __name__ == "__main__":
    main()
