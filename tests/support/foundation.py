"""What every house begins with, made once for all tests of a process: hundreds of them need it.

The cogs keep nothing in their modules; that a real restart begins with nothing is for the crash
test to see, which starts processes.
"""

from __future__ import annotations

import copy
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

from simcord import components, gateway, results
from simcord.http import router

from bot.storage.sqlite import SqliteStore

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
    """Copy what is sent without looking for circles in it."""
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
