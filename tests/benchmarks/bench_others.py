"""Whole random deals here and in other engines, in turn in one run; the ratios are what counts.

The others are OpenSpiel's Euchre (C++, driven from Python) and jass-kit's Schieber (NumPy).
Neither has all that the contract has: options, melds, reasons, views of what each seat may know.
They are compared where they are installed: ``pip install '.[bench]'``.
"""

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any

from bot.rules import GAMES
from tests.benchmarks.bench_rules import deal, rate, unchecked

ROUNDS = 5
Task = Callable[[], object]


def open_spiel_euchre() -> Task:
    """A deal of Euchre by OpenSpiel: chance nodes, legal actions, apply."""
    game = import_module("pyspiel").load_game("euchre")

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))

    return play


def jass_kit_schieber() -> Task:
    """A deal of Schieber by jass-kit: an observation a card, its valid cards, one of them."""
    sim = import_module("jass.game.game_sim")
    util = import_module("jass.game.game_util")
    rule = import_module("jass.game.rule_schieber").RuleSchieber()
    numpy: Any = import_module("numpy")

    def play() -> None:
        game = sim.GameSim(rule=rule)
        game.init_from_cards(hands=util.deal_random_hand(), dealer=0)
        game.action_trump(random.randrange(6))
        while not game.is_done():
            valid = rule.get_valid_cards_from_obs(game.get_observation())
            game.action_play_card(int(random.choice(numpy.flatnonzero(valid))))

    return play


OTHERS = (
    ("OpenSpiel", "pyspiel", "euchre", open_spiel_euchre),
    ("jass-kit", "jass", "schieber", jass_kit_schieber),
)


def rows(seconds: float = 0.5) -> Sequence[tuple[str, ...]]:
    """A head, then a row for each engine, measured for so many seconds where it is installed.

    The figures: its pace, ours, and the ratio.
    """
    found = [("engine", "game", "its deals/s", "ours", "ours : its")]
    for engine, module, key, maker in OTHERS:
        if find_spec(module) is None:
            found.append((engine, key, "not installed", "", ""))
            continue
        theirs, ours = _both(maker(), key, seconds)
        found.append((engine, key, f"{theirs:,.0f}", f"{ours:,.0f}", f"{ours / theirs:.2f}"))
    return found


def _both(task: Task, key: str, seconds: float) -> tuple[float, float]:
    """Medians of rounds in which both are timed one after the other."""
    rng = Random(1)
    pairs = [
        (rate(task, seconds), rate(lambda: deal(GAMES[key], rng, unchecked), seconds))
        for _ in range(ROUNDS)
    ]
    return median(its for its, _ in pairs), median(ours for _, ours in pairs)


def main() -> None:
    """Print the table of engines, one a line."""
    for row in rows():
        print(f"{row[0]:<12}" + "".join(f"{cell:>16}" for cell in row[1:]))


if __name__ == "__main__":
    main()
