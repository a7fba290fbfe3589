"""``/knave leaderboard``: a server's boards, by rules, period and measure, of people and pairs."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.client import access, completion, installs, showing
from bot.client.click import Click, answers
from bot.client.core import Cog
from bot.client.groups import KNAVE, within
from bot.client.translation import named, parameters, spoken
from bot.client.typed_game import Game
from bot.rules import GAMES
from bot.storage.rows.boards import BoardPage
from bot.tables.model.refusals import Refusal
from bot.tables.screens.board_screen import Asker, board_screen, no_board_screen, shown_board
from bot.tables.screens.boards import (
    LINES,
    MEASURES,
    MINIMUMS,
    PERIODS,
    BoardAsk,
    measures_of,
    usual,
)
from bot.tables.screens.custom_ids import Board
from bot.tables.screens.screen import Screen
from bot.words.words import clean

LEAST = [app_commands.Choice(name=str(count), value=count) for count in MINIMUMS]
SPANS = [app_commands.Choice(name=spoken(f"period-{p}"), value=str(p)) for p in PERIODS]
ORDERS = [app_commands.Choice(name=spoken(f"measure-{m}"), value=str(m)) for m in MEASURES]


class LeaderboardCog(Cog):
    """The boards of a server, page by page."""

    @within(KNAVE)
    @app_commands.command(**named("command-leaderboard"))
    @parameters(
        game="parameter-game",
        period="parameter-period",
        by="parameter-by",
        minimum="parameter-minimum",
    )
    @app_commands.choices(period=SPANS, by=ORDERS)
    @app_commands.choices(minimum=LEAST)
    @app_commands.autocomplete(game=completion.games)
    @installs.in_servers
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        game: Game,
        period: str = "all",
        by: str = "rating",
        minimum: int = 0,
    ) -> None:
        """Show the board of a game, to the asker alone."""
        click = await Click.of(interaction)
        server = click.server
        if game not in GAMES:
            raise Refusal("unknown-game", game=game)
        boards = await self.bot.store.boards.boards(server, game)
        first = usual(boards)
        if first is None:
            await click.show(no_board_screen(click.words, game))
            return
        chosen = BoardAsk(
            first.id,
            next((p for p in PERIODS if p == period), "all"),
            next((m for m in measures_of(game) if m == by), "rating"),
            minimum if minimum in MINIMUMS else 0,
        )
        await click.show(await self._screen(click, chosen))

    @answers("board")
    async def turned(self, click: Click) -> None:
        """Turn a page, or choose what is shown."""
        if not isinstance(click.id, Board):
            raise Refusal("forged")
        try:
            ask, _ = BoardAsk.read(click.id, click.values)
        except ValueError:
            raise Refusal("forged") from None
        await click.panel(await self._screen(click, ask))

    @answers("showboard")
    async def shown(self, click: Click) -> None:
        """Show a page to everybody in this channel."""
        if not isinstance(click.id, Board):
            raise Refusal("forged")
        try:
            ask, _ = BoardAsk.read(click.id, ())
        except ValueError:
            raise Refusal("forged") from None
        at = showing.here(click)
        ask, page, server = await self._page(click, ask)
        words = await showing.words_at(click, at)
        await showing.show(click, at, shown_board(words, ask, page, server), words)

    async def _screen(self, click: Click, ask: BoardAsk) -> Screen:
        ask, page, server = await self._page(click, ask)
        boards = await self.bot.store.boards.boards(page.board.guild_id, page.board.game)
        person = await self.bot.preferences.person(click.user)
        by = Asker(person.user_id, person.listed)
        return board_screen(click.words, ask, page, boards, server, by)

    async def _page(self, click: Click, ask: BoardAsk) -> tuple[BoardAsk, BoardPage, str]:
        """The page that is asked for, or the last one there is; and the server's name."""
        store, now, guild = self.bot.store, self.bot.clock.now(), click.interaction.guild
        if guild is None:
            raise Refusal("server-only")
        page = await store.boards.page(ask.query(now, click.user))
        if page is None:
            raise Refusal("no-board")
        access.must_be_this_servers(click, page.board)
        if ask.by not in measures_of(page.board.game):
            raise Refusal("forged")
        if ask.page and not page.rows:  # the board has become shorter
            ask = replace(ask, page=max(0, page.count - 1) // LINES)
            page = await store.boards.page(ask.query(now, click.user)) or page
        return ask, page, clean(guild.name, 60)
