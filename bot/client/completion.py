"""What is offered while somebody types, where several commands offer the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.client import present
from bot.rules import GAMES
from bot.tables.screens.rules_screen import code_to_open, rules_to_open

if TYPE_CHECKING:
    from bot.client.app import KnaveBot


async def rules(
    bot: KnaveBot, interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """The rules by which a table of the game that was filled in may be opened; or a code of it."""
    words = await bot.words_for(interaction)
    game = GAMES.get(str(getattr(interaction.namespace, "game", "")))
    if game is None:
        return []
    if code := code_to_open(words, game, current):
        return present.matching(code, "")
    guild, user = interaction.guild_id or 0, interaction.user.id
    sets = await bot.hall.presets.of(guild, game.key)
    last = await bot.store.presets.last_table(guild, user, game.key)
    usual = await bot.hall.presets.usual(guild, game.key)
    return present.matching(rules_to_open(words, game, sets, usual, last is not None), current)


async def my_tables(
    bot: KnaveBot, interaction: discord.Interaction
) -> list[app_commands.Choice[int]]:
    """The tables at which the asker plays."""
    words = await bot.words_for(interaction)
    return present.tables(words, bot.hall.of_person(interaction.user.id, playing=True))
