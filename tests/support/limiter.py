"""The rate limiter of discord.py, in the simulated time.

discord.py keeps its buckets by the loop's time, which is real. In a simulated Discord only
sleeping is simulated, so the same is done here with sleeps alone: a request waits until the
bucket of its last answer's headers is full again, and that which takes the last token returns
only then, too. What no header tells (the limit of the whole bot, of old edits, of openings) is
not known here either.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from simcord.backend import Backend
from simcord.http import client

from bot.demo.strict import Asked, Strict
from bot.demo.strict.limits import BUCKETS, key_of

BLUR = 0.001
"""Seconds on top, as sums of fractions are not exact."""
Find = Callable[[Backend], Strict | None]


def install(find: Find) -> None:
    """Let both of the transports wait where ``find`` has a Discord that enforces its limits."""
    for transport in (client.FakeHTTPClient, client.FakeWebhookAdapter):
        _wrap(transport, find)


def _wrap(transport: Any, find: Find) -> None:
    plain = transport.request

    async def request(self: Any, route: Any, *args: Any, **rest: Any) -> Any:
        strict = find(self.backend)
        asked = Asked.of(route.method, client._path_of(route.url))
        if strict is None or not strict.limits.enforced or asked.kind not in BUCKETS:
            return await plain(self, route, *args, **rest)
        async with _locks(self)[key_of(asked)]:
            await _refilled(strict, asked)
            try:
                return await plain(self, route, *args, **rest)
            finally:
                await _refilled(strict, asked)

    transport.request = request


async def _refilled(strict: Strict, asked: Asked) -> None:
    """Wait until the bucket of this request allows one more."""
    if (seconds := strict.wait(asked)) > 0:
        await asyncio.sleep(seconds + BLUR)


def _locks(transport: Any) -> dict[str, asyncio.Lock]:
    try:
        found: dict[str, asyncio.Lock] = transport.locks_of_buckets
    except AttributeError:
        found = transport.locks_of_buckets = defaultdict(asyncio.Lock)
    return found
