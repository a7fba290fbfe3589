"""A number of a bidding rule against other values of it: rule against rule, by duplicate deals.

``python -m tests.robots.limits euchre LONE_TRICKS 3.4 3.8 4.2`` bids every deal once for each
side, with the value on that side and the rule as it stands on all others; the cards fall by the
policy. A number inside a table is named by its path: ``BY_TABLE.3.order_up``.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import is_dataclass, replace
from random import Random
from statistics import fmean, stdev
from typing import Any

from bot.robots.endings import Endings
from bot.robots.evaluate import Evaluation
from bot.rules import CHANCE, GAMES, Action, Seat, View
from bot.rules.game import AnyGame

Habit = Callable[[View[Any]], Action | None]


def changed(game: AnyGame, path: str, value: float) -> Habit:
    """The habit of a game with another value for a number of its bidding rule."""
    module: Any = sys.modules[game.habit.__module__]
    name, *keys = path.split(".")
    standing = getattr(module, name)
    other = replaced(standing, keys, value)

    def habit(view: View[Any]) -> Action | None:
        _set(module, name, other)
        try:
            return game.habit(view)
        finally:
            _set(module, name, standing)

    return habit


def replaced(old: Any, keys: Sequence[str], value: float) -> Any:
    """A number of a rule, or a table of numbers, with this value at the end of the path."""
    if not keys:
        return value
    key, *rest = keys
    if is_dataclass(old) and not isinstance(old, type):
        return replace(old, **{key: replaced(getattr(old, key), rest, value)})
    at = key if key in old else int(key)
    return {**old, at: replaced(old[at], rest, value)}


def _set(module: Any, name: str, value: Any) -> None:
    """Set a number, and forget what was remembered by another."""
    setattr(module, name, value)
    for remembered in vars(module).values():
        if hasattr(remembered, "cache_clear"):
            remembered.cache_clear()


def leads(game: AnyGame, start: Any, habit: Habit, deals: int, seed: str) -> Iterator[float]:
    """The lead in points of this habit over the game's own, deal by deal."""
    rng, match = Random(seed), game.match(start)
    sides = game.sides(match.options, match.players)
    evaluation = Evaluation(game, game.view(start, Seat(0)))
    states = []
    for n in range(deals):
        dealt = game.apply(start, CHANCE, game.chance(start, rng.randrange)).state
        for side in sides:
            state, chance = dealt, Random(f"{seed} {n}")
            while game.rest(state) is None and not evaluation.over(
                state, turn := game.to_act(state)
            ):
                view = game.view(state, turn[0])
                said = habit(view) if turn[0] in side else game.habit(view)
                legal = game.legal(view)
                action = said if said in legal and said else legal.sample(chance)
                state = game.apply(state, turn[0], action).state
            states.append(state)
    ends = Endings(game, evaluation, rng).of(states)
    for n in range(deals):
        part = ends[n * len(sides) : (n + 1) * len(sides)]
        yield fmean(end.leads[side[0]] for end, side in zip(part, sides, strict=True))


def main(words: Iterable[str] | None = None) -> None:
    """Read the command line, deal and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.robots.limits", description=__doc__)
    parser.add_argument("game", metavar="GAME", choices=list(GAMES))
    parser.add_argument("path", metavar="NUMBER")
    parser.add_argument("values", nargs="+", type=float, metavar="VALUE")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--preset", default="", help="a set of options by its name")
    parser.add_argument("--players", type=int, default=0, help="table size, if the game allows it")
    args = parser.parse_args(None if words is None else list(words))
    game = GAMES[args.game]
    options = game.presets[args.preset or next(iter(game.presets))]
    sizes = game.players(options)
    start = game.start(options, args.players or (4 if 4 in sizes else sizes[0]))
    for value in args.values:
        found = list(leads(game, start, changed(game, args.path, value), args.deals, "1"))
        margin = 1.96 * stdev(found) / len(found) ** 0.5
        print(f"{args.path} {value:g}: {fmean(found):+.3f} ± {margin:.3f}", flush=True)


if __name__ == "__main__":
    main()
