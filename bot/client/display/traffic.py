"""Every request as it leaves: counted, held back, or not sent at all.

discord.py sends some requests more than once (429, 5xx, a broken line), and each of them counts
at Discord. So they are seen where they leave, through the tracing of aiohttp: it awaits whoever
watches the beginning of a request, which can therefore wait there.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import aiohttp
from discord.http import Route

from bot.client.display.channel_lanes import Kind
from bot.tables.model.clock import Clock

if TYPE_CHECKING:
    from bot.client.display.rate_limiter import RequestQueue

IN_ALL = 45
"""Requests in any second, with greetings, calls, and what is deleted."""
SECOND = 1.0
KINDS: dict[str, Kind] = {"PATCH": "edit", "POST": "send", "DELETE": "delete"}


class Second:
    """What happened in the last second, and when there is room for more of it."""

    def __init__(self, clock: Clock, most: int) -> None:
        self._clock = clock
        self._most = most
        self._gone: deque[float] = deque()

    def free(self) -> bool:
        """Whether there is room now."""
        now = self._clock.steady()
        while self._gone and now - self._gone[0] >= SECOND:
            self._gone.popleft()
        return len(self._gone) < self._most

    def take(self) -> None:
        """It happens now."""
        self._gone.append(self._clock.steady())

    async def room(self) -> None:
        """Wait until there is."""
        while not self.free():
            await self._clock.sleep(max(self._gone[0] + SECOND - self._clock.steady(), 0.001))


class Gate:
    """Lets so many requests out in any second, one after the other; with 0 it stands open."""

    def __init__(self, clock: Clock, most: int = IN_ALL) -> None:
        self._most = most
        self._second = Second(clock, most)
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0
        self._nobody = asyncio.Event()
        self._nobody.set()

    async def through(self) -> None:
        """Wait for one's turn, and be counted."""
        if not self._most:
            return
        self._waiting += 1
        self._nobody.clear()
        try:
            async with self._one_at_a_time:
                await self._second.room()
                self._second.take()
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._nobody.set()

    @property
    def busy(self) -> bool:
        """Whether a request waits."""
        return self._waiting > 0

    async def calm(self) -> None:
        """Wait until no request waits."""
        await self._nobody.wait()


class Traffic:
    """Watches what a client asks of Discord, for a budget.

    ``old`` tells whether the message of this number is older than an hour.
    """

    def __init__(self, budget: "RequestQueue", old: Callable[[int], bool]) -> None:
        self._budget = budget
        self._old = old

    def watch(self, trace: aiohttp.TraceConfig) -> None:
        """Watch the requests of a session that this configuration is for."""
        trace.on_request_start.append(self._leaving)
        trace.on_request_end.append(self._answered)

    async def _leaving(self, _: object, __: object, asked: aiohttp.TraceRequestStartParams) -> None:
        """Wait until it may leave, and count it.

        :raises Stopped: it may not.
        """
        if (path := api_path(str(asked.url))) is None:
            return
        budget, counted = self._budget, is_counted(path)
        budget.breaker.check(counted)
        if counted:
            await budget.gate.through()
            budget.breaker.check(counted)
            self._count(asked.method, path)

    def _count(self, method: str, path: list[str]) -> None:
        """Count it in its channel, if it is about a message there."""
        match path:
            case ["channels", channel, "messages", *message] if len(message) < 2:
                if (kind := KINDS.get(method)) is not None:
                    old = kind == "edit" and self._old(int(message[0]))
                    self._budget.channels.left(int(channel), kind, old)

    async def _answered(self, _: object, __: object, asked: aiohttp.TraceRequestEndParams) -> None:
        if api_path(str(asked.url)) is not None:
            self._budget.breaker.heard(asked.response.status, asked.response.headers)


def api_path(url: str) -> list[str] | None:
    """The parts of an address behind the API's; ``None`` if it is another server's."""
    if not url.startswith(f"{Route.BASE}/"):
        return None
    return url.removeprefix(Route.BASE).partition("?")[0].strip("/").split("/")


def is_counted(path: list[str]) -> bool:
    """Whether Discord counts it towards the fifty a second: all but what goes by a token."""
    match path:
        case ["interactions", _, _, *_] | ["webhooks", _, _, *_]:
            return False
    return True
