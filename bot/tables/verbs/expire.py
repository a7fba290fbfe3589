"""Tables that nobody needs any more close by themselves, and say so.

Everything follows from when the table last changed, which is stored, so a restart changes
nothing; only an outage of ours never closes a table before people could have come back to it.
"""

from bot.tables.model.idleness import (
    DESERTED_IDLE,
    GAME_IDLE,
    HOUR,
    LOBBY_IDLE,
    PAUSE_IDLE,
    PRACTICE_IDLE,
)
from bot.tables.model.state import Change, Deadline, Moment, Shown, TableState
from bot.tables.model.turn_clock import length_of
from bot.tables.verbs.end import close

NEAR = 0.25
NEAR_AT_MOST = 2 * HOUR
"""In the last quarter of this time, but not earlier than that, the table's message says so."""


def patience(table: TableState) -> float | None:
    """The seconds a table waits without a change; ``None``: its clocks see to that."""
    session = table.session
    if not table.open or table.suspension is not None or table.secret or table.fixture.is_daily:
        return None
    if session is None:
        return LOBBY_IDLE
    if table.practice:
        return PRACTICE_IDLE
    if session.deserted and table.appointed:
        away = any(chair.user is not None for chair in session.chairs)
        return max(DESERTED_IDLE, length_of(table.lobby.clock, session.chairs) if away else 0)
    if session.deserted or any(chair.waits for chair in session.chairs):
        return GAME_IDLE
    if session.paused_at is not None:
        return PAUSE_IDLE
    return None if length_of(table.lobby.clock, session.chairs) else GAME_IDLE


def near(patience: float) -> float:
    """The seconds between a table's warning and its end, by its ``patience`` in seconds."""
    return min(patience * NEAR, NEAR_AT_MOST)


def closes_at(table: TableState) -> float | None:
    """The end of the table if nothing changes; ``None``: it does not close by itself."""
    waits = patience(table)
    return None if waits is None else max(table.row.updated_at + waits, table.not_before)


def closing(table: TableState, now: float) -> float | None:
    """The end of the table, as soon as there is reason to tell it; ``None`` before."""
    waits, moment = patience(table), closes_at(table)
    if waits is None or moment is None:
        return None
    said = table.session is not None and table.session.deserted
    return moment if said or moment - near(waits) <= now else None


def deadline(table: TableState, now: float) -> Deadline | None:
    """The deadline of an idle table: it says that it closes, or closes."""
    waits, moment = patience(table), closes_at(table)
    if waits is None or moment is None:
        return None
    warning = moment - near(waits)
    return (warning, warn) if now < warning else (moment, expire)


def warn(table: TableState, moment: Moment) -> Change[None]:
    """Show the table anew once there is reason to say that it closes."""
    show = Shown.NOBODY if closing(table, moment.now) is None else Shown.TABLE
    return Change(state=table, show=show, answer=None)


def expire(table: TableState, moment: Moment) -> Change[None]:
    """Close the table at which nothing has changed for too long."""
    due = closes_at(table)
    if due is None or due > moment.now:
        return warn(table, moment)
    if table.session is None:
        return close(table, "lobby-expired")
    if table.appointed and table.session.deserted:
        return close(table, "nobody-left")
    return close(table, "practice-idle" if table.practice else "abandoned")
