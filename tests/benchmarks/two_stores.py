"""A comparison of two stores: questions to a file, and to a server to which all of it was moved.

Beside the time that passes, of which others on the machine have their part, stands that of the
processor: of this process, and of the server's.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from bot.storage.engines import moved
from bot.storage.full import FullStore
from bot.storage.postgres.store import PostgresStore
from bot.storage.sqlite import SqliteStore
from tests.support import postgres

T = TypeVar("T")
LIMIT_MS = 50
SAFE = {"fsync": "on", "full_page_writes": "on", "autovacuum": "on", "shared_buffers": "128MB"}
"""A server as an operator would run it."""


@dataclass
class Times:
    """Milliseconds of everything that was asked, by its kind: that passed, and of the processor."""

    server: postgres.Server | None = None
    passed: dict[str, list[float]] = field(default_factory=dict)
    worked: dict[str, list[float]] = field(default_factory=dict)

    async def of(self, kind: str, asked: Callable[[], Awaitable[T]]) -> T:
        """The answer to a question, its milliseconds noted under its kind."""
        begun, busy = time.perf_counter(), self._busy()
        answer = await asked()
        took, work = time.perf_counter() - begun, self._busy() - busy
        self.passed.setdefault(kind, []).append(1000 * took)
        self.worked.setdefault(kind, []).append(1000 * work)
        return answer

    def _busy(self) -> float:
        return time.process_time() + (self.server.worked() if self.server else 0.0)


Ask = Callable[[FullStore, Times], Awaitable[None]]


def asked(path: Path, ask: Ask) -> dict[str, Times]:
    """The times by engine: in the file, and on a server if PostgreSQL is installed."""
    if postgres.programs() is None:
        return {"SQLite": asyncio.run(_asked(SqliteStore(path), ask))}
    with postgres.server(**SAFE) as made:
        address, begun = made.database(), time.perf_counter()
        sums = moved(path, address, lambda table, sum: None)
        rows, took = sum(one.rows for one in sums.values()), time.perf_counter() - begun
        print(f"{rows} rows moved to PostgreSQL and compared in {took:.0f} s", flush=True)
        return {
            "SQLite": asyncio.run(_asked(SqliteStore(path), ask)),
            "PostgreSQL": asyncio.run(_asked(PostgresStore(address), ask, made)),
        }


async def _asked(store: FullStore, ask: Ask, server: postgres.Server | None = None) -> Times:
    times = Times(server)
    await store.open()
    try:
        await ask(store, times)
    finally:
        await store.close()
    return times


def show(stores: Mapping[str, Times]) -> None:
    """Print every kind, and the slowest."""
    heads = "".join(f" {f'{name}: ms p50, p99; processor p99':>40}" for name in stores)
    print(f"{'asked':30} {'times':>6}{heads}")
    kinds = sorted(next(iter(stores.values())).passed)
    for kind in kinds:
        cells = [(times.passed[kind], times.worked[kind]) for times in stores.values()]
        line = "".join(
            f" {percentile(passed, 0.5):18.2f} {percentile(passed, 0.99):8.2f}"
            f" {percentile(worked, 0.99):12.2f}"
            for passed, worked in cells
        )
        print(f"{kind:30} {len(cells[0][0]):6}{line}")
    for name, times in stores.items():
        passed, worked = (
            max(percentile(every[kind], 0.99) for kind in kinds)
            for every in (times.passed, times.worked)
        )
        print(
            f"{name}: the slowest kind has p99 {passed:.2f} ms, of the processor {worked:.2f} ms"
            f" (aim: under {LIMIT_MS})"
        )


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which that part of all lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]
