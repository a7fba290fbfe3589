"""Channels of direct messages: each is opened once, and written to by its number from then on.

The meaning of a refusal is decided here, and by its code alone: many kinds of them are a 403.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from http import HTTPStatus
from typing import Literal
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache

from bot.client import present
from bot.client.openings import BURST, PER_SECOND, CircuitBreaker, OpeningLimiter
from bot.storage.full import FullStore
from bot.storage.rows.ids import ChannelId, UserId
from bot.storage.store import StoreError
from bot.tables.model.clock import Clock, Pace
from bot.tables.screens.screen import Row, Screen

CLOSED = frozenset({50007, 50278})
"""Discord's codes for closed messages: to all, to a blocked bot, or as no server is shared."""
TOO_FAST = frozenset({40003, 20026, 40002})
"""Discord's codes for a bot that opens too many, is flagged for it, or is to verify its account."""
UNKNOWN_CHANNEL = 10003
IN_MIND = 20_000
"""Numbers kept in memory, at most; others are read again."""
Meaning = Literal["closed", "paused", "temporary"]
"""A refusal's meaning: closed messages, no openings for a while, or a fault that may pass."""
Outcome = Literal["sent", "closed", "paused"]
Sending = Callable[[discord.PartialMessageable], Awaitable[discord.Message]]


def meaning(error: discord.HTTPException, opening: bool = False) -> Meaning:
    """The meaning of a refused direct message, or of a refused ``opening`` of its channel.

    A code says it, whatever the status: 50007 has been seen with 403 and with 400, and 403 is also
    what a bot is told that opens too many. A 429 counts against openings only where one was tried:
    sending and editing have limits of their own, which discord.py waits for.
    """
    if error.code in CLOSED:
        return "closed"
    if error.code in TOO_FAST or (opening and error.status == HTTPStatus.TOO_MANY_REQUESTS):
        return "paused"
    return "temporary"


class Unreachable(Exception):
    """No direct message arrives: this person's are closed, or none can be opened just now."""

    def __init__(self, why: Literal["closed", "paused"]) -> None:
        super().__init__(why)
        self.why: Literal["closed", "paused"] = why


class Direct:
    """Keeps the channel of each person's direct messages, and opens those that are not known.

    ``resumed`` is called when channels may be opened again after a pause.
    """

    def __init__(
        self,
        client: discord.Client,
        store: FullStore,
        clock: Clock,
        pace: Pace,
        resumed: Callable[[], None],
    ) -> None:
        self._client = client
        self._store = store
        self._limiter = OpeningLimiter(
            clock,
            PER_SECOND * pace.range_share if pace.redraw else 0.0,
            max(1, int(BURST * pace.range_share)),
        )
        self.breaker = CircuitBreaker(clock, resumed)
        self._numbers: LRUCache[UserId, ChannelId] = LRUCache(IN_MIND)
        self._opening: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()
        self._one_on_trial = asyncio.Lock()

    async def number(self, user: UserId) -> ChannelId | None:
        """The number of a person's channel, if it is known."""
        if user not in self._numbers:
            kept = await self._store.people.direct_channel(user)
            if kept is None:
                return None
            self._numbers[user] = kept
        return self._numbers[user]

    async def learn(self, user: UserId, channel: ChannelId) -> None:
        """Note the channel in which someone has pressed something as their direct messages.

        If the store fails just now, that is learnt with another press: nothing is refused for it.
        """
        with suppress(StoreError):
            if await self.number(user) != channel:
                await self._store.people.set_direct_channel(user, channel)
                self._numbers[user] = channel

    def forget_person(self, user: UserId) -> None:
        """Forget the channel of this person."""
        self._numbers.pop(user, None)

    async def channel(self, user: UserId) -> discord.PartialMessageable:
        """The channel of someone's direct messages, opened if it was not before.

        :raises Unreachable: they are closed, or none are opened just now.
        :raises discord.HTTPException: it did not work and may work later.
        """
        known = await self.number(user)
        return self._client.get_partial_messageable(known or await self._open(user))

    async def send(self, user: UserId, sending: Sending) -> discord.Message:
        """Send something to someone. A channel that has been deleted is opened anew, once.

        :raises Unreachable: they are closed, or none are opened just now.
        :raises discord.HTTPException: it did not work and may work later.
        """
        channel = await self.channel(user)
        try:
            return await self._sent(channel, sending)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
        self._numbers.pop(user, None)
        await self._store.people.set_direct_channel(user, None)
        return await self._sent(await self.channel(user), sending)

    async def write(
        self, user: UserId, text: str, rows: tuple[Row, ...] = (), silent: bool = False
    ) -> Outcome:
        """Send a direct message as :meth:`letter`; the answer is whether it has arrived.

        :raises discord.HTTPException: it did not work and may work later.
        """
        try:
            await self.letter(user, text, rows, silent)
        except Unreachable as refused:
            return refused.why
        return "sent"

    async def letter(
        self, user: UserId, text: str, rows: tuple[Row, ...] = (), silent: bool = False
    ) -> discord.Message:
        """Send a direct message that is no hand, to someone who has used the bot before.

        ``silent``: nothing is asked, and no device rings.

        :raises Unreachable: they are closed, or none are opened just now.
        :raises discord.HTTPException: it did not work and may work later.
        """
        made = await present.message(Screen(text, rows=rows))
        return await self.send(user, lambda channel: channel.send(**made, silent=silent))

    async def _sent(self, channel: discord.PartialMessageable, sending: Sending) -> discord.Message:
        try:
            return await sending(channel)
        except discord.HTTPException as error:
            self.judge(error)
            raise

    def judge(self, error: discord.HTTPException, opening: bool = False) -> None:
        """Raise what a refusal means; after some refusals the whole bot pauses.

        :raises Unreachable: it is not for this moment only.
        """
        match meaning(error, opening):
            case "closed":
                raise Unreachable("closed") from error
            case "paused":
                self.breaker.trip(error)
                raise Unreachable("paused") from error

    async def _open(self, user: UserId) -> ChannelId:
        async with self._opening.setdefault(user, asyncio.Lock()):
            if user in self._numbers:  # someone else was quicker
                return self._numbers[user]
            async with self._one_on_trial if self.breaker.half_open else nullcontext():
                channel = await self._opened(user)
            self._numbers[user] = channel
            with suppress(StoreError):  # it can be written to; the next process opens it again
                await self._store.people.set_direct_channel(user, channel)
            return channel

    async def _opened(self, user: UserId) -> ChannelId:
        if not self.breaker.open:
            await self._limiter.turn()
        if self.breaker.open:
            raise Unreachable("paused")
        try:
            opened = await self._client.http.start_private_message(user)
        except discord.HTTPException as error:
            self.judge(error, opening=True)
            raise
        self.breaker.worked()
        return ChannelId(int(opened["id"]))
