"""What every house begins with, made once for all tests of a process: hundreds of them need it.

The cogs keep nothing in their modules; that a real restart begins with nothing is for the crash
test to see, which starts processes.
"""

from __future__ import annotations

import copy
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType, SimpleNamespace
from typing import Any

from discord.ext import commands
from simcord import components, gateway, results
from simcord.http import router

from bot.storage.sqlite import SqliteStore

COGS: dict[str, ModuleType] = {}
PLAIN = (str, int, float, bool, type(None))


def lay(path: Path) -> None:
    """Put down an empty database, as the program makes it, where there is none yet."""
    if not path.exists():
        path.write_bytes(_empty())


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder, "knave.db")
        SqliteStore(path)._prepare()
        return path.read_bytes()


def build_quickly(monkeypatch: Any) -> None:
    """Execute the cogs once, and copy what is sent without looking for circles in it."""
    bot: Any = commands.bot.BotBase
    load = bot._load_from_module_spec

    async def load_once(self: Any, spec: Any, key: str) -> None:
        if key in COGS:
            sys.modules[key] = COGS[key]
            await COGS[key].setup(self)
            self._BotBase__extensions[key] = COGS[key]
        else:
            await load(self, spec, key)
            COGS[key] = sys.modules[key]

    monkeypatch.setattr(bot, "_load_from_module_spec", load_once)
    for module in (components, results):
        monkeypatch.setattr(module, "deepcopy", _copied)
    for module in (router, gateway):
        monkeypatch.setattr(module, "copy", SimpleNamespace(deepcopy=_copied))


def _copied(value: Any) -> Any:
    """A copy of JSON."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is dict:
        return {key: _copied(inner) for key, inner in value.items()}
    if kind is list:
        return [_copied(inner) for inner in value]
    return copy.deepcopy(value)
