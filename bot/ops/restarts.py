"""Starts that back off: Discord resets the token of a bot that connects too often.

A bot may begin 1,000 sessions (IDENTIFY) a day on the gateway. Restarts at once after every crash
could come to that; so the program keeps count in the store, waits longer before each further start,
and stops well before Discord would.
"""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.ops import sd_notify

log = logging.getLogger(__name__)
HOUR = 3600.0
DAY = 24 * HOUR
AT_ONCE = 5
"""Sessions in the last hour that are no reason to wait."""
FIRST = 5.0
"""Seconds to wait before the next one; twice as long before each further."""
LONGEST = 900.0
"""Seconds to wait at most."""
MOST = 800
"""Starts of one day, of the 1,000 sessions that Discord allows; a large bot is allowed more, and
what is left of them is asked at every start."""
SPARE = 100
"""Sessions left to Discord's limit below which the bot refuses, even if others used them up."""
START_UP = 180.0
"""Seconds that a start may take after the wait."""
MARK = "sessions"


class TooOften(ConnectionError):
    """The bot has connected too often and must wait; the text is a sentence that says how long."""


class Marks(Protocol):
    """The part of the store in which the program keeps notes for itself."""

    async def mark(self, name: str) -> str:
        """The note of this name, or an empty text."""

    async def set_mark(self, name: str, value: str) -> None:
        """Keep a note under this name."""


class Restarts:
    """The starts of the last day: when each began, by a clock that may be set.

    A bot in several ``ranges`` of shards starts range by range; the first session of each counts.
    """

    def __init__(
        self,
        marks: Marks,
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        ranges: int = 1,
    ) -> None:
        self._marks = marks
        self._clock = clock
        self._sleep = sleep
        self._ranges = ranges

    async def wait(self) -> float:
        """Wait until another session may begin; the answer is for how many seconds.

        :raises TooOften: there were too many within a day.
        """
        began = await self._began()
        if len(began) >= MOST * self._ranges:
            hours = (began[0] + DAY - self._clock()) / HOUR
            raise TooOften(
                f"This bot has connected to Discord {len(began)} times within a day, which allows"
                f" 1,000 and then resets the token: find out what makes it start again and again;"
                f" it connects again in {max(hours, 0.1):.1f} hours."
            )
        recent = sum(self._clock() - at < HOUR for at in began)
        seconds = delay(recent // self._ranges)  # a start of the whole is one of every range
        if seconds:
            log.warning("this is one start of many within the hour: waiting %.0f seconds", seconds)
            micro = int((seconds + START_UP) * 1e6)
            sd_notify.notify(f"EXTEND_TIMEOUT_USEC={micro}", "STATUS=Waiting before another start.")
            await self._sleep(seconds)
        return seconds

    async def note(self) -> int:
        """Note that a session begins; the answer is the number of sessions within a day."""
        began = [*await self._began(), self._clock()]
        kept = [round(at) for at in began[-MOST * self._ranges :]]
        await self._marks.set_mark(MARK, json.dumps(kept))
        return len(began)

    async def _began(self) -> list[float]:
        """The sessions of the last day, oldest first; times in the future, after a clock was set
        back, count as now.
        """
        now = self._clock()
        try:
            known = [min(float(at), now) for at in json.loads(await self._marks.mark(MARK) or "[]")]
        except (ValueError, TypeError):
            return []
        return sorted(at for at in known if now - at < DAY)


def delay(recent: int) -> float:
    """Seconds to wait after so many sessions within the last hour."""
    if recent < AT_ONCE:
        return 0.0
    return min(FIRST * 2.0 ** min(recent - AT_ONCE, 30), LONGEST)


def must_be_left(remaining: int, seconds: float) -> None:
    """Refuse to start when Discord says that few sessions are left, for so many ``seconds``.

    :raises TooOften: so few that the next ones could cost the token.
    """
    if remaining < SPARE:
        raise TooOften(
            f"Discord lets this bot connect only {remaining} more times before it resets the"
            f" token: start it again in {max(seconds / HOUR, 0.1):.1f} hours."
        )
