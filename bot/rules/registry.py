"""Every game of the house. A new game is one more folder (or file) here, and nothing else."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Final

import bot.rules as rules
from bot.rules.game import AnyGame, Game


def _found() -> Iterator[tuple[str, AnyGame]]:
    for module in sorted(iter_modules(rules.__path__), key=lambda m: m.name):
        loaded = import_module(f"{rules.__name__}.{module.name}")
        offered: tuple[AnyGame, ...] = getattr(loaded, "GAMES_HERE", ())
        yield from ((game.key, game) for game in offered if isinstance(game, Game))


GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(dict(_found()))
"""Key → game, in alphabetical order of the folders."""
