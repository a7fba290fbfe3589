"""Games that are not among the program's, put to the tests of all games.

``pytest --game tests/newcomers/first_steps tests/rules tests/words`` runs what these tests say of
that game, and nothing else. Its folder is a package with its rules, which offers it as
``GAMES_HERE``; its words are in ``words/LANGUAGE/KEY.ftl`` there, and beside them lies all that
:mod:`tests.support.kept` looks for.
"""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

from bot.rules import AnyGame
from bot.rules.registry import found
from tests.support.registered import registered

ROOT = Path(__file__).resolve().parents[2]
LAWS = (
    "tests/rules/test_kept.py",
    "tests/rules/test_universal.py",
    "tests/rules/test_reckoning.py",
    "tests/rules/test_stake.py",
    "tests/rules/test_teaching.py",
    "tests/secrecy",
    "tests/words",
)
"""Tests of every game, without those of robots and tables: they find out less about rules."""
_adopted = ExitStack()


def adopt(folders: Iterable[Path]) -> tuple[str, ...]:
    """Make the games of these folders known from now on, as if they were of the house; their keys.

    :raises NoGame: what is wrong with a folder, in a sentence.
    """
    keys: list[str] = []
    for folder in folders:
        here = folder.resolve()
        package = here.relative_to(ROOT).as_posix().replace("/", ".")
        for key, game in found([import_module(package)]).items():
            _adopted.enter_context(registered(game, here / "words"))
            keys.append(key)
    return tuple(keys)


def known_again(game: AnyGame) -> str:
    """The lines of Python by which another process comes to know a game, if it has to be told."""
    folder = Path(inspect.getfile(type(game))).parent
    if folder.is_relative_to(ROOT / "bot"):
        return ""
    told = f"adopt([Path({str(folder)!r})])"
    return f"from pathlib import Path\nfrom tests.support.newcomers import adopt\n{told}\n"


def is_of(item: pytest.Item, keys: Iterable[str]) -> bool:
    """Whether a test is about one of these games: by what it is given, or where it lies."""
    given = item.nodeid.partition("[")[2]
    folders = [key.replace("-", "_") for key in keys]
    return any(re.search(rf"(?<![a-z-]){key}(?![a-z])", given) for key in keys) or any(
        folder in item.path.parts for folder in folders
    )


@dataclass(frozen=True)
class Outcome:
    """The result of a run of tests: how many passed, which failed, and all that was printed."""

    passed: int
    failed: tuple[str, ...]
    text: str


def outcome_of(folders: Iterable[Path], *tests: str, root: Path = ROOT) -> Outcome:
    """Put the games of folders to these tests (to :data:`LAWS`) in a process of their own."""
    here = root / "tests" / "newcomers"
    named = [f"--game={folder}" for folder in folders if folder.is_relative_to(here)]
    line = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "--tb=short"]
    ran = subprocess.run(
        [*line, *named, *(tests or LAWS)],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    passed = re.search(r"(\d+) passed", ran.stdout)
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", ran.stdout, re.MULTILINE)
    return Outcome(int(passed[1]) if passed else 0, tuple(failed), ran.stdout + ran.stderr)
