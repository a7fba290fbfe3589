"""Since when each person is waited for, and when they last pressed something at the table.

All of it goes by the monotonic clock: nobody is told too early or too late because the wall clock
was set.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from bot.client.display.transient_messages import Key
from bot.tables.live.table import Table
from bot.tables.model.clock import Clock

TOLD_AFTER = 25.0
"""Seconds for which one is waited for before one is told."""
PLAYING = 60.0
"""Whoever pressed something at the table in the last so many seconds is plainly playing."""
LONG = 5 * 60.0
"""Seconds after which it is asked, once a turn, whether they are still in the server."""
REMEMBERED = 20_000
"""So many people at tables at most, those who pressed something last."""
Ring = Callable[[Table, int], None]


@dataclass(slots=True)
class Wait:
    """One decision that is waited for."""

    number: int
    since: float
    task: asyncio.Task[None] | None = None


class Waits:
    """Rings (``moment``) when somebody was waited for a moment, and once more (``long``)."""

    def __init__(self, clock: Clock, moment: Ring, long: Ring) -> None:
        self._clock = clock
        self._moment = moment
        self._long = long
        self._waits: dict[Key, Wait] = {}
        self._pressed: OrderedDict[Key, float] = OrderedDict()
        self._stopped = False

    def pressed(self, table: int, user: int) -> None:
        """Somebody has pressed something at this table."""
        self._pressed[table, user] = self._clock.steady()
        self._pressed.move_to_end((table, user))
        if len(self._pressed) > REMEMBERED:
            self._pressed.popitem(last=False)

    def playing(self, key: Key) -> float:
        """Seconds for which somebody still counts as plainly playing; 0: they do not."""
        return self._left(self._pressed.get(key), PLAYING)

    def begin(self, table: Table, user: int, number: int) -> None:
        """This decision is waited for, if it was not before."""
        known = self._waits.get((table.id, user))
        if self._stopped or (known is not None and known.number == number):
            return
        self.stop((table.id, user))
        wait = self._waits[table.id, user] = Wait(number, self._clock.steady())
        wait.task = asyncio.create_task(self._ring(table, user, wait))

    def left(self, key: Key, number: int) -> float:
        """Seconds until somebody may be told that this decision is waited for; 0: they may."""
        wait = self._waits.get(key)
        since = wait.since if wait is not None and wait.number == number else self._clock.steady()
        return max(self._left(since, TOLD_AFTER), self.playing(key))

    def stop(self, key: Key) -> None:
        """Nobody waits for them any more."""
        wait = self._waits.pop(key, None)
        if wait is not None and wait.task is not None:
            wait.task.cancel()

    def stop_all(self) -> None:
        """The program is going down: nobody is waited for any more."""
        self._stopped = True
        for key in [*self._waits]:
            self.stop(key)

    def forget(self, key: Key) -> None:
        """The table is closed."""
        self.stop(key)
        self._pressed.pop(key, None)

    def forget_person(self, user: int) -> None:
        """This person is forgotten."""
        for key in [key for key in (*self._waits, *self._pressed) if key[1] == user]:
            self.forget(key)

    async def _ring(self, table: Table, user: int, wait: Wait) -> None:
        key = (table.id, user)
        while (left := self.left(key, wait.number)) > 0:
            await self._clock.sleep(left)
        self._moment(table, user)
        await self._clock.sleep(LONG)
        self._long(table, user)

    def _left(self, since: float | None, seconds: float) -> float:
        if since is None:
            return 0.0
        return max(since + seconds - self._clock.steady(), 0.0)
