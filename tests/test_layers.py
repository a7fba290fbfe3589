"""The rooms of the house: who may import what, and no game by name where none may be."""

import ast
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from bot.rules import GAMES

ROOT = Path(__file__).parent.parent
STANDARD = frozenset(sys.stdlib_module_names)
OURS = ("bot", "cogs", "cardart")
IMPURE = ("asyncio", "time", "logging", "sqlite3", "threading", "secrets", "socket", "subprocess")


CONTRACT = ("bot.rules.game", "bot.rules.options", "bot.rules.decisions")
"""The modules that say what a game has to do, and what its options and its questions are."""
KIT = "bot.rules.kit"
TEXTS = "cardart.text_cache"
"""The stores of texts, which can be told to forget all of them."""
NAMED_HANDLERS = ("answers", "handlers")
"""Registers of handlers: only the dispatcher looks something up in one."""
DISPATCHER = ("bot/client/app.py", "bot/client/dispatch.py")
GETTERS = ("get_cog", "load_extension", "reload_extension", "get_extension", "import_module")
"""Calls by which a cog can be had by its name."""


@dataclass(frozen=True)
class Room:
    """A room: its place (a folder, or a file), what it may import, and what it never may.

    Names stand for whole modules and everything below; in ``never`` they win over ``may``.
    ``only`` are names that one file alone (or a few) may import.
    """

    place: str
    may: tuple[str, ...]
    never: tuple[str, ...] = ()
    only: dict[str, tuple[str, ...]] = field(default_factory=dict)
    standard: bool = True


SERVER = (
    "cleaner",
    "connection",
    "errors",
    "keeper",
    "moving",
    "pipeline",
    "restored",
    "store",
    "writer",
)
"""The files of `bot.storage.postgres` that know its library."""

