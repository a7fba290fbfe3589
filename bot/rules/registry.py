"""Every game of the house. A new game is one more folder in `games`, and nothing else."""

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Final

from bot.rules import games
from bot.rules.game import AnyGame, Game
from bot.rules.options import Options, spell

NAME: Final = "GAMES_HERE"
"""The name by which a folder offers its games."""


class NoGame(ImportError):
    """A folder of games is not as it has to be; the text is a sentence that names its file."""


def found(modules: Iterable[ModuleType]) -> Mapping[str, AnyGame]:
    """Key → game, of all that these modules offer, in their order.

    :raises NoGame: an offer is no game, or one that cannot be told apart or played.
    """
    known: dict[str, AnyGame] = {}
    homes: dict[str, str] = {}
    for module in modules:
        home = module.__file__ or module.__name__
        for game in _offered(module, home):
            for fault in _faults(game):
                raise NoGame(f"{home}: {type(game).__name__} {fault}.")
            if game.key in homes:
                raise NoGame(f"{home}: the key {game.key!r} is taken by {homes[game.key]}.")
            known[game.key], homes[game.key] = game, home
    return known


def _offered(module: ModuleType, home: str) -> Iterator[AnyGame]:
    """The games of a folder. A folder that offers none says so by an empty tuple."""
    if not hasattr(module, NAME):
        near = [name for name in vars(module) if name.isupper() and "GAME" in name]
        found_there = f"; is {near[0]} meant to be it?" if near else "."
        raise NoGame(f"{home} has no {NAME}, a tuple of its games{found_there}")
    offered = getattr(module, NAME)
    if not isinstance(offered, tuple):
        raise NoGame(f"{home}: {NAME} is no tuple, but {offered!r}; for one game write (Game(),).")
    for game in offered:
        if not isinstance(game, Game):
            called = f"{game.__name__}, a class: call it" if isinstance(game, type) else repr(game)
            raise NoGame(f"{home}: {NAME} offers {called}, which is no Game.")
        yield game


def _faults(game: AnyGame) -> Iterator[str]:
    """The faults that would come to light much later otherwise, as the rest of a sentence."""
    for name in ("key", "options", "presets", "vocabulary"):
        if not hasattr(game, name):
            yield f"has no {name!r}"
            return
    for name, method in (("sizes", "players"), ("cards", "pack"), ("hands", "layout")):
        if getattr(type(game), method) is getattr(Game, method) and not hasattr(game, name):
            yield f"has neither {name!r} nor a method {method!r} of its own"
    words = game.key.split("-")
    if not all(word.isalnum() and word.isascii() and word == word.lower() for word in words):
        yield f"has the key {game.key!r}: small letters and digits, with hyphens between words"
    if "house" not in game.presets:
        yield "has no preset called 'house', by which its tables open"
    yield from _unregistered(game.options)


def _unregistered(options: type[Options]) -> Iterator[str]:
    """Options and values that no code of rules could tell, by their lines in the register."""
    lines = [line.split() for line in options.register]
    told: dict[str, list[str]] = {}
    for name, *values in lines:
        told.setdefault(name, []).extend(values)
    for knob in options.fields():
        if knob.name not in told:
            line = " ".join((knob.name, *map(spell, knob.values)))
            yield f"has an option {knob.name!r} that is not registered: add {line!r} to register"
        elif missing := [v for v in map(spell, knob.values) if v not in told[knob.name]]:
            line = " ".join((knob.name, *missing))
            yield f"has values that are not registered: add {line!r} at the end of register"


def modules_of(package: ModuleType) -> Iterator[ModuleType]:
    """The folders of a package, in alphabetical order, each as a module.

    :raises NoGame: a folder with Python in it is no package.
    """
    for place in map(Path, package.__path__):
        for folder in sorted(place.glob("[a-z]*/")):
            if any(folder.glob("*.py")) and not (folder / "__init__.py").is_file():
                raise NoGame(f"{folder} has no __init__.py, which offers its games as {NAME}.")
    for module in sorted(iter_modules(package.__path__), key=lambda m: m.name):
        yield import_module(f"{package.__name__}.{module.name}")


_known: dict[str, AnyGame] = dict(found(modules_of(games)))
GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(_known)
"""Key → game, in alphabetical order of the folders."""
