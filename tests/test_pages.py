"""Every page (README and the like): short, linked, and true to the files, commands and settings."""

from __future__ import annotations

import argparse
import ast
import doctest
import importlib.util
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.client.metrics import Metrics
from bot.commands import parser_for
from bot.ops import settings
from bot.rules import GAMES
from bot.rules.kit.actions import Action
from bot.tables.past.export import as_json
from tests.tables.past import export
from tests.test_layers import ROOMS as LAID_OUT

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("bot", "cogs", "cardart", "tests")
PAGES = {
    str(path.relative_to(ROOT)): path.read_text("utf-8")
    for path in (
        *ROOT.glob("*.md"),
        *(page for room in ROOMS for page in (ROOT / room).rglob("*.md")),
    )
    if path.parent.name != "legal"  # texts with blanks, for an operator to publish
}
LONGEST = 110
FENCED = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[(?:[^\]\\]|\\.)*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
WRITTEN = re.compile(
    r"[\w.*/-]+\.(py|md|sql|ftl|toml|service|txt|html|js|css)|[\w.-]+(/[\w.-]+)+/?"
)
MODULE = re.compile(r"(?:bot|cogs|cardart|tests)(?:\.\w+)+")
SLASH = re.compile(r"/[a-z][a-z-]+(?: [a-z]+)?")
NO_COMMANDS = {"/metrics"}
every_page = pytest.mark.parametrize("page", PAGES)


def prose(page: str) -> str:
    """A page without what stands in fences."""
    return FENCED.sub("", PAGES[page])


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def table(page: str, heading: str) -> list[list[str]]:
    """The cells of the first table below a heading, without its head."""
    below = PAGES[page].partition(f"\n## {heading}\n")[2]
    rows = re.search(r"(?:^\|.*\n)+", below, re.MULTILINE)
    assert rows is not None, heading
    return [row.strip("| ").split(" | ") for row in rows[0].splitlines()[2:]]


def test_the_readme_is_short() -> None:
    assert len(PAGES["README.md"].splitlines()) <= LONGEST


def test_every_page_is_one_step_from_the_readme() -> None:
    linked = set(LINK.findall(PAGES["README.md"]))
    assert {page for page in PAGES if page not in linked} == {"README.md"}


@every_page
def test_every_link_leads_somewhere(page: str) -> None:
    here = (ROOT / page).parent
    for target in LINK.findall(prose(page)):
        if target.startswith("https://"):
            continue
        path, _, anchor = target.partition("#")
        file = (here / path).resolve() if path else ROOT / page
        assert file.exists() and file.is_relative_to(ROOT), target
        if anchor:
            assert anchor in anchors(file.read_text("utf-8")), target


def names_of_files(page: str) -> Iterator[str]:
    """The words written as the path of a file or folder of this project."""
    for code in CODE.findall(prose(page)):
        for word in code.split():
            if WRITTEN.fullmatch(word):
                yield word


def is_there(page: str, name: str) -> bool:
    """Whether a path exists: from the top, from the page, or in a game's folders; or it is made."""
    games = [ROOT / "bot" / "rules" / "games", ROOT / "tests" / "rules" / "games"]
    places = [ROOT, (ROOT / page).parent, *(own for one in games for own in one.iterdir())]
    return name.startswith((".venv/", "knave-")) or any([*place.glob(name)] for place in places)


OTHERS = {"discord/discord-api-spec", "specs/openapi.json", "check_shuffle.py"}
"""Paths that are not of this project, or that someone has downloaded."""


@every_page
def test_every_file_that_is_named_is_there(page: str) -> None:
    missing = {
        name for name in names_of_files(page) if not is_there(page, name) and name not in OTHERS
    }
    assert missing == set()


def test_files_that_others_name_are_pages() -> None:
    """In the program, the settings and the container's recipe, too."""
    readers = [path for room in ROOMS for path in (ROOT / room).rglob("*.py")]
    readers += (ROOT / "bot").rglob("*.ftl")
    readers += [ROOT / name for name in ("Dockerfile", ".env.example", "pyproject.toml")]
    named = {
        name
        for path in readers
        for name in re.findall(r"\b[\w/.-]+/README\.md", path.read_text("utf-8"))
    }
    assert {name for name in named if not (ROOT / name).is_file()} == set()
    assert "bot/commands/README.md" in named, "this test finds what it looks for"


