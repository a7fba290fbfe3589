"""``knave new-game``: the folder, the words and the tests of a small game that plays.

The files are those of the game in ``tests/newcomers/first_steps`` under another name; the tests
play it there, so that it stays true to the rules of today.
"""

import argparse
import re
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path
from typing import Final

from bot.commands import CommandError, Commands

ROOT: Final = Path(__file__).resolve().parents[2]
PATTERN: Final = Path("tests") / "newcomers" / "first_steps"
"""The game that is written anew: its rules, ``words``, and what its tests need."""
TESTED: Final = ("kept.py", "to_do.py")
"""The files beside ``test_*.py`` that belong to the tests."""
KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST: Final = 24


def add(commands: Commands) -> None:
    """Add ``knave new-game`` to the parser."""
    command = commands.add_parser(
        "new-game", help="write the folder of a small new game, its words and its tests"
    )
    command.add_argument("key", metavar="KEY", help="small letters, with hyphens: two-ten-jack")
    command.add_argument("--name", help="its name in English (default: made of the key)")
    command.add_argument(
        "--into", type=Path, default=ROOT, metavar="DIR", help="a checkout (default: this one)"
    )
    command.add_argument(
        "--apart", action="store_true", help="all in one folder of tests/newcomers, for the tests"
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Write the files and say what comes next.

    :raises CommandError: the key is none, or taken, or this is no checkout.
    """
    key, into = str(chosen.key), Path(chosen.into)
    if not KEY.fullmatch(key) or len(key) > LONGEST:
        raise CommandError(
            f"{key!r} is no key: at most {LONGEST} small letters and digits, with hyphens between."
        )
    if iskeyword(key):  # its folder could not be imported, nor then any other
        raise CommandError(f"{key!r} is no key: it is a word of Python.")
    if not (into / PATTERN).is_dir():
        raise CommandError(f"{into} is no checkout of this project: it has no {PATTERN}.")
    name = chosen.name or key.replace("-", " ").title()
    files = dict(_files(into, key, name, bool(chosen.apart)))
    for path in files:
        if path.exists() or (path.parent.name == key.replace("-", "_") and path.parent.exists()):
            raise CommandError(f"{path.relative_to(into)} is there already: the key is taken.")
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(into))
    print(_next(key, next(iter(files)).parent.relative_to(into), bool(chosen.apart)))
    return 0


def _files(into: Path, key: str, name: str, apart: bool) -> Iterator[tuple[Path, str]]:
    """Each file that is written, with its text."""
    package = key.replace("-", "_")
    newcomers, rules = PATTERN.parent / package, Path("bot") / "rules" / "games" / package
    tests = Path("tests") / "rules" / "games" / package
    for source in sorted((into / PATTERN).rglob("*")):
        inside = source.relative_to(into / PATTERN)
        if not source.is_file() or "__pycache__" in inside.parts:
            continue
        text = _renamed(source.read_text(encoding="utf-8"), key, name)
        named = Path(*(part.replace("first-steps", key) for part in inside.parts))
        if named.name == "to_do.py":
            named = named.with_name("test_to_do.py")
        if apart:
            home = newcomers
        elif named.parts[0] == "words":
            home, named = Path("bot") / "words" / "locales", Path(*named.parts[1:])
        else:
            home = tests if _is_test(named) else rules
        if not apart:
            text = _moved(text, package, rules, tests)
        yield into / home / named, text


def _is_test(file: Path) -> bool:
    return file.name.startswith("test_") or file.name in TESTED or len(file.parts) > 1


def _renamed(text: str, key: str, name: str) -> str:
    """A text about First Steps as one about the new game."""
    kind = "".join(word.title() for word in key.split("-"))
    package = key.replace("-", "_")
    for old, new in (
        ("first-steps", key), ("first_steps", package), ("FirstSteps", kind), ("First Steps", name),
    ):  # fmt: skip
        text = text.replace(old, new)
    return text


def _moved(text: str, package: str, rules: Path, tests: Path) -> str:
    """A module whose imports find each file where it is now, in the order that ruff asks for."""
    old, new = f"tests.newcomers.{package}", ".".join(rules.parts)
    of_tests = "|".join(Path(name).stem for name in TESTED)
    text = re.sub(rf"{re.escape(old)}\.({of_tests})\b", rf"{'.'.join(tests.parts)}.\1", text)
    return _in_order(text.replace(old, new))


def _in_order(text: str) -> str:
    """Imports by the names of their modules, within each block of lines."""
    lines, block = list[str](), list[str]()
    for line in [*text.splitlines(), ""]:
        if line.startswith("from "):
            module, _, names = line.partition(" import ")
            sorted_names = sorted(names.split(", "), key=_rank_of_a_name)
            block.append(f"{module} import {', '.join(sorted_names)}")
            continue
        lines += sorted(block, key=lambda imported: imported.split()[1])
        block.clear()
        lines.append(line)
    return "\n".join(lines[:-1]) + "\n"


def _rank_of_a_name(name: str) -> tuple[int, str]:
    """Constants first, then classes, then all else."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2), name


def _next(key: str, folder: Path, apart: bool) -> str:
    """The first steps of its author."""
    package = key.replace("-", "_")
    tests = f"tests/newcomers/{package}" if apart else f"tests/rules/games/{package}"
    options = f"--game {tests} " if apart else ""
    chosen = key if key == package else f"'{key} or {package}'"
    return (
        f"\n{key} plays already: a point a trick, without a trump. What is left to do:\n"
        f"  pytest -n0 {options}tests/rules/test_kept.py {tests} -k {chosen}\n"
        f"The steps are in bot/rules/README.md; begin with {folder}/game.py."
        " `ruff check --fix .` and `ruff format .` set long names in order."
    )
