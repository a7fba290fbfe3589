"""The herald tells people what has changed, from the newest state only.

Requests are coalesced: while one screen is being drawn and sent, any number of changes come to
one more. Discord's limits so cost freshness, never order or loss, and play never waits.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord

from bot.rules import Action, Card, Seat
from bot.storage.store import HandRow, StoreError
from bot.tables.clock import Clock, Pace
from bot.tables.screens.clock_lines import when
from bot.tables.screens.hand_screen import Where, hand_screen
from bot.tables.screens.lobby_screen import ended_screen, lobby_screen
from bot.tables.screens.screen import Screen
from bot.tables.screens.table_screen import table_screen
from bot.tables.screens.telling import game_name
from bot.tables.sitting import NO_DECISION
from bot.tables.table import Table
from bot.tables.words import Words, escape
from cogs import present

if TYPE_CHECKING:
    from bot.app import KnaveBot

log = logging.getLogger(__name__)
TOKEN_LIFE = 14 * 60
"""Seconds for which a private answer can be edited, with a minute to spare."""
UNKNOWN_MESSAGE = 10008
CLOSED_DM, NO_COMMON_SERVER = 50007, 50278
FOR_GOOD = (10003, 10008, 50001, 50083)
"""Unknown channel or message, no access, archived thread: trying again does not help."""
TRIES = 6
"""So often a screen is tried before it waits for the next change."""


class Redraws:
    """At most one drawing of a thing at a time, and one more if it changed meanwhile."""

    def __init__(
        self,
        clock: Clock,
        pace: Pace,
        refused: Callable[[discord.HTTPException], None] = lambda error: None,
    ) -> None:
        self._clock = clock
        self._refused = refused
        self._gap = pace.redraw
        self._patience = pace.retry
        self._again: dict[Hashable, bool] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def request(self, key: Hashable, draw: Callable[[], Awaitable[None]]) -> None:
        """See to it that ``key`` is drawn from now on at least once."""
        if key in self._again:
            self._again[key] = True
            return
        self._again[key] = False
        task = asyncio.create_task(self._run(key, draw))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, key: Hashable, draw: Callable[[], Awaitable[None]]) -> None:
        tries = 0
        try:
            while True:
                self._again[key] = False
                failed = not await self._drawn(key, draw)
                tries = tries + 1 if failed else 0
                if not self._again[key] and not 0 < tries < TRIES:
                    return
                await self._clock.sleep(self._patience if failed else self._gap)
        finally:
            del self._again[key]

    async def _drawn(self, key: Hashable, draw: Callable[[], Awaitable[None]]) -> bool:
        """Draw; false if it did not work and may work later."""
        try:
            await draw()
        except discord.HTTPException as error:
            log.warning("%s could not be told: %s", key, error)
            self._refused(error)
            return error.code in FOR_GOOD
        except (OSError, StoreError) as error:
            log.warning("%s could not be told: %s", key, error)
            return False
        except Exception:
            log.exception("%s could not be told", key)
        return True

    async def finish(self) -> None:
        """Wait until everything asked for is drawn."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)


@dataclass(slots=True)
class Answering:
    """Clicks of one person at one table that are being answered."""

    count: int = 0
    outdated: bool = False
    overlapped: bool = False


@dataclass(frozen=True, slots=True)
class Private:
    """A private hand: since when its token lives, the interaction, and the message."""

    since: float
    interaction: discord.Interaction
    message: int | None


