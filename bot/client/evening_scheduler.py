"""Opens the tables of planned evenings in time, and says so where that is not possible."""

import asyncio
import logging
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.client import opening, rights
from bot.client.core import Core
from bot.client.display.members import FRESH
from bot.client.errors import NOT_SENT
from bot.client.evening_posts import EveningPosts
from bot.client.sight import found
from bot.rules import Refused
from bot.storage.rows.evenings import EveningRow
from bot.storage.rows.ids import ChannelId, EveningId, UserId
from bot.storage.store import StoreError
from bot.tables.live.reconciler import Reconciler
from bot.tables.live.table import Table
from bot.tables.model.evenings import GRACE, LEAD, Off, lobby_of, waiting
from bot.tables.model.lobby import Lobby
from bot.tables.model.refusals import Refusal
from bot.tables.model.rows import Hour
from bot.tables.screens.names import game_name
from bot.tables.verbs.evening import AFTER_OUTAGE, release_late

log = logging.getLogger(__name__)
AGAIN = 60.0
"""Seconds after which an evening that could not be opened is tried again."""
KEPT = 24 * 60 * 60.0
"""Seconds after its hour for which an evening that is over is kept."""


class EveningScheduler:
    """Knows when the next evening is due, and does what is due then, for each by itself."""

    def __init__(self, bot: Core, posts: EveningPosts) -> None:
        self._bot = bot
        self._posts = posts
        self._watch = Reconciler("the watch for evenings", bot.clock, AGAIN, self.look)
        self._under_way: dict[EveningId, Reconciler] = {}
        self._locks: WeakValueDictionary[EveningId, asyncio.Lock] = WeakValueDictionary()

    def alone(self, number: EveningId) -> asyncio.Lock:
        """The lock that whoever does something to an evening holds meanwhile."""
        return self._locks.setdefault(number, asyncio.Lock())

    def begin(self) -> None:
        """Do what is due, now and from now on; also when there is another evening, or one less."""
        self._watch.wake()

    async def stop(self) -> None:
        """Do nothing more: the program is going down."""
        looks = (self._watch, *self._under_way.values())
        await asyncio.gather(*(one.stop() for one in looks))

    async def look(self) -> float | None:
        """Have everything done that is due; the answer is the moment of the next look, if any."""
        store, now = self._bot.store.evenings, self._bot.clock.now()
        for evening in await store.due(now + LEAD):
            if self._bot.tables.peers.owns(evening.guild_id):
                self._wake(evening.id)
        await store.tidy(now - KEPT)
        next_at = await store.next_at(now + LEAD)
        return None if next_at is None else next_at - LEAD

    def _wake(self, number: EveningId) -> None:
        if number not in self._under_way:
            name, look = f"evening {number}", partial(self._attend, number)
            self._under_way[number] = Reconciler(name, self._bot.clock, AGAIN, look)
        self._under_way[number].wake()

    async def _attend(self, number: EveningId) -> float | None:
        """Do what is due for an evening, as it stands once nobody else is at it."""
        async with self.alone(number):
            evening = await self._bot.store.evenings.evening(number)
            if evening is not None and evening.state in ("planned", "open"):
                try:
                    done = await self._done(evening)
                except (*NOT_SENT, StoreError) as error:
                    log.warning("evening %s is tried again: %s", number, error)
                    done = False
                if not done:
                    return self._bot.clock.now() + AGAIN
            if (later := await self._moved_up(number)) is not None:
                return later
        self._under_way.pop(number, None)
        return None

    async def _moved_up(self, number: EveningId) -> float | None:
        """Offer the seats of those who are late to those who wait for one, when it is time.

        The answer is when it will be; ``None``: nobody waits any more. They are taken from the
        list first, so that nobody is told twice, whatever fails then.
        """
        evening = await self._bot.store.evenings.evening(number)
        table = self._bot.tables.of_evening(number)
        if evening is None or evening.state != "told" or table is None:
            return None
        users = [guest.user_id for guest in waiting(evening, table.chairs)]
        if not users:
            return None
        late = (table.state.row.hour or evening.at) + GRACE
        if self._bot.clock.now() < late:
            return late
        try:
            await table.do(release_late)
        except Refusal:  # it was closed meanwhile
            return None
        await self._bot.store.evenings.without(number, users)
        if any(chair.user is None and chair.kept is None for chair in table.chairs):
            asked = [user for user in users if not table.sits(user)]
            await self._posts.offer(evening, table, asked)
        return None

    async def _done(self, evening: EveningRow) -> bool:
        """Whether all was done for an evening that is due; if not, it is tried again."""
        now, bot = self._bot.clock.now(), self._bot
        if evening.state == "open":
            return await self._told(evening, bot.tables.of_evening(evening.id))
        if now > evening.at + GRACE:
            return await self.call_off(evening, "missed", by_dm=True)
        if not evening.guests:
            return await self.call_off(evening, "nobody")
        guild = bot.get_guild(evening.guild_id)
        if guild is not None and guild.unavailable:
            return False
        waits = now + AGAIN <= evening.at + GRACE
        if lacking := await rights.obstacle(bot, evening.guild_id, evening.channel_id):
            if lacking[0] == "timed-out" and waits:  # which ends by itself
                return False
            return await self.call_off(evening, "place", by_dm=True)
        evening = await self._without_lost(evening)
        if not evening.guests:
            return await self.call_off(evening, "nobody")
        try:
            table = bot.tables.of_evening(evening.id) or await self._opened(evening, now)
        except Refusal as refused:
            if waits:
                log.info("evening %s finds no room: %s", evening.id, refused)
                return False
            return await self.call_off(evening, "busy", by_dm=True)
        except Refused:
            return await self.call_off(evening, "rules")
        await bot.store.evenings.advance(evening.id, "open", table.id)
        return await self._told(evening, table)

    async def _without_lost(self, evening: EveningRow) -> EveningRow:
        """The evening without guests who cannot come any more: nobody is to wait for them."""
        lost = [one.user_id for one in evening.guests if not await self._can(evening, one.user_id)]
        if not lost:
            return evening
        log.info("evening %s: %s guests cannot come any more", evening.id, len(lost))
        await self._bot.store.evenings.without(evening.id, lost)
        return await self._bot.store.evenings.evening(evening.id) or evening

    async def _can(self, evening: EveningRow, user: UserId) -> bool:
        """Whether a guest is in the server and may read the channel; true if Discord does not say.

        Whether they are in a private thread is not asked: not to be told that looks like a no.
        """
        if await self._bot.display.members.has_left(evening.guild_id, user, FRESH):
            return False
        guild = self._bot.get_guild(evening.guild_id)
        place = guild.get_channel_or_thread(evening.channel_id) if guild else None
        if guild is None or place is None or (member := await found(guild, user)) is None:
            return True
        return rights.may_read(place, place.permissions_for(member))

    async def _told(self, evening: EveningRow, table: Table | None) -> bool:
        """Remind everyone who comes; always true."""
        if table is not None and table.status == "lobby":
            await self._posts.opened(evening, table)
            await self._posts.remind(evening, table)
        await self._bot.store.evenings.advance(evening.id, "told")
        return True

    async def call_off(self, evening: EveningRow, why: Off, *, by_dm: bool = False) -> bool:
        """Let an evening come to nothing, and say why; always true.

        ``by_dm``: those who come are written to.
        """
        if await self._bot.store.evenings.advance(evening.id, "off"):
            evening = await self._bot.store.evenings.evening(evening.id) or evening
            await self._posts.over(evening, why)
            if by_dm:
                await self._posts.write_off(evening, why)
        return True

    # ------------------------------------------------------------------ opening

    async def _opened(self, evening: EveningRow, now: float) -> Table:
        """The table of an evening, in its channel or, if that has no room, in a thread of it.

        :raises Refusal: there is no room for it.
        :raises Refused: its rules cannot be played any more.
        """
        bot, lobby = self._bot, lobby_of(evening, seated=False)
        missed = now > evening.at
        hour = Hour(evening.id, max(evening.at, now + AFTER_OUTAGE * missed), missed)
        place, private = evening.channel_id, evening.private
        try:
            self._must_be_edited(evening)
            table = await bot.tables.open(
                lobby, evening.guild_id, place, private=private, hour=hour
            )
        except Refusal as refused:
            if refused.reason.code not in ("channel-busy", "edits-little"):
                raise
            table = await self._in_thread(evening, lobby, hour, refused)
        bot.display.table_changed(table)
        bot.dispatch("table_opened", table)
        return table

    def _must_be_edited(self, evening: EveningRow) -> None:
        """Refuse a channel that has become an announcement channel since.

        :raises Refusal: it has.
        """
        guild = self._bot.get_guild(evening.guild_id)
        if guild is not None and rights.edits_little(guild.get_channel(evening.channel_id)):
            raise Refusal("edits-little", channel=f"<#{evening.channel_id}>")

    async def _in_thread(
        self, evening: EveningRow, lobby: Lobby, hour: Hour, busy: Refusal
    ) -> Table:
        """The table in a new thread of the channel.

        :raises Refusal: there can be none: ``busy``, or another reason.
        """
        bot, guild = self._bot, self._bot.get_guild(evening.guild_id)
        channel = guild.get_channel(evening.channel_id) if guild else None
        if guild is None or not isinstance(channel, discord.TextChannel):
            raise busy
        if rights.lacking(channel.permissions_for(guild.me), "channel", True):
            raise busy
        async with bot.tables.limits.promised(lobby.host, evening.guild_id, sits=False):
            words = await self._posts.words(evening)
            thread = await opening.new_thread(channel, game_name(words, lobby.game_key))
            try:
                # Discord may take its time: whoever was forgotten meanwhile has no chair.
                known = await bot.store.evenings.evening(evening.id)
                lobby = lobby_of(known or evening, seated=False)
                return await bot.tables.open_promised(
                    lobby, evening.guild_id, ChannelId(thread.id), hour=hour
                )
            except (Refusal, StoreError):
                await opening.discarded(thread)
                raise
