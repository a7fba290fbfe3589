"""The places of each command: servers the bot is a member of, or those of someone's account.

New applications on Discord can be installed on an account too. A command that says nothing is then
offered everywhere, also in servers in which no table could stand.
"""

from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import rights
from bot.tables.model.refusals import Refusal

T = TypeVar("T")
USUALLY = app_commands.AppInstallationType(guild=True, user=False)
USUAL_PLACES = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
"""The places of a command that names none: the channels of servers with the bot."""


def in_servers(command: T) -> T:
    """Offer a command in the channels of servers with the bot: for tables and servers."""
    return _offered(app_commands.guild_only(command), users=False, dms=False)


def in_dms_too(command: T) -> T:
    """Offer a command also in direct messages with the bot: for the tables one plays at."""
    return _offered(command, users=False, dms=True)


def on_accounts_too(command: T) -> T:
    """Offer a command everywhere, also in servers without the bot: it needs no server."""
    return _offered(command, users=True, dms=True)


def _offered(command: T, *, users: bool, dms: bool) -> T:
    installs = app_commands.allowed_installs(guilds=True, users=users)
    places = app_commands.allowed_contexts(guilds=True, dms=dms, private_channels=users)
    return places(installs(command))


def _of(command: Any, what: str) -> Any:
    """The places that a command names; where it names none, those of its group."""
    own = getattr(command, what, None)
    return own if own is not None else getattr(getattr(command, "root_parent", None), what, None)


def needs_server(command: Any) -> bool:
    """Whether a command can only be answered where the bot is a member."""
    offered = _of(command, "allowed_installs")
    return not (offered and offered.user)


def is_uninvited(client: discord.Client, interaction: discord.Interaction[Any]) -> bool:
    """Whether an interaction comes from a server of which the bot is no member."""
    server = interaction.guild_id
    return server is not None and client.get_guild(server) is None


def must_be_invited(client: discord.Client, interaction: discord.Interaction[Any]) -> None:
    """Refuse a command that needs the bot as a member of the server, with the link to invite it.

    A member of a group may be for servers alone, where the group is offered in direct messages.

    :raises Refusal: the command came from a server in which the bot is not, or from a direct
        message although it is for servers.
    """
    places = _of(interaction.command, "allowed_contexts")
    if interaction.guild_id is None and places is not None and not places.dm_channel:
        raise Refusal("server-only")
    if is_uninvited(client, interaction) and needs_server(interaction.command):
        raise Refusal("not-invited", link=rights.invitation(interaction.application_id))


def menu(bot: commands.AutoShardedBot, name: app_commands.locale_str, answer: Any) -> None:
    """Offer an entry in the menu that opens on a person or a message, in servers."""
    bot.tree.add_command(in_servers(app_commands.ContextMenu(name=name, callback=answer)))
