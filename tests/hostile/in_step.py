"""The threads beside the event loop run in step with it: a seed alone decides what comes first."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from bot.ground.passes import passes
from bot.storage import sqlite, writer
from bot.storage.writer import BatchConnection, SqliteJob, Writer, carry_out
from tests.support import simcord_adapter

LONGEST = 6
"""Turns of the event loop that the disk takes at most."""


class Unbound(BatchConnection):
    """A connection of any thread."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs, check_same_thread=False)


class Here(ThreadPoolExecutor):
    """Does at once, in the thread of the caller, what is handed in."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


def in_step(monkeypatch: pytest.MonkeyPatch, rng: Random) -> None:
    """Let no thread decide by its pace what comes first: the disk takes turns of the loop."""

    async def turns() -> float:
        for _ in range(rng.randint(1, LONGEST)):
            await asyncio.sleep(0)
        return 0.0

    async def carried_out(desk: Writer, jobs: list[SqliteJob]) -> None:
        await turns()
        db: sqlite3.Connection = desk._connection._conn
        carry_out(db, jobs)

    monkeypatch.setattr(writer, "BatchConnection", Unbound)
    monkeypatch.setattr(Writer, "_carry_out", carried_out)
    monkeypatch.setattr(passes, "next", turns)
    monkeypatch.setattr(simcord_adapter, "LOOK", 1e-9)
    monkeypatch.setattr(sqlite, "ASIDE", Here(1))
    asyncio.get_running_loop().set_default_executor(Here(1))