class Herald:
    """Keeps the public message and every hand at what the table's newest state is."""

    def __init__(self, bot: "KnaveBot", clock: Clock, pace: Pace) -> None:
        self.bot = bot
        self.redraws = Redraws(clock, pace, bot.doubt_emoji)
        self._posting: set[int] = set()
        self._greeting: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self._private: dict[tuple[int, int], Private] = {}
        self._answering: dict[tuple[int, int], Answering] = {}
        self._fresh: dict[tuple[int, int], int] = {}
        self._pinged: dict[tuple[int, int], int] = {}
        self._mentions: dict[tuple[int, int], tuple[int, discord.Message]] = {}
        self._reminding: dict[tuple[int, int], int] = {}
        self._unshown: set[tuple[int, int]] = set()

    # ------------------------------------------------------------------ what a table calls

    def table_changed(self, table: Table) -> None:
        """The public message is to be drawn again."""
        self.redraws.request(("table", table.id), lambda: self._show_table(table))

    def hand_changed(self, table: Table, user: int) -> None:
        """This person's hand is to be drawn again, unless it is being answered just now."""
        if (table.id, user) in self._answering:
            self._answering[table.id, user].outdated = True
            return
        self._fresh.pop((table.id, user), None)
        self._redraw_hand(table, user)

    def remind(self, table: Table, user: int) -> None:
        """Half of this person's time is over: they hear of their turn once more."""
        sitting = table.sitting
        seat = sitting.seat_of(user) if sitting else None
        if sitting is not None and seat is not None:
            self._reminding[table.id, user] = sitting.numbers[seat]
            self._pinged.pop((table.id, user), None)
            self.hand_changed(table, user)

    def taken_up(self, table: Table) -> None:
        """After a restart everything is shown as it stands; nobody is pinged a second time."""
        self.table_changed(table)
        if table.sitting is None:
            return
        for chair, number in zip(table.sitting.chairs, table.sitting.numbers, strict=True):
            if chair.user is not None:
                self._pinged[table.id, chair.user] = number
                self.hand_changed(table, chair.user)

    def _redraw_hand(self, table: Table, user: int) -> None:
        self.redraws.request(("hand", table.id, user), lambda: self._show_hand(table, user))

    @contextmanager
    def answering(self, table: Table, user: int, message: int | None) -> Iterator[None]:
        """A click is answered with the hand itself: hold back what would say it twice.

        When this ends, the hand is drawn again wherever else it is shown, and on the message
        that was clicked only if something has changed after the answer was drawn.
        """
        key = (table.id, user)
        under_way = self._answering.setdefault(key, Answering())
        under_way.count += 1
        under_way.overlapped |= under_way.count > 1
        try:
            yield
        finally:
            under_way.count -= 1
            if not under_way.count:
                del self._answering[key]
                self._after_answering(table, user, under_way, message)

    def _after_answering(
        self, table: Table, user: int, ended: Answering, message: int | None
    ) -> None:
        if ended.outdated or ended.overlapped:
            self.hand_changed(table, user)
        elif message is not None:
            self._fresh[table.id, user] = message
            self._redraw_hand(table, user)

    def drawn(self, table: Table, user: int) -> None:
        """The answer being given shows the table as it is now: nothing older is left to tell."""
        if (table.id, user) in self._answering:
            self._answering[table.id, user].outdated = False

    @contextmanager
    def posting(self, table: Table) -> Iterator[None]:
        """The table's message is being sent in answer to a command; if it fails, it is posted."""
        self._posting.add(table.id)
        try:
            yield
        finally:
            self._posting.discard(table.id)
            if table.ledger.row.message_id is None:
                self.table_changed(table)

    # ------------------------------------------------------------------ screens

    async def public_words(self, table: Table) -> Words:
        """The words to speak with at this table."""
        row = table.ledger.row
        guild = self.bot.get_guild(row.guild_id)
        locale = str(guild.preferred_locale) if guild else ""
        return await self.bot.hall.people.words_in(row.guild_id, locale)

    async def table_screen(self, table: Table, words: Words | None = None) -> Screen:
        """A table, whatever state it is in: its public message, or in one reader's words."""
        words = words or await self.public_words(table)
        if table.status == "ended":
            again = any(chair.user is not None for chair in table.chairs)
            return ended_screen(words, table.id, table.lobby.game_key, again)
        if table.sitting is None:
            return lobby_screen(words, table.id, table.lobby)
        return table_screen(words, table.id, table.sitting, table.status == "over")

    async def hand_screen(
        self,
        table: Table,
        user: int,
        chosen: tuple[str, ...] = (),
        bid: int | None = None,
        asked: Action | None = None,
    ) -> Screen:
        """A person's hand, or why there is none."""
        words = await self.bot.hall.people.words_of(user)
        sitting = table.sitting
        seat: Seat | None = sitting.seat_of(user) if sitting else None
        if table.status == "ended":
            return Screen(words.say("table-closed-now", table=table.id))
        if not any(chair.user == user for chair in table.chairs):
            key = "left-lobby" if sitting is None else "left-game"
            return Screen(words.say(key, table=table.id))
        if sitting is None or seat is None:
            place = self.place(table, words)
            name = game_name(words, table.lobby.game_key)
            return Screen(words.say("dm-welcome", table=table.id, game=name, place=place))
        held = Counter(map(str, sitting.view(seat).hand))
        picked = tuple(Card(card) for card in (Counter(chosen) & held).elements())
        where = Where(table.id, self.place(table, words))
        over = table.status == "over"
        return hand_screen(words, where, sitting, seat, over, picked, bid, asked)

    def place(self, table: Table, words: Words) -> str:
        """Server and channel of a table, with a link to its message."""
        row = table.ledger.row
        guild = self.bot.get_guild(row.guild_id)
        channel = guild.get_channel_or_thread(row.channel_id) if guild else None
        link = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
        if row.message_id:
            link += f"/{row.message_id}"
        return words.say(
            "place-in",
            channel="#" + escape(channel.name if channel else "?"),
            server=escape(guild.name if guild else "?"),
            link=link,
        )

    # ------------------------------------------------------------------ the public message

    async def _show_table(self, table: Table) -> None:
        row = table.ledger.row
        if table.id in self._posting or (row.message_id is None and not table.open):
            return
        channel = self.bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        screen = await self.table_screen(table)
        try:
            if row.message_id is not None:
                message = channel.get_partial_message(row.message_id)
                await message.edit(**await present.edit(screen))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE or not table.open:
                raise
            row = replace(row, message_id=None)
        if row.message_id is None:
            sent = await channel.send(**await present.message(screen))
            await table.ledger.keep_message(sent.id)

    # ------------------------------------------------------------------ hands

    async def greet(self, table: Table, user: int) -> bool:
        """Open somebody's direct messages when they sit down; false if they are closed."""
        if (await self.bot.hall.people.person(user)).hand == "here":
            return True
        try:
            await self._by_dm(table, user, await self.hand_screen(table, user))
        except discord.HTTPException as error:
            log.warning("table %s: a player could not be greeted yet: %s", table.id, error)
        row = await self.bot.hall.store.hand(table.id, user)
        return row is None or not row.told_closed

    def remember_private(
        self, table: Table, user: int, interaction: discord.Interaction, message: int | None
    ) -> None:
        """A private hand can be kept fresh while its token lives."""
        self._private[table.id, user] = Private(time.monotonic(), interaction, message)

    async def _show_hand(self, table: Table, user: int) -> None:
        """Show it; if that fails and works later, nobody's clock ran in the meantime."""
        try:
            await self._show_hand_now(table, user)
        except (discord.HTTPException, OSError):
            self._unshown.add((table.id, user))
            raise
        if (table.id, user) in self._unshown:
            self._unshown.discard((table.id, user))
            await table.shown_late(user)

    async def _show_hand_now(self, table: Table, user: int) -> None:
        fresh = self._fresh.pop((table.id, user), None)
        screen = await self.hand_screen(table, user)
        await self._by_token(table, user, screen, fresh)
        person = await self.bot.hall.people.person(user)
        if person.hand != "here" or person.ping == "dm":
            ping = await self._ping_due(table, user, "dm")
            await self._by_dm(table, user, screen, ping, fresh)
        await self._mention(table, user)
        if not table.open:
            self._forget(table, user)

    async def _by_token(self, table: Table, user: int, screen: Screen, fresh: int | None) -> None:
        private = self._private.get((table.id, user))
        if private is None or private.message == fresh:
            return
        if time.monotonic() - private.since > TOKEN_LIFE:
            del self._private[table.id, user]
            return
        try:
            await private.interaction.edit_original_response(**await present.edit(screen))
        except discord.HTTPException:
            self._private.pop((table.id, user), None)

    async def _by_dm(
        self,
        table: Table,
        user: int,
        screen: Screen,
        ping: bool = False,
        fresh: int | None = None,
    ) -> None:
        lock = self._greeting.setdefault((table.id, user), asyncio.Lock())
        async with lock:
            await self._by_dm_alone(table, user, screen, ping, fresh)

    async def _by_dm_alone(
        self, table: Table, user: int, screen: Screen, ping: bool, fresh: int | None
    ) -> None:
        store = self.bot.hall.store
        known = await store.hand(table.id, user) or HandRow(table_id=table.id, user_id=user)
        if known.told_closed or (fresh is not None and known.message_id == fresh and not ping):
            return
        if known.message_id is None and not any(chair.user == user for chair in table.chairs):
            return
        try:
            if known.channel_id and known.message_id:
                channel = self.bot.get_partial_messageable(known.channel_id)
                message = channel.get_partial_message(known.message_id)
                if not ping:
                    with suppress(discord.NotFound):
                        await message.edit(**await present.edit(screen))
                        return
                else:
                    with suppress(discord.NotFound):
                        await message.delete()
            dm = await self.bot.create_dm(discord.Object(user))
            sent = await dm.send(**await present.message(screen))
            await store.set_hand(
                HandRow(table_id=table.id, user_id=user, channel_id=dm.id, message_id=sent.id)
            )
        except discord.Forbidden as error:
            if error.code not in (CLOSED_DM, NO_COMMON_SERVER):
                raise
            closed = HandRow(table_id=table.id, user_id=user, told_closed=True)
            with suppress(StoreError):
                await store.set_hand(closed)

    # ------------------------------------------------------------------ whose turn it is

    async def _ping_due(self, table: Table, user: int, kind: str) -> bool:
        """Whether this person wants to hear of the turn that has just become theirs."""
        sitting = table.sitting
        seat = sitting.seat_of(user) if sitting else None
        if sitting is None or seat is None or seat not in sitting.turn:
            return False
        if not sitting.chairs[seat].present or sitting.paused_at is not None:
            return False
        person = await self.bot.hall.people.person(user)
        number = sitting.numbers[seat]
        if person.ping != kind or self._pinged.get((table.id, user)) == number:
            return False
        self._pinged[table.id, user] = number
        last_to_act = sitting.log.moves[-1][0] if sitting.log.moves else None
        return last_to_act != seat or self._reminding.get((table.id, user)) == number

    async def _mention(self, table: Table, user: int) -> None:
        key = (table.id, user)
        sitting = table.sitting
        seat = sitting.seat_of(user) if sitting and table.open else None
        number = NO_DECISION if sitting is None or seat is None else sitting.numbers[seat]
        due = table.open and await self._ping_due(table, user, "channel")
        if key in self._mentions and (due or self._mentions[key][0] != number):
            _, message = self._mentions.pop(key)
            with suppress(discord.HTTPException):
                await message.delete()
        if not due or sitting is None or seat is None:
            return
        words = await self.public_words(table)
        turn = sitting.turn_of(seat)
        said = words.say("turn-ping", user=f"<@{user}>", table=table.id)
        if turn is not None and self._reminding.get(key) == number:
            said += " " + words.say("turn-due-you", when=when(turn.due))
        row = table.ledger.row
        channel = self.bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        sent = await channel.send(
            said,
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user)]),
        )
        self._mentions[key] = (number, sent)

    def _forget(self, table: Table, user: int) -> None:
        self._pinged.pop((table.id, user), None)
        self._reminding.pop((table.id, user), None)
        self._private.pop((table.id, user), None)
