"""The page for players and admins: every command is on it, and none that does not exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.client import installs
from tests.support.house import House

PAGE = Path(__file__).resolve().parents[2] / "cogs" / "README.md"
ROW = re.compile(r"^\| `/([a-z -]+)` \|[^|]+\|([^|]*)\| (\w+) \|$", re.MULTILINE)
AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu
ADMINS = discord.Permissions(manage_guild=True)


def commands(house: House, kind: discord.AppCommandType) -> dict[str, AnyCommand]:
    """The commands of this kind that the bot makes known, by their whole names."""
    return {
        command.qualified_name: command
        for command in house.bot.tree.walk_commands(type=kind)
        if not isinstance(command, app_commands.Group)
    }


def where(command: AnyCommand) -> str:
    """The place in which a command is offered, in the words of the page."""
    top = command.root_parent or command
    if top.default_permissions == ADMINS:
        return "admins"
    if not installs.needs_server(command):
        return "account"
    contexts = getattr(command, "allowed_contexts", None) or top.allowed_contexts
    return "DM" if contexts is not None and contexts.dm_channel else "server"


async def test_every_command_is_told_with_its_parameters_and_no_other(house: House) -> None:
    told = {
        name: (sorted(re.findall(r"`([a-z-]+):`", parameters)), place)
        for name, parameters, place in ROW.findall(PAGE.read_text("utf-8"))
    }
    known = {
        name: (sorted(p.display_name for p in command.parameters), where(command))
        for name, command in commands(house, discord.AppCommandType.chat_input).items()
    }
    assert told == known


async def test_every_menu_entry_is_told(house: House) -> None:
    page = PAGE.read_text("utf-8")
    line = next(line for line in page.splitlines() if line.startswith("In the menu *Apps*"))
    people, messages = line.split(". ")
    for kind, part in (
        (discord.AppCommandType.user, people.partition("person: ")[2]),
        (discord.AppCommandType.message, messages.partition("message: ")[2]),
    ):
        assert set(re.findall(r"\*([^*]+)\*", part)) == set(commands(house, kind))
