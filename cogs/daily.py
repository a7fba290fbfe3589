"""``/daily``: the same deal for everybody on a day of UTC, and what the field made of it."""

import asyncio
import logging
from dataclasses import replace

import discord
from discord import app_commands

from bot.client import completion, daily_pages, installs, showing
from bot.client.click import Click, answers, number
from bot.client.core import Core
from bot.client.translation import named, parameters
from bot.client.typed_game import Game
from bot.client.watching import WatchingCog
from bot.rules import GAMES
from bot.storage.rows.dailies import DAY, GRACE, OF_THE_DAY, DailyRow, Span, closes_at
from bot.storage.rows.ids import NO_SERVER
from bot.tables.model.dailies import game_of
from bot.tables.model.refusals import Refusal
from bot.tables.screens.daily_board_screen import LINES, SPANS, BoardPage, daily_board_screen
from bot.tables.screens.daily_screen import daily_screen, shared_screen
from bot.tables.screens.screen import Screen
from bot.words.words import clean

log = logging.getLogger(__name__)
LOOK_AGAIN = 1800
"""Seconds between two looks whether a day has begun or is over, at most."""
MOST_BACK = 120
"""Weeks or months into the past for which a board is shown."""


class DailyCog(WatchingCog):
    """The daily hand: its panel, its table, results to show, the boards, and the change of day."""

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        self._thinking: set[asyncio.Task[None]] = set()

    @app_commands.command(**named("command-daily"))
    @parameters(game="parameter-game")
    @app_commands.autocomplete(game=completion.games)
    @installs.on_accounts_too
    async def daily(self, interaction: discord.Interaction, game: Game = "") -> None:
        """Show today's daily of a game, or of the game of the day."""
        click = await Click.of(interaction)
        await self._show(click, *(await self._meant(click, game)))

    async def _meant(self, click: Click, game: str = "") -> tuple[int, str]:
        """The daily that is meant: today's, or in the hour after midnight one that still waits."""
        today = self._today
        if self.bot.clock.now() < closes_at(today - 1):
            waiting = await self.bot.store.dailies.attempts(today - 1, click.user)
            for key, attempt in waiting.items():
                if attempt.worth is None and game in ("", key):
                    return today - 1, key
        return today, game or game_of(today)

    @property
    def _today(self) -> int:
        return self.bot.tables.dailies.today

    @answers("daily")
    async def chosen(self, click: Click) -> None:
        """Open a panel, play, show a result to everybody, or turn a page of the board."""
        match click.id.parts, click.values:
            case ("open",), []:
                await self._show(click, self._today, game_of(self._today))
            case ("open", game), []:
                await self._show(click, self._today, game)
            case ("show", game, day), []:
                await self._show(click, self._day(day), game)
            case ("game", day), [game]:
                await self._show(click, self._day(day), game)
            case ("play", game, day), []:
                await self._play(click, self._day(day), game)
            case ("share", game, day), []:
                await self._share(click, self._day(day), game)
            case ("board", span, back, page, game), []:
                await self._board(click, span, number(back), number(page), game)
            case ("boardof", span, back), [game]:
                await self._board(click, span, number(back), 0, OF_THE_DAY if game == "-" else game)
            case _:
                raise Refusal("forged")

    def _think(self, daily: DailyRow) -> None:
        """Have a strong robot play a daily, for those who have finished it."""
        tables = self.bot.tables
        task = asyncio.create_task(tables.dailies.ask_robot(daily, tables.robots))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    def _day(self, text: str) -> int:
        """A day that has come, not long ago.

        :raises Refusal: it has not come yet.
        """
        day = number(text)
        if day > self._today:
            raise Refusal("forged")
        return day

    async def _show(self, click: Click, day: int, game: str) -> None:
        await click.panel(await self._panel(click, day, game))

    async def _panel(self, click: Click, day: int, game: str) -> Screen:
        page = await daily_pages.shown(click, day, game)
        if page.is_finished and page.daily.robot is None:
            self._think(page.daily)
        words = await self.bot.preferences.words_of(click.user, game)
        in_server = bool(daily_pages.server_of(click))
        now = self.bot.clock.now()
        return daily_screen(words, page, now, in_server=in_server)

    async def _play(self, click: Click, day: int, game: str) -> None:
        if not self.bot.tables.peers.owns(NO_SERVER):
            await daily_pages.asked_here(click)
        self.bot.tables.must_be_here(NO_SERVER)
        await click.defer(thinking=False)
        found = await daily_pages.play(click, day, game)
        if found is None:  # on an older panel, which shows the result from now on
            await click.finish(await self._panel(click, day, game))
            return
        table, is_new = found
        if not is_new or click.channel_id != table.channel_id:
            place = self.bot.display.whereabouts.place(table, click.words)
            await click.refuse(click.words.say("daily-there", place=place))

    async def _share(self, click: Click, day: int, game: str) -> None:
        at = showing.here(click)
        page = await daily_pages.shown(click, day, game)
        if not page.is_finished:
            raise Refusal("daily-unfinished")
        words = await showing.words_at(click, at, game)
        await showing.show(click, at, shared_screen(words, page), words)

    async def _board(self, click: Click, span: str, back: int, page: int, game: str) -> None:
        spans: dict[str, Span] = {one: one for one in SPANS}
        guild = click.interaction.guild
        if guild is None or not daily_pages.server_of(click):
            raise Refusal("server-only")
        if span not in spans or back > MOST_BACK or game not in (OF_THE_DAY, *GAMES):
            raise Refusal("forged")
        at, store = BoardPage(spans[span], back, page, game), self.bot.store.dailies
        which = click.server, at.span, at.period(self._today), game
        board = await store.board(*which, LINES, at.page * LINES)
        if at.page and not board.rows:  # the board has become shorter
            at = replace(at, page=max(0, board.count - 1) // LINES)
            board = await store.board(*which, LINES, at.page * LINES)
        mine = await store.standing(*which, click.user)
        server = clean(guild.name, 60)
        await click.panel(
            daily_board_screen(click.words, board, mine, at, server=server, today=self._today)
        )

    # ------------------------------------------------------------------ the change of day

    async def cog_unload(self) -> None:
        """Stop watching for the change of day, and thinking about dailies."""
        for task in self._thinking:
            task.cancel()
        await super().cog_unload()

    async def watch(self) -> None:
        """Seal the dailies of a day before it begins, and close them when it is over."""
        clock, dailies = self.bot.clock, self.bot.tables.dailies
        while True:
            try:
                if self.bot.tables.peers.owns(NO_SERVER):
                    await dailies.seal()
                    await dailies.close()
            except Exception:
                log.exception("the dailies could not be sealed or closed")
            await clock.sleep(min(LOOK_AGAIN, _until_change(clock.now())))


def _until_change(now: float) -> float:
    """Seconds until a day begins, or the grace after one is over, and a little more."""
    return min((at - now) % DAY for at in (0.0, float(GRACE))) + 90
