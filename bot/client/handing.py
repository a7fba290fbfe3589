"""Interactions that another process is to answer, and those that others have handed over.

Discord sends all clicks in direct messages to one shard. Where the table is another shard's, the
interaction goes to the process of that one as it came: any process can answer it by its token.
It is taken over once, or taken back and refused with a sentence.
"""

import asyncio
import json
import logging
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

import discord
from cachetools import FIFOCache

from bot.client.answering import Answer
from bot.ground.failpoints import failpoint
from bot.storage.rows.ids import GuildId
from bot.storage.rows.processes import VALID, Handed
from bot.storage.store import LeaseLost, StoreBusy, StoreError
from bot.tables.live.peers import Elsewhere, Kind, Peers
from bot.tables.model.refusals import Refusal

log = logging.getLogger(__name__)
REMEMBERED = 1000
"""Interactions of the last moments that are kept as they came."""
HANDED_IN = 0.8
"""Seconds in which an interaction is begun to be stored for another process."""
TAKEN_BACK = VALID + 0.3
"""Seconds after which an interaction that nobody has taken is taken back, or is refused if it is
not stored: nobody takes it any more, and Discord still takes an answer."""
TRIES = 3600
"""So often what others have passed on is tried, where it fails: for about an hour."""
AGO = "ago"
"""The name of the seconds since something was passed on, in what is told of it: by the clock of the
database, for those of other machines may be wrong."""
TOO_OLD = 3.0
"""Seconds after which Discord takes no answer: then whoever pressed may have pressed again."""
AT_STOP = 5.0
"""Seconds in which, at a stop, what is being taken just then is let in, or what was handed over is
taken or refused."""
LOOKS = 1.0
"""Seconds between two looks at what was handed over, should the news of it be lost."""
Refuse = Callable[[discord.Interaction[Any], BaseException], Awaitable[None]]
"""Answers an interaction with the sentence of an error."""
Doer = Callable[[dict[str, Any]], Awaitable[None]]


class Others(Peers, Protocol):
    """The other processes, as interactions go to them and come from them."""

    def changed(self, news: str) -> tuple[Kind, int] | None:
        """The person or server whose choices another process has changed, from its news."""

    def called(self, news: str) -> str:
        """The kind of what was handed over to this one, by what another has told; "": nothing."""

    async def passed(self, kind: str) -> tuple[Handed, ...]:
        """The things that others have passed on; each stays until it is `done`."""

    async def done(self, numbers: tuple[int, ...]) -> None:
        """Take away what has been done."""

    async def hand_over(
        self, guild: GuildId, body: str, within: float, told: Callable[[], None]
    ) -> int:
        """Hand an interaction over to whoever looks after a server; the answer is its number.

        That is not begun any more after so many seconds. ``told`` is called, on any thread, before
        others may see it.
        """

    async def take_back(self, number: int) -> bool:
        """Take an interaction back; false if it has been taken."""

    async def all_told(self) -> tuple[bool, tuple[str, ...]]:
        """Whether all shards are run, and a line on each process."""

    async def turn_to_identify(self) -> float:
        """Take the next turn to begin a session on the gateway; in how many seconds that is."""

    async def handed_over(self) -> tuple[Handed, ...]:
        """The interactions that were handed over to this process: nobody else gets them."""


