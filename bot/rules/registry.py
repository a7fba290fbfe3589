"""Every game of the house. A new game is one more folder in `games`, and nothing else."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Final

from bot.rules import games
from bot.rules.game import AnyGame, Game


def _found() -> Iterator[tuple[str, AnyGame]]:
    for module in sorted(iter_modules(games.__path__), key=lambda m: m.name):
        loaded = import_module(f"{games.__name__}.{module.name}")
        offered: tuple[AnyGame, ...] = getattr(loaded, "GAMES_HERE", ())
        yield from ((game.key, game) for game in offered if isinstance(game, Game))


_known: dict[str, AnyGame] = dict(_found())
GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(_known)
"""Key → game, in alphabetical order of the folders."""
