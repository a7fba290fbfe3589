"""A game that someone types into a command: by its key, or by its name."""

from typing import Any

import discord
from discord import app_commands

from bot.client.click import Click
from bot.client.typed_text import plain
from bot.rules import GAMES
from bot.tables.screens.names import game_name
from bot.words.catalogue import DEFAULT
from bot.words.words import Words, words


class ByName(app_commands.Transformer):
    """The key of the game that was typed; a text that names none is quoted in a refusal."""

    async def transform(self, interaction: discord.Interaction[Any], value: str, /) -> str:
        """The key of a game: what completion fills in is one already, and nobody is looked up.

        :raises StoreError: the database does not answer.
        """
        return value if value in GAMES else meant((await Click.of(interaction)).words, value)


Game = app_commands.Transform[str, ByName]
"""A parameter of a command that takes a game."""


def meant(said: Words, typed: str) -> str:
    """The key of the game that was typed: its name in the reader's language, or in English.

    A text that names no game stays as it was typed.

    >>> meant(words("de"), " euchre ZU ZWEIT")
    'euchre-two'
    """
    wanted, english = plain(typed), words(DEFAULT, said.style)
    keys = (key for key in GAMES if plain(key) == wanted)
    named = (key for by in (said, english) for key in GAMES if plain(game_name(by, key)) == wanted)
    return next(keys, None) or next(named, typed)


def filled_in(interaction: discord.Interaction[Any], said: Words) -> str:
    """The key of the game that a command has so far, while another option is typed; "" if none."""
    return meant(said, str(getattr(interaction.namespace, "game", None) or ""))
