"""Marks: short texts that the program writes down for itself, by name."""

from collections.abc import Callable

from bot.storage.sql import upsert
from bot.storage.subject import Db, Subject, operation

_SET = upsert("marks", ("name", "value"), "name")


def mark(db: Db, name: str) -> str:
    """The text that the program wrote down for itself under this name; "" if there is none."""
    found = db.execute("SELECT value FROM marks WHERE name = ?", (name,)).fetchone()
    return str(found[0]) if found else ""


def set_mark(db: Db, name: str, value: str) -> None:
    """Write down something for the program itself; "" is nothing."""
    if not value:
        db.execute("DELETE FROM marks WHERE name = ?", (name,))
        return
    db.execute(_SET, (name, value))


def change_mark(db: Db, name: str, change: Callable[[str], str]) -> None:
    """Change a text that the program wrote down, from its present one."""
    set_mark(db, name, change(mark(db, name)))


class Marks(Subject):
    """Marks in the store."""

    mark = operation(mark)
    set_mark = operation(set_mark)
    change_mark = operation(change_mark)
