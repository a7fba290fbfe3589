"""Access to a table, and the rights of people there: checked before a click is answered."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord

from bot.client import rights, sight
from bot.client.click import Click
from bot.client.core import Core
from bot.client.errors import NOT_SENT
from bot.storage.rows.boards import BoardRow
from bot.storage.rows.ids import NO_SERVER, ChannelId, GuildId, TableId, UserId
from bot.storage.rows.people import GuildRow
from bot.tables.live.peers import Elsewhere
from bot.tables.live.table import Table
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import TableState
from bot.tables.screens.custom_ids import LobbyVerb
from bot.tables.verbs import host

ELSEWHERE = "tables that other processes look after"
"""The key of the asker's tables elsewhere, among what is known of an interaction."""


async def table_of(click: Click, number: TableId) -> Table:
    """The table of this number, for those who sit at it or may read its channel.

    :raises Refusal: there is none, or it is none of the clicker's business.
    """
    bot, user = click.bot, click.user
    table = await bot.tables.find(number)
    if table.sits(user) or await is_shown(click, table):
        return click.come_to(table)
    if click.guild_id is None and await bot.store.tables.hand(number, user) is not None:
        raise Refusal("not-here")  # their own old message
    if _was_released(click, table):
        raise Refusal("not-awaited")
    bot.audit_log.denied(user, f"table {number}", click.guild_id)
    raise Refusal("no-table")


def _was_released(click: Click, table: Table) -> bool:
    """Whether a letter had called the clicker to a seat that is not reserved for them any more.

    Nobody is told so whose seat still is, and who only may not see its place now.
    """
    letter = click.guild_id is None and isinstance(click.id, LobbyVerb)
    if not letter or click.id.parts != ("join",) or table.secret:
        return False
    return not any(click.user in (chair.kept, chair.left_by) for chair in table.chairs)


async def at_table(interaction: discord.Interaction[Any], number: int | None) -> Click:
    """The click of a command, at the table of this number or the one of this channel.

    :raises Refusal: there is no such table, or it is none of the person's business.
    """
    click = await Click.of(interaction)
    if number is not None:
        await table_of(click, TableId(number))
    elif tables := click.bot.tables.in_channel(click.channel_id):
        click.come_to(([t for t in tables if t.sits(click.user)] or tables)[0])
    else:
        raise Refusal("no-table-here")
    return click


def played_by(click: Click, number: int | None) -> Table:
    """The table at which the clicker plays: of this number, of this channel, or the only one.

    :raises Refusal: there is none, or it is not known which is meant.
    """
    mine = click.bot.tables.of_person(click.user, playing=True)
    return _meant(click, number, mine, playing=True)


def sat_at_by(click: Click, number: int | None) -> Table:
    """The table at which the clicker sits, also before the game; or the one just over.

    :raises Refusal: there is none, or it is not known which is meant.
    """
    tables = click.bot.tables
    return _meant(click, number, tables.of_person(click.user), tables.over_for(click.user))


def near(click: Click, number: int | None) -> Table:
    """The open table of this channel or of the clicker's: of this number, or the first of them.

    :raises Refusal: there is none.
    :raises Elsewhere: it is one of theirs that another process looks after.
    """
    for table in click.bot.tables.near(click.user, click.channel_id):
        if number in (None, table.id):
            return table
    others: list[TableState] = click.interaction.extras.get(ELSEWHERE, [])
    for one in others:
        if number in (None, one.id):
            raise Elsewhere(one.row.guild_id)
    raise Refusal("no-table-here" if number is None else "no-table")


async def look_elsewhere(interaction: discord.Interaction[Any]) -> None:
    """Look up the asker's open tables that other processes look after, if there are any.

    :raises StoreError: the database does not answer.
    """
    tables = interaction.client.tables
    if not tables.peers.alone:
        found = await tables.elsewhere_of(UserId(interaction.user.id))
        interaction.extras[ELSEWHERE] = found


def _meant(
    click: Click,
    number: int | None,
    mine: list[Table],
    over: Sequence[Table] = (),
    playing: bool = False,
) -> Table:
    """Of these tables the one that is meant: an open one before the last of those ``over``.

    :raises Elsewhere: it is one that another process looks after.
    """
    others: list[TableState] = click.interaction.extras.get(ELSEWHERE, [])
    others = [one for one in others if one.status == "playing" or not playing]

    def here(tables: Sequence[Table]) -> list[Table]:
        return [table for table in tables if table.channel_id == click.channel_id]

    if number is not None:
        found = [table for table in (*mine, *over) if table.id == number]
        others = [] if found else [one for one in others if one.id == number]
    else:
        found = here(mine) or here(over)[:1]
        others = [] if found else others
        found = found or mine or ([] if others else list(over[:1]))
    if not found and not others:
        raise Refusal("no-game-of-yours")
    if len(found) + len(others) > 1:
        raise Refusal("which-table")
    if others:
        raise Elsewhere(others[0].row.guild_id)
    return click.come_to(found[0])


