"""Questions for the robots' moves, answered beside the loop, only so many at a time."""

from bot.ground.workers import Runner
from bot.tables.model.refusals import Refusal
from bot.tables.past.why import Question, Why, explained

MOST_AT_WORK = 10
"""Questions that are thought about, or wait for it, at one time."""


class Whys:
    """The place where robots think again about their moves; nothing of it is kept."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner
        self._at_work = 0

    async def of(self, asked: Question) -> Why:
        """The answer to a question, thought of in a process of its own.

        :raises Refusal: too many others are thought about.
        :raises ValueError: the log cannot be followed, or the deal is not over.
        :raises NoWorkers: the processes that think die of it.
        :raises TimeoutError: they hang.
        """
        if self._at_work >= MOST_AT_WORK:
            raise Refusal("replay-busy")
        self._at_work += 1
        try:
            return await self._runner.run(explained, asked)
        finally:
            self._at_work -= 1
