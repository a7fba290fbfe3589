"""Discord's limit on invalid requests: too many of them, and it shuts the whole address out.

Ten thousand answers of 401, 403 or 429 within ten minutes are taken for an attack, and Cloudflare
bans the address for as long as they go on. So refusals are counted, and long before that nothing
is sent for a while that Discord counts. Answers to interactions are still tried; after a ban
nothing at all is.

All requests count together, and the pause is one of fixed length. That direct messages cannot be
opened is another matter: see the circuit breaker of ``bot.client.openings``.
"""

import logging
from collections import deque
from collections.abc import Mapping
from http import HTTPStatus
from typing import Literal

from bot.client.errors import Stopped
from bot.tables.model.clock import Clock

WINDOW = 10 * 60.0
"""Seconds over which refusals are counted."""
WARN, STOP = 500, 1_000
"""Refusals after which the operator is told, and after which nothing is sent for a while."""
TOGETHER = 5_000
"""Refusals that stop all ranges of shards together: they may share one address."""
LEAST = 50
"""Refusals that stop nobody, however small the share."""
REFUSALS = (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS)
LONGEST = 24 * 60 * 60.0
"""Seconds beyond which no answer is believed that says how long to wait."""
Why = Literal["", "many", "stopped", "banned"]
"""Nothing is wrong; many refusals; too many, so nothing is sent; the address is banned."""
log = logging.getLogger(__name__)


class InvalidRequestLimit:
    """A failure counter over the last ten minutes: says whether anything may be sent.

    ``share`` is the part of the bot that counts here, from 0 to 1.
    """

    def __init__(self, clock: Clock, share: float = 1.0) -> None:
        self.most = min(STOP, max(LEAST, int(TOGETHER * share)))
        """Refusals that stop what is sent."""
        self._many = self.most * WARN // STOP
        self._clock = clock
        self._refused: deque[float] = deque(maxlen=self.most)
        self._until = 0.0
        self._banned_until = 0.0
        self._warned = False

    def heard(self, status: int, headers: Mapping[str, str]) -> None:
        """Count an answer of Discord's if it is a refusal."""
        shared = headers.get("X-RateLimit-Scope", "").lower() == "shared"
        too_many = status == HTTPStatus.TOO_MANY_REQUESTS
        if status not in REFUSALS or (too_many and shared):
            return
        now = self._clock.steady()
        self._refused.append(now)
        if too_many and "Via" not in headers:
            self._ban(now, headers.get("Retry-After", ""))
        elif self.refused >= self.most and now >= self._until:
            self._until = now + WINDOW
            log.error("%s", self.complaint)
        elif self.refused >= self._many and not self._warned:
            log.warning("%s", self.complaint)
        self._warned = self.refused >= self._many

    def _ban(self, now: float, retry_after: str) -> None:
        try:
            pause = float(retry_after)
        except ValueError:
            pause = WINDOW
        if not 0 < pause <= LONGEST:
            pause = WINDOW
        known = now < self._banned_until
        self._banned_until = max(self._banned_until, now + pause)
        if not known:
            log.error("%s", self.complaint)

    @property
    def refused(self) -> int:
        """Requests that were refused within the last ten minutes; not counted beyond ``most``."""
        since = self._clock.steady() - WINDOW
        return sum(moment > since for moment in tuple(self._refused))

    def left(self, counted: bool = True) -> float:
        """Seconds until something may be sent. ``counted``: something that Discord counts."""
        until = max(self._until, self._banned_until) if counted else self._banned_until
        return max(0.0, until - self._clock.steady())

    @property
    def why(self) -> Why:
        """The trouble: "" if all is well."""
        if self.left(counted=False):
            return "banned"
        if self.left():
            return "stopped"
        return "many" if self.refused >= self._many else ""

    @property
    def complaint(self) -> str:
        """A sentence for the operator about what is wrong; empty if all is well."""
        match self.why:
            case "banned":
                return (
                    "Discord has banned this address (429 from Cloudflare):"
                    f" nothing is sent for another {self.left():.0f} seconds."
                )
            case "stopped":
                return (
                    f"Discord refused {self.most} requests within ten minutes (401, 403, 429):"
                    f" nothing but answers to interactions is sent for another {self.left():.0f}"
                    " seconds."
                )
            case "many":
                return (
                    f"Discord refused {self.refused} requests within ten minutes (401, 403, 429);"
                    f" after {self.most} nothing is sent for a while."
                )
        return ""

    def told(self) -> tuple[str, bool]:
        """The complaint, and whether it keeps anything from being sent."""
        return self.complaint, bool(self.left())

    def check(self, counted: bool) -> None:
        """Raise if nothing of this kind may be sent just now.

        :raises Stopped: nothing of this kind is sent.
        """
        if self.left(counted):
            raise Stopped(self.complaint)

    async def wait(self, counted: bool = True) -> None:
        """Wait until something may be sent."""
        while left := self.left(counted):
            await self._clock.sleep(left)
