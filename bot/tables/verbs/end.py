"""The end of a table before its time."""

from dataclasses import replace

from bot.storage.rows.ids import UserId
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import Change, Moment, TableState
from bot.tables.verbs.host import by_another
from bot.tables.verbs.steps import ended


def may_end(table: TableState, by: UserId, moderator: bool) -> None:
    """Refuse people who may not end the table.

    :raises Refusal: the asker is neither host nor moderator, a daily waits for its player, or
        others wait for the result.
    """
    table.must_stay()
    if moderator:
        return
    table.must_not_be_secret()
    if by != table.lobby.host:
        raise Refusal("host-or-moderator")


def end(table: TableState, moment: Moment, by: UserId, moderator: bool) -> Change[None]:
    """End the table before its time: for the host, and for moderators.

    :raises Refusal: the asker is neither host nor moderator, or the table is closed.
    """
    may_end(table, by, moderator)
    change = close(table, "ended-by-hand")
    return replace(change, notes=(*change.notes, *by_another(table, by)))


def close(table: TableState, why: str) -> Change[None]:
    """The end for a reason that needs nobody's leave.

    :raises Refusal: the table is closed already.
    """
    if not table.open:
        raise Refusal("table-closed")
    return ended(table, why, (), None)
