"""*Show everyone*: something that is over is put into a channel, with its presenter's name.

In a server it goes where it was asked, from a direct message to where it was played. Something
played in a private thread stays there.
"""

import logging
from dataclasses import dataclass, replace

from bot.client import access, present, rights, sight
from bot.client.click import Click
from bot.client.errors import NOT_SENT
from bot.client.server_words import server_words
from bot.client.throttle import Admitted
from bot.storage.rows.ids import NO_SERVER, ChannelId, GuildId
from bot.tables.live.table import Table
from bot.tables.model.refusals import Refusal
from bot.tables.screens.screen import Screen
from bot.tables.screens.screen import message as joined
from bot.words.words import Words, escape

log = logging.getLogger(__name__)
BURST, PER_SECOND = 4, 1 / 60
"""The number of things one person may show at once, and the pace at which that fills again."""


@dataclass(frozen=True, slots=True)
class Target:
    """The channel into which something is put; ``here`` is where it was asked."""

    guild: GuildId
    channel: ChannelId
    here: bool


def for_table(click: Click, table: Table) -> Target:
    """The place in which something of a table may be shown.

    :raises Refusal: nobody else is there, or it belongs elsewhere.
    """
    if table.secret:
        raise Refusal("show-secret")
    private = table.private or sight.is_private(click.bot.known_place_of(table))
    return target(click, table.guild_id, table.channel_id, private)


def target(click: Click, guild: GuildId, channel: ChannelId, private: bool) -> Target:
    """The place in which something of a channel may be shown; a ``private`` one keeps it.

    :raises Refusal: nobody else is there, or it belongs elsewhere.
    :raises Elsewhere: it was asked in a direct message, and another process has that server.
    """
    if guild != NO_SERVER and click.guild_id is None:
        click.bot.tables.must_be_here(guild)
    if guild == NO_SERVER or click.bot.get_guild(guild) is None:
        raise Refusal("show-nowhere")
    if click.guild_id is None:
        return Target(guild, channel, here=False)
    if click.guild_id != guild:
        raise Refusal("show-elsewhere")
    if private and click.channel_id != channel:
        raise Refusal("show-private")
    return Target(guild, click.channel_id, here=True)


def here(click: Click) -> Target:
    """The channel of a server in which was asked.

    :raises Refusal: it was asked in a direct message, or in a server that the bot is not in.
    """
    return target(click, click.guild_id or NO_SERVER, click.channel_id, private=False)


async def words_at(click: Click, at: Target, game: str = "") -> Words:
    """The words to speak with in public where something is shown, perhaps of a game."""
    return await server_words(click.bot, click.bot.preferences, at.guild, game)


async def show(click: Click, at: Target, screen: Screen, words: Words) -> None:
    """Put a screen into a channel, with its presenter's name; ``words`` are the public ones.

    :raises Refusal: a right is missing, too much was shown already, or Discord refuses it.
    """
    await _must_be_allowed(click, at)
    if click.bot.show_quota.enter(click.user) is not Admitted.YES:
        raise Refusal("show-too-fast")
    line = words.say("show-line", who=escape(click.name))
    made = await present.message(replace(screen, text=joined([line, screen.text])))
    if at.here:
        click.answer.for_everybody()
        await click.answer.send_message(**made)
        return
    channel = click.bot.get_partial_messageable(at.channel, guild_id=at.guild)
    try:
        await channel.send(**made, silent=True)
    except NOT_SENT as error:
        log.info("nothing could be shown in channel %s: %s", at.channel, error)
        raise Refusal("show-failed", channel=f"<#{at.channel}>") from None
    await click.say(click.words.say("show-done", place=f"<#{at.channel}>"))


async def _must_be_allowed(click: Click, at: Target) -> None:
    """Refuse where the bot lacks a right, or the one who shows may not write.

    :raises Refusal: a right is missing, or the server's admins chose other channels.
    """
    interaction, place = click.interaction, f"<#{at.channel}>"
    channel: object = interaction.channel
    ours, theirs = interaction.app_permissions, interaction.permissions
    if at.here:
        await access.must_be_allowed(click)
    else:
        guild = click.bot.get_guild(at.guild)
        found = await access.place_in(guild, at.channel) if guild else None
        member = await access.asker_in(click, guild) if guild else None
        if guild is None or found is None or member is None:
            raise Refusal("show-failed", channel=place)
        if not await click.bot.sight.reads(found, member):
            raise Refusal("show-may-not", channel=place)
        channel, ours, theirs = found, *map(found.permissions_for, (guild.me, member))
    kind = rights.kind_of(channel)
    if missing := rights.lacking(ours, kind):
        raise rights.refusal(click.words, missing, channel, at.channel)
    if set(rights.lacking(theirs, kind)) - {"attach_files"}:
        raise Refusal("show-may-not", channel=place)
