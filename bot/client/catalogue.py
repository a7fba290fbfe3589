"""Telling Discord which commands there are: everywhere, or in one server while one develops."""

import hashlib
import json
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands

from bot.client.core import Core
from bot.ops.settings import SettingsError
from bot.storage.rows.ids import GuildId

Payload = dict[str, Any]
IN_SERVERS = 0
"""Discord's number for the channels of servers, among the places where a command is offered."""


async def sync(
    bot: Core,
    translator: app_commands.Translator,
    server: discord.Object | None,
    *,
    always: bool = False,
) -> None:
    """Hand the commands over if they have changed since the last time, or ``always``.

    With a ``server`` they are its own, for the channels there. A server's commands are not
    offered in direct messages, so those that are useful there stay global, for that place alone:
    nowhere does one stand twice.

    :raises SettingsError: that server takes no commands.
    """
    tree = bot.tree
    payload = [await one.get_translated_payload(tree, translator) for one in tree.get_commands()]
    now = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    mark = f"commands of {bot.application_id}"
    known = await bot.store.marks.mark(mark)
    where = str(server.id) if server else ""
    if not always and known == f"{where} {now}":
        return
    before = known.partition(" ")[0]
    if before and before != where:
        await _take_away(bot, GuildId(int(before)))
    if server is None:
        await tree.sync()
    else:
        tree.copy_global_to(guild=server)
        await _hand_over(bot, server)
        await bot.http.bulk_upsert_global_commands(bot.application_id or 0, _for_letters(payload))
    await bot.store.marks.set_mark(mark, f"{where} {now}")


async def _hand_over(bot: Core, server: discord.Object) -> None:
    try:
        await bot.tree.sync(guild=server)
    except (discord.Forbidden, discord.NotFound, app_commands.CommandSyncFailure) as error:
        why = " ".join(str(error).split())
        raise SettingsError(
            f"KNAVE_DEV_GUILD is {server.id}, which takes no commands: {why}"
        ) from None


async def _take_away(bot: Core, server: GuildId) -> None:
    """Take the commands of a server away that was set before; it may be gone itself."""
    with suppress(discord.Forbidden, discord.NotFound):
        await bot.http.bulk_upsert_guild_commands(bot.application_id or 0, server, [])


def _for_letters(payload: list[Payload]) -> list[Any]:
    """The commands that are offered outside of servers too, for there alone."""
    return [
        command | {"contexts": places}
        for command in payload
        if (places := [place for place in command["contexts"] if place != IN_SERVERS])
    ]
