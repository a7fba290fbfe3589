"""One queue and one consumer: posted work is done in order, one piece after the other."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bot.ground.log_context import TABLE
from bot.storage.rows.ids import TableId
from bot.tables.live import deeds
from bot.tables.model.refusals import Refusal

T = TypeVar("T")
log = logging.getLogger(__name__)
MOST_WAITING = 200
"""Pieces of work that wait for their turn, at most: a table does as many within a second."""


class Mailbox:
    """A queue of work. The consumer starts with the first letter and ends with the last.

    Work that was posted is done even if its caller stops waiting. ``table`` is the number
    under which it is logged. ``before`` is done before each piece of work; if it fails, that is
    logged, and the work is done all the same.
    """

    def __init__(
        self, table: TableId | None = None, before: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        self._table = table
        self._before = before
        self._letters: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = deque()
        self._consumer: asyncio.Task[None] | None = None

    async def post(self, work: Callable[[], Awaitable[T]], *, own: bool = False) -> T:
        """Do this when its turn has come, and hand back its result.

        ``own``: work of the table itself (a clock, a robot, the end of the program). There is
        little of it, and it has to be done.

        :raises Refusal: too much waits already, and this is not the table's own.
        """
        if len(self._letters) >= MOST_WAITING and not own:
            raise Refusal("too-busy")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._letters.append((work, answer))
        if self._consumer is None:
            self._consumer = asyncio.create_task(self._consume())
        value = await answer
        deeds.done()
        return value

    async def _consume(self) -> None:
        TABLE.set(self._table)  # for this task, and those that begin in it
        try:
            while self._letters:
                work, answer = self._letters.popleft()
                await self._prepare()
                try:
                    value = await work()
                except Exception as error:
                    _settle(answer, error)
                except asyncio.CancelledError:  # of what the work waited for: not of this
                    _settle(answer, RuntimeError("it was cancelled from within"))
                    if (this := asyncio.current_task()) is not None and this.cancelling():
                        raise
                else:
                    if not answer.done():
                        answer.set_result(value)
        finally:
            self._consumer = None

    async def _prepare(self) -> None:
        if self._before is None:
            return
        try:
            await self._before()
        except Exception:
            log.exception("what comes before every piece of work failed")


def _settle(answer: asyncio.Future[Any], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
        answer.exception()  # so that nobody complains if the caller has left
