"""Panels of a server's settings, which Discord guards by the command that opens them.

The right to use that command is given in the server's *Integrations*, so the menus of a panel do
not ask for rights again. They ask whether the panel was really shown.
"""

from datetime import timedelta
from typing import Any

import discord

from bot.client import reading
from bot.client.click import Click
from bot.storage.rows.ids import GuildId
from bot.tables.model.refusals import Refusal

LASTS = timedelta(minutes=15)
"""The time after which the command has to be called again: rights may have been taken away."""


def server_of(click: Click) -> GuildId:
    """The number of the server whose panel was pressed.

    A message that one person alone sees was answered to them, and can be pressed by nobody else.
    It holds this button or menu only if the command let them in. Those who may manage the server
    are let in wherever they press.

    :raises Refusal: no panel was shown to the presser, or it was too long ago.
    """
    interaction = click.interaction
    server, message = click.guild_id, interaction.message
    if server is None:
        raise Refusal("admin-only")
    if interaction.permissions.manage_guild:
        return server
    if message is None or not (_is_theirs(message, interaction) and _holds(message, interaction)):
        raise Refusal("admin-only")
    if interaction.created_at - message.created_at > LASTS:
        raise Refusal("panel-too-old")
    return server


def _is_theirs(message: discord.Message, interaction: discord.Interaction[Any]) -> bool:
    """Whether the bot has answered the presser with this message, and nobody else sees it."""
    answered, bot = message.interaction_metadata, interaction.client.user
    if not message.flags.ephemeral or answered is None or bot is None:
        return False
    return message.author.id == bot.id and answered.user.id == interaction.user.id


def _holds(message: discord.Message, interaction: discord.Interaction[Any]) -> bool:
    """Whether what was pressed is on the message."""
    data: Any = interaction.data or {}
    return data.get("custom_id") in reading.custom_ids_of(message)
