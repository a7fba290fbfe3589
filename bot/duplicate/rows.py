"""A duplicate set in the terms of the store, and back: rows of texts and numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.duplicate.model import DuplicateSet, Part, Place, Played, Terms
from bot.rules import GAMES, Seed
from bot.storage.rows.duplicates import DealRow, PartRow, PlaceRow, SetRow, StoredSet
from bot.storage.rows.ids import UserId


@dataclass(frozen=True, slots=True)
class Changes:
    """The changed rows of a set, as the store takes them."""

    row: SetRow
    places: tuple[PlaceRow, ...] | None = None
    deals: tuple[DealRow, ...] = ()
    parts: tuple[PartRow, ...] = ()
    gone: tuple[PartRow, ...] = ()


def row_of(one: DuplicateSet, seed: Seed | None, now: float) -> SetRow:
    """A set without its places and deals; the ``seed`` once it has one."""
    terms = one.terms
    return SetRow(
        id=one.id,
        guild_id=one.guild_id,
        channel_id=one.channel_id,
        message_id=one.message_id,
        host_id=one.host,
        state=one.status,
        game=terms.game,
        preset=terms.preset,
        options=str(terms.options),
        level=terms.level,
        form=terms.form,
        scale=terms.scale,
        deals=terms.deals,
        minutes=terms.minutes,
        contestants=one.count,
        commitment=one.commitment,
        seed="" if seed is None else str(seed),
        created_at=one.created_at,
        updated_at=now,
    )


def place_rows(places: Sequence[Place]) -> tuple[PlaceRow, ...]:
    """The places as rows."""
    return tuple(PlaceRow(n, p.user, p.name, p.left_by) for n, p in enumerate(places))


def changes(
    before: DuplicateSet, after: DuplicateSet, seed: Seed | None, now: float
) -> Changes | None:
    """The changed rows of a set; ``None``: nothing has changed."""
    if before == after:
        return None
    known = {one.key: one for one in before.played}
    new = [one for one in after.played if known.get(one.key) != one]
    parts = {_key(row): row for one in new for row in _part_rows(one)}
    were = [row for one in new if one.key in known for row in _part_rows(known[one.key])]
    return Changes(
        row=row_of(after, seed, now),
        places=None if before.places == after.places else place_rows(after.places),
        deals=tuple(map(_deal_row, new)),
        parts=tuple(parts.values()),
        gone=tuple(row for row in were if _key(row) not in parts),
    )


def _deal_row(one: Played) -> DealRow:
    points = None if one.points is None else " ".join(map(str, one.points))
    return DealRow(one.deal, one.table, one.table_id, one.due, points)


def _part_rows(one: Played) -> list[PartRow]:
    return [PartRow(one.deal, part.place, part.user, part.share) for part in one.parts]


def _key(part: PartRow) -> tuple[int, int, UserId]:
    return part.deal, part.place, part.user_id


def read(stored: StoredSet) -> tuple[DuplicateSet, Seed | None]:
    """A set as it was stored, and its seed, which is secret.

    :raises ValueError: its game, or what it is played by, is not known here.
    """
    row = stored.row
    if row.game not in GAMES:
        raise ValueError(f"no game is called {row.game!r}")
    known: Mapping[str, Any] = {"form": row.form, "scale": row.scale}
    terms = Terms(
        game=row.game,
        preset=row.preset,
        options=GAMES[row.game].options.read(row.options),
        deals=row.deals,
        minutes=row.minutes,
        level=row.level,
        **known,
    )
    one = DuplicateSet(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        message_id=row.message_id,
        host=row.host_id,
        terms=terms,
        status=row.state,
        places=tuple(Place(p.user_id, p.name, p.left_by) for p in stored.places),
        count=row.contestants,
        commitment=row.commitment,
        created_at=row.created_at,
    )
    one = replace(one, played=tuple(_played(one, deal, stored.parts) for deal in stored.deals))
    return one, Seed.read(row.seed) if row.seed else None


def _played(one: DuplicateSet, row: DealRow, parts: Sequence[PartRow]) -> Played:
    circle = one.circle(row.deal, row.number)
    mine = (part for part in parts if part.deal == row.deal and part.place in circle)
    return Played(
        deal=row.deal,
        table=row.number,
        table_id=row.table_id,
        due=row.due,
        points=None if row.points is None else tuple(map(int, row.points.split())),
        parts=tuple(Part(part.place, part.user_id, part.share) for part in mine),
    )
