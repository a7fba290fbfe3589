"""The words to speak with in public in a server."""

import discord

from bot.storage.rows.ids import GuildId
from bot.tables.live.preferences import Preferences
from bot.words.words import Words


async def server_words(
    client: discord.Client, preferences: Preferences, server: GuildId, game: str = ""
) -> Words:
    """The words of a server's own choice, or of its language on Discord; its cards for a game.

    :raises StoreError: the database does not answer.
    """
    guild = client.get_guild(server)
    locale = str(guild.preferred_locale) if guild else ""
    return await preferences.words_in(server, locale, game)