ROOMS = (
    Room("bot/ground", ("uvloop",), only={"uvloop": ("loop.py",)}),
    Room("bot/rules", (), IMPURE),
    Room("bot/rules/kit", ()),
    *(Room(f"{name.replace('.', '/')}.py", (KIT, *CONTRACT)) for name in CONTRACT),
    Room("bot/rules/games", (KIT, *CONTRACT)),
    Room("bot/rules/registry.py", ("bot.rules.game", "bot.rules.games", "bot.rules.options")),
    Room("bot/rules/about", (KIT, *CONTRACT, "bot.rules.registry")),
    Room("bot/robots", ("bot.rules", "bot.ground.collector", "bot.ground.workers")),
    Room(
        "bot/words",
        ("bot.rules", "cardart.scene", TEXTS, "fluent", "babel"),
        only={"fluent": ("catalogue.py", "sentences.py"), "babel": ("cities.py",)},
    ),
    Room(
        "bot/storage",
        ("aiosqlite", "psycopg", "bot.ground.failpoints", "bot.ground.processors"),
        only={
            "aiosqlite": ("writer.py",),
            "psycopg": ("engines.py", *(f"postgres/{name}.py" for name in SERVER)),
        },
    ),
    Room(
        "cardart",
        ("PIL", "isal", "deflate"),
        only={
            "PIL": ("*", "!scene/*.py"),
            "isal": ("paint/png.py",),
            "deflate": ("paint/png.py",),
        },
    ),
    Room("cardart/text_cache.py", ()),
    Room("cardart/scene", (TEXTS,)),
    Room("cardart/paint", ("PIL", "isal", "deflate", TEXTS)),
    Room("cardart/cards", ("PIL", "cardart.paint", "cardart.scene")),
    Room("cardart/pictures", ("PIL", "cardart.paint", "cardart.cards", "cardart.scene", TEXTS)),
    Room(
        "bot/tables",
        (
            "bot.rules",
            "bot.robots",
            "bot.words",
            "bot.storage.store",
            "bot.storage.rows",
            "bot.ground",
            "cardart.scene",
            TEXTS,
            "openskill",
            "cachetools",
        ),
        ("sqlite3",),
        only={
            "openskill": ("model/ratings.py",),
            "cachetools": ("live/choices.py", "live/registry.py", "past/replays.py"),
        },
    ),
    Room(
        "bot/tables/model", ("bot.rules", "bot.storage.rows", "openskill"), ("logging", "sqlite3")
    ),
    Room("bot/tables/verbs", ("bot.rules", "bot.storage.rows", "bot.tables.model"), IMPURE),
    Room(
        "bot/tables/screens",
        (
            "bot.rules",
            "bot.words",
            "bot.storage.rows",
            "bot.tables.model",
            "bot.tables.past",
            "bot.robots.strength",
            "cardart.scene",
            TEXTS,
        ),
        IMPURE,
    ),
    Room(
        "bot/duplicate",
        (
            "bot.rules",
            "bot.words",
            "bot.storage.store",
            "bot.storage.rows",
            "bot.tables",
            "bot.ground",
            "cardart.scene",
        ),
        ("sqlite3",),
    ),
    *(
        Room(
            f"bot/duplicate/{name}.py",
            ("bot.duplicate", "bot.rules", "bot.storage.rows", "bot.tables.model"),
            IMPURE,
        )
        for name in ("movement", "scoring", "model", "verbs", "standing", "rows")
    ),
    Room(
        "bot/tournaments",
        (
            "bot.rules",
            "bot.words",
            "bot.storage.rows",
            "bot.storage.store",
            "bot.tables",
            "cardart.scene",
            "networkx",
        ),
        ("sqlite3",),
        only={"networkx": ("pairing.py",)},
    ),
    *(
        Room(
            f"bot/tournaments/{name}.py",
            ("bot.tournaments", "bot.storage.rows", "bot.tables.model.refusals", "networkx"),
            IMPURE,
        )
        for name in ("values", "pairing", "standings", "signing", "course", "rows")
    ),
    Room(
        "bot/client",
        (*OURS, "discord", "aiohttp", "cachetools", "prometheus_client"),
        ("bot.demo",),
        only={
            # what discord.py lets through of it
            "aiohttp": ("app.py", "errors.py", "metrics.py", "display/traffic.py"),
            "prometheus_client": ("metrics.py",),
        },
    ),
    Room("cogs", (*OURS, "discord"), ("bot.demo",)),
    Room("bot/processes", ("bot.storage", "bot.tables.live.peers")),
)
DISCORD = (
    "cogs/",
    "bot/client/",
    "bot/commands/emoji.py",
    "bot/commands/reaching.py",
    "bot/commands/run.py",
    "bot/demo/",
    "bot/smoke/",
)
"""Only here is Discord known."""
APART = {
    "cogs": "a cog imports no other cog",
    "bot/rules/games": "a game imports no other game",
}
"""Rooms whose files or folders know nothing of each other."""
NAMELESS = (
    "cogs",
    "bot/client",
    "bot/tables",
    "bot/duplicate",
    "bot/tournaments",
    "bot/words",
    "bot/storage",
    "bot/robots",
    "cardart",
    "bot/demo",
)
"""Here no game may be called by its name."""


def imports(tree: ast.AST, package: str) -> Iterator[tuple[int, str]]:
    """Every name imported, wherever in the file: ``from a import b`` is ``a.b``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            base = ".".join([*(above if node.level else ()), *filter(None, [node.module])])
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def within(name: str, module: str) -> bool:
    return name == module or name.startswith(f"{module}.")


def faults(path: str, source: str) -> list[str]:
    """The faults of the imports of the file at this path of the project."""
    package, tree = ".".join(Path(path).parent.parts), ast.parse(source)
    found = [f"{path}:{line}: {fault}" for line, fault in couplings(path, tree)]
    for line, name in imports(tree, package):
        found += [f"{path}:{line}: {fault}" for fault in _import_faults(path, package, name)]
    return found


def couplings(path: str, tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The lines that reach a cog by its name, or its handler by the kind of click it answers."""
    if not path.startswith(("cogs/", "bot/client/")) or path in DISPATCHER:
        return
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value=ast.Attribute(attr=name) | ast.Name(id=name)) if (
                name in NAMED_HANDLERS
            ):
                yield node.lineno, f"{name}[…]: a handler is called by what it is for"
            case ast.Call(
                func=ast.Attribute(value=ast.Attribute(attr=name) | ast.Name(id=name), attr="get")
            ) if name in NAMED_HANDLERS:
                yield node.lineno, f"{name}.get(…): a handler is called by what it is for"
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in GETTERS:
                yield node.lineno, f"{name}(…): a cog is had by its name"
            case ast.Attribute(attr="cogs" | "extensions" as name):
                yield node.lineno, f".{name}: a cog is had by its name"
            case ast.Constant(value=str(text)) if text.startswith("cogs."):
                yield node.lineno, f"{text!r}: a cog is had by its name"


