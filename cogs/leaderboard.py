"""``/leaderboard``: the server's boards, by rules, period and measure, for people and pairs."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, installs, present
from bot.client.app import KnaveBot, spoken
from bot.rules import GAMES
from bot.storage.rows.boards import BoardRow
from bot.tables.model.lobby import Refusal
from bot.tables.screens.board_screen import Asker, board_screen, no_board_screen
from bot.tables.screens.boards import (
    LINES,
    MEASURES,
    MINIMUMS,
    PERIODS,
    BoardAsk,
    measures_of,
    usual,
)
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.screen import Screen
from bot.words.words import Words, clean

LEAST = [app_commands.Choice(name=str(count), value=count) for count in MINIMUMS]
SPANS = [app_commands.Choice(name=spoken(f"period-{p}"), value=str(p)) for p in PERIODS]
ORDERS = [app_commands.Choice(name=spoken(f"measure-{m}"), value=str(m)) for m in MEASURES]


class LeaderboardCog(commands.Cog):
    """The server's boards."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"board": self.turned}

    @app_commands.command(
        name=spoken("command-leaderboard"), description=spoken("command-leaderboard-about")
    )
    @app_commands.rename(
        game=spoken("parameter-game"),
        period=spoken("parameter-period"),
        by=spoken("parameter-by"),
        minimum=spoken("parameter-minimum"),
    )
    @app_commands.describe(
        game=spoken("parameter-game-about"),
        period=spoken("parameter-period-about"),
        by=spoken("parameter-by-about"),
        minimum=spoken("parameter-minimum-about"),
    )
    @app_commands.choices(period=SPANS, by=ORDERS)
    @app_commands.choices(minimum=LEAST)
    @installs.in_servers
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        game: str,
        period: str = "all",
        by: str = "rating",
        minimum: int = 0,
    ) -> None:
        """Show the board of a game, to the asker alone."""
        words = await self.bot.words_for(interaction)
        if interaction.guild_id is None:
            raise Refusal("server-only")
        if game not in GAMES:
            raise Refusal("unknown-game", game=game)
        boards = await self.bot.store.boards.boards(interaction.guild_id, game)
        first = usual(boards)
        if first is None:
            screen = no_board_screen(words, game, boards)
        else:
            chosen = BoardAsk(
                first.id,
                next((p for p in PERIODS if p == period), "all"),
                next((m for m in measures_of(game) if m == by), "rating"),
                minimum if minimum in MINIMUMS else 0,
            )
            screen = await self._screen(interaction, words, chosen)
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    @leaderboard.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return present.games(await self.bot.words_for(interaction), current)

    async def turned(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """Another page, or another choice of what is shown."""
        words = await self.bot.words_for(interaction)
        try:
            ask, _ = BoardAsk.read(wish, values)
        except ValueError:
            raise Refusal("forged") from None
        screen = await self._screen(interaction, words, ask)
        await access.panel(interaction, screen)

    async def _screen(
        self, interaction: discord.Interaction, words: Words, ask: BoardAsk
    ) -> Screen:
        store, now = self.bot.store, self.bot.hall.clock.now()
        if interaction.guild is None or interaction.guild_id is None:
            raise Refusal("server-only")
        page = await store.boards.page(ask.query(now, interaction.user.id))
        if page is None:
            raise Refusal("no-board")
        access.must_be_this_servers(self.bot, interaction, page.board)
        if ask.by not in measures_of(page.board.game):
            raise Refusal("forged")
        if ask.page and not page.rows:  # the board has become shorter
            ask = replace(ask, page=max(0, page.count - 1) // LINES)
            page = await store.boards.page(ask.query(now, interaction.user.id)) or page
        boards: tuple[BoardRow, ...] = await store.boards.boards(
            interaction.guild_id, page.board.game
        )
        person = await self.bot.hall.people.person(interaction.user.id)
        by = Asker(person.user_id, person.listed)
        return board_screen(words, ask, page, boards, clean(interaction.guild.name, 60), by)


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(LeaderboardCog(bot))
