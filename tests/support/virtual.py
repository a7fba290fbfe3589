"""An event loop whose time goes by only while everybody waits; and Discord's buckets in it.

The bot's limits and discord.py's own run on it as they are. The network ends in a session
that counts as Discord does: buckets with headers, 429 where one is exhausted, fifty in a second.
Nothing here waits in real time.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter, defaultdict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, TypeVar

import aiohttp
from discord.http import HTTPClient
from multidict import CIMultiDict
from yarl import URL

from tests.support.reading import said_in

T = TypeVar("T")
ALL_IN_ALL, SECOND = 50, 1.0
BUCKETS: dict[str, tuple[int, float]] = {
    "PATCH": (5, 5.0),
    "POST": (5, 5.0),
    "DELETE": (5, 1.0),
}
OLD_EDITS = (3, 6.0)
TOO_OLD = 30046
MESSAGE = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?$")


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop that jumps to its next timer instead of waiting for it."""

    def __init__(self) -> None:
        super().__init__()
        self._virtual = 1_000.0
        inside: Any = self
        selector = inside._selector
        self._look = selector.select
        selector.select = self._select

    def time(self) -> float:
        return self._virtual

    def _select(self, seconds: float | None = None) -> Any:
        found = self._look(0)
        if not found and seconds:
            self._virtual += seconds
        elif not found and seconds is None:
            raise RuntimeError("everybody waits for something that never comes")
        return found


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run this in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)


class LoopClock:
    """The clocks of the loop. The wall clock is ``ahead``; to change that is to set it."""

    def __init__(self, ahead: float = 1.7e9) -> None:
        self.ahead = ahead

    def now(self) -> float:
        return self.steady() + self.ahead

    def steady(self) -> float:
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


@dataclass
class Bucket:
    """So many in a window that begins with the first of them, as Discord's does."""

    most: int
    seconds: float
    until: float = 0.0
    used: int = 0

    def take(self, now: float) -> bool:
        """Whether there was room for one more."""
        if now >= self.until:
            self.until, self.used = now + self.seconds, 0
        self.used += 1
        return self.used <= self.most

    def headers(self, now: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(self.most),
            "X-RateLimit-Remaining": str(max(0, self.most - self.used)),
            "X-RateLimit-Reset-After": f"{max(0.0, self.until - now):.3f}",
        }


@dataclass(frozen=True)
class Heard:
    """A request as it came in, with what Discord said to it."""

    at: float
    method: str
    path: str
    content: str
    status: int


@dataclass
class Limits:
    """Discord's limits, and all that came in. ``old`` are the numbers of old messages."""

    latency: float = 0.1
    old: set[int] = field(default_factory=set)
    heard: list[Heard] = field(default_factory=list)
    wrong: deque[tuple[int, dict[str, str], Any]] = field(default_factory=deque)
    """The next answers, whatever is asked: status, headers, body."""

    def __post_init__(self) -> None:
        self._buckets: dict[Hashable, Bucket] = {}
        self._second: deque[float] = deque()
        self._numbers = iter(range(1, 10**9))

    def answer(self, method: str, path: str, body: Any) -> tuple[int, dict[str, str], Any]:
        now = asyncio.get_running_loop().time()
        found = self._judge(now, method, path)
        content = said_in(body or {})
        self.heard.append(Heard(now, method, path, content, found[0]))
        return found

    def _judge(self, now: float, method: str, path: str) -> tuple[int, dict[str, str], Any]:
        if self.wrong:
            return self.wrong.popleft()
        while self._second and now - self._second[0] >= SECOND:
            self._second.popleft()
        self._second.append(now)
        if len(self._second) > ALL_IN_ALL:
            return too_many(SECOND, scope="global")
        if (place := MESSAGE.search(path)) is None:
            return 200, {}, {}
        channel, message = place.groups()
        if method == "PATCH" and int(message) in self.old:
            old = self._buckets.setdefault(("old", channel), Bucket(*OLD_EDITS))
            if not old.take(now):
                return too_many(old.until - now, code=TOO_OLD)
        bucket = self._buckets.setdefault((method, channel), Bucket(*BUCKETS[method]))
        known = bucket.take(now)
        headers = {"X-RateLimit-Bucket": f"messages-{method}", **bucket.headers(now)}
        if not known:
            return too_many(bucket.until - now, headers)
        return 200, headers, {"id": message or str(next(self._numbers)), "channel_id": channel}

    def statuses(self) -> Counter[int]:
        return Counter(one.status for one in self.heard)

    def arrived(self, method: str) -> dict[str, list[Heard]]:
        """The requests of a method that came through, by path."""
        found: dict[str, list[Heard]] = defaultdict(list)
        for one in self.heard:
            if one.method == method and one.status == 200:
                found[one.path].append(one)
        return found


def too_many(
    seconds: float, headers: dict[str, str] | None = None, scope: str = "user", code: int = 0
) -> tuple[int, dict[str, str], Any]:
    """Discord's own answer 429, to be tried again after so many seconds: status, headers, body."""
    body = {"message": "You are being rate limited.", "retry_after": seconds, "code": code}
    body["global"] = scope == "global"
    named = {"Via": "1.1 google", "X-RateLimit-Scope": scope, "Retry-After": f"{seconds:.0f}"}
    return 429, {**(headers or {}), **named}, body


class Answered:
    """As much of a response as discord.py looks at."""

    def __init__(self, status: int, headers: dict[str, str], body: Any) -> None:
        self.status, self.reason, self._body = status, "", body
        self.headers = CIMultiDict({"Content-Type": "application/json", **headers})

    async def text(self, encoding: str = "utf-8") -> str:
        return json.dumps(self._body)


class Session:
    """The end of the network, which tells its watchers what leaves, as aiohttp does."""

    def __init__(self, limits: Limits, trace: aiohttp.TraceConfig | None) -> None:
        self._limits, self._trace = limits, trace
        if trace is not None:
            trace.freeze()

    async def _tell(self, signal: Any, told: Any) -> None:
        await signal.send(self, SimpleNamespace(), told)

    @asynccontextmanager
    async def request(self, method: str, url: str, **rest: Any) -> AsyncIterator[Answered]:
        told: Any = SimpleNamespace(method=method, url=URL(url), headers={})
        if self._trace is not None:
            await self._tell(self._trace.on_request_start, told)
        body = json.loads(rest["data"]) if isinstance(rest.get("data"), str) else None
        await asyncio.sleep(self._limits.latency / 2)
        found = self._limits.answer(method, url.split("?")[0], body)
        await asyncio.sleep(self._limits.latency / 2)
        answered = Answered(*found)
        told.response = answered
        if self._trace is not None:
            await self._tell(self._trace.on_request_end, told)
        yield answered

    async def close(self) -> None:
        """Close the session: nothing of it is open."""


def client(limits: Limits, watch: Callable[[aiohttp.TraceConfig], None] | None = None) -> Any:
    """discord.py's own client of the API, before these limits."""
    trace = aiohttp.TraceConfig()
    if watch is not None:
        watch(trace)
    http: Any = HTTPClient(asyncio.get_running_loop(), http_trace=trace)
    http._HTTPClient__session = Session(limits, trace)
    http._global_over = asyncio.Event()
    http._global_over.set()
    return http