def _import_faults(path: str, package: str, name: str) -> Iterator[str]:
    if within(name, "discord") and not path.startswith(DISCORD):
        yield f"{name}: Discord is known in the cogs only"
    for room in ROOMS:
        if path == room.place or path.startswith(f"{room.place}/"):
            yield from _room_faults(room, path, name)
    if path.startswith("bot/rules/") and within(name, "random") and name != "random.Random":
        yield f"{name}: rules draw from a Random they are given"
    if path.startswith("bot/") and name.startswith("cogs."):
        yield f"{name}: cogs are found, and none is known by name"
    for place, fault in APART.items():
        home = place.replace("/", ".")
        if path.startswith(f"{place}/") and within(name, home):
            own = path.removeprefix(f"{place}/").partition("/")[0].removesuffix(".py")
            other = name.removeprefix(home).lstrip(".").partition(".")[0]
            if other != own:
                yield f"{name}: {fault}"


def _room_faults(room: Room, path: str, name: str) -> Iterator[str]:
    own = room.place.replace("/", ".")
    top = name.partition(".")[0]
    known = within(name, own) or any(within(name, may) for may in room.may)
    if top in OURS and not known:
        yield f"{name}: {room.place} does not know it"
    elif top not in OURS and top not in STANDARD and not known and top != "discord":
        yield f"{name}: {room.place} has no use for it"
    if any(within(name, never) for never in room.never):
        yield f"{name}: never in {room.place}"
    for module, files in room.only.items():
        if within(name, module):
            file = path.removeprefix(f"{room.place}/")
            refused = f"!{file}" in files or (file not in files and "*" not in files)
            if refused:
                yield f"{name}: not in {file}"


def game_names() -> frozenset[str]:
    """The keys of the games, and the folders and files they live in."""
    rules = ROOT / "bot" / "rules" / "games"
    homes = {type(game).__module__.split(".")[3] for game in GAMES.values()}
    folders = {
        path.parent.name for path in rules.glob("*/__init__.py") if "GAMES_HERE" in path.read_text()
    }
    return frozenset(GAMES) | homes | folders


def names_told(path: str, source: str, names: frozenset[str]) -> list[str]:
    """The lines that call a game by name: in a string or an import (docstrings may tell of one)."""
    tree = ast.parse(source)
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found = [
        f"{path}:{node.lineno}: {node.value!r} is the name of a game"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
        if _names(node.value) & names
    ]
    found += [
        f"{path}:{line}: {name} is the home of a game"
        for line, name in imports(tree, ".".join(Path(path).parent.parts))
        if within(name, "bot.rules") and set(name.split(".")) & names
    ]
    return found


def _names(text: str) -> set[str]:
    """The words of a text, hyphens and underscores within them."""
    apart = "".join(c if c.isalnum() or c in "-_" else " " for c in text.lower())
    return set(apart.split())


def files(*places: str) -> list[Path]:
    """The Python files of these rooms; a room that is not built yet has none."""
    found: list[Path] = []
    for place in places:
        path = ROOT / place
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path] * path.exists()
    return found


EVERY_FILE = [str(path.relative_to(ROOT)) for path in files(*OURS)]
NAMELESS_FILES = [str(path.relative_to(ROOT)) for path in files(*NAMELESS)]


def test_imports_keep_to_their_room() -> None:
    assert [fault for path in EVERY_FILE for fault in faults(path, (ROOT / path).read_text())] == []


def test_no_game_is_called_by_name() -> None:
    names = game_names()
    told = (names_told(path, (ROOT / path).read_text(), names) for path in NAMELESS_FILES)
    assert [fault for found in told for fault in found] == []


