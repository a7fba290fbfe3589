"""The end of a daily's day at a table: an attempt not finished by then goes on no more."""

from bot.tables.model.dailies import shut_at
from bot.tables.model.state import Change, Deadline, Moment, TableState, unchanged
from bot.tables.verbs.end import close

OVER = "daily-over"
"""Why a table was closed."""


def deadline(table: TableState, now: float) -> Deadline | None:
    """The deadline of a daily: its table closes."""
    moment = shut_at(table.fixture)
    return (moment, shut) if moment is not None and table.open else None


def shut(table: TableState, moment: Moment) -> Change[None]:
    """Close the table of a daily that is over."""
    at = shut_at(table.fixture)
    if at is None or at > moment.now or not table.open:
        return unchanged(table, None)
    return close(table, OVER)


def give_way(table: TableState, moment: Moment) -> Change[None]:
    """Close the table of a daily at which no card was dealt: another takes its place.

    :raises Refusal: the table is closed already.
    """
    return close(table, OVER) if table.session is None else unchanged(table, None)
