"""``/help``: what one can do next; ``/rules game:``: how a game goes that one has never played."""

from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, installs, playing, present, rights
from bot.client.app import KnaveBot, spoken
from bot.rules import GAMES
from bot.tables.model.lobby import Lobby, Refusal
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.guide_screen import Guided, Spot, guide_screen
from bot.tables.screens.help_screen import PAGES, RULES, help_screen


class HelpCog(commands.Cog):
    """The next steps, and the pages of a game's rules."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"help": self.turned}

    @app_commands.command(name=spoken("command-help"), description=spoken("command-help-about"))
    @installs.on_accounts_too
    async def help(self, interaction: discord.Interaction) -> None:
        """Say what the asker can do next: at their tables, in this channel, in this server."""
        words = await self.bot.words_for(interaction)
        uninvited = installs.is_uninvited(self.bot, interaction)
        invited_to: Spot = "server" if interaction.guild_id is not None else "letters"
        guided = Guided(
            asker=interaction.user.id,
            spot="uninvited" if uninvited else invited_to,
            mine=playing.own_tables(self.bot, interaction, words),
            free=self._free(interaction),
            link=rights.invitation(interaction.application_id),
            manages=not uninvited and interaction.permissions.manage_guild,
        )
        await access.panel(interaction, guide_screen(words, guided))

    def _free(self, interaction: discord.Interaction) -> tuple[int, str] | None:
        """The newest lobby of this channel that has a chair for the asker."""
        user = interaction.user.id
        for table in reversed(self.bot.hall.in_channel(interaction.channel_id or 0)):
            if table.status != "lobby" or any(chair.user == user for chair in table.chairs):
                continue
            with suppress(Refusal):
                table.lobby.places_for(user)
                return table.id, table.lobby.game_key
        return None

    @app_commands.command(name=spoken("command-rules"), description=spoken("command-rules-about"))
    @app_commands.rename(game=spoken("parameter-game"))
    @app_commands.describe(game=spoken("parameter-game-about"))
    @installs.on_accounts_too
    async def rules(self, interaction: discord.Interaction, game: str) -> None:
        """Show the first page; the last one is about the table of this channel, or one's own."""
        words = await self.bot.words_for(interaction)
        if game not in GAMES:
            raise Refusal("unknown-game", game=game)
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

    async def turned(self, interaction: discord.Interaction, wish: CustomId, _: list[str]) -> None:
        """Another page."""
        words = await self.bot.words_for(interaction)
        game, page = (*wish.parts, "", "")[:2]
        if game not in GAMES or page not in (*PAGES, RULES):
            raise Refusal("forged")
        screen = help_screen(words, game, page, wish.table, await self._lobby(interaction, wish))
        if present.own_message(interaction):
            await interaction.response.edit_message(**await present.edit(screen))
        else:
            await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    async def _lobby(self, interaction: discord.Interaction, wish: CustomId) -> Lobby | None:
        """How the table is arranged that the page belongs to, if the asker has to do with it."""
        if not wish.table:
            return None
        table = await self.bot.hall.find(wish.table)
        here = interaction.channel_id == table.row.channel_id
        sits = any(chair.user == interaction.user.id for chair in table.chairs)
        fits = table.lobby.game_key == wish.parts[0]
        return table.lobby if fits and (here or sits) else None


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(HelpCog(bot))