def circle(sources: Mapping[str, str]) -> list[str]:
    """The modules of a circle of imports among these files, also of imports for types alone."""
    homes = {path.removesuffix(".py").replace("/", "."): path for path in sources}
    known = {name.removesuffix(".__init__"): path for name, path in homes.items()}
    graph: dict[str, set[str]] = {}
    for module, path in known.items():
        package = ".".join(Path(path).parent.parts)
        names = [name for _, name in imports(ast.parse(sources[path]), package)]
        longest = (next((k for k in _prefixes(name) if k in known), module) for name in names)
        graph[module] = {found for found in longest if found != module}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def _prefixes(name: str) -> Iterator[str]:
    """A dotted name and those before it, the longest first."""
    while name:
        yield name
        name = name.rpartition(".")[0]


def test_no_import_goes_in_a_circle() -> None:
    assert len(EVERY_FILE) > 300
    assert circle({path: (ROOT / path).read_text() for path in EVERY_FILE}) == []


LOADER = "bot/client/app.py"
"""The one file that finds the cogs, which stand above it: it loads what is in their folder."""


def between_rooms(sources: Mapping[str, str]) -> list[str]:
    """The rooms of a circle of imports, however many files of theirs it goes through."""
    graph: dict[str, set[str]] = {}
    for path, source in sources.items():
        room, package = _room(path.removesuffix(".py").split("/")), path.split("/")[:-1]
        names = [name for _, name in imports(ast.parse(source), ".".join(package))]
        known = {_room(name.split(".")) for name in names if name.split(".")[0] in OURS}
        loads = {"cogs"} if path == LOADER else set()
        graph.setdefault(room, set()).update(known - {room, "bot"} - loads)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def _room(parts: list[str]) -> str:
    """The room of a module: a folder of the bot, or one of the other two packages."""
    folders = parts[:2] if parts[0] == "bot" else parts[:1]
    return ".".join(folders)


def test_no_room_leans_on_one_that_leans_on_it() -> None:
    assert between_rooms({path: (ROOT / path).read_text() for path in EVERY_FILE}) == []


def test_rooms_that_lean_on_each_other_are_found() -> None:
    sources = {
        "bot/ops/heartbeat.py": "import bot.client.app",
        "bot/client/app.py": "from bot.tables.live import table",
        "bot/tables/live/table.py": "from bot.ops import settings",
    }
    assert {*between_rooms(sources)} == {"bot.ops", "bot.client", "bot.tables"}
    assert between_rooms({**sources, "bot/ops/heartbeat.py": "import time"}) == []


def test_a_planted_circle_is_found() -> None:
    one = "if TYPE_CHECKING:\n    from bot.tables.live.other import Other"
    sources = {"bot/tables/live/one.py": one, "bot/tables/live/other.py": "from . import one"}
    assert {*circle(sources)} == {"bot.tables.live.one", "bot.tables.live.other"}
    assert circle({**sources, "bot/tables/live/other.py": "import asyncio"}) == []
    inner = {"room/__init__.py": "def f():\n    from .a import A", "room/a.py": "import room.b"}
    found = circle({**inner, "room/b.py": "from room import f", "room/c.py": "from .a import A"})
    assert {*found} == {"room", "room.a", "room.b"}