def resolves(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    parent, _, last = name.rpartition(".")
    try:
        if importlib.util.find_spec(name) is not None:
            return True
    except ModuleNotFoundError:
        pass
    found = importlib.util.find_spec(parent)
    return found is not None and hasattr(importlib.import_module(parent), last)


@every_page
def test_every_module_that_is_named_is_there(page: str) -> None:
    found = {name for code in CODE.findall(prose(page)) for name in MODULE.findall(code)}
    files = {name for name in found if name.endswith((".py", ".md"))}
    assert {name for name in found - files if not resolves(name)} == set()


def sources_of(module: str) -> str:
    """The source of a program, whole where it is a package."""
    path = ROOT / module.replace(".", "/")
    files = path.rglob("*.py") if path.is_dir() else [path.with_suffix(".py")]
    return "".join(file.read_text("utf-8") for file in files)


@every_page
def test_programs_have_the_options_that_are_told(page: str) -> None:
    for module, rest in re.findall(r"python -m ([\w.]+)([^`\n]*)", PAGES[page]):
        if module.partition(".")[0] in ROOMS:
            for option in re.findall(r"--[a-z-]+", rest):
                assert f'"{option}"' in sources_of(module), f"{module} {option}"


def parsers() -> dict[str, argparse.ArgumentParser]:
    """The parser of each command of ``knave``."""
    actions = parser_for()._subparsers
    assert actions is not None
    (choices,) = (action.choices for action in actions._group_actions)
    return dict(choices)  # type: ignore[arg-type]


def test_every_command_of_the_program_is_told() -> None:
    cells = [row[0] for row in table("bot/commands/README.md", "The commands")]
    told = [name for cell in cells for name in re.findall(r"`knave ([\w-]+)", cell)]
    assert sorted(told) == sorted(parsers())


@every_page
def test_no_command_of_the_program_is_invented(page: str) -> None:
    for name, rest in re.findall(
        r"(?<!`/)\bknave ([a-z]+(?:-[a-z]+)*)((?: [\w./-]+)*)", PAGES[page]
    ):
        if f"`knave {name}" in PAGES[page] or f"/knave {name}" in PAGES[page]:
            assert name in parsers(), name
            for option in re.findall(r"--[a-z-]+", rest):
                assert option in parsers()[name]._option_string_actions, f"{name} {option}"


def slash_commands() -> set[str]:
    """Every slash command and group, as the players' page tells of them."""
    told = re.findall(r"^\| `/([a-z -]+)` \|", PAGES["cogs/README.md"], re.MULTILINE)
    return {*told, *(name.partition(" ")[0] for name in told)}


@every_page
def test_no_slash_command_is_invented(page: str) -> None:
    codes = {code for code in CODE.findall(prose(page)) if SLASH.fullmatch(code)}
    assert {code for code in codes - NO_COMMANDS if code[1:] not in slash_commands()} == set()


def test_no_slash_command_is_invented_in_the_settings_and_the_cogs() -> None:
    """By which they are introduced; a command that was renamed is found nowhere any more."""
    texts = [(ROOT / ".env.example").read_text("utf-8")]
    texts += [ast.get_docstring(ast.parse(cog.read_text("utf-8"))) or ""
              for cog in (ROOT / "cogs").glob("*.py")]  # fmt: skip
    told = {name for text in texts for name in re.findall(r"(?<![\w/.)])/([a-z][a-z-]+)", text)}
    assert {"knave", "notify"} <= told <= slash_commands()


@every_page
def test_no_setting_is_invented(page: str) -> None:
    assert set(re.findall(r"KNAVE_[A-Z_]+", PAGES[page])) <= set(settings.NAMES)


def test_every_metric_is_told() -> None:
    cells = [row[0] for row in table("bot/commands/README.md", "Health, logs, metrics")]
    told = [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
    assert sorted(told) == sorted(family.name for family in Metrics().registry.collect())


def verbs(kind: type[Action] = Action) -> Iterator[str]:
    """The verb of every action of the program; games of the tests may have others."""
    for below in kind.__subclasses__():
        if below.__module__.startswith("bot."):
            yield below.verb
        yield from verbs(below)


def test_the_notation_is_what_games_read_and_write() -> None:
    lines = [line for row in table("bot/rules/README.md", "The notation")
             for line in re.findall(r"`([^`]+)`", row[0])]  # fmt: skip
    for line in lines:
        if not line.startswith("deal "):
            assert line in _written(line), line
    assert {line.split()[0] for line in lines} >= {verb for verb in verbs() if verb}


def _written(line: str) -> set[str]:
    """A line as the games that know it write it, once it was read."""
    found = set()
    for game in GAMES.values():
        try:
            found.add(game.write(game.read(line)))
        except ValueError:
            continue
    return found


OF_SOME = ("rotates", "seeds", "daily", "duplicate")
"""Fields that only some games have."""


def test_the_fields_of_an_exported_game_are_told_in_order() -> None:
    cells = [row[0] for row in table("bot/rules/README.md", "The exported game")]
    told = [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
    assert [name for name in told if name not in OF_SOME] == [
        *json.loads(as_json(export("four-jacks")))
    ]


@every_page
def test_what_is_shown_in_python_is_so(page: str) -> None:
    for language, block in FENCED.findall(PAGES[page]):
        if language == "python" and ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, {}, page, page, 0)
            assert doctest.DocTestRunner().run(test).failed == 0


def test_every_room_is_told() -> None:
    told = {path for row in table("bot/README.md", "The rooms") for path in LINK.findall(row[0])}
    rooms = {str(Path(path.removesuffix("/README.md"))) for path in told}
    folders = {path.parent.name for path in (ROOT / "bot").glob("*/__init__.py")}
    assert rooms == {*folders, "../cardart", "../cogs"}


def test_the_journey_of_a_click_leads_through_what_there_is() -> None:
    """Names behind a file's link are defined in that file."""
    rows = table("bot/README.md", "The journey of a click")
    assert len(rows) == 11
    for _, where, _ in rows:
        path, names = LINK.findall(where)[0], CODE.findall(LINK.sub("", where))
        source = (ROOT / "bot" / path).read_text("utf-8")
        for name in filter(str.isidentifier, names):
            assert re.search(rf"(def|class) {name}\b", source), f"{path}: {name}"


def test_every_folder_of_the_tests_is_told() -> None:
    told = {path.partition("/")[0] for path in LINK.findall(PAGES["tests/README.md"])}
    assert {path.parent.name for path in (ROOT / "tests").glob("*/test_*.py")} <= told


CALLED = {"PIL": "pillow", "storage": "store", "peers": "the tables' protocol"}
"""The modules whose names say less than the table of rooms calls them."""


def test_the_table_of_rooms_tells_what_each_may_import() -> None:
    told = {}
    for row in table("bot/README.md", "The rooms"):
        for path in LINK.findall(row[0]):
            place = (ROOT / "bot" / path.removesuffix("/README.md")).resolve()
            told[str(place.relative_to(ROOT))] = row[2].lower()
    rooms = [room for room in LAID_OUT if room.place in told]
    assert len(rooms) > 10
    for room in rooms:
        for name in room.may:
            last = name.rpartition(".")[2]
            if name not in ROOMS:  # "all of the above"
                assert CALLED.get(last, last) in told[room.place], f"{room.place}: {name}"


def test_every_term_of_the_glossary_is_a_name_of_the_program() -> None:
    source = "".join(
        path.read_text("utf-8") for room in ROOMS[:3] for path in (ROOT / room).rglob("*.py")
    )
    cells = [row[0] for row in table("bot/README.md", "Glossary")]
    terms = {term for cell in cells for term in re.findall(r"`(\w+)`", cell)}
    defined = r"^ *(class|def) (\w+)|^(\w+)(:| =)"
    names = {name for found in re.findall(defined, source, re.MULTILINE) for name in found}
    assert terms and terms - names == set()