async def is_shown(click: Click, table: Table) -> bool:
    """Whether the clicker may be shown a table at which they do not sit.

    Asked in its own place, Discord has let them in. From elsewhere in its server it depends on
    what they may read there; a thread that sleeps is open to those with a way back to a chair, and
    Discord is asked for it on behalf of others. In a direct message it is only shown to those with
    a way back, as long as they are in the server. A secret table exists for those who played there.
    """
    bot, asker = click.bot, click.interaction.user
    if table.secret and not any(asker.id == chair.left_by for chair in table.chairs):
        return False
    if click.channel_id == table.channel_id:
        return click.interaction.permissions.view_channel
    guild = bot.get_guild(table.guild_id)
    if guild is None or click.guild_id not in (None, guild.id):
        return False
    expected = any(asker.id in (chair.kept, chair.left_by) for chair in table.chairs)
    if click.guild_id is None and not expected:
        return False
    member = await asker_in(click, guild)
    if member is None:
        return False
    bot.display.members.seen(table.guild_id, click.user)  # someone who had left is back
    place = bot.known_place_of(table)
    if place is None and not expected:
        place = await place_of(bot, table)
    return expected if place is None else await bot.sight.reads(place, member)


def must_be_this_servers(click: Click, board: BoardRow) -> None:
    """Refuse the board of another server as if there were none; the attempt is noted in the log.

    :raises Refusal: it is another server's.
    """
    if board.guild_id != click.guild_id:
        click.bot.audit_log.denied(click.user, f"board {board.id}", click.guild_id)
        raise Refusal("no-board")


async def moderates(click: Click) -> bool:
    """Whether the clicker may manage messages where the table stands."""
    return await moderates_in(click, click.table.guild_id, click.table.channel_id)


async def moderates_in(click: Click, server: GuildId, channel: ChannelId) -> bool:
    """Whether the clicker may manage messages in a channel or thread, wherever they are asking.

    From another server, or in a direct message, they may not. Discord is asked for a thread that
    sleeps, in which only those may who also read it.
    """
    asker, guild = click.interaction.user, click.bot.get_guild(server)
    if click.channel_id == channel:
        return click.interaction.permissions.manage_messages
    if guild is None or not isinstance(asker, discord.Member) or click.guild_id != server:
        return False
    place: sight.Place | None = guild.get_channel_or_thread(channel)
    if place is None:
        place = await _asked_for(guild, channel)
        if place is None or not await click.bot.sight.reads(place, asker):
            return False
    return place.permissions_for(asker).manage_messages


def must_be_host(click: Click) -> None:
    """Refuse everyone but the host, and everything once the game has begun.

    :raises Refusal: someone else is the host, or the game has begun.
    """
    if click.table.lobby.host != click.user:
        raise Refusal("host-only")
    if click.table.status != "lobby":
        raise Refusal("already-begun")


def must_lead(click: Click) -> None:
    """Refuse all but the host (or the guests while the host is away), and everything in a game.

    :raises Refusal: the clicker does not lead, the game has begun, or the table is closed.
    """
    click.table.state.must_be_lobby()
    host.must_lead(click.table.state, click.user, click.table.now)


async def must_be_allowed(click: Click, table: Table | None = None) -> None:
    """Refuse a channel that the server's admins did not choose, if they chose any.

    It is the channel of the ``table``, or else the one in which is asked.

    :raises Refusal: tables stand in other channels of this server.
    """
    channel: object = click.interaction.channel
    server, place = click.guild_id or NO_SERVER, click.channel_id
    if table is not None and table.channel_id != place:
        server, place, channel = table.guild_id, table.channel_id, await place_of(click.bot, table)
    known = await click.bot.preferences.guild(server)
    if known.channels and not standing_channels(click.bot, known):
        raise Refusal("no-channel-left")
    if others := allowed_instead(click.bot, known, place, channel):
        seen = [f"<#{one}>" for one in others if await _sees(click, known, one)]
        if not seen:
            raise Refusal("not-here-allowed-unseen")
        raise Refusal("not-here-allowed", channels=click.words.any_of(seen))


