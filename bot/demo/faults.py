"""Faults of Discord on demand: refusals, rate limits, slow, hanging and lost answers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal

from aiohttp import web

from .request import Request

Answer = Callable[[], web.Response]
Happening = Callable[[Answer], Awaitable[web.Response | None]]
Scope = Literal["user", "shared", "global"]


@dataclass(eq=False)
class Fault:
    """A fault for the next ``times`` requests that match; ``met`` counts the ones so far."""

    method: str
    path: re.Pattern[str]
    times: int
    happen: Happening
    met: int = 0
    released: asyncio.Event = field(default_factory=asyncio.Event)

    def meets(self, request: Request, named: str) -> bool:
        """Whether this fault applies to a request, by either of its paths."""
        same = self.method in ("*", request.method)
        return self.times > 0 and same and any(map(self.path.search, (request.path, named)))

    def end(self) -> None:
        """End the fault, and let requests that hang go on."""
        self.times = 0
        self.released.set()


class Faults:
    """The faults that wait for a request.

    In every method ``method`` may be ``*``, ``path`` is a regular expression that is searched for,
    and ``times`` is the number of requests. Where a path says ``@original``, the expression may
    name the message that this is, too.
    """

    def __init__(
        self,
        answer: Callable[[object, int, dict[str, str]], web.Response],
        named: Callable[[str], str] = str,
    ) -> None:
        self._json = answer
        self._named = named
        self._waiting: list[Fault] = []

    def find(self, request: Request) -> Fault | None:
        """The first fault that applies to a request, which counts it."""
        named = self._named(request.path) if self._waiting else ""
        for fault in self._waiting:
            if fault.meets(request, named):
                fault.times -= 1
                fault.met += 1
                return fault
        return None

    def _add(self, method: str, path: str, times: int, happen: Happening) -> Fault:
        fault = Fault(method, re.compile(path), times, happen)
        self._waiting.append(fault)
        return fault

    def refuse(
        self, method: str, path: str, status: int = 500, code: int = 0, times: int = 1
    ) -> Fault:
        """Answer requests with an error without doing them."""

        async def happen(_: Answer) -> web.Response:
            return self._json({"code": code, "message": "refused on purpose"}, status, {})

        return self._add(method, path, times, happen)

    def limit(
        self,
        method: str,
        path: str,
        retry_after: float = 0.1,
        times: int = 1,
        *,
        scope: Scope = "shared",
        bucket: str = "",
        code: int = 0,
    ) -> Fault:
        """Answer requests with 429; ``retry_after`` is in seconds.

        With a ``bucket``, the answers have the headers of a counted bucket.
        """
        headers = {"Retry-After": str(retry_after), "X-RateLimit-Scope": scope}
        if bucket:
            headers |= {
                "X-RateLimit-Bucket": bucket,
                "X-RateLimit-Limit": "5",
                "X-RateLimit-Remaining": "0",
                "X-RateLimit-Reset-After": str(retry_after),
            }
        if scope == "global":
            headers["X-RateLimit-Global"] = "true"
        body = {
            "message": "You are being rate limited.",
            "retry_after": retry_after,
            "global": scope == "global",
            "code": code,
        }

        async def happen(_: Answer) -> web.Response:
            return self._json(body, 429, headers)

        return self._add(method, path, times, happen)

    def slow(self, method: str, path: str, seconds: float, times: int = 1) -> Fault:
        """Do requests at once and answer them ``seconds`` later."""

        async def happen(answer: Answer) -> web.Response:
            response = answer()
            await asyncio.sleep(seconds)
            return response

        return self._add(method, path, times, happen)

    def hang(self, method: str, path: str, times: int = 1) -> Fault:
        """Neither do nor answer requests until the fault ends; then do them."""

        async def happen(answer: Answer) -> web.Response:
            await fault.released.wait()
            return answer()

        fault = self._add(method, path, times, happen)
        return fault

    def lose(self, method: str, path: str, times: int = 1) -> Fault:
        """Do requests, but cut the connection before the answer."""

        async def happen(answer: Answer) -> None:
            answer()

        return self._add(method, path, times, happen)
