"""Random playouts of the cards of a deal here and in other engines, in turn in one run.

``python -m tests.benchmarks.bench_rollouts``: from the first card to the end of the deal, each
from a guess of its own here, from a copy of one state there. The others are compared where they
are installed: ``pip install '.[bench]'``.
"""

import random
from collections.abc import Sequence
from copy import deepcopy
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any

from bot.robots.kernel import AtRandom
from bot.rules import GAMES
from tests.benchmarks.bench_others import ROUNDS, Task
from tests.benchmarks.bench_playouts import LARGE, SMALL, WORLDS, first_cards, pace
from tests.benchmarks.bench_rules import rate


def open_spiel_euchre() -> Task:
    """A rollout of OpenSpiel's Euchre: a clone of the state, then legal cards at random."""
    game = import_module("pyspiel").load_game("euchre")
    root = game.new_initial_state()
    while not str(root.current_phase()).endswith("PLAY"):
        chances = [action for action, _ in root.chance_outcomes()] if root.is_chance_node() else []
        root.apply_action(random.choice(chances or root.legal_actions()))

    def play() -> None:
        state = root.clone()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))

    return play


def jass_kit_schieber() -> Task:
    """A playout of jass-kit's Schieber: a copy of the state, then valid cards at random."""
    sim = import_module("jass.game.game_sim")
    util = import_module("jass.game.game_util")
    rule = import_module("jass.game.rule_schieber").RuleSchieber()
    numpy: Any = import_module("numpy")
    root = sim.GameSim(rule=rule)
    root.init_from_cards(hands=util.deal_random_hand(), dealer=0)
    root.action_trump(0)

    def play() -> None:
        game = deepcopy(root)
        while not game.is_done():
            valid = rule.get_valid_cards_from_state(game.state)
            game.action_play_card(int(random.choice(numpy.flatnonzero(valid))))

    return play


OTHERS = (
    ("OpenSpiel", "pyspiel", "euchre", open_spiel_euchre),
    ("jass-kit", "jass", "schieber", jass_kit_schieber),
)


def rows(seconds: float = 0.5) -> Sequence[tuple[str, ...]]:
    """A head, then a row for each engine, measured for so many seconds where it is installed.

    The figures: its pace, ours by batch, and the ratios.
    """
    sizes = (WORLDS * SMALL, WORLDS * LARGE)
    head = ("engine", "game", "its playouts/s")
    found = [(*head, *(f"ours, {size:,}" for size in sizes), "ours : its")]
    for engine, module, key, maker in OTHERS:
        if find_spec(module) is None:
            found.append((engine, key, "not installed", "", "", ""))
            continue
        task, rng = maker(), Random(1)
        worlds = first_cards(GAMES[key], rng)
        rests = [rest for world in worlds if (rest := GAMES[key].rest(world)) is not None]
        rounds = [
            (rate(task, seconds), *(pace(rests, n, AtRandom(rng)) for n in (SMALL, LARGE)))
            for _ in range(ROUNDS)
        ]
        theirs, small, large = map(median, zip(*rounds, strict=True))
        ratios = f"{small / theirs:.1f}, {large / theirs:.1f}"
        found.append((engine, key, f"{theirs:,.0f}", f"{small:,.0f}", f"{large:,.0f}", ratios))
    return found


def main() -> None:
    """Print the table of engines, one a line."""
    for row in rows():
        print(f"{row[0]:<12}" + "".join(f"{cell:>16}" for cell in row[1:]))


if __name__ == "__main__":
    main()