async def _sees(click: Click, known: GuildRow, channel: ChannelId) -> bool:
    """Whether the clicker may read one of the channels of a server."""
    guild = click.bot.get_guild(known.guild_id)
    place = guild.get_channel(channel) if guild else None
    if guild is None or place is None:
        return False
    member = await asker_in(click, guild)
    return member is not None and await click.bot.sight.reads(place, member)


def standing_channels(bot: Core, known: GuildRow) -> tuple[ChannelId, ...]:
    """The channels that the admins of a server have chosen for tables, without deleted ones."""
    guild, chosen = bot.get_guild(known.guild_id), known.chosen_channels
    return tuple(one for one in chosen if guild is None or guild.get_channel(one) is not None)


def allowed_instead(
    bot: Core, known: GuildRow, place: ChannelId, channel: object
) -> tuple[ChannelId, ...]:
    """The channels where tables may be opened, if this one and its parent are not among them."""
    chosen = standing_channels(bot, known)
    return () if {place, getattr(channel, "parent_id", None)} & {*chosen} else chosen


async def must_have_rights(
    click: Click, new_thread: bool = False, table: Table | None = None
) -> None:
    """Refuse with the names of the rights that the bot lacks in the table's channel, or here.

    :raises Refusal: a right is missing, it is a locked thread, a private one to which the bot was
        not added, or an announcement channel.
    """
    channel: object = click.interaction.channel
    ours, place = click.interaction.app_permissions, click.channel_id
    if table is not None and table.channel_id != place:
        channel, place = await place_of(click.bot, table), table.channel_id
        none = discord.Permissions.none()
        ours = none if channel is None else channel.permissions_for(channel.guild.me)
    if missing := rights.lacking(ours, rights.kind_of(channel), new_thread):
        raise rights.refusal(click.words, missing, channel, place)
    if isinstance(channel, discord.Thread) and channel.locked:
        raise Refusal("thread-locked", channel=f"<#{place}>")
    if not new_thread and rights.edits_little(channel):
        raise Refusal("edits-little", channel=f"<#{place}>")
    if sight.is_private(channel) and await rights.shuts_us_out(channel, ours):
        raise Refusal("not-in-thread", bot=channel.guild.me.mention)


async def must_read(click: Click, table: Table) -> None:
    """Refuse whoever asks from elsewhere, and cannot read the table's channel any more.

    :raises Refusal: they have left the server, or are not shown the channel.
    """
    if click.channel_id == table.channel_id:
        return
    guild, place = click.bot.get_guild(table.guild_id), await place_of(click.bot, table)
    someone = None if guild is None else await asker_in(click, guild)
    if someone is None or place is None or not await click.bot.sight.reads(place, someone):
        raise Refusal("no-table")


async def place_of(bot: Core, table: Table) -> sight.Place | None:
    """The channel or thread of a table, if there is one; Discord is asked if need be.

    Unasked it tells nothing of a thread that is archived.
    """
    guild = bot.get_guild(table.guild_id)
    return None if guild is None else await place_in(guild, table.channel_id)


async def place_in(guild: discord.Guild, channel: ChannelId) -> sight.Place | None:
    """A channel or thread of a server, if there is one; Discord is asked if need be."""
    return guild.get_channel_or_thread(channel) or await _asked_for(guild, channel)


async def _asked_for(guild: discord.Guild, channel: ChannelId) -> sight.Place | None:
    """A channel or thread of a server, as Discord is asked for it; ``None``: it is not shown."""
    with suppress(*NOT_SENT, discord.InvalidData):  # or it is another server's
        return await guild.fetch_channel(channel)
    return None


async def asker_in(click: Click, guild: discord.Guild) -> discord.Member | None:
    """The clicker as a member of a server; ``None``: they are none, or Discord does not say."""
    asker = click.interaction.user
    if isinstance(asker, discord.Member) and click.guild_id == guild.id:
        return asker
    return await sight.found(guild, click.user)


async def member(bot: Core, server: GuildId, user: UserId) -> discord.Member:
    """A person as a member of a server.

    :raises Refusal: they are none, or the bot is not there any more.
    """
    guild = bot.get_guild(server)
    with suppress(discord.NotFound):
        if guild is not None:
            return guild.get_member(user) or await guild.fetch_member(user)
    raise Refusal("not-a-member")
