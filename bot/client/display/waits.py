"""The wait for each person, and the moment of their last press at the table.

All of it goes by the monotonic clock: nobody is told too early or too late because the wall clock
was set.
"""

import asyncio
from collections.abc import Callable
from math import inf

from cachetools import TTLCache

from bot.client.display.display_state import DisplayState
from bot.client.display.shown_hand import ShownHand, Wait
from bot.duplicate.lobbies import set_of
from bot.storage.rows.ids import SetId, UserId
from bot.tables.live.table import Table
from bot.tables.model.clock import Clock

TOLD_AFTER = 25.0
"""Seconds for which a game waits for someone before they are told."""
PLAYING = 60.0
"""Seconds after pressing something at the table for which someone counts as playing."""
LONG = 5 * 60.0
"""Seconds after which it is asked, once a turn, whether they are still in the server."""
REMEMBERED = 10_000
"""People at most whose last press in a duplicate set is remembered."""


class Waits:
    """Calls ``moment`` when someone was waited for a moment, and ``long`` once it takes long."""

    def __init__(
        self,
        clock: Clock,
        state: DisplayState,
        moment: Callable[[ShownHand], None],
        long: Callable[[Table], None],
    ) -> None:
        self._clock = clock
        self._state = state
        self._moment = moment
        self._long = long
        self._stopped = False
        self._in_sets: TTLCache[tuple[SetId, UserId], float]
        self._in_sets = TTLCache(REMEMBERED, PLAYING, clock.steady)

    def pressed(self, table: Table, user: UserId) -> None:
        """Note that someone has pressed something at this table."""
        if table.open:
            self._state.hand(table, user).pressed = self._clock.steady()
        if table.secret:
            self.pressed_in(set_of(table.state.fixture)[0], user)

    def pressed_in(self, one: SetId, user: UserId) -> None:
        """Note that someone has pressed something of a set: each of its deals is another table."""
        self._in_sets[one, user] = self._clock.steady()

    def playing(self, hand: ShownHand) -> float:
        """Seconds for which someone still counts as playing; 0: they do not."""
        lately, table = hand.pressed, hand.table
        if table.secret:
            place = set_of(table.state.fixture)[0], hand.user
            lately = max(lately, self._in_sets.get(place, -inf))
        return self._left(lately, PLAYING)

    def forget_person(self, user: UserId) -> None:
        """Do not know any more when this person has pressed something of a set."""
        for place in [place for place in self._in_sets if place[1] == user]:
            self._in_sets.pop(place, None)

    def begin(self, hand: ShownHand, number: int) -> None:
        """Wait for the decision of this number, unless that has begun before."""
        if self._stopped or (hand.wait is not None and hand.wait.number == number):
            return
        hand.end_wait()
        hand.wait = Wait(number, self._clock.steady())
        hand.wait.task = asyncio.create_task(self._ring(hand, number))

    def left(self, hand: ShownHand, number: int) -> float:
        """Seconds until someone may be told that this decision is waited for; 0: they may."""
        wait = hand.wait
        since = wait.since if wait is not None and wait.number == number else self._clock.steady()
        return max(self._left(since, TOLD_AFTER), self.playing(hand))

    def stop_all(self) -> None:
        """Wait for nobody any more: the program is going down."""
        self._stopped = True
        for hand in self._state.hands.values():
            hand.end_wait()
            hand.end_morning()

    async def _ring(self, hand: ShownHand, number: int) -> None:
        while (left := self.left(hand, number)) > 0:
            await self._clock.sleep(left)
        self._moment(hand)
        await self._clock.sleep(LONG)
        self._long(hand.table)

    def _left(self, since: float, seconds: float) -> float:
        return max(since + seconds - self._clock.steady(), 0.0)
