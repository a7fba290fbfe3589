"""The decisions of those who have played a game, looked at when it is over, behind everything else.

One process of the lowest priority does it, in portions of a fraction of a second: nobody at a table
waits for it. Its findings are kept. A review that was not done when the program went down is done
when its person asks for it.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from time import process_time
from typing import Final, ParamSpec, TypeVar

from bot.ground.workers import NoWorkers, Runner
from bot.rules import Log
from bot.storage.rows.ids import GameId, UserId
from bot.storage.store import Store, StoreError
from bot.tables.live.preferences import Preferences
from bot.tables.live.table import Table
from bot.tables.model.clock import Clock
from bot.tables.model.refusals import Refusal
from bot.tables.model.reviewing import Review, Reviewed
from bot.tables.past import review
from bot.tables.past.export import export_of
from bot.tables.past.prelude import Prelude, prelude

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)
MOST_WAITING: Final = 400
"""Reviews that wait at one time; of games that end meanwhile there is one when it is asked for."""
AT_ONCE: Final = 4
"""Decisions that are looked at in one go, in about a quarter of a second."""
JUST_NOW: Final = 300.0
"""Seconds after its end in which a game counts as just over."""
RESTS, RESTS_LONG = 1.0, 60.0
"""The rest after a portion, in times of its length: usually, and while the program is busy."""
BUSY: Final = 0.4
"""The share of a processor from which on the program counts as busy."""
MOST_WEIGHED: Final = 12
"""Decisions of one person in one game that are weighed; the others promise less."""
MOST_PRAISED: Final = 3
"""Decisions that seem done well and are weighed, until one of them was."""
Key = tuple[GameId, UserId]


class Forgotten(Exception):
    """Raised where a review is waited for, when its person has been forgotten meanwhile."""


class Reviews:
    """Reviews that are made or wait for it, one after the other, and those that are kept.

    ``runner`` has the process that makes them, ``beside`` one for reviews that somebody waits for.
    """

    def __init__(
        self, store: Store, preferences: Preferences, clock: Clock, runner: Runner, beside: Runner
    ) -> None:
        self._store = store
        self._preferences = preferences
        self._runner = runner
        self._beside = beside
        self._clock = clock
        self._waiting: dict[Key, asyncio.Future[Review]] = {}
        self._next: list[Key] = []
        self._work: asyncio.Task[None] | None = None
        self._at_work: Key | None = None
        self._starting: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._waiting)

    def over(self, table: Table) -> None:
        """A game is over: look at the decisions of everyone who wants it, when there is time."""
        session = table.session
        if table.status != "over" or session is None:
            return
        if self._clock.now() - table.updated_at > JUST_NOW:  # it is only looked up again
            return
        users = dict.fromkeys(user for user in session.movers if user)
        task = asyncio.create_task(self._begin(session.game_id, users))
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _begin(self, game: GameId, users: Iterable[UserId]) -> None:
        """Wait for the reviews of these people, as far as they want one; else they may ask."""
        for user in users:
            try:
                person = await self._preferences.person(user)
            except StoreError as error:
                log.warning("game %s: nobody is told of moments by itself: %s", game, error)
                return
            if person.moments and len(self) < MOST_WAITING:
                self._wait_for((game, user))

    async def kept(self, game: GameId, user: UserId) -> Review | None:
        """The review of someone's decisions in a game, if it is there; nothing is begun.

        :raises StoreError: the database does not answer.
        """
        text = await self._store.reviews.kept(game, user)
        try:
            return None if text is None else Review.read(text)
        except ValueError:  # of a program that kept it otherwise
            return None

    async def of(self, game: GameId, user: UserId) -> Review:
        """The review of someone's decisions in a game, made now if there is none.

        People who ask come before all for whom it is just done.

        :raises Refusal: too many others wait, or the game cannot be followed.
        :raises StoreError: the database does not answer.
        :raises Forgotten: the person has been forgotten meanwhile.
        """
        if (known := await self.kept(game, user)) is not None:
            return known
        key = (game, user)
        if key not in self._waiting and len(self) >= 2 * MOST_WAITING:
            raise Refusal("moments-busy")
        asked = self._wait_for(key)
        if key in self._next:
            self._next.remove(key)
            self._next.insert(0, key)
        return await asyncio.shield(asked)

    def _wait_for(self, key: Key) -> asyncio.Future[Review]:
        if key not in self._waiting:
            self._waiting[key] = asked = asyncio.get_running_loop().create_future()
            asked.add_done_callback(_heard)
            self._next.append(key)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._go_on())
        return self._waiting[key]

    async def _go_on(self) -> None:
        """Make one review after the other, until none is waited for."""
        while self._next:
            key = self._at_work = self._next.pop(0)
            asked = self._waiting[key]
            try:
                found = await self._made(*key)
            except asyncio.CancelledError:
                asked.cancel()
                raise
            except (Refusal, StoreError) as error:
                _fail(asked, error)
            except Exception:
                log.warning("game %s: its decisions were not looked at", key[0], exc_info=True)
                _fail(asked, Refusal("moments-busy"))
            else:
                if not asked.done():
                    asked.set_result(found)
            finally:
                self._waiting.pop(key, None)
                self._at_work = None

    async def _made(self, game: GameId, user: UserId) -> Review:
        """Make a review and keep it."""
        if (known := await self.kept(game, user)) is not None:
            return known
        kept = await self._store.past.kept(game)
        if kept is None:
            raise Refusal("no-replay", number=game)
        played, lines = export_of(kept).log, review.lines_of(kept, user)
        found = await self._found(played, lines)
        await self._store.reviews.keep(game, user, str(found), self._clock.now())
        return found

    async def _found(self, played: Log, lines: frozenset[int]) -> Review:
        try:
            made = await self._run(review.decisions, played, lines)
        except ValueError:
            raise Refusal("replay-unreadable", number=0) from None
        looked: list[review.Looked] = []
        for at in range(0, len(made), AT_ONCE):
            looked += await self._run(review.looked, made[at : at + AT_ONCE])
        costs: list[Reviewed] = []
        for one in review.dearest_first(looked)[:MOST_WEIGHED]:
            if review.is_enough(costs, one):
                break
            weighed = await self._run(review.weighed, one)
            costs += [weighed] if weighed else []
        well = None
        for one in review.best_first(looked)[:MOST_PRAISED]:
            well = await self._run(review.weighed, one)
            if well is not None:
                break
        return review.review_of(costs, well)

    async def _run(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Do a portion of the work, and rest: caches and memory are shared with the tables."""
        begun, spent = self._clock.steady(), process_time()
        try:
            found = await self._runner.run(function, *args, **kwargs)
        except (NoWorkers, TimeoutError):
            raise Refusal("moments-busy") from None
        took, spent = self._clock.steady() - begun, process_time() - spent
        await self._clock.sleep(took * (RESTS if spent < BUSY * took else RESTS_LONG))
        return found

    # ------------------------------------------------------------------ what is shown of them

    async def recalled(self, played: Log, number: int, other: str) -> review.Recalled:
        """A decision as its maker saw it.

        :raises ValueError: there is none in this line, or the log cannot be followed so far.
        :raises NoWorkers: the processes that follow logs die of it.
        :raises TimeoutError: they hang.
        """
        return await self._beside.run(review.recalled, played, number, other)

    async def prelude(self, played: Log, number: int, anew: str) -> Prelude:
        """The way to a decision, as it was or dealt ``anew``, to be played on from there.

        :raises ValueError: there is none in this line, or the log cannot be followed so far.
        :raises NoWorkers: the processes that follow logs die of it.
        :raises TimeoutError: they hang.
        """
        return await self._beside.run(prelude, played, number, anew)

    # ------------------------------------------------------------------ what is forgotten

    def forget(self, user: UserId) -> None:
        """Look at nothing of this person any more; what is under way is for nobody."""
        for key in [key for key in self._waiting if key[1] == user]:
            _fail(self._waiting[key], Forgotten())
            if key != self._at_work:
                self._next.remove(key)
                del self._waiting[key]

    async def close(self) -> None:
        """Look at nothing any more: the program is going down."""
        tasks = [*self._starting, *([self._work] if self._work else [])]
        for task in tasks:
            task.cancel()
        for asked in [*self._waiting.values()]:
            asked.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._runner.close()


def _fail(asked: asyncio.Future[Review], error: Exception) -> None:
    if not asked.done():
        asked.set_exception(error)


def _heard(asked: asyncio.Future[Review]) -> None:
    """Nobody may wait for it any more: that it failed is then no fault of anybody's."""
    if not asked.cancelled():
        asked.exception()
