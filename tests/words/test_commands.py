"""Slash commands as Discord gets them: names and descriptions it accepts, in every language."""

import asyncio
import re
from collections.abc import Iterator
from copy import copy
from functools import cache
from typing import Any

import discord
import pytest

from bot.client.app import all_cogs
from bot.client.groups import GroupedTree
from bot.client.translation import Translator
from bot.demo.strict.commands import GROUP, SUB, faults, unplaced
from bot.words.words import DEFAULT, language_of, languages
from tests.words.catalogues import messages

Payload = dict[str, Any]
SUBS = (SUB, GROUP)


@cache
def payloads() -> tuple[Payload, ...]:
    """The payloads by which the bot tells Discord of its commands."""

    async def translated() -> tuple[Payload, ...]:
        tree = GroupedTree(discord.Client(intents=discord.Intents.none()))
        for cog in all_cogs():
            for command in cog.__cog_app_commands__:
                tree.add_command(copy(command))
        return tuple(
            [await c.get_translated_payload(tree, Translator()) for c in tree.get_commands()]
        )

    return asyncio.run(translated())


def siblings(options: list[Payload] | tuple[Payload, ...]) -> Iterator[list[Payload]]:
    """The commands beside each other, then those (or the parameters) within each of them."""
    if options:
        yield list(options)
    for option in options:
        yield from siblings(option.get("options", []))


def name(thing: Payload, language: str, what: str = "name") -> str:
    """A name or description as somebody of this language reads it."""
    if language == DEFAULT:
        return str(thing[what])
    local: dict[str, str] = thing.get(f"{what}_localizations") or {}
    return next((said for key, said in local.items() if language_of(key) == language), "")


def test_discord_accepts_every_command_in_every_language() -> None:
    assert not faults(payloads())
    assert not unplaced(payloads())
    told = {locale for group in siblings(payloads()) for one in group for locale in locales(one)}
    assert {language_of(locale) for locale in told} | {DEFAULT} == set(languages())


def locales(thing: Payload) -> list[str]:
    """The languages in which a command has a name of its own."""
    return list(thing.get("name_localizations") or {})


def test_every_command_is_described() -> None:
    """discord.py puts in an ellipsis where nothing is said."""
    for group in siblings(payloads()):
        for thing in group:
            has_parts = any(o["type"] in SUBS for o in thing.get("options") or ())
            assert has_parts or thing["description"] != "…", thing["name"]


def test_everything_is_described() -> None:
    """discord.py puts "…" where nothing is said."""
    for group in siblings(payloads()):
        assert [thing["name"] for thing in group if thing["description"] == "…"] == []


def paths(language: str) -> set[str]:
    """Every command as it is typed: ``/table open``."""
    found = set()
    for command in payloads():
        found.add("/" + name(command, language))
        for within in command.get("options", []):
            if within["type"] == discord.AppCommandOptionType.subcommand.value:
                found.add(f"/{name(command, language)} {name(within, language)}")
    return found


def parameters(language: str) -> set[str]:
    """Every parameter as it is typed: ``table:``."""
    return {f"{name(thing, language)}:" for group in siblings(payloads()) for thing in group}


@pytest.mark.parametrize("language", languages())
def test_sentences_name_commands_as_they_are_called(language: str) -> None:
    for message in messages(language).values():
        for quoted in re.findall(r"`([^`{}]+)`", message.text):
            known = paths(language) if quoted.startswith("/") else parameters(language)
            assert quoted in known, f"{message.key}: {quoted}"


def test_every_command_is_looked_at() -> None:
    assert {"/table open", "/card play", "/knave settings"} <= paths(DEFAULT)
