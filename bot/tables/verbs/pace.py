"""The pace of a table: its host sets it, before the game or in its midst."""

from typing import Final, Literal

from bot.storage.rows.ids import UserId
from bot.tables.model.notes import Paced
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import Change, Moment, TableState
from bot.tables.verbs.steps import arranged

_CHOICES: Final[tuple[Literal["slow", "usual", "quick"], ...]] = ("slow", "usual", "quick")


def set_pace(table: TableState, moment: Moment, by: UserId, pace: str) -> Change[None]:
    """Let the table go on by itself at this pace.

    :raises Refusal: the asker is not the host, or there is no such pace.
    """
    table.must_be_host(by)
    chosen = next((choice for choice in _CHOICES if choice == pace), None)
    if chosen is None:
        raise Refusal("forged")
    return arranged(table, moment, table.lobby.with_pace(chosen), Paced(chosen))
