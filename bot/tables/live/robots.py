"""Automatic play at a table: the deck, the robots, answers without a choice; and hints.

Each waits its pause in a task of its own, and is checked again when the table does it.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from bot.robots.explain import Explained
from bot.rules import Seat, View
from bot.storage.store import LeaseLost, StoreBusy
from bot.tables.live.thoughts import thought_of
from bot.tables.model.clock import Clock, Pace
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, TableState
from bot.tables.model.thought import Thought
from bot.tables.verbs import play
from bot.tables.verbs.hint import ADVISER

log = logging.getLogger(__name__)


class Thinker(Protocol):
    """The thinker of the robots. It is given a view, and nothing else of the table."""

    async def choose(self, key: str, view: View[Any], seed: int, level: str) -> str:
        """The line of an action."""

    async def advise(self, key: str, view: View[Any], seed: int, level: str) -> Explained:
        """The answer of :meth:`choose`, explained."""


class _Table(Protocol):
    """The table at which the robots sit."""

    @property
    def state(self) -> TableState:
        """All that the table is."""

    @property
    def time(self) -> Clock:
        """The time by which the table's deadlines go."""

    async def do(self, verb: Callable[..., Change[Any]], *args: Any) -> Any:
        """Do this at the table when its turn has come."""


class TableRobots:
    """The tasks of one table that nobody set off: its automatic play, and thoughts about hints."""

    def __init__(self, table: _Table, thinker: Thinker, pace: Pace) -> None:
        self._table = table
        self._thinker = thinker
        self._pace = pace
        self._pending: dict[tuple[Seat, int], asyncio.Task[None]] = {}
        self._thoughts: dict[Seat, tuple[int, asyncio.Task[Explained]]] = {}
        """For each seat the decision its adviser was asked about last, and its explanation."""

    def wake(self) -> None:
        """Set off every step that waits for nobody now."""
        if (session := self._table.state.session) is None:
            return
        for seat in session.turn:
            key = seat, play.decision(session, seat)
            if key not in self._pending and self._goes(*key):
                self._pending[key] = task = asyncio.create_task(self._by_itself(*key))
                task.add_done_callback(partial(self._done_waiting, key))

    def _done_waiting(self, key: tuple[Seat, int], task: asyncio.Task[None]) -> None:
        self._pending.pop(key, None)
        if not task.cancelled():
            self.wake()  # its choice may have been refused: in a pause, or as the player is back

    def _goes(self, seat: Seat, number: int) -> bool:
        table = self._table
        return play.goes_by_itself(table.state, seat, number, table.time.now())

    async def _by_itself(self, seat: Seat, number: int) -> None:
        while not await self._has_gone_on(seat, number):
            await self._table.time.sleep(self._pace.retry)

    async def _has_gone_on(self, seat: Seat, number: int) -> bool:
        """Do an automatic step; false if it could not be done and is to be tried again."""
        table = self._table.state
        session = table.session
        if session is None or not self._goes(seat, number):
            return True
        sleep, pace = self._table.time.sleep, self._pace.at(table.lobby.pace)
        pause = asyncio.create_task(sleep(play.wait(table, session, seat, self._pace)))
        answer = asyncio.create_task(self._answer(session, seat, number, table.lobby.level))
        try:
            await pause
            while not answer.done() and pace.robot:
                # A longer thought plays a whole pause later: how hard it was does not show.
                await sleep(pace.robot)
            await self._table.do(play.go_on, seat, number, await answer)
        except (StoreBusy, LeaseLost) as error:
            log.warning("table %s: seat %s goes on later: %s", table.id, int(seat), error)
            return False
        except Exception:
            log.exception("table %s: seat %s could not go on by itself", table.id, int(seat))
            return False
        finally:
            pause.cancel()
            answer.cancel()
        return True

    async def _answer(self, session: GameSession, seat: Seat, number: int, level: str) -> str:
        if not play.needs_thought(session, seat):
            return ""
        return await self._thinker.choose(session.game.key, session.view(seat), number, level)

    async def advice(self, session: GameSession, seat: Seat) -> Thought:
        """The adviser's thought: made once for a decision, however often it is asked for.

        It takes a robot's pause at least, and thinks as long about a forced choice.
        """
        number = session.numbers[seat]
        asked_about, thought = self._thoughts.get(seat, (None, None))
        if thought is None or asked_about != number or _came_to_nothing(thought):
            advise = self._thinker.advise(session.game.key, session.view(seat), number, ADVISER)
            thought = asyncio.create_task(advise)
            self._thoughts[seat] = number, thought
        pace = self._pace.at(self._table.state.lobby.pace)
        await self._table.time.sleep(pace.robot)
        return thought_of(await asyncio.shield(thought))

    async def cancel(self) -> None:
        """Stop whatever is under way."""
        thoughts = [thought for _, thought in self._thoughts.values()]
        tasks: list[asyncio.Task[Any]] = [*self._pending.values(), *thoughts]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _came_to_nothing(task: asyncio.Task[Explained]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
