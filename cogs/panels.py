"""Panels of a server's settings: Discord lets people in, by the command that opens them.

Who may use that command is decided in the server's *Integrations*, so the menus of a panel do not
ask for rights again. They ask whether the panel was really shown.
"""

from datetime import timedelta
from typing import Any

import discord

from bot.tables.lobby import No

LASTS = timedelta(minutes=15)
"""After that the command has to be called again: rights may have been taken away meanwhile."""


def must_be_shown(interaction: discord.Interaction[Any]) -> None:
    """Refuse a press on a panel that was not shown to the presser just now.

    A message that one person alone sees was answered to them, and can be pressed by nobody else.
    It holds this button or menu only if the command let them in. Those who may manage the server
    are let in wherever they press.

    :raises No: it was not shown to them, or too long ago.
    """
    if interaction.permissions.manage_guild:
        return
    message = interaction.message
    if message is None or message.author.id != interaction.application_id:
        raise No("admin-only")
    if not (message.flags.ephemeral and _is_on(message, interaction)):
        raise No("admin-only")
    if interaction.created_at - message.created_at > LASTS:
        raise No("panel-too-old")


def _is_on(message: discord.Message, interaction: discord.Interaction[Any]) -> bool:
    data: Any = interaction.data or {}
    rows: list[Any] = list(message.components)
    controls = [control for row in rows for control in getattr(row, "children", [row])]
    return any(getattr(c, "custom_id", None) == data.get("custom_id") for c in controls)
