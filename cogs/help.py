"""``/rules game:``: how a game goes, for somebody who has never played it."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import KnaveBot, spoken
from bot.rules import GAMES
from bot.tables.lobby import No
from bot.tables.screens.help_screen import PAGES, help_screen
from bot.tables.wishes import Wish
from cogs import present


class HelpCog(commands.Cog):
    """The pages of a game's rules."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"help": self.turned}

    @app_commands.command(name=spoken("command-rules"), description=spoken("command-rules-about"))
    @app_commands.rename(game=spoken("parameter-game"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def rules(self, interaction: discord.Interaction, game: str) -> None:
        """Show the first page."""
        words = await self.bot.words_for(interaction)
        if game not in GAMES:
            raise No("unknown-game", game=game)
        screen = help_screen(words, game, PAGES[0])
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    @rules.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return present.games(await self.bot.words_for(interaction), current)

    async def turned(self, interaction: discord.Interaction, wish: Wish, _: list[str]) -> None:
        """Another page."""
        words = await self.bot.words_for(interaction)
        game, page = (*wish.parts, "", "")[:2]
        if game not in GAMES or page not in PAGES:
            raise No("forged")
        screen = help_screen(words, game, page)
        await interaction.response.edit_message(**await present.edit(screen))


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(HelpCog(bot))
