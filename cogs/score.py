"""``/score``: the score sheet of a game, at any time."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import installs, present
from bot.client.app import KnaveBot, spoken
from bot.tables.live.table import Table
from bot.tables.model.lobby import Refusal
from bot.tables.screens.sheet_screen import sheet_screen


class ScoreCog(commands.Cog):
    """The score sheet, for whoever asks in the channel or sits at the table."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot

    @app_commands.command(name=spoken("command-score"), description=spoken("command-score-about"))
    @app_commands.rename(table=spoken("parameter-table"))
    @app_commands.describe(table=spoken("parameter-table-about"))
    @installs.in_letters_too
    async def score(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show the sheet, to the asker alone."""
        words = await self.bot.words_for(interaction)
        near = self._near(interaction)
        found = [t for t in near if table in (None, t.id)]
        if not found:
            raise Refusal("no-table-here" if table is None else "no-table")
        if found[0].session is None:
            raise Refusal("not-begun")
        screen = sheet_screen(words, found[0].id, found[0].session)
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    @score.autocomplete("table")
    async def _tables(
        self, interaction: discord.Interaction, current: int | str
    ) -> list[app_commands.Choice[int]]:
        words = await self.bot.words_for(interaction)
        return present.tables(words, self._near(interaction))

    def _near(self, interaction: discord.Interaction) -> list[Table]:
        return self.bot.hall.near(interaction.user.id, interaction.channel_id)
