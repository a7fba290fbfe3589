"""``/stats``: somebody's game, as picture and text."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import KnaveBot, spoken
from bot.rules import GAMES
from bot.tables.boards import usual
from bot.tables.lobby import No
from bot.tables.screens.board_screen import no_board_screen
from bot.tables.screens.screen import Screen
from bot.tables.screens.stats_screen import Subject, stats_screen
from bot.tables.wishes import Wish
from bot.tables.words import Words, clean, escape
from cogs import guests, installs, present


class StatsCog(commands.Cog):
    """What somebody's game is made of."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"stats": self.other_rules}

    @app_commands.command(name=spoken("command-stats"), description=spoken("command-stats-about"))
    @app_commands.rename(game=spoken("parameter-game"), user=spoken("parameter-user"))
    @app_commands.describe(game=spoken("parameter-game-about"), user=spoken("parameter-user-about"))
    @installs.in_servers
    async def stats(
        self, interaction: discord.Interaction, game: str, user: discord.User | None = None
    ) -> None:
        """Show it to the asker alone."""
        words = await self.bot.words_for(interaction)
        if interaction.guild_id is None:
            raise No("server-only")
        if game not in GAMES:
            raise No("unknown-game", game=game)
        boards = await self.bot.hall.store.boards(interaction.guild_id, game)
        whose = (user or interaction.user).id
        first = usual(boards) or next(iter(boards), None)
        if first is None:
            await self._subject(interaction, whose)
            screen = no_board_screen(words, game, ())
        else:
            screen = await self._screen(interaction, words, first.id, whose)
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    @stats.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return present.games(await self.bot.words_for(interaction), current)

    async def other_rules(
        self, interaction: discord.Interaction, wish: Wish, values: list[str]
    ) -> None:
        """The same person's games by other rules."""
        words = await self.bot.words_for(interaction)
        match wish.parts, values:
            case (whose,), [board] if all(n.isascii() and n.isdecimal() for n in (whose, board)):
                screen = await self._screen(interaction, words, int(board), int(whose))
            case _:
                raise No("forged")
        await guests.panel(interaction, screen)

    async def _screen(
        self, interaction: discord.Interaction, words: Words, board: int, whose: int
    ) -> Screen:
        store = self.bot.hall.store
        if interaction.guild is None or interaction.guild_id is None:
            raise No("server-only")
        who = await self._subject(interaction, whose)
        rows = await store.stats(board, whose)
        if rows is None:
            raise No("no-board")
        guests.must_be_this_servers(self.bot, interaction, rows.board)
        boards = await store.boards(interaction.guild_id, rows.board.game)
        return stats_screen(words, who, rows, boards, clean(interaction.guild.name, 60))

    async def _subject(self, interaction: discord.Interaction, whose: int) -> Subject:
        """Whose game it is.

        :raises No: they do not stand on boards, and somebody else asks.
        """
        person = await self.bot.hall.people.person(whose)
        name = clean(person.name or "?")
        if whose != interaction.user.id and not person.listed:
            raise No("not-listed", name=escape(name))
        return Subject(whose, name)


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(StatsCog(bot))
