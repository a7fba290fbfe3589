"""Telling Discord which commands there are: everywhere, or in one server while one develops.

Their names in each language, and the numbers that Discord gives them, are learnt here.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands

from bot.client.core import Core
from bot.client.errors import INVALID_FORM
from bot.ops.settings import SettingsError
from bot.storage.rows.ids import GuildId
from bot.words.command_names import CommandNames
from bot.words.words import language_of

Payload = dict[str, Any]
SLASH = discord.AppCommandType.chat_input
IN_SERVERS = 0
"""Discord's number for the channels of servers, among the places where a command is offered."""


async def sync(
    bot: Core,
    translator: app_commands.Translator,
    server: discord.Object | None,
    *,
    always: bool = False,
    known_only: bool = False,
) -> None:
    """Hand the commands over if they have changed since the last time, or ``always``.

    With ``known_only`` another process does so, and here they are only learnt.

    With a ``server`` they are its own, for the channels there. A server's commands are not
    offered in direct messages, so those that are useful there stay global, for that place alone:
    nowhere does one stand twice.

    :raises SettingsError: that server takes no commands.
    """
    tree = bot.tree
    payload = await payload_of(tree, translator)
    now = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    mark = f"commands of {bot.application_id}"
    known = await bot.store.marks.mark(mark)
    where = str(server.id) if server else ""
    numbers = f"numbers of {mark}"
    if known_only or (not always and known == f"{where} {now}"):
        _learn(bot, payload, await bot.store.marks.mark(numbers))
        return
    before = known.partition(" ")[0]
    if before and before != where:
        await _take_away(bot, GuildId(int(before)))
    if server is None:
        given = await _hand_over_all(bot, payload)
        typed = [one for one in given if one.get("type", SLASH.value) == SLASH.value]
        ids = _numbers((one["name"], one["id"]) for one in typed)
    else:
        tree.copy_global_to(guild=server)
        theirs = await _hand_over(bot, server)
        for_dms = _for_dms(payload)
        await bot.http.bulk_upsert_global_commands(bot.application_id or 0, for_dms)
        ids = _numbers((one.name, one.id) for one in theirs if one.type is SLASH)
    await bot.store.marks.set_mark(numbers, ids)
    await bot.store.marks.set_mark(mark, f"{where} {now}")
    _learn(bot, payload, ids)


async def payload_of(
    tree: app_commands.CommandTree[Any], translator: app_commands.Translator
) -> list[Payload]:
    """Every command as Discord is told it, with its words in each language."""
    return [await one.get_translated_payload(tree, translator) for one in tree.get_commands()]


def _numbers(given: Iterable[tuple[str, str | int]]) -> str:
    """The names of commands and Discord's numbers of them, as they are kept."""
    return " ".join(f"{name}:{number}" for name, number in given)


def _learn(bot: Core, payload: Sequence[Payload], ids: str) -> None:
    """Remember the names of commands and their numbers, for sentences that name them."""
    numbers = dict(part.split(":", 1) for part in ids.split())
    bot.preferences.commands = CommandNames.of(
        names_of(payload), {name: int(number) for name, number in numbers.items()}
    )


def names_of(payload: Sequence[Payload]) -> Iterator[dict[str, str]]:
    """Every command as it is typed, then its parameters, each by language."""
    for command in payload:
        if command["type"] != SLASH.value:
            continue
        whole = _names(command)
        yield {language: f"/{name}" for language, name in whole.items()}
        for part in command.get("options", ()):
            own, typed = _names(part), [part]
            if part["type"] == discord.AppCommandOptionType.subcommand.value:
                typed = part.get("options", [])
                yield {
                    language: f"/{whole.get(language, whole[''])} {own.get(language, own[''])}"
                    for language in whole.keys() | own.keys()
                }
            for one in typed:
                yield {language: f"{name}:" for language, name in _names(one).items()}


def _names(node: Payload) -> dict[str, str]:
    """The name of a command, or of a parameter, by language; the default one under ``""``."""
    local = (node.get("name_localizations") or {}).items()
    return {"": node["name"], **{language_of(locale): name for locale, name in local}}


async def _hand_over_all(bot: Core, payload: Sequence[Payload]) -> list[Any]:
    """Hand these commands over for everywhere.

    :raises discord.HTTPException: Discord refuses them; what it has against which, by its name.
    """
    application = bot.application_id or 0
    try:
        return list(await bot.http.bulk_upsert_global_commands(application, list[Any](payload)))
    except discord.HTTPException as error:
        if error.code != INVALID_FORM:
            raise
        raise app_commands.CommandSyncFailure(error, bot.tree.get_commands()) from None


async def _hand_over(bot: Core, server: discord.Object) -> list[app_commands.AppCommand]:
    try:
        return await bot.tree.sync(guild=server)
    except (discord.Forbidden, discord.NotFound, app_commands.CommandSyncFailure) as error:
        why = " ".join(str(error).split())
        raise SettingsError(
            f"KNAVE_DEV_GUILD is {server.id}, which takes no commands: {why}"
        ) from None


async def _take_away(bot: Core, server: GuildId) -> None:
    """Take the commands of a server away that was set before; it may be gone itself."""
    with suppress(discord.Forbidden, discord.NotFound):
        await bot.http.bulk_upsert_guild_commands(bot.application_id or 0, server, [])


def _for_dms(payload: list[Payload]) -> list[Any]:
    """The commands that are offered outside of servers too, for there alone."""
    return [
        command | {"contexts": places}
        for command in payload
        if (places := [place for place in command["contexts"] if place != IN_SERVERS])
    ]
