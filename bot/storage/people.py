"""People and servers: their choices, and the way to somebody's direct messages."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from bot.storage import privacy
from bot.storage.rows.ids import ChannelId, GuildId, UserId
from bot.storage.rows.people import GuildRow, PersonRow
from bot.storage.sql import columns, select, upsert, values
from bot.storage.standings import relist
from bot.storage.subject import Database, Db, Subject, operation
from bot.storage.vacuum import Sweeper

_PERSON = columns(PersonRow)
_GUILD = columns(GuildRow)
_YES_OR_NO = ("listed", "emoji", "text_only", "tutor", "moments")
_SAVE_PERSON = upsert("people", _PERSON, "user_id")
_SAVE_GUILD = upsert("guilds", _GUILD, "guild_id")
_PERSON_BY_ID = select("people", _PERSON, "user_id = ?")
_GUILD_BY_ID = select("guilds", _GUILD, "guild_id = ?")
_PLAYED = """
SELECT count(*) FROM played JOIN games ON games.id = played.game_id
WHERE played.user_id = ? AND played.game = ? AND games.scores != ''
"""
_TELL = "SELECT pg_notify('knave', ?)"
"""For PostgreSQL alone: only there are other processes."""
_KEEP = """
INSERT INTO direct_channels (user_id, channel_id)
SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM people WHERE user_id = ?1)
ON CONFLICT (user_id) DO UPDATE SET channel_id = excluded.channel_id
"""


def save_person(db: Db, person: PersonRow) -> None:
    """Store a person's choices."""
    asked = "SELECT listed FROM people WHERE user_id = ?"
    known = db.execute(asked, (person.user_id,)).fetchone()
    db.execute(_SAVE_PERSON, values(person, _PERSON))
    if person.listed != (bool(known[0]) if known else True):
        relist(db, person.user_id, person.listed)


def save_guild(db: Db, guild: GuildRow) -> None:
    """Store a server's choices."""
    db.execute(_SAVE_GUILD, values(guild, _GUILD))


def change_person(
    db: Db, user_id: UserId, change: Callable[[PersonRow], PersonRow], news: str
) -> PersonRow:
    """Change a person's choices from how they stand now, and tell other processes."""
    known = person(db, user_id)
    changed = change(known)
    if changed != known:
        save_person(db, changed)
        db.execute(_TELL, (news,)).fetchall()
    return changed


def change_guild(
    db: Db, guild_id: GuildId, change: Callable[[GuildRow], GuildRow], news: str
) -> GuildRow:
    """Change a server's choices from how they stand now, and tell other processes."""
    known = guild(db, guild_id)
    changed = change(known)
    if changed != known:
        save_guild(db, changed)
        db.execute(_TELL, (news,)).fetchall()
    return changed


def person(db: Db, user_id: UserId) -> PersonRow:
    """The choices of a person, or the defaults."""
    found = db.execute(_PERSON_BY_ID, (user_id,)).fetchone() or (user_id,)
    known = dict(zip(_PERSON, found, strict=False))
    choices = {name: bool(known[name]) for name in _YES_OR_NO if name in known}
    return PersonRow(**known | choices)


def games_played(db: Db, user_id: UserId, game: str) -> int:
    """The number of games of a kind in a person's history that were played to the end."""
    return int(db.execute(_PLAYED, (user_id, game)).fetchone()[0])


def guild(db: Db, guild_id: GuildId) -> GuildRow:
    """The choices of a server, or the defaults."""
    found = db.execute(_GUILD_BY_ID, (guild_id,)).fetchone() or (guild_id,)
    known = dict(zip(_GUILD, found, strict=False))
    return GuildRow(**known | {"pings": bool(known.get("pings", True))})


def direct_channel(db: Db, user_id: UserId) -> ChannelId | None:
    """The channel of a person's direct messages; ``None`` if none is known."""
    asked = "SELECT channel_id FROM direct_channels WHERE user_id = ?"
    found = db.execute(asked, (user_id,)).fetchone()
    return ChannelId(found[0]) if found else None


def set_direct_channel(db: Db, user_id: UserId, channel_id: ChannelId | None) -> None:
    """Remember the channel of a known person's direct messages; ``None`` forgets it.

    A person forgotten while it was being opened stays so.
    """
    if channel_id is None:
        db.execute("DELETE FROM direct_channels WHERE user_id = ?", (user_id,))
    else:
        db.execute(_KEEP, (user_id, channel_id))


class People(Subject):
    """People and servers in the store."""

    person = operation(person)
    games_played = operation(games_played)
    save_person = operation(save_person)
    guild = operation(guild)
    save_guild = operation(save_guild)
    change_person = operation(change_person)
    change_guild = operation(change_guild)
    direct_channel = operation(direct_channel)
    set_direct_channel = operation(set_direct_channel)

    def __init__(self, database: Database, sweeper: Sweeper) -> None:
        super().__init__(database)
        self._sweeper = sweeper

    async def all_about(self, user_id: UserId) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """Every row in which this person stands. Nobody who plays waits for it."""
        return await self._database.aside(lambda db: privacy.all_about(db, user_id))

    async def everybody(self) -> set[UserId]:
        """Everyone who stands anywhere. Nobody who plays waits for it.

        All of a large database is not read within the time that a read beside the play may take.
        """
        found: set[UserId] = set()
        for look in await self._database.aside(privacy.looks):
            found |= await self._database.aside(partial(privacy.people_in, look=look))
        return found

    async def forget(self, user_id: UserId) -> bool:
        """Take a person out of everything; the space freed in the file is overwritten.

        False: all is taken away, but an old page may lie in the write-ahead log yet.
        """
        named, since = await self._database.aside(
            lambda db: (privacy.tables_that_name(db, user_id), privacy.newest(db))
        )
        changed = await self._database.do(lambda db: privacy.forget(db, user_id, named, since))
        return await self._sweeper.sweep() if changed or not self._sweeper.clean else True
