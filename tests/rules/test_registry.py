"""A folder that is not as it has to be is refused in a sentence that names its file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest

from bot.rules import GAMES
from bot.rules.options import Options, option
from bot.rules.registry import NoGame, found, modules_of

ANY: Any = next(iter(GAMES.values()))


@dataclass(frozen=True, slots=True)
class Unregistered(Options):
    """An option has a value more than its line in the register, and another has no line."""

    register: ClassVar[tuple[str, ...]] = ("target 5 7",)
    target: int = option(5, 7, 10)
    joker: str = option("none", "best-bower")


@dataclass(frozen=True, slots=True)
class Forgotten(Options):
    """An option that no line of the register knows."""

    joker: str = option("none", "best-bower")


def module(**names: object) -> ModuleType:
    made = ModuleType("games.new")
    made.__file__ = "games/new/__init__.py"
    vars(made).update(names)
    return made


def game(**names: object) -> Any:
    return type("New", (type(ANY),), names)()


def refused(*modules: ModuleType) -> str:
    with pytest.raises(NoGame) as error:
        found(modules)
    said = str(error.value)
    assert said.startswith("games/new/__init__.py") and said[-1] in ".?", said
    return said


def test_what_is_offered_is_found_by_its_key_in_order() -> None:
    new = game(key="new-game-2")
    assert list(found([module(GAMES_HERE=(new,)), module(GAMES_HERE=())])) == ["new-game-2"]
    assert found([module(GAMES_HERE=(new, ANY))]) == {"new-game-2": new, ANY.key: ANY}


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ({"GAME_HERE": (ANY,)}, "has no GAMES_HERE, a tuple of its games; is GAME_HERE meant"),
        ({}, "has no GAMES_HERE, a tuple of its games."),
        ({"GAMES_HERE": ANY}, "GAMES_HERE is no tuple"),
        ({"GAMES_HERE": ("euchre",)}, "offers 'euchre', which is no Game"),
        ({"GAMES_HERE": (type(ANY),)}, "a class: call it"),
        ({"GAMES_HERE": (ANY, ANY)}, f"the key {ANY.key!r} is taken by games/new"),
        ({"GAMES_HERE": (game(key="New Game"),)}, "has the key 'New Game'"),
        ({"GAMES_HERE": (game(presets={}),)}, "no preset called 'house'"),
        ({"GAMES_HERE": (game(options=Forgotten),)}, "add 'joker none best-bower' to register"),
        ({"GAMES_HERE": (game(options=Unregistered),)}, "add 'target 10' at the end of register"),
    ],
)
def test_what_is_wrong_is_said(names: dict[str, Any], said: str) -> None:
    assert said in refused(module(**names))


def test_a_folder_that_is_no_package_is_named(tmp_path: Path) -> None:
    (tmp_path / "whist").mkdir()
    (tmp_path / "whist" / "game.py").touch()
    package = ModuleType("games")
    package.__path__ = [str(tmp_path)]
    with pytest.raises(NoGame, match=r"whist has no __init__\.py"):
        list(modules_of(package))
