"""Judges where a message may be seen: by nobody of another server, or of a closed channel."""

from __future__ import annotations

from typing import Any

from simcord.backend.access import channel_accessible

from bot.client import sight
from tests.hostile.fault import Fault
from tests.hostile.listening import Listening
from tests.hostile.shown import Shown

FINISHED = frozenset({"past", "replay"})
"""Ways to one's own finished games: the others' names in them are no secret to their players."""


def check_place(heard: Listening, shown: Shown, known: Any) -> None:
    """Find nothing of another server, unless the reader sits at that table, or may come back.

    :raises Fault: there is something.
    """
    backend, hall = heard.house.env.backend, heard.house.bot.tables
    if shown.reader is None:
        there = {shown.guild}
    else:
        guilds = backend.guilds.values()
        there = {g.id for g in guilds if shown.reader in g.members}
        if shown.guild is not None and shown.guild not in there:
            return  # it stands in a channel of a server that its reader has left: nobody sees it
    for guild, word in heard.canaries.items():
        named = any(word in t for t in (shown.content, *shown.texts()))
        if guild in there or left_lately(heard, guild, shown.reader):
            continue
        if named and not theirs_by_right(heard, shown, guild, known):
            raise Fault(f"people of another server: {word} in {shown.content!r}")
    for number in shown.tables():
        table = hall._open.get(number) or hall._closed.get(number)
        if table is None:
            continue
        theirs = ((chair.user, chair.kept, chair.left_by) for chair in table.chairs)
        sits = any(shown.reader in whose for whose in theirs) or (number, shown.reader) in known
        if table.guild_id not in there and not (sits and shown.reader):
            raise Fault(f"table {number} of another server: {shown.content!r}")
        place, reader = table.channel_id, shown.reader
        closed = reader and not channel_accessible(backend, place, reader)
        # A picture that follows the play is hidden with the channel in which it stands. Elsewhere
        # it tells that the table's channel was deleted, which shuts nobody out.
        follows = "watch" in {kind for kind, _ in shown.wishes()}
        hidden = follows and (shown.channel == place or place not in backend.channels)
        lately = hidden or known_lately(heard, reader, place) if reader else False
        if reader and closed and not sits and not lately:
            raise Fault(f"table {number} of a channel that is closed to {reader}: {shown}")
    for game in shown.games():
        check_replayed(heard, game, shown, there, known)


def left_lately(heard: Listening, guild: int, reader: int | None) -> bool:
    """Whether they left so lately that a look from before counts, also for who only watches."""
    now = heard.house.made["clock"].steady()
    left = heard.left.get((guild, reader), -sight.FRESH) if reader is not None else -sight.FRESH
    return bool(now - left < sight.FRESH)


def theirs_by_right(heard: Listening, shown: Shown, guild: int, known: Any) -> bool:
    """Whether it is of a game of their own: over, or they have left and nobody knows it yet.

    Discord tells nobody who leaves. Whoever plays on by direct message is noticed with the
    next look at the table, and a look counts five minutes later at the latest.
    """
    hall, reader = heard.house.bot.tables, shown.reader
    if reader is None:
        return False
    theirs = [
        table
        for table in (*hall._open.values(), *hall._closed.values())
        if (table.guild_id == guild or table.practice)  # one's own name is there
        and (any(c.user == reader for c in table.chairs) or (table.id, reader) in known)
    ]
    until_then = any(one is shown for one in heard.noticed.get((guild, reader), ()))
    unnoticed = (guild, reader) in heard.left or until_then
    if unnoticed and any(table.open and not table.practice for table in theirs):
        return True
    about = shown.tables() or heard.linked(shown)
    listed = "block" in {kind for kind, _ in shown.wishes()}  # those whom they have blocked
    if not about and (reader in heard.named or listed):
        return True
    if about:
        return about <= {table.id for table in theirs if table.practice or not table.open}
    if any(not table.open and not table.practice for table in theirs):
        return True  # the last trick, say, by a button of their own table that is over
    return bool({kind for kind, _ in shown.wishes()} & FINISHED)


def known_lately(heard: Listening, reader: int, place: int) -> bool:
    """Whether they read this private thread so lately that they are not asked for again."""
    now = heard.house.made["clock"].steady()
    return now - heard.came_or_went.get(reader, -sight.FRESH) < sight.FRESH


def check_replayed(
    heard: Listening, number: int, shown: Shown, there: set[int | None], known: Any
) -> None:
    """Find a replayed game to be over, and played here or by the reader: its cards are open.

    :raises Fault: it is not.
    """
    game = "SELECT t.guild_id, g.ended_at, t.id FROM games g JOIN tables t ON t.id = g.table_id"
    ((guild, ended, table),) = heard.house.rows(f"{game} WHERE g.id = ?", number)
    if ended is None:
        raise Fault(f"game {number} goes on, and is replayed: {shown.content!r}")
    sat = "SELECT user_id FROM seats WHERE table_id = ?"
    won = "SELECT user_id FROM results WHERE game_id = ?"
    moved = "SELECT user_id FROM moves WHERE game_id = ?"
    every = f"{sat} UNION {won} UNION {moved}"
    played = {user for (user,) in heard.house.rows(every, table, number, number)}
    played |= {user for where, user in known if where == table}  # who has only just left it
    left = "SELECT 1 FROM notes WHERE table_id = ? AND line LIKE ?"  # as the last, and so ended it
    if heard.house.rows(left, table, f"seat %: {shown.reader} left%"):
        played.add(shown.reader)
    if guild not in there and shown.reader not in played - {None}:
        raise Fault(f"game {number} of another server: {shown.content!r}")
