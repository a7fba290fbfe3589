"""``/leaderboard game:``: games, wins and points of the server's people."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import KnaveBot, spoken
from bot.rules import GAMES
from bot.tables.lobby import No
from bot.tables.screens.board_screen import board_screen
from bot.tables.words import clean
from cogs import present

LINES = 15


class LeaderboardCog(commands.Cog):
    """The server's boards."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot

    @app_commands.command(
        name=spoken("command-leaderboard"), description=spoken("command-leaderboard-about")
    )
    @app_commands.rename(game=spoken("parameter-game"))
    @app_commands.guild_only()
    async def leaderboard(self, interaction: discord.Interaction, game: str) -> None:
        """Show the board of a game, to the asker alone."""
        words = await self.bot.words_for(interaction)
        guild = interaction.guild_id
        if guild is None:
            raise No("server-only")
        if game not in GAMES:
            raise No("unknown-game", game=game)
        rows = await self.bot.hall.store.board(guild, game, limit=LINES)
        presets = await self.bot.hall.store.presets_played(guild, game)
        server = clean(interaction.guild.name, 60) if interaction.guild else ""
        screen = board_screen(words, game, rows, presets, server, interaction.user.id)
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    @leaderboard.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return present.games(await self.bot.words_for(interaction), current)


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(LeaderboardCog(bot))