class Handing:
    """The traffic to other processes, and from them.

    ``parsers`` are discord.py's, by the name of an event: it has no public way to an interaction
    as it came.
    """

    def __init__(
        self, parsers: dict[str, Callable[[Any], None]], refuse: Refuse, others: Others
    ) -> None:
        self._refuse = refuse
        self._others = others
        self._came: FIFOCache[int, dict[str, Any]] = FIFOCache(REMEMBERED)
        self._taken: FIFOCache[int, None] = FIFOCache(REMEMBERED)
        self._doers: dict[str, Doer] = {}
        self._failed = Counter[tuple[str, str]]()
        """The failures of things that were passed on, by kind and body."""
        self._lookers: set[asyncio.Task[None]] = set()
        self._senders: set[asyncio.Task[None]] = set()
        self._finished = False
        self._clicks = asyncio.Event()
        self._deeds = asyncio.Event()
        self.watch: Callable[[float], None] = lambda seconds: None
        """Hears of every interaction that was taken: the seconds since it was handed over."""
        self._parse = parsers["INTERACTION_CREATE"]
        parsers["INTERACTION_CREATE"] = self._received

    def does(self, kind: str, doer: Doer) -> None:
        """Do what others pass on of this kind by this function; twice does no harm."""
        self._doers[kind] = doer

    def begin(self) -> None:
        """Look from now on for what was handed over: deeds take longer than clicks may wait."""
        _begin(self._lookers, self._look(self._clicks, self._take))
        _begin(self._lookers, self._look(self._deeds, self._do))

    async def stop(self) -> None:
        """Take nothing any more; what was taken is being answered."""
        await _cancelled(self._lookers)

    async def finish(self, patience: float = AT_STOP) -> None:
        """Hand nothing over any more, and see to it that the rest is taken or refused.

        That is given up after so many seconds of ``patience``, as without the database.
        """
        self._finished = True
        if self._senders:
            await asyncio.wait([*self._senders], timeout=patience)
        await _cancelled(self._senders)

    def heard(self, news: str) -> None:
        """Look at once if these news are that something was handed over."""
        if kind := self._others.called(news):
            (self._deeds if kind in self._doers else self._clicks).set()

    # ------------------------------------------------------------------ to others

    def _received(self, data: Any) -> None:
        self._came[int(data["id"])] = data
        self._parse(data)

    async def over(self, interaction: discord.Interaction[Any], elsewhere: Elsewhere) -> None:
        """Hand an interaction over to the process that looks after a server.

        :raises Refusal: it was handed over already, has been answered, the database takes longer
            than Discord waits, or the bot goes down.
        :raises StoreError: it could not be handed over.
        """
        if self._finished:
            raise Refusal("restarting")
        came = self._came.pop(interaction.id, None)
        answer = Answer.of(interaction)
        if came is None or not await answer.leave():
            raise Refusal("moving")
        told, since = threading.Event(), time.monotonic()
        handing = asyncio.ensure_future(
            self._others.hand_over(elsewhere.guild, json.dumps(came), HANDED_IN, told.set)
        )
        if (await asyncio.wait([handing], timeout=TAKEN_BACK))[0]:
            handing.result()
            failpoint("handed")
        elif not told.is_set():
            log.info("interaction %s could not be handed over in time", interaction.id)
            _begin(self._senders, self._recall(handing))
            raise Refusal("moving")
        left = TAKEN_BACK - (time.monotonic() - since)
        _begin(self._senders, self._see_to(handing, interaction, left))

    async def _recall(self, handing: asyncio.Future[int]) -> None:
        """Take back what is handed over after all, too late: it was refused."""
        with suppress(StoreError):
            await self._others.take_back(await handing)

    async def _see_to(
        self, handing: asyncio.Future[int], interaction: discord.Interaction[Any], seconds: float
    ) -> None:
        """Take an interaction back after so many seconds, and refuse it, unless it was taken.

        Where it is not known yet whether it is stored, that is waited for.
        """
        await asyncio.sleep(seconds)
        try:
            if not await self._others.take_back(await handing):
                return
        except StoreError:
            log.warning("interaction %s was handed over, and nobody knows whether it was taken",
                        interaction.id)  # fmt: skip
            return
        log.info("nobody took interaction %s", interaction.id)
        await self._refuse(interaction, Refusal("moving"))

    # ------------------------------------------------------------------ from others

    async def _look(self, wanted: asyncio.Event, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            wanted.clear()
            try:
                await do()
            except StoreError as error:
                log.warning("it could not be seen what was handed over: %s", error)
            except Exception:
                log.exception("what was handed over could not be done")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOKS):  # 3.11's wait_for may lose a cancellation
                    await wanted.wait()

    async def _take(self) -> None:
        """Let in what was handed over; if this is cancelled, what is being taken just now."""
        taking, since = asyncio.ensure_future(self._others.handed_over()), time.monotonic()
        try:
            taken = await asyncio.shield(taking)
        except asyncio.CancelledError:
            taking.add_done_callback(lambda done: done.cancelled() or done.exception())  # not news
            await asyncio.wait([taking], timeout=AT_STOP)
            if taking.done() and taking.exception() is None:
                self._let_in(taking.result(), time.monotonic() - since)
            raise
        self._let_in(taken, time.monotonic() - since)

    def _let_in(self, taken: tuple[Handed, ...], seconds: float) -> None:
        """Let in what was taken, in so many ``seconds``: a server may go meanwhile."""
        for one in taken:
            failpoint("taken")
            self.watch(one.age)
            if one.age < VALID and one.age + seconds < TOO_OLD:
                data = json.loads(one.body)
                self._taken[int(data["id"])] = None
                self._parse(data)

    def has_taken(self, interaction: int) -> bool:
        """Whether another process has handed this interaction over: it was let in there."""
        return interaction in self._taken

    async def _do(self) -> None:
        for kind, doer in self._doers.items():
            passed = await self._others.passed(kind)
            for body, ago in {one.body: one.age for one in passed}.items():
                if await self._done(kind, doer, body, ago):
                    await self._others.done(tuple(one.id for one in passed if one.body == body))

    async def _done(self, kind: str, doer: Doer, body: str, ago: float) -> bool:
        """Whether there is nothing more to do: it was done, or has failed too often.

        :raises StoreError: the database does not answer just now, or is another process's to write.
        """
        try:
            await doer(json.loads(body) | {AGO: ago})
        except (StoreBusy, LeaseLost):
            raise
        except Exception:
            self._failed[kind, body] += 1
            log.exception("what was passed on could not be done: %s", kind)
            if self._failed[kind, body] < TRIES:
                return False
            log.error("what was passed on is given up: %s", kind)
        self._failed.pop((kind, body), None)
        return True


def _begin(tasks: set[asyncio.Task[None]], work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)


async def _cancelled(tasks: set[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
