"""Dailies: sealed the day before, one attempt for each person, and closed when the day is over.

Robots answer the same question in the same way all day: each answer is kept, so that
neither chance nor another version of the program changes it.
"""

import logging
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from bot.robots.explain import Explained
from bot.rules import GAMES, Seed, View
from bot.storage.rows.dailies import AttemptRow, DailyRow, day_at, ends_at
from bot.storage.rows.ids import GuildId, UserId
from bot.storage.store import DailyStore
from bot.tables.live.daily_robot import played_by_robot
from bot.tables.live.robots import Thinker
from bot.tables.model.clock import Clock
from bot.tables.model.dailies import game_of, sealed
from bot.tables.model.refusals import Refusal
from bot.words.words import when

log = logging.getLogger(__name__)


class Remembering:
    """Robots of a daily: a question that was asked before has the answer that it had then."""

    def __init__(self, thinker: Thinker, store: DailyStore, day: int) -> None:
        self._thinker = thinker
        self._store = store
        self._day = day

    async def choose(self, key: str, view: View[Any], seed: int, level: str) -> str:
        """The line of an action: the first one that was answered to this question."""
        question = question_of(view)
        known = await self._store.answer(self._day, key, question)
        if known:
            return known
        line = await self._thinker.choose(key, view, seed, level)
        return await self._store.keep_answer(self._day, key, question, line)

    async def advise(self, key: str, view: View[Any], seed: int, level: str) -> Explained:
        """A robot's choice, explained; nobody plays by it."""
        return await self._thinker.advise(key, view, seed, level)


def question_of(view: View[Any]) -> str:
    """A digest of all that a seat knows in a game whose deals are given."""
    known = (
        f"{view.seat} {view.deal} {view.dealer} {view.scores} {view.phase}",
        " ".join(map(str, view.hand)),
        *(f"{done.seat} {done.action}" for done in view.history),
        *(f"{pile.name} {pile.count} {' '.join(map(str, pile.cards))}" for pile in view.piles),
    )
    return sha256("\n".join(known).encode()).hexdigest()[:32]


class Dailies:
    """The dailies of today and tomorrow, and everyone's attempts at them."""

    def __init__(self, store: DailyStore, clock: Clock, draw_secret: Callable[[], bytes]) -> None:
        self._store = store
        self._clock = clock
        self._draw_secret = draw_secret
        self._at_work: set[tuple[int, str]] = set()
        """The dailies that a strong robot plays just now."""
        self._sealed = -1
        """The last day whose dailies are known to be sealed."""

    @property
    def today(self) -> int:
        """The present day of UTC, counted from 1970."""
        return day_at(self._clock.now())

    async def seal(self) -> None:
        """Seal the dailies of today and tomorrow, as far as they are not."""
        today = self.today
        if self._sealed > today:
            return
        now = self._clock.now()
        for day in (today, today + 1):
            lacking = sorted(set(GAMES) - await self._store.sealed(day))
            rows = [sealed(day, key, Seed(self._draw_secret()), now) for key in lacking]
            if rows:
                await self._store.seal(rows)
                log.info("the dailies of day %s are sealed: %s games", day, len(rows))
        self._sealed = today + 1

    async def of(self, day: int, key: str) -> DailyRow:
        """A daily, which is sealed if it was not.

        :raises Refusal: there is no such game, or no such daily.
        """
        if key not in GAMES:
            raise Refusal("unknown-game", game=key)
        await self.seal()
        row = await self._store.daily(day, key)
        if row is None:
            raise Refusal("no-daily")
        return row

    async def begun(self, daily: DailyRow, user: UserId, guild: GuildId) -> AttemptRow:
        """Somebody's attempt at a daily, from now on if there was none.

        :raises Refusal: the day is over or has not come, or they had an attempt before they were
            forgotten.
        """
        now = self._clock.now()
        known = await self._store.attempt(daily.day, daily.game, user)
        if known is not None:
            return known
        if daily.day != day_at(now) or GAMES[daily.game].version != daily.version:
            raise Refusal("daily-past")
        found = await self._store.begin(daily.day, daily.game, user, guild, now)
        if found is None:
            raise Refusal("daily-spent", until=when(ends_at(daily.day)))
        return found

    async def ask_robot(self, daily: DailyRow, strong: Thinker) -> None:
        """Have a strong robot play a daily, unless it has or does; nobody waits for it."""
        key = daily.day, daily.game
        if daily.robot is not None or key in self._at_work:
            return
        self._at_work.add(key)
        try:
            others = Remembering(strong, self._store, daily.day)
            reached, line = await played_by_robot(daily, strong, others)
            await self._store.keep_robot(*key, reached, line)
        except Exception:
            log.exception("no robot could play the daily of %s of day %s", daily.game, daily.day)
        finally:
            self._at_work.discard(key)

    async def close(self) -> None:
        """Close the dailies that are over: everyone has a share of the field, the seed is open."""
        now = self._clock.now()
        for day, key in await self._store.to_close(now):
            while await self._store.share_some(day, key, game_of(day) == key):
                pass
            await self._store.close(day, key, now)
            log.info("the daily of %s of day %s is closed", key, day)
