"""Seasons: what admins choose, and the post at the end of one, which is kept up to date."""

import asyncio
import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord.ext import commands

from bot.client import present, rights, server_panels
from bot.client.click import Click, answers, number
from bot.client.core import Core
from bot.client.display.idempotent import nonce, send
from bot.client.errors import NOT_SENT
from bot.client.server_words import server_words
from bot.client.watching import WatchingCog
from bot.storage.rows.boards import BoardChoice, BoardQuery, SeasonRow
from bot.storage.rows.ids import ChannelId, GuildId, MessageId, UserId
from bot.storage.seasons import LEFT, as_left, left_in
from bot.storage.store import StoreError
from bot.tables.live import deeds
from bot.tables.model.refusals import Refusal
from bot.tables.screens.names import rights_named
from bot.tables.screens.screen import Screen
from bot.tables.screens.season_screen import LENGTHS, digest_screen, seasons_screen

log = logging.getLogger(__name__)
LOOK_AGAIN = 3600
"""Seconds between two looks whether a season has ended, at most."""
LATE = 60
"""Seconds after the end of a season before it is told: games stored just in time are counted."""
PATIENCE = 7 * 24 * 3600
"""Seconds after the end of a season for which its post is tried."""
LINES = 10


class SeasonsCog(WatchingCog):
    """The page of seasons behind the server's settings, and the end of a season."""

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        self._one_at_a_time = asyncio.Lock()
        self._left: set[SeasonRow] | None = None
        if bot.handing is not None:
            bot.handing.does("listing", self._listing_changed)

    @answers("season")
    async def chosen(self, click: Click) -> None:
        """Open the page, or change the season chosen on it."""
        server = server_panels.server_of(click)
        store, now = self.bot.store, self.bot.clock.now()
        async with self.bot.preferences.deciding(server):
            known = await store.seasons.choice(server)
            choice = _chosen(known, click.id.parts, click.values)
            self._must_be_here(known, choice)
            if choice != known:
                await store.seasons.save_choice(choice, now)
                deeds.done()
        await click.panel_in_turn(lambda: self._page(click, server))

    async def _page(self, click: Click, server: GuildId) -> Screen:
        """The page as it is now."""
        seasons = self.bot.store.seasons
        choice = await seasons.choice(server)
        ends_at = await seasons.end_of(server, self.bot.clock.now())
        channel, words = choice.digest_channel, click.words
        trouble = ""
        match await rights.obstacle(self.bot, server, channel) if channel else None:
            case "rights", lacking:
                named = rights_named(words, lacking)
                trouble = words.say("seasons-channel-lacks", channel=f"<#{channel}>", rights=named)
            case "channel-gone", _:
                trouble = words.say("seasons-channel-gone")
                choice = replace(choice, digest_channel=None)
        return seasons_screen(words, choice, ends_at, trouble)

    def _must_be_here(self, known: BoardChoice, choice: BoardChoice) -> None:
        """See that a channel that was chosen now is one of the server.

        :raises Refusal: it is not.
        """
        channel, guild = choice.digest_channel, self.bot.get_guild(choice.guild_id)
        if channel in (None, known.digest_channel):
            return
        if guild is None or guild.get_channel(channel) is None:
            raise Refusal("forged")

    # ------------------------------------------------------------------ the end of a season

    async def watch(self) -> None:
        """Tell the end of a season when it has come."""
        clock = self.bot.clock
        while True:
            try:
                await self.close_seasons()
                await self._post_anew()
                ends = await self.bot.store.seasons.next_end()
            except Exception:
                log.exception("the end of a season could not be told")
                ends = None
            left = LOOK_AGAIN if ends is None else ends + LATE - clock.now()
            await clock.sleep(min(LOOK_AGAIN, left) if left > 0 else LOOK_AGAIN)

    async def close_seasons(self) -> None:
        """Tell the end of every season that has ended; one told too early is corrected now."""
        store, now = self.bot.store, self.bot.clock.now()
        await store.seasons.untold(now)
        for season in self._ours(await store.seasons.to_tell(now - LATE)):
            channel, message = season.channel_id, season.message_id
            if message:
                done = await self._posted_anew(season)
            else:
                channel = (await store.seasons.choice(season.guild_id)).digest_channel
                message = await self._posted(season, channel) if channel else None
                done = bool(message) or not channel
            if done or now > season.ends_at + PATIENCE:
                await store.seasons.told(season.guild_id, season.number, channel, message)

    def _ours(self, seasons: Iterable[SeasonRow]) -> Iterator[SeasonRow]:
        """The seasons of servers that this process looks after."""
        return (one for one in seasons if self.bot.tables.peers.owns(one.guild_id))

    async def _posted(self, season: SeasonRow, channel: ChannelId) -> MessageId | None:
        """The message that tells the end of a season; ``None`` if it could not be sent."""
        place = self.bot.get_partial_messageable(channel)
        screen = await self._digest(season)
        if screen is None:
            return None
        try:
            mark = nonce("season", season.guild_id, season.number)
            return MessageId((await send(place, screen, mark)).id)
        except NOT_SENT as error:
            log.info("season %s cannot be told in %s: %s", season.number, channel, error)
            return None

    async def _digest(self, season: SeasonRow) -> Screen | None:
        guild = self.bot.get_guild(season.guild_id)
        if guild is None:
            return None
        store, pages = self.bot.store, []
        for board in await store.boards.boards(season.guild_id):
            query = BoardQuery(board_id=board.id, kind="season", season=season.number, limit=LINES)
            if page := await store.boards.page(query):
                pages.append(page)
        words = await server_words(self.bot, self.bot.preferences, season.guild_id)
        return digest_screen(words, season, pages, guild.name)

    @commands.Cog.listener()
    async def on_places_changed(self, guild: GuildId) -> None:
        """The places of a server have changed: what was refused is written anew if it can be."""
        for season in [one for one in self._left or () if one.guild_id == guild]:
            channel = season.channel_id
            if channel and await rights.obstacle(self.bot, guild, channel) is None:
                await self._post_anew()
                return

    @commands.Cog.listener()
    async def on_listing_changed(self, user: UserId) -> None:
        """Have the posts follow when someone is on boards no more, or again."""
        await self._post_anew(await self.bot.store.seasons.posted(user))

    async def _listing_changed(self, told: dict[str, Any]) -> None:
        """Do the same for someone who has chosen so by way of another process."""
        self.bot.preferences.drop("person", told["user"])
        await self.on_listing_changed(UserId(told["user"]))

    @commands.Cog.listener()
    async def on_posts_forget(self, posted: Sequence[SeasonRow]) -> None:
        """Have a forgotten person removed from the posts of these seasons."""
        await self._post_anew(posted)

    async def _post_anew(self, posted: Sequence[SeasonRow] = ()) -> None:
        """Write these posts anew, and whichever could not be before; what is left is kept."""
        async with self._one_at_a_time:
            store = self.bot.store
            if self._left is None:
                kept = left_in(await store.marks.mark(LEFT))
                self._left = set(self._ours(kept))
            self._left |= set(self._ours(posted))
            if not self._left:
                return
            await store.marks.change_mark(LEFT, self._written)
            for season in [*self._left]:
                if await self._posted_anew(season):
                    self._left.discard(season)
            await store.marks.change_mark(LEFT, self._written)

    def _written(self, kept: str) -> str:
        """The note of posts still to write; "" if there are none. Others' are left as they are."""
        rows = left_in(kept)
        return as_left(rows - set(self._ours(rows)) | (self._left or set()))

    async def _posted_anew(self, season: SeasonRow) -> bool:
        """Write the post of this season anew; false if it did not work and may work later."""
        try:
            screen = await self._digest(season)
            if screen and season.channel_id and season.message_id:
                place = self.bot.get_partial_messageable(season.channel_id)
                message = place.get_partial_message(season.message_id)
                await message.edit(**await present.edit(screen))
        except discord.NotFound:
            return True
        except (*NOT_SENT, StoreError) as error:
            log.info("the post of season %s is as it was: %s", season.number, error)
            return False
        return True


def _chosen(known: BoardChoice, parts: tuple[str, ...], values: list[str]) -> BoardChoice:
    """The choices of the page, after one of them has been changed."""
    match parts, values:
        case ("show",), []:
            return known
        case ("length",), [months] if months in map(str, LENGTHS):
            return replace(known, season_months=int(months))
        case ("channel",), [] | [_]:
            return replace(known, digest_channel=ChannelId(number(values[0])) if values else None)
    raise Refusal("forged")
