"""Duplicate sets: their places, their deals table by table, and the parts people played."""

from collections.abc import Sequence

from bot.storage.rows.duplicates import DealRow, PartRow, PlaceRow, SetRow, StoredSet
from bot.storage.rows.ids import GuildId, SetId, TableId, UserId
from bot.storage.sql import columns, insert, insert_numbered, select, upsert, values
from bot.storage.subject import Db, Subject, operation

_SET = columns(SetRow, "id")
_PLACE = columns(PlaceRow)
_DEAL = columns(DealRow)
_PART = columns(PartRow)
_INSERT = insert("duplicates", _SET)
_UPDATE = f"UPDATE duplicates SET {', '.join(f'{name} = ?' for name in _SET)} WHERE id = ?"
_SAVE_PLACE = upsert("duplicate_places", ("set_id", *_PLACE), "set_id, number")
_SAVE_DEAL = upsert("duplicate_deals", ("set_id", *_DEAL), "set_id, deal, number")
_SAVE_PART = upsert("duplicate_parts", ("set_id", *_PART), "set_id, deal, place, user_id")
_NO_PLACES = "DELETE FROM duplicate_places WHERE set_id = ?"
_NO_PART = "DELETE FROM duplicate_parts WHERE set_id = ? AND deal = ? AND place = ? AND user_id = ?"
_BY_ID = select("duplicates", ("id", *_SET), "id = ?")
_UNDER_WAY = "SELECT id FROM duplicates WHERE state IN ('open', 'playing') ORDER BY id"
_OF_PERSON = """
SELECT duplicates.id FROM duplicate_places JOIN duplicates ON duplicates.id = set_id
WHERE user_id = ? AND state IN ('open', 'playing') ORDER BY 1
"""
_OVER = """
SELECT id FROM duplicates WHERE state IN ('over', 'ended') AND updated_at > ? ORDER BY id
"""
_LAST = "SELECT max(id) FROM duplicates WHERE guild_id = ? AND channel_id = ?"
_PLACES = f"SELECT {', '.join(_PLACE)} FROM duplicate_places WHERE set_id = ? ORDER BY number"
_DEALS = f"SELECT {', '.join(_DEAL)} FROM duplicate_deals WHERE set_id = ? ORDER BY deal, number"
_PARTS = (
    f"SELECT {', '.join(_PART)} FROM duplicate_parts WHERE set_id = ? ORDER BY deal, place, user_id"
)
SEALED = """
SELECT played.table_id FROM duplicates
JOIN duplicate_deals AS played ON played.set_id = duplicates.id
WHERE duplicates.state = 'playing' AND (
    SELECT count(*) FROM duplicate_deals AS other
    WHERE other.set_id = played.set_id AND other.deal = played.deal AND other.points IS NOT NULL
) < CASE duplicates.form WHEN 'alone' THEN contestants WHEN 'teams' THEN 2 ELSE contestants / 2 END
"""
"""The tables with deals of which others must hear nothing yet: not all have played them."""


def create(db: Db, row: SetRow, places: Sequence[PlaceRow]) -> SetId:
    """Store a new set; the answer is its number."""
    number = SetId(insert_numbered(db, _INSERT, values(row, _SET)))
    _save_places(db, number, places)
    return number


def save(
    db: Db,
    row: SetRow,
    *,
    places: Sequence[PlaceRow] | None = None,
    deals: Sequence[DealRow] = (),
    parts: Sequence[PartRow] = (),
    gone: Sequence[PartRow] = (),
) -> None:
    """Store the changes of a set.

    ``places`` take the place of all that were there, ``None`` leaves them alone; ``deals`` and
    ``parts`` are new ones, or those that are different now; ``gone`` are parts no longer known.
    """
    db.execute(_UPDATE, (*values(row, _SET), row.id))
    if places is not None:
        db.execute(_NO_PLACES, (row.id,))
        _save_places(db, row.id, places)
    for deal in deals:
        db.execute(_SAVE_DEAL, (row.id, *values(deal, _DEAL)))
    for part in parts:
        db.execute(_SAVE_PART, (row.id, *values(part, _PART)))
    for part in gone:
        db.execute(_NO_PART, (row.id, part.deal, part.place, part.user_id))


def _save_places(db: Db, number: SetId, places: Sequence[PlaceRow]) -> None:
    for place in places:
        db.execute(_SAVE_PLACE, (number, *values(place, _PLACE)))


def stored_set(db: Db, number: SetId) -> StoredSet | None:
    """A set and all that belongs to it; ``None`` if there is none of this number."""
    found = db.execute(_BY_ID, (number,)).fetchone()
    if found is None:
        return None
    return StoredSet(
        row=SetRow(**dict(zip(("id", *_SET), found, strict=True))),
        places=tuple(PlaceRow(*row) for row in db.execute(_PLACES, (number,))),
        deals=tuple(DealRow(*row) for row in db.execute(_DEALS, (number,))),
        parts=tuple(PartRow(*row) for row in db.execute(_PARTS, (number,))),
    )


def under_way(db: Db) -> tuple[StoredSet, ...]:
    """Every set that is open or being played, the oldest first."""
    return _stored(db, [number for (number,) in db.execute(_UNDER_WAY)])


def over_since(db: Db, moment: float) -> tuple[StoredSet, ...]:
    """Every set that has ended since then, the oldest first."""
    return _stored(db, [number for (number,) in db.execute(_OVER, (moment,))])


def _stored(db: Db, numbers: Sequence[SetId]) -> tuple[StoredSet, ...]:
    return tuple(found for number in numbers if (found := stored_set(db, number)))


def of_person(db: Db, user_id: UserId) -> tuple[StoredSet, ...]:
    """The sets in which someone has a place, and that are not over, the oldest first."""
    return _stored(db, [number for (number,) in db.execute(_OF_PERSON, (user_id,))])


def sealed(db: Db) -> frozenset[TableId]:
    """The tables with deals of which others must hear nothing yet."""
    return frozenset(TableId(table) for (table,) in db.execute(SEALED))


def last_in(db: Db, guild_id: GuildId, channel_id: int) -> SetId | None:
    """The newest set of a channel."""
    number = db.execute(_LAST, (guild_id, channel_id)).fetchone()[0]
    return None if number is None else SetId(number)


class Duplicates(Subject):
    """Duplicate sets in the store."""

    create = operation(create)
    save = operation(save)
    stored = operation(stored_set)
    under_way = operation(under_way)
    of_person = operation(of_person)
    over_since = operation(over_since)
    last_in = operation(last_in)
    sealed = operation(sealed)
