"""A server's seasons: their beginnings and ends, and the posts that told the ends."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from bot.storage.marks import change_mark
from bot.storage.periods import season_around
from bot.storage.rows.boards import BoardChoice, SeasonRow
from bot.storage.rows.ids import ChannelId, GuildId, MessageId, UserId
from bot.storage.sql import upsert
from bot.storage.subject import Db, Subject, operation

_CHOOSE = upsert("board_choices", ("guild_id", "season_months", "digest_channel"), "guild_id")
LEFT = "posts to write anew"
"""The mark for seasons whose posts are to be written anew."""
_SEASON = "guild_id, number, began_at, ends_at, told, channel_id, message_id"


def choice(db: Db, guild_id: GuildId) -> BoardChoice:
    """The choices of a server for its boards, or the defaults."""
    sql = "SELECT season_months, digest_channel FROM board_choices WHERE guild_id = ?"
    found = db.execute(sql, (guild_id,)).fetchone()
    if found is None:
        return BoardChoice(guild_id=guild_id)
    return BoardChoice(guild_id=guild_id, season_months=found[0], digest_channel=found[1])


def save_choice(db: Db, chosen: BoardChoice, at: float) -> None:
    """Keep a server's choice; a changed length ends the running season when the calendar does."""
    before = choice(db, chosen.guild_id)
    db.execute(
        _CHOOSE,
        (chosen.guild_id, chosen.season_months, chosen.digest_channel),
    )
    if before.season_months != chosen.season_months:
        _, ends_at = season_around(at, chosen.season_months)
        later = "SELECT min(began_at) FROM seasons WHERE guild_id = ? AND began_at > ?"
        ((begun,),) = db.execute(later, (chosen.guild_id, at)).fetchall()
        db.execute(
            "UPDATE seasons SET ends_at = ?1"
            " WHERE guild_id = ?2 AND began_at <= ?3 AND ends_at > ?3",
            (ends_at if begun is None else min(ends_at, begun), chosen.guild_id, at),
        )


def season_of(db: Db, guild_id: GuildId, at: float) -> int:
    """The number of the season in which a moment lies; if there is none yet, it begins.

    It lasts as the calendar has it, and never into another one: not those before, nor those that
    a clock began which was ahead.
    """
    if (known := season_at(db, guild_id, at)) is not None:
        return known.number
    began, ends = season_around(at, choice(db, guild_id).season_months)
    number, before, after = db.execute(
        "SELECT coalesce(max(number), 0), max(ends_at) FILTER (WHERE ends_at <= ?2),"
        " min(began_at) FILTER (WHERE began_at > ?2) FROM seasons WHERE guild_id = ?1",
        (guild_id, at),
    ).fetchone()
    began, ends = max(began, before or began), min(ends, after or ends)
    db.execute(
        f"INSERT INTO seasons ({_SEASON}) VALUES (?, ?, ?, ?, 0, NULL, NULL)",
        (guild_id, number + 1, began, ends),
    )
    return int(number) + 1


def season_at(db: Db, guild_id: GuildId, at: float) -> SeasonRow | None:
    """The season in which a moment lies, if a game has been counted in it."""
    sql = f"SELECT {_SEASON} FROM seasons WHERE guild_id = ? AND began_at <= ? AND ends_at > ?"
    found = db.execute(sql, (guild_id, at, at)).fetchone()
    return _row(found) if found else None


def end_of(db: Db, guild_id: GuildId, at: float) -> float:
    """The end of the season in which a moment lies, whether or not the season has begun."""
    running = season_at(db, guild_id, at)
    if running is not None:
        return running.ends_at
    return season_around(at, choice(db, guild_id).season_months)[1]


def season(db: Db, guild_id: GuildId, number: int) -> SeasonRow | None:
    """A season by its number."""
    sql = f"SELECT {_SEASON} FROM seasons WHERE guild_id = ? AND number = ?"
    found = db.execute(sql, (guild_id, number)).fetchone()
    return _row(found) if found else None


def to_tell(db: Db, until: float) -> tuple[SeasonRow, ...]:
    """Seasons that have ended by then and were not told."""
    sql = f"SELECT {_SEASON} FROM seasons WHERE told = 0 AND ends_at <= ? ORDER BY ends_at"
    return tuple(map(_row, db.execute(sql, (until,))))


def next_end(db: Db) -> float | None:
    """The next end of a season that was not told; ``None`` if there is none."""
    ((at,),) = db.execute("SELECT min(ends_at) FROM seasons WHERE told = 0")
    return None if at is None else float(at)


def told(
    db: Db, guild_id: GuildId, number: int, channel: ChannelId | None, message: MessageId | None
) -> None:
    """A season's end was told, in this message (or nowhere)."""
    db.execute(
        "UPDATE seasons SET told = 1, channel_id = ?, message_id = ?"
        " WHERE guild_id = ? AND number = ?",
        (channel, message, guild_id, number),
    )


def untold(db: Db, now: float) -> None:
    """Seasons that are told and have not ended by now will be told again, where they were.

    The clock was ahead, and has been set back: games count in them still.
    """
    db.execute("UPDATE seasons SET told = 0 WHERE told = 1 AND ends_at > ?", (now,))


def posted(db: Db, user_id: UserId) -> tuple[SeasonRow, ...]:
    """Posted ends of seasons of every server on whose boards this person is."""
    sql = f"""
    SELECT {_SEASON} FROM seasons WHERE message_id IS NOT NULL AND guild_id IN (
        SELECT boards.guild_id FROM standings JOIN boards ON boards.id = standings.board_id
        WHERE standings.who = ?
    )
    """
    return tuple(map(_row, db.execute(sql, (user_id,))))


def leave(db: Db, outdated: Sequence[SeasonRow]) -> None:
    """Note that the posts of these seasons are to be written anew, beside those noted before."""
    if outdated:
        change_mark(db, LEFT, lambda kept: as_left({*left_in(kept), *outdated}))


def left_in(note: str) -> set[SeasonRow]:
    """The seasons to be written anew, from a note of them."""
    return {SeasonRow(**row) for row in json.loads(note or "[]")}


def as_left(seasons: Iterable[SeasonRow]) -> str:
    """A note of the seasons to be written anew; "" if none are."""
    rows = [asdict(season) for season in seasons]
    return json.dumps(rows) if rows else ""


def _row(found: Sequence[Any]) -> SeasonRow:
    guild, number, began, ends, was_told, channel, message = found
    return SeasonRow(
        guild_id=guild,
        number=number,
        began_at=began,
        ends_at=ends,
        told=bool(was_told),
        channel_id=channel,
        message_id=message,
    )


class Seasons(Subject):
    """Servers' seasons in the store."""

    choice = operation(choice)
    save_choice = operation(save_choice)
    to_tell = operation(to_tell)
    next_end = operation(next_end)
    end_of = operation(end_of)
    told = operation(told)
    untold = operation(untold)
    posted = operation(posted)
    leave = operation(leave)
