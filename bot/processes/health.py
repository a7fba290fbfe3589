"""The health of all processes that share a database, for whoever asks beside them."""

import json
import socket
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.storage.address import ServerAddress
from bot.storage.postgres.connection import reading
from bot.storage.postgres.leases import COMPLAINT, LAPSES, processes
from bot.storage.postgres.schema import tables_of
from bot.storage.rows.processes import ProcessRow, ShardRange

PATIENCE = 5.0
"""Seconds for which the server may be silent."""


def health_of_all(address: ServerAddress, ranges: Sequence[ShardRange]) -> tuple[bool, str]:
    """Whether every range runs and all processes of this machine are well, and a sentence.

    :raises StoreError: the database cannot be read.
    """
    with reading(address, PATIENCE) as db:
        rows = processes(db) if "processes" in tables_of(db) else ()  # the first start makes them
        return judged(rows, ranges, socket.gethostname())


def judged(
    rows: Sequence[ProcessRow], ranges: Sequence[ShardRange], machine: str
) -> tuple[bool, str]:
    """Whether these processes do, for someone on this ``machine``, and a sentence."""
    living = [row for row in rows if row.age < LAPSES]
    if not living:
        return False, "No process is running on this database."
    run = [one for row in living for one in row.ranges]
    if idle := _idle(run, ranges):
        return False, f"Nobody runs the shards {', '.join(map(str, idle))}."
    here = [row for row in living if row.name.rpartition(":")[0] == machine] or living
    if wrong := [f"{row.name}: {_word(row)[COMPLAINT]}" for row in here if COMPLAINT in _word(row)]:
        return False, " ".join(wrong)
    if ill := [row for row in here if not _word(row).get("ready")]:
        return False, f"Discord is not connected: {', '.join(row.name for row in ill)}."
    told = "; ".join(line_of(row) for row in living)
    return True, f"Well: {told}."


def _idle(run: Sequence[ShardRange], ranges: Sequence[ShardRange]) -> list[ShardRange]:
    """The shards that nobody runs.

    Those who run divide them, in another way than is set where they were told (``--shards``).
    """
    count = (*run, *ranges)[0].shards
    held = {shard for one in run for shard in one.ids}
    idle: list[ShardRange] = []
    for shard in range(count):
        if shard in held:
            continue
        if idle and idle[-1].last == shard - 1:
            idle[-1] = replace(idle[-1], last=shard)
        else:
            idle.append(ShardRange(shard, shard, count))
    return idle


def _word(row: ProcessRow) -> dict[str, Any]:
    """The state of a process, in its own words."""
    word: dict[str, Any] = json.loads(row.told or "{}")
    return word


def line_of(row: ProcessRow, name: str = "") -> str:
    """A process in some words: its name, its shards, its tables, its last sign of life.

    Its own name tells the machine; for people whom that does not concern it is given another.
    """
    tables = _word(row).get("tables", 0)
    shards = ", ".join(map(str, row.ranges)) or "none, it stands by"
    told = f"{name or row.name} (version {row.version}) runs {shards}"
    return f"{told}, open tables: {tables}, seen {row.age:.1f} s ago"
