"""Names and descriptions of slash commands, from the catalogues of every sentence."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypedDict, TypeVar

import discord
from discord import app_commands

from bot.words.words import Words, language_of, languages, words

T = TypeVar("T")
KEY = "key"
"""Under what a command's extras have the key of its name."""


class Named(TypedDict):
    """The name of a command, the line about it that Discord shows, and its key."""

    name: app_commands.locale_str
    description: app_commands.locale_str
    extras: dict[Any, Any]


class Translator(app_commands.Translator):
    """Discord's hook for the names and descriptions of commands in every language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words of a command in this language; ``None`` leaves them as they are."""
        key, said = string.extras.get("key"), _speaker(locale.value)
        return said.say(key) if said and key is not None and said.has(key) else None


@cache
def _speaker(locale: str) -> Words | None:
    """The words of a Discord language; ``None`` if there is no catalogue for it."""
    language = language_of(locale)
    return words(language) if locale.startswith(language) else None


def spoken(key: str) -> app_commands.locale_str:
    """A name or description of a command by its key in the catalogues."""
    return app_commands.locale_str(words(languages()[0]).say(key), key=key)


def named(key: str) -> Named:
    """Name and description of a command: the sentences ``key`` and ``key-about``."""
    return Named(name=spoken(key), description=spoken(f"{key}-about"), extras={KEY: key})


def parameters(**keys: str) -> Callable[[T], T]:
    """A decorator that names and describes a command's parameters, each by its key.

    ``card="parameter-card"`` takes the sentences ``parameter-card`` and ``parameter-card-about``.
    """
    renamed = app_commands.rename(**{name: spoken(key) for name, key in keys.items()})
    described = app_commands.describe(
        **{name: spoken(f"{key}-about") for name, key in keys.items()}
    )
    return lambda command: described(renamed(command))
