"""Whose table it is, and who may do what with it: what every cog asks before it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.lobby import No
from bot.tables.screens.screen import Screen
from bot.tables.table import Table
from cogs import present, rights

if TYPE_CHECKING:
    from bot.app import KnaveBot

LONGEST_NUMBER = 20
"""Digits; Python refuses to read numbers of thousands."""


async def table_of(bot: KnaveBot, interaction: discord.Interaction, number: int) -> Table:
    """The table of this number, if the asker sits at it or may see its channel.

    :raises No: there is none, or it is none of the asker's business.
    """
    table = await bot.hall.find(number)
    sits = any(chair.user == interaction.user.id for chair in table.chairs)
    if sits or rights_at(bot, interaction, table)[1].view_channel:
        return table
    user = interaction.user.id
    if interaction.guild_id is None and await bot.hall.store.hand(number, user) is not None:
        raise No("not-here")  # their own old message
    bot.watchbook.strange(user, number, interaction.guild_id)
    raise No("no-table")


def rights_at(
    bot: KnaveBot, interaction: discord.Interaction, table: Table
) -> tuple[discord.Permissions, discord.Permissions]:
    """The bot's rights and the asker's in the channel of a table, wherever they are asking.

    From another server, or in a direct message, nobody has any.
    """
    row = table.ledger.row
    if interaction.channel_id == row.channel_id:
        return interaction.app_permissions, interaction.permissions
    guild = bot.get_guild(row.guild_id)
    channel = guild.get_channel_or_thread(row.channel_id) if guild else None
    asker = interaction.user
    if channel is None or guild is None or interaction.guild_id != row.guild_id:
        return discord.Permissions.none(), discord.Permissions.none()
    theirs = channel.permissions_for(asker) if isinstance(asker, discord.Member) else None
    return channel.permissions_for(guild.me), theirs or discord.Permissions.none()


def must_be_host(table: Table, user: int) -> None:
    """Refuse everybody but the host, and everything once the game has begun."""
    if table.lobby.host != user:
        raise No("host-only")
    if table.status != "lobby":
        raise No("already-begun")


async def must_be_allowed_here(bot: KnaveBot, interaction: discord.Interaction) -> None:
    """Refuse a channel that the server's admins did not choose, if they chose any."""
    guild = await bot.hall.people.guild(interaction.guild_id or 0)
    parent = getattr(interaction.channel, "parent_id", None)
    chosen = guild.channels.split()
    if chosen and not {str(interaction.channel_id), str(parent)} & set(chosen):
        words = await bot.words_for(interaction)
        raise No("not-here-allowed", channels=words.any_of([f"<#{one}>" for one in chosen]))


async def must_have_rights(
    bot: KnaveBot,
    interaction: discord.Interaction,
    new_thread: bool = False,
    table: Table | None = None,
) -> None:
    """Refuse with the names of the rights that the bot lacks here, or where the table stands."""
    ours = interaction.app_permissions
    place: int | None = interaction.channel_id
    in_thread = new_thread or isinstance(interaction.channel, discord.Thread)
    if table is not None and table.ledger.row.channel_id != place:
        ours, place = rights_at(bot, interaction, table)[0], table.ledger.row.channel_id
        guild = bot.get_guild(table.ledger.row.guild_id)
        in_thread = bool(guild and guild.get_thread(place))
    if missing := rights.lacking(ours, in_thread, new_thread):
        words = await bot.words_for(interaction)
        names = rights.named(words, missing)
        raise No("missing-rights", channel=f"<#{place}>", rights=names)


async def say(interaction: discord.Interaction, text: str) -> None:
    """Answer in words, to the asker alone."""
    await interaction.response.send_message(
        text, ephemeral=True, allowed_mentions=present.MENTION_NOBODY
    )


async def panel(interaction: discord.Interaction, screen: Screen) -> None:
    """Show a panel privately; a click on a panel changes that panel."""
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await interaction.response.edit_message(**await present.edit(screen))
    else:
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)


async def post(bot: KnaveBot, interaction: discord.Interaction, table: Table) -> None:
    """Answer with the table's public message. If that fails, the herald posts it."""
    with bot.herald.posting(table):
        screen = await bot.herald.table_screen(table)
        answer = await interaction.response.send_message(**await present.message(screen))
        if answer.message_id:
            await bot.herald.posts.posted(table, answer.message_id)


def number(text: str) -> int:
    """A whole number that a button or a menu carried."""
    if not (text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise No("forged")
    return int(text)
