"""People who have themselves forgotten, and what is still stored of them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

from tests.support.house import House
from tests.support.messages import sentence, wishes
from tests.support.player import Player
from tests.support.reading import text_of


def left_of(house: House, user: int, name: str) -> list[str]:
    """Every cell of every table in which somebody's number or name still stands."""
    found = []
    with closing(sqlite3.connect(f"file:{house.path}?mode=ro", uri=True)) as db:
        tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in tables:
            for row in db.execute(f"SELECT * FROM {table}"):
                found += [f"{table}: {row}" for cell in row if tells(cell, user, name)]
    return found


def tells(cell: object, user: int, name: str) -> bool:
    """Whether a cell of a table has somebody's number in it, or is their name."""
    return cell == user or (isinstance(cell, str) and (str(user) in cell or cell == name))


async def forget(who: Player, language: str = "en") -> Any:
    """Have somebody forgotten, through both questions; the message that asked them."""
    asked = await who.slash("privacy delete")
    assert asked.response.ephemeral
    assert sentence("privacy-gone", language) in text_of(asked.response)
    await who.press(asked.response, "privacy:0:forget")
    assert text_of(asked.response) == sentence("privacy-sure", language)
    assert wishes(asked.response) == ["privacy:0:for-good", "privacy:0:keep"]
    await who.press(asked.response, "privacy:0:for-good")
    return asked.response
