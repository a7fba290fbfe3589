"""Statements put together from the fields of rows."""

from collections.abc import Sequence, Sized
from dataclasses import fields
from typing import Any

from bot.storage.subject import Db, Values


def columns(row: type[Any], *without: str) -> tuple[str, ...]:
    """The fields of a row, but for some, as columns."""
    return tuple(field.name for field in fields(row) if field.name not in without)


def insert(table: str, names: Sequence[str]) -> str:
    """A statement that inserts these columns."""
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places(names)})"


def places(of: Sized) -> str:
    """A placeholder for each of these values.

    >>> places("abc")
    '?, ?, ?'
    """
    return ", ".join("?" * len(of))


def insert_numbered(db: Db, statement: str, row: Values) -> int:
    """Insert a row by this statement; the answer is the number it was given, its ``id``."""
    ((number,),) = db.execute(f"{statement} RETURNING id", row).fetchall()
    return int(number)


def upsert(table: str, names: Sequence[str], key: str) -> str:
    """A statement that inserts these columns, or replaces them where the key is known."""
    new = ", ".join(f"{column} = excluded.{column}" for column in names)
    return f"{insert(table, names)} ON CONFLICT ({key}) DO UPDATE SET {new}"


def select(table: str, names: Sequence[str], where: str) -> str:
    """A statement that reads these columns."""
    return f"SELECT {', '.join(names)} FROM {table} WHERE {where}"


def values(row: object, names: Sequence[str]) -> tuple[Any, ...]:
    """The values of these columns in a row."""
    return tuple(getattr(row, column) for column in names)
