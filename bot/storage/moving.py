"""All of a database moved into an empty one of the other engine, and checked row by row.

The rows of each table are read in the order of their keys, on both sides, and must come to the same
count and digest. Until that is so, nothing stands at the target.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass
from graphlib import TopologicalSorter
from hashlib import sha256
from typing import Any, Protocol

from bot.storage.address import Address
from bot.storage.full import MIGRATIONS
from bot.storage.schema import migrate, read_migrations
from bot.storage.store import StoreError

Row = tuple[Any, ...]
RECORDS = "schema_migrations"
"""Both sides have made their own migrations, at their own times."""
BATCH = 10_000
"""Rows that are held at once."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A table of the newest schema, as both engines have it."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    counted: str | None
    """The column of numbers that are given away, each once; ``None``: rows have none."""

    def select(self) -> str:
        """The statement that reads all rows in the order of their keys."""
        return f"SELECT {', '.join(self.columns)} FROM {self.name} ORDER BY {', '.join(self.key)}"


@dataclass(frozen=True, slots=True)
class Sum:
    """The number of rows of a table, and the SHA-256 of them."""

    rows: int
    digest: str


class Source(Protocol):
    """A database from which everything is read, as it is at one moment."""

    def applied(self) -> frozenset[int]:
        """The numbers of its migrations."""

    def rows(self, shape: Shape) -> Iterator[Row]:
        """The rows of a table, in the order of their keys."""

    def last_number(self, shape: Shape) -> int:
        """The last number that was given away in a table; 0: none was."""


class Target(Source, Protocol):
    """An empty database with all tables, of which nothing is kept until the end of its block."""

    def fill(self, shape: Shape, rows: Iterator[Row]) -> None:
        """Write all rows of a table."""

    def count_from(self, shape: Shape, last: int) -> None:
        """Give away no number up to this one."""


def shapes() -> tuple[Shape, ...]:
    """Every table of the newest schema; each comes after those to which it refers."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, read_migrations(MIGRATIONS), ":memory:")
        asked = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        names = sorted({name for (name,) in db.execute(asked)} - {RECORDS})
        above = {name: {key[2] for key in _pragma(db, "foreign_key_list", name)} for name in names}
        return tuple(_shape(db, name) for name in TopologicalSorter(above).static_order())


def _shape(db: sqlite3.Connection, name: str) -> Shape:
    found = _pragma(db, "table_info", name)
    key = [(row[5], row[1]) for row in found if row[5]]
    ordered = tuple(column for _, column in sorted(key))
    counted = ordered[0] if ordered in (("id",), ("number",)) else None
    return Shape(name, tuple(row[1] for row in found), ordered, counted)


def _pragma(db: sqlite3.Connection, pragma: str, table: str) -> list[Row]:
    return db.execute(f"PRAGMA {pragma}({table})").fetchall()


def move(
    source: AbstractContextManager[Source],
    target: AbstractContextManager[Target],
    names: tuple[Address, Address],
    told: Callable[[str, Sum], None] = lambda table, sum: None,
) -> dict[str, Sum]:
    """Move everything; ``told`` hears of every table once it has been compared.

    :raises StoreError: one of them cannot be used, or a table is not as it was; nothing is moved.
    """
    known = {step.number for step in read_migrations(MIGRATIONS)}
    sums: dict[str, Sum] = {}
    with source as one:
        if one.applied() != known:
            raise StoreError(
                f"The database {names[0]} has not the newest schema:"
                " start the bot on it once with this version of Knave."
            )
        with target as other:
            for shape in shapes():
                counted = Summed(one.rows(shape))
                other.fill(shape, iter(counted))
                other.count_from(shape, one.last_number(shape))
                sums[shape.name] = _compared(shape, counted.sum, other, names)
                told(shape.name, sums[shape.name])
    return sums


def _compared(shape: Shape, wanted: Sum, target: Target, names: tuple[Address, Address]) -> Sum:
    there = Summed(target.rows(shape))
    for _ in there:
        pass
    if there.sum != wanted:
        raise StoreError(
            f"The table {shape.name} is not the same in {names[1]} ({there.sum.rows} rows) as in"
            f" {names[0]} ({wanted.rows} rows): nothing was moved."
        )
    return wanted


class Summed:
    """Rows that are counted and digested as they pass."""

    def __init__(self, rows: Iterator[Row]) -> None:
        self._rows = rows
        self._count = 0
        self._digest = sha256()

    def __iter__(self) -> Iterator[Row]:
        for row in self._rows:
            self._count += 1
            self._digest.update(repr(row).encode())
            yield row

    @property
    def sum(self) -> Sum:
        """The sum of the rows that have passed so far."""
        return Sum(self._count, self._digest.hexdigest())


def batches(rows: Iterator[Row]) -> Iterator[Sequence[Row]]:
    """Rows in portions, so that they need not all be held at once."""
    batch: list[Row] = []
    for row in rows:
        batch.append(row)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch
