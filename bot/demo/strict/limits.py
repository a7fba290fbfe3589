"""Rate limits of Discord: counted buckets with their headers, and limits without a header.

Discord publishes no numbers; these have been observed for years, or are reported by libraries. The
global limit of a bot does not count answers to interactions and requests through their tokens.
"""

from __future__ import annotations

import math
from collections import Counter, deque
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from simcord.backend import Backend
from simcord.backend.errors import BackendError

from .api_request import ApiRequest, Kind


@dataclass(frozen=True, slots=True)
class Rate:
    """A limit of requests in a number of seconds."""

    limit: int
    seconds: float


BUCKETS: dict[Kind, Rate] = {
    "send": Rate(5, 5),
    "edit": Rate(5, 5),
    "delete": Rate(5, 1),
    "execute": Rate(5, 2),
    "edit by token": Rate(5, 2),
    "delete by token": Rate(5, 2),
    "open dm": Rate(10, 10),
}
"""The rate of each channel or token; all direct messages are opened from one bucket."""
EVERYTHING = Rate(50, 1)
OLD_EDITS = Rate(3, 6)
OPENINGS = Rate(30, 60)
OLD = timedelta(hours=1)
TOO_OLD, TOO_FAST = 30046, 40003
_BY_TOKEN = ("execute", "edit by token", "delete by token", "callback")
_FORGET = 1000
BLUR = 1e-6
"""Seconds by which a wait may be too short: sums of fractions are not exact."""


class Limited(BackendError):
    """The answer 429 to a request that came too soon; ``seconds`` is the wait."""

    def __init__(self, seconds: float, code: int = 0, scope: str = "user") -> None:
        super().__init__(429, code, "You are being rate limited.")
        self.retry_after = max(_up(seconds), 0.001)
        self.scope = scope

    def to_json(self) -> dict[str, Any]:
        """The JSON body of the answer."""
        everything = self.scope == "global"
        return {**super().to_json(), "retry_after": self.retry_after, "global": everything}


@dataclass(slots=True)
class Window:
    """The requests of a rate since the time ``since``, in seconds."""

    since: float
    used: int = 0

    def left(self, rate: Rate, now: float) -> int:
        """The number of requests that are still allowed now."""
        if not 0 <= now - self.since < rate.seconds - BLUR:
            self.since, self.used = now, 0
        return rate.limit - self.used

    def until(self, rate: Rate, now: float) -> float:
        """The seconds until the whole rate is allowed again."""
        return max(0.0, self.since + rate.seconds - now)


class Limits:
    """The limits of one bot; while they are not ``enforced``, excesses are only counted."""

    def __init__(self, enforced: bool = True) -> None:
        self.enforced = enforced
        self.exceeded: Counter[str] = Counter()
        """The number of requests that came too soon, by bucket."""
        self._windows: dict[str, Window] = {}

    def take(self, backend: Backend, request: ApiRequest, now: float) -> None:
        """Count a request, and write the headers of its bucket; ``now`` is in seconds.

        :raises BackendError: the request comes too soon.
        """
        if request.kind not in _BY_TOKEN:
            self._take("global", EVERYTHING, now, scope="global")
        if (rate := BUCKETS.get(request.kind)) is None:
            return
        key = key_of(request)
        window = self._window(key, now)
        refused = window.left(rate, now) <= 0
        window.used += not refused
        request.answered |= headers(request.kind, rate, window, now)
        if refused:
            self._exceed(request.kind, Limited(window.until(rate, now)))
        if request.kind == "open dm" and not self._spare("openings", OPENINGS, now):
            why = "You are opening direct messages too fast."
            self._exceed("openings", BackendError(403, TOO_FAST, why))
        if request.kind == "edit" and _is_old(backend, request):
            self._take(f"old {request.channel}", OLD_EDITS, now, TOO_OLD, "shared")

    def _take(self, key: str, rate: Rate, now: float, code: int = 0, scope: str = "user") -> None:
        if not self._spare(key, rate, now):
            wait = self._windows[key].until(rate, now)
            self._exceed(key.partition(" ")[0], Limited(wait, code, scope))

    def _spare(self, key: str, rate: Rate, now: float) -> bool:
        window = self._window(key, now)
        spare = window.left(rate, now) > 0
        window.used += spare
        return spare

    def _window(self, key: str, now: float) -> Window:
        if (window := self._windows.get(key)) is None:
            if len(self._windows) > _FORGET:
                self._windows = {
                    name: old for name, old in self._windows.items() if now - old.since < 60
                }
            window = self._windows[key] = Window(now)
        return window

    def _exceed(self, name: str, error: BackendError) -> None:
        self.exceeded[name] += 1
        if self.enforced:
            raise error


def key_of(request: ApiRequest) -> str:
    """The key of a request's bucket."""
    return f"{request.kind}:{request.channel or request.token}"


def headers(kind: str, rate: Rate, window: Window, now: float) -> dict[str, str]:
    """The headers of an answer about its bucket."""
    return {
        "X-RateLimit-Limit": str(rate.limit),
        "X-RateLimit-Remaining": str(max(0, rate.limit - window.used)),
        "X-RateLimit-Reset-After": f"{_up(window.until(rate, now)):.3f}",
        "X-RateLimit-Bucket": kind.replace(" ", "-"),
    }


def _up(seconds: float) -> float:
    """Seconds rounded up to milliseconds, so that a wait is never too short."""
    return math.ceil(seconds * 1000 - BLUR) / 1000


def _is_old(backend: Backend, request: ApiRequest) -> bool:
    known = backend.messages.get(request.channel, {}).get(int(request.target))
    if known is None:
        return False
    return bool(backend.clock.now() - datetime.fromisoformat(known.timestamp) > OLD)


class Refused:
    """The answers 401, 403 and 429 of the last ten minutes; Discord bans an address at 10,000."""

    SECONDS = 600

    def __init__(self) -> None:
        self.most = 0
        self.kinds: Counter[str] = Counter()
        self._times: deque[float] = deque()

    def count(self, error: BackendError, request: ApiRequest, now: float) -> None:
        """Count an answer of status 401, 403 or 429; ``now`` is in seconds."""
        if error.status not in (401, 403, 429):
            return
        while self._times and not 0 <= now - self._times[0] < self.SECONDS:
            self._times.popleft()
        self._times.append(now)
        self.most = max(self.most, len(self._times))
        self.kinds[
            f"{error.status}/{error.code} {request.method} {request.kind or request.path}"
        ] += 1
