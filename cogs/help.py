"""``/rules game:``: how a game goes, for somebody who has never played it."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import KnaveBot, spoken
from bot.rules import GAMES
from bot.tables.lobby import Lobby, No
from bot.tables.screens.help_screen import PAGES, RULES, help_screen
from bot.tables.wishes import Wish
from cogs import installs, present


class HelpCog(commands.Cog):
    """The pages of a game's rules."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"help": self.turned}

    @app_commands.command(name=spoken("command-rules"), description=spoken("command-rules-about"))
    @app_commands.rename(game=spoken("parameter-game"))
    @app_commands.describe(game=spoken("parameter-game-about"))
    @installs.on_accounts_too
    async def rules(self, interaction: discord.Interaction, game: str) -> None:
        """Show the first page; the last one is about the table of this channel, or one's own."""
        words = await self.bot.words_for(interaction)
        if game not in GAMES:
            raise No("unknown-game", game=game)
        near = self.bot.hall.near(interaction.user.id, interaction.channel_id)
        table = next((t for t in near if t.lobby.game_key == game), None)
        asked_at = (table.id, table.lobby) if table else (0, None)
        screen = help_screen(words, game, PAGES[0], *asked_at)
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
        if game not in GAMES or page not in (*PAGES, RULES):
            raise No("forged")
        screen = help_screen(words, game, page, wish.table, await self._lobby(interaction, wish))
        if present.own_message(interaction):
            await interaction.response.edit_message(**await present.edit(screen))
        else:
            await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    async def _lobby(self, interaction: discord.Interaction, wish: Wish) -> Lobby | None:
        """How the table is arranged that the page belongs to, if the asker has to do with it."""
        if not wish.table:
            return None
        table = await self.bot.hall.find(wish.table)
        here = interaction.channel_id == table.ledger.row.channel_id
        sits = any(chair.user == interaction.user.id for chair in table.chairs)
        fits = table.lobby.game_key == wish.parts[0]
        return table.lobby if fits and (here or sits) else None


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(HelpCog(bot))
