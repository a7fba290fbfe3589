"""An empty database, made once for all tests of a process: hundreds of houses begin with it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.storage.sqlite import SqliteStore


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