def test_there_is_something_to_look_at() -> None:
    assert "bot/rules/game.py" in EVERY_FILE and len(NAMELESS_FILES) > 300
    assert len(game_names()) > len(GAMES) // 2


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("bot/rules/game.py", "import discord"),
        ("bot/rules/game.py", "import asyncio"),
        ("bot/rules/game.py", "from time import monotonic"),
        ("bot/rules/game.py", "def f():\n    import logging"),
        ("bot/rules/game.py", "import sqlite3"),
        ("bot/rules/game.py", "import random"),
        ("bot/rules/game.py", "from random import choice"),
        ("bot/rules/game.py", "from bot.tables import table"),
        ("bot/tables/verbs/sit.py", "from bot.tables.live.table import Table"),
        ("bot/tables/verbs/sit.py", "import asyncio"),
        ("bot/tables/verbs/sit.py", "from bot.words.words import Words"),
        ("bot/tables/model/chairs.py", "from bot.words.words import escape"),
        ("bot/tables/model/state.py", "from bot.tables.verbs import seats"),
        ("bot/rules/game.py", "from .. import tables"),
        ("bot/rules/some/game.py", "from ...robots import level"),
        ("bot/rules/game.py", "import aiosqlite"),
        ("bot/rules/game.py", "from bot.rules.about.log import Log"),
        ("bot/rules/game.py", "from bot.rules.registry import GAMES"),
        ("bot/rules/options.py", "from bot.rules.games import pepper"),
        ("bot/rules/kit/match.py", "from bot.rules.options import Options"),
        ("bot/rules/kit/match.py", "from bot.rules import GAMES"),
        ("bot/rules/kit/match.py", "from ..game import Game"),
        ("bot/rules/kit/actions/base.py", "from bot.rules.games.pepper.order import PACK"),
        ("bot/rules/kit/claims.py", "from bot.rules.about import log"),
        ("bot/rules/games/pepper/view.py", "from bot.rules.games.euchre.order import order_of"),
        ("bot/rules/games/pepper/view.py", "from bot.rules.games import euchre"),
        ("bot/rules/games/pepper/view.py", "from ..euchre import order"),
        ("bot/rules/games/pepper/view.py", "from bot.rules.about.log import Log"),
        ("bot/rules/games/pepper/view.py", "from bot.rules.registry import GAMES"),
        ("bot/rules/games/pepper/view.py", "from bot.rules import Log"),
        ("bot/rules/registry.py", "from bot.rules.about.log import Log"),
        ("bot/rules/about/log.py", "from bot.rules.games.pepper.order import PACK"),
        ("bot/rules/about/log.py", "from bot.rules import GAMES"),
        ("bot/robots/level.py", "from bot.tables.live.table import Table"),
        ("bot/robots/level.py", "import numpy"),
        ("bot/storage/sqlite.py", "from bot.rules import GAMES"),
        ("bot/storage/sqlite.py", "import discord"),
        ("cardart/draw.py", "import bot"),
        ("cardart/draw.py", "from cogs import present"),
        ("cardart/scene/base.py", "from PIL import Image"),
        ("cardart/scene/base.py", "from cardart.paint.palette import RGB"),
        ("cardart/paint/theme.py", "from cardart.cards.decks import DECK_STYLES"),
        ("cardart/paint/theme.py", "from cardart.scene import Deck"),
        ("cardart/paint/png.py", "from ..pictures.canvas import Canvas"),
        ("cardart/cards/faces.py", "from cardart.pictures.canvas import Canvas"),
        ("cardart/cards/faces.py", "from cardart import contact_sheet"),
        ("cardart/pictures/table.py", "def f():\n    from cardart import render"),
        ("cardart/pictures/table.py", "from isal import isal_zlib"),
        ("bot/tables/live/table.py", "import discord.ui"),
        ("bot/tables/live/table.py", "from PIL import Image"),
        ("bot/tables/live/table.py", "import sqlite3"),
        ("bot/tables/live/table.py", "import aiosqlite"),
        ("bot/tables/live/table.py", "from bot.storage.sqlite import Sqlite"),
        ("bot/tables/live/table.py", "from bot.storage import sqlite"),
        ("bot/tables/live/table.py", "from cardart import draw"),
        ("bot/tables/live/table.py", "from fluent.runtime import FluentBundle"),
        ("bot/tables/live/table.py", "import cogs"),
        ("bot/ops/settings.py", "import discord"),
        ("cogs/hand_buttons.py", "from cogs.lobby import Lobby"),
        ("cogs/hand_buttons.py", "from . import lobby"),
        ("cogs/hand_buttons.py", "import aiosqlite"),
        ("bot/client/present/hand.py", "from bot.demo import server"),
        ("bot/client/app.py", "from cogs import lobby"),
        ("bot/client/click.py", "from cogs.lobby import LobbyCog"),
        ("bot/commands/run.py", "import cogs.lobby"),
        ("cogs/lobby.py", "async def f(self, c): await self.bot.answers['seats'](c)"),
        ("cogs/lobby.py", "async def f(self, c): await self.bot.handlers[c.kind](c)"),
        ("cogs/lobby.py", "async def f(self, c): await c.bot.handlers.get('seats')(c)"),
        ("cogs/lobby.py", "def f(self): return self.bot.get_cog('SeatsCog').pressed"),
        ("cogs/lobby.py", "def f(self): return self.bot.cogs['SeatsCog']"),
        ("cogs/lobby.py", "from importlib import import_module\nx = import_module('cogs.seats')"),
        ("cogs/lobby.py", "import sys\nseats = sys.modules['cogs.seats']"),
        ("bot/client/panels.py", "def f(bot): return bot.get_cog('SeatsCog')"),
        ("bot/client/panels.py", "async def f(c): await c.bot.handlers['seats'](c)"),
    ],
)
def test_a_planted_import_is_found(path: str, source: str) -> None:
    assert faults(path, source), f"{source} was let into {path}"


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("bot/rules/game.py", "import hashlib\nfrom random import Random"),
        ("bot/rules/games/some/game.py", "from bot.rules.kit.cards import Card\nfrom . import x"),
        ("bot/rules/games/some/game.py", "from bot.rules.game import Game\nfrom .view import y"),
        ("bot/rules/registry.py", "from bot.rules import games"),
        ("bot/rules/about/log.py", "from bot.rules.registry import GAMES\nfrom . import codes"),
        (
            "bot/rules/kit/tricks.py",
            "from bot.rules.kit.cards import Card\nfrom .seats import Seat",
        ),
        ("bot/rules/__init__.py", "from bot.rules.about.log import Log\nfrom . import registry"),
        ("bot/robots/level.py", "import time\nfrom bot.rules import View"),
        ("bot/storage/writer.py", "import sqlite3\nimport aiosqlite\nfrom . import store"),
        ("bot/storage/postgres/store.py", "import psycopg\nfrom bot.storage import full"),
        ("cardart/draw.py", "from PIL import Image\nfrom cardart.scene import Table"),
        ("cardart/paint/png.py", "from isal import isal_zlib\nfrom cardart.paint.theme import x"),
        ("cardart/cards/faces.py", "from PIL import Image\nfrom cardart.paint.sizes import Size"),
        ("cardart/pictures/table.py", "from cardart.cards.faces import face\nfrom . import hand"),
        ("bot/tables/live/table.py", "import asyncio\nfrom bot.storage.store import Store"),
        ("bot/tables/live/table.py", "from bot.storage import store\nfrom cardart import scene"),
        ("bot/words/catalogue.py", "from fluent.runtime import FluentBundle"),
        (
            "cogs/hand_buttons.py",
            "import discord\nfrom bot.client import present\nimport bot.client.errors",
        ),
        ("bot/client/present/hand.py", "from bot.client.present.card import x\nfrom . import y"),
        ("cogs/hand_buttons.py", "from bot.tables.live.table import Table"),
        ("bot/client/app.py", "import discord\nfrom bot.storage.sqlite import Sqlite"),
        ("bot/client/app.py", "import cogs\nasync def f(b, c): await b.handlers[c.id.kind](c)"),
        ("cogs/lobby.py", "from bot.client.click import answers\n@answers('lobby')\ndef f(): ..."),
    ],
)
def test_what_is_allowed_is_let_in(path: str, source: str) -> None:
    assert faults(path, source) == []


@pytest.mark.parametrize(
    "source",
    [
        "if game.key == 'a-game': pass",
        "title = f'play a-game with {x}'",
        "names = {'a_game': 1}",
        "from bot.rules.a_game import Thing",
        "from bot.rules import a_game",
    ],
)
def test_a_planted_name_is_found(source: str) -> None:
    assert names_told("cogs/hand_buttons.py", source, frozenset({"a-game", "a_game"}))


def test_other_words_are_no_names() -> None:
    source = '"""As in a-game."""\nx = "another-a-game-too"\nfrom bot.rules import GAMES'
    assert names_told("cogs/hand_buttons.py", source, frozenset({"a-game", "a_game"})) == []
