"""Planned tables, and the people who come to them, as functions of an open transaction."""

from collections.abc import Sequence
from typing import Any

from bot.storage.rows.evenings import EveningRow, EveningState, GuestRow
from bot.storage.rows.ids import EveningId, GuildId, MessageId, TableId, UserId
from bot.storage.sql import columns, insert, insert_numbered, select, values
from bot.storage.subject import Db, Subject, operation

_PLANNED = columns(EveningRow, "id", "guests")
_EVENING = ("id", *_PLANNED)
_INSERT = insert("evenings", _PLANNED)
_BY_ID = select("evenings", _EVENING, "id = ?")
_HOSTED = "SELECT count(*) FROM evenings WHERE guild_id = ? AND host_id = ? AND state = 'planned'"
_HERE = select(
    "evenings", _EVENING, "guild_id = ? AND at > ? AND state = 'planned' ORDER BY at, id"
)
_DUE = select(
    "evenings",
    _EVENING,
    "(state = 'planned' AND at <= ?) OR state IN ('open', 'told') ORDER BY at, id",
)
_NEXT = "SELECT min(at) FROM evenings WHERE state = 'planned' AND at > ?"
_OF_PERSON = """
SELECT id FROM evenings WHERE host_id = ?1
UNION SELECT evening_id FROM evening_guests WHERE user_id = ?1
"""
_GUESTS = select("evening_guests", ("user_id", "name", "at"), "evening_id = ? ORDER BY at, user_id")
_GUEST = ("evening_id", "user_id", "name", "at")
_COMES = f"{insert('evening_guests', _GUEST)} ON CONFLICT DO NOTHING"
_STAYS_AWAY = "DELETE FROM evening_guests WHERE evening_id = ? AND user_id = ?"
_OLD = "SELECT id FROM evenings WHERE state IN ('told', 'off') AND at < ?"


def plan(db: Db, evening: EveningRow, most: int) -> EveningId | None:
    """A new evening with its guests; ``None``: its host has as many in that server as may be."""
    ((hosted,),) = db.execute(_HOSTED, (evening.guild_id, evening.host_id)).fetchall()
    if hosted >= most:
        return None
    number = insert_numbered(db, _INSERT, values(evening, _PLANNED))
    for guest in evening.guests:
        db.execute(_COMES, (number, guest.user_id, guest.name, guest.at))
    return EveningId(number)


def evening(db: Db, number: EveningId) -> EveningRow | None:
    """The evening of this number, with its guests."""
    found = db.execute(_BY_ID, (number,)).fetchone()
    return _row(db, found) if found else None


def to_come(db: Db, guild_id: GuildId, after: float) -> tuple[EveningRow, ...]:
    """The evenings of a server that begin after this moment, the next one first."""
    return _rows(db, db.execute(_HERE, (guild_id, after)).fetchall())


def due(db: Db, until: float) -> tuple[EveningRow, ...]:
    """The evenings that begin by then, and those whose table is open, or was."""
    return _rows(db, db.execute(_DUE, (until,)).fetchall())


def next_at(db: Db, after: float) -> float | None:
    """The hour of the next planned evening after this moment; ``None`` if there is none."""
    ((at,),) = db.execute(_NEXT, (after,)).fetchall()
    return None if at is None else float(at)


def of_person(db: Db, user_id: UserId) -> tuple[EveningId, ...]:
    """The evenings that someone has planned, or comes to."""
    return tuple(EveningId(number) for (number,) in db.execute(_OF_PERSON, (user_id,)))


def come(db: Db, number: EveningId, guest: GuestRow, most: int) -> bool:
    """Someone comes; false if as many come as may, or it is not to come any more."""
    known = evening(db, number)
    if known is None or known.state != "planned" or len(known.guests) >= most:
        return False
    db.execute(_COMES, (number, guest.user_id, guest.name, guest.at))
    return True


def stay_away(db: Db, number: EveningId, user_id: UserId) -> bool:
    """Someone does not come after all; false if they were not expected."""
    return db.execute(_STAYS_AWAY, (number, user_id)).rowcount == 1


def without(db: Db, number: EveningId, users: Sequence[UserId]) -> None:
    """Take these people from the list, all at once."""
    db.executemany(_STAYS_AWAY, [(number, user_id) for user_id in users])


def advance(
    db: Db, number: EveningId, state: EveningState, table_id: TableId | None = None
) -> bool:
    """Note the new state of an evening; false if it was called off before."""
    changed = db.execute(
        "UPDATE evenings SET state = ?, table_id = coalesce(?, table_id)"
        " WHERE id = ? AND state != 'off'",
        (state, table_id, number),
    )
    return changed.rowcount == 1


def set_message(db: Db, number: EveningId, message_id: MessageId) -> None:
    """Note the message with which people say that they come."""
    db.execute("UPDATE evenings SET message_id = ? WHERE id = ?", (message_id, number))


def set_event(db: Db, number: EveningId, event_id: int) -> bool:
    """Note the number of Discord's own scheduled event; false if the evening was called off."""
    changed = db.execute(
        "UPDATE evenings SET event_id = ? WHERE id = ? AND state != 'off'", (event_id, number)
    )
    return changed.rowcount == 1


def tidy(db: Db, before: float) -> int:
    """Take away the evenings that are over since then; the answer is their number."""
    old = [number for (number,) in db.execute(_OLD, (before,))]
    for number in old:
        db.execute("DELETE FROM evening_guests WHERE evening_id = ?", (number,))
        db.execute("DELETE FROM evenings WHERE id = ?", (number,))
    return len(old)


def _rows(db: Db, found: Sequence[Sequence[Any]]) -> tuple[EveningRow, ...]:
    return tuple(_row(db, one) for one in found)


def _row(db: Db, found: Sequence[Any]) -> EveningRow:
    known = dict(zip(_EVENING, found, strict=True))
    guests = tuple(GuestRow(*one) for one in db.execute(_GUESTS, (known["id"],)))
    return EveningRow(**known | {"private": bool(known["private"]), "guests": guests})


class Evenings(Subject):
    """Planned tables in the store."""

    plan = operation(plan)
    evening = operation(evening)
    to_come = operation(to_come)
    due = operation(due)
    next_at = operation(next_at)
    of_person = operation(of_person)
    come = operation(come)
    stay_away = operation(stay_away)
    without = operation(without)
    advance = operation(advance)
    set_message = operation(set_message)
    set_event = operation(set_event)
    tidy = operation(tidy)
