"""The rate limiter of discord.py, in the simulated time.

discord.py keeps its buckets by the loop's time, which is real. In a simulated Discord only
sleeping is simulated, so the same is done here with sleeps alone: a request waits until the
bucket of its last answer's headers is full again, and that which takes the last token returns
only then, too. Limits that no header tells (of the whole bot, of old edits, of openings) are
not known here either.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from simcord.backend import Backend
from simcord.http import client

from bot.demo.strict import ApiRequest, Strict
from bot.demo.strict.limits import BLUR, BUCKETS, Rate, key_of
from tests.support.simcord_adapter import Request, send_through

Find = Callable[[Backend], Strict | None]


@dataclass
class Turns:
    """The requests of one bucket, each at its time: nobody waits for anybody but the clock.

    The simulation knows of sleeping that it may be passed over; of a lock it does not.
    """

    rate: Rate
    since: float = float("-inf")
    taken: int = 0

    def take(self, now: float) -> tuple[float, float]:
        """The times at which the next request may leave, and its answer is let through."""
        if now - self.since >= self.rate.seconds - BLUR:
            self.since, self.taken = now, 0
        if self.taken >= self.rate.limit:
            self.since, self.taken = self.since + self.rate.seconds, 0
        self.taken += 1
        leaves = max(now, self.since)
        is_last = self.taken == self.rate.limit
        return leaves, self.since + self.rate.seconds if is_last else leaves


def install(find: Find) -> None:
    """Let both of the transports wait where ``find`` has a Discord that enforces its limits."""
    send_through(lambda plain: _waiting(plain, find))


def _waiting(plain: Request, find: Find) -> Request:
    async def request(self: Any, route: Any, *args: Any, **rest: Any) -> Any:
        strict = find(self.backend)
        request = ApiRequest.of(route.method, client._path_of(route.url))
        rate = BUCKETS.get(request.kind)
        if strict is None or not strict.limits.enforced or rate is None:
            return await plain(self, route, *args, **rest)
        turns = _turns(self).setdefault(key_of(request), Turns(rate))
        leaves, through = turns.take(strict.now())
        await _until(strict, leaves)
        try:
            return await plain(self, route, *args, **rest)
        finally:
            await _until(strict, through)

    return request


async def _until(strict: Strict, when: float) -> None:
    if (seconds := when - strict.now()) > 0:
        await asyncio.sleep(seconds)


def _turns(transport: Any) -> dict[str, Turns]:
    """The buckets that this client knows; another process knows of none."""
    try:
        found: dict[str, Turns] = transport.turns_of_buckets
    except AttributeError:
        found = transport.turns_of_buckets = {}
    return found
