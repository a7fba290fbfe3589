"""An appointed table: who sits there and by which rules was settled before it was opened.

Its chairs are kept for its people, who press *Join* to say that they are here. The game begins
when the last of them has come, or at the time that was set for it: then robots play for whoever is
missing, and these may take their seats whenever they come.
"""

from bot.tables.model.state import Change, Deadline, Moment, TableState, unchanged
from bot.tables.verbs.end import close
from bot.tables.verbs.start import begun_full
from bot.tables.verbs.steps import NOBODY_CAME


def deadline(table: TableState, now: float) -> Deadline | None:
    """The deadline of an appointed table: it begins if nobody else comes."""
    at = starts_at(table, now)
    return None if at is None else (at, begin)


def starts_at(table: TableState, now: float) -> float | None:
    """The beginning of an appointed table: now, if all have come; ``None`` for every other table.

    An outage of ours is nobody's delay: after a restart people have a moment to come.
    """
    if table.status != "lobby" or table.row.starts_at is None or table.suspension is not None:
        return None
    awaited = any(chair.kept is not None and chair.user is None for chair in table.chairs)
    return max(table.row.starts_at, table.host_not_before) if awaited else now


def begin(table: TableState, moment: Moment) -> Change[None]:
    """Begin the game that is due, with robots for all who are missing; where nobody came, close.

    :raises Refusal: the rules do not go together.
    """
    at = starts_at(table, moment.now)
    if at is None or at > moment.now:
        return unchanged(table, None)
    if not table.lobby.people:
        return close(table, NOBODY_CAME)
    return begun_full(table, moment)
