"""A simulated Discord that misbehaves, when it is asked to: slow, failing, or counting requests."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal

from aiohttp import web

from .request import Request

Answer = Callable[[], web.Response]
Scope = Literal["user", "shared", "global"]


@dataclass(eq=False)
class Fault:
    """What goes wrong with the next ``times`` requests that match; ``met`` counts those it hit."""

    method: str
    path: re.Pattern[str]
    times: int
    happen: Callable[[Answer], Awaitable[web.Response | None]]
    met: int = 0
    released: asyncio.Event = field(default_factory=asyncio.Event)

    def meets(self, request: Request) -> bool:
        """Whether this request is to suffer."""
        same = self.method in ("*", request.method)
        return self.times > 0 and same and self.path.search(request.path) is not None

    def end(self) -> None:
        """From now on all goes well, and what was held up goes on."""
        self.times = 0
        self.released.set()


class Faults:
    """The faults that wait for a request. ``method`` may be ``*``, ``path`` is searched for."""

    def __init__(self, answer: Callable[[object, int, dict[str, str]], web.Response]) -> None:
        self._json = answer
        self._waiting: list[Fault] = []

    def find(self, request: Request) -> Fault | None:
        """The first fault that meets a request, counted as having met it."""
        for fault in self._waiting:
            if fault.meets(request):
                fault.times -= 1
                fault.met += 1
                return fault
        return None

    def _add(
        self,
        method: str,
        path: str,
        times: int,
        happen: Callable[[Answer], Awaitable[web.Response | None]],
    ) -> Fault:
        fault = Fault(method, re.compile(path), times, happen)
        self._waiting.append(fault)
        return fault

    def refuse(
        self, method: str, path: str, status: int = 500, code: int = 0, times: int = 1
    ) -> Fault:
        """Answer with an error; nothing is done."""

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
        """Answer 429. With a ``bucket``, the headers of a counted bucket stand beside it."""
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
        """Do it at once, and answer late."""

        async def happen(answer: Answer) -> web.Response:
            response = answer()
            await asyncio.sleep(seconds)
            return response

        return self._add(method, path, times, happen)

    def hang(self, method: str, path: str, times: int = 1) -> Fault:
        """Do nothing and answer nothing until the fault ends; then do it."""

        async def happen(answer: Answer) -> web.Response:
            await fault.released.wait()
            return answer()

        fault = self._add(method, path, times, happen)
        return fault

    def lose(self, method: str, path: str, times: int = 1) -> Fault:
        """Do it, but cut the connection before the answer."""

        async def happen(answer: Answer) -> None:
            answer()

        return self._add(method, path, times, happen)
