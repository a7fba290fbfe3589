"""A game begins by itself at the hour for which its table was planned.

It begins at once when everyone who said that they come sits there, and robots take what chairs
are left; it waits a while for someone who is late. Where a table plays without robots, and people
are missing when that is over, it is a lobby like any other, with their chairs free for anybody.
"""

from dataclasses import replace

from bot.tables.model.chairs import unkeep
from bot.tables.model.evenings import GRACE, Countdown
from bot.tables.model.lobby import Lobby
from bot.tables.model.note_form import Note
from bot.tables.model.notes import Kept
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import Change, Deadline, Moment, Shown, TableState, unchanged
from bot.tables.verbs.seats import rechaired, where_of
from bot.tables.verbs.start import start
from bot.tables.verbs.steps import NOBODY_CAME, ended

AFTER_OUTAGE = 5 * 60.0
"""Seconds after the program has begun anew before which no game begins whose hour it missed."""


def late(lobby: Lobby) -> tuple[str, ...]:
    """The names of those who said that they come, and do not sit here yet."""
    return tuple(chair.kept_name for chair in lobby.chairs if chair.kept and chair.user is None)


def all_here(lobby: Lobby) -> bool:
    """Whether the game can begin: nobody is awaited, and every chair can be filled."""
    if not lobby.people or late(lobby):
        return False
    return lobby.takes_robots or all(chair.user is not None for chair in lobby.chairs)


def hour_of(table: TableState) -> float | None:
    """The moment at which the game begins by itself if everyone is there."""
    return table.row.hour if table.status == "lobby" else None


def countdown(table: TableState, now: float) -> Countdown | None:
    """The countdown of a lobby to its hour; ``None``: it was not planned for any."""
    at = hour_of(table)
    if at is None:
        return None
    passed = now >= at
    return Countdown(at + GRACE * passed, passed, late(table.lobby), table.hour_missed)


def deadline(table: TableState, now: float) -> Deadline | None:
    """The deadline of an evening: its game begins, or the wait for someone late is over."""
    at = hour_of(table)
    if at is None or table.suspension is not None:
        return None
    return (at if now < at or all_here(table.lobby) else at + GRACE), begin


def begin(table: TableState, moment: Moment) -> Change[None]:
    """Begin the game if it is due and everyone is there, or the wait is over."""
    at = hour_of(table)
    if at is None or at > moment.now or table.suspension is not None:
        return unchanged(table, None)
    if not all_here(table.lobby) and moment.now < at + GRACE:
        return Change(state=table, show=Shown.TABLE, answer=None)  # it names those it waits for
    state = replace(table, row=replace(table.row, hour=None))
    people = table.lobby.people
    if not people:
        return ended(state, NOBODY_CAME, (), None)
    host = table.lobby.host if table.lobby.host in people else people[0]
    lobby = replace(table.lobby, host=host)
    state = replace(state, lobby=lobby, host_seen=moment.now)
    try:
        full = lobby.fill() if lobby.takes_robots else lobby
        return start(replace(state, lobby=full), moment, host)
    except Refusal:
        return replace(release_late(state, moment), show=Shown.TABLE)


def release_late(table: TableState, moment: Moment) -> Change[None]:
    """Keep no chair any more for those who are late: the first to come may have it.

    :raises Refusal: the table is closed, or the game over.
    """
    table.must_be_open()
    chairs, said = table.chairs, list[Note]()
    for place, chair in enumerate(chairs):
        if chair.kept is not None and chair.user is None:
            chairs, _ = unkeep(chairs, chair.kept)
            said.append(Kept(where_of(table), place, None))
    return rechaired(table, moment, chairs, *said) if said else unchanged(table, None)


def taken_up(table: TableState, now: float) -> TableState:
    """The table after a restart: an hour that was missed comes a moment later."""
    at = hour_of(table)
    if at is None or at > now:
        return table
    row = replace(table.row, hour=now + AFTER_OUTAGE)
    return replace(table, row=row, hour_missed=True)
