"""``knave run`` as one of several processes: a bot for each range of shards that is leased."""

import asyncio
import json
import logging
import os
import socket
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from math import inf
from typing import TYPE_CHECKING

import psycopg

from bot.client import drawing
from bot.client.app import KnaveBot
from bot.commands.joining import joined, kept_alive, made, made_ready, metrics_of
from bot.commands.reaching import reaching_discord
from bot.ground.collector import between_answers
from bot.ops import attention
from bot.ops.heartbeat import Heartbeat, Pulse
from bot.ops.restarts import Restarts, TooOften
from bot.ops.settings import Settings
from bot.processes.peers import SharedPeers
from bot.storage.address import ServerAddress
from bot.storage.engines import must_be_installed
from bot.storage.postgres import leases
from bot.storage.postgres.errors import spoken
from bot.storage.postgres.keeper import Keeper
from bot.storage.postgres.store import PostgresStore, prepare
from bot.storage.rows.processes import Lease, ShardRange
from bot.storage.store import LeaseLost, StoreBusy

if TYPE_CHECKING:
    from bot.client.metrics import Metrics

log = logging.getLogger(__name__)
PATIENCE = 5.0
"""Seconds for which it is waited at the start while the database is locked."""

RESTS, LONGEST = 2.0, 30.0
"""Seconds for which a process gets no range after one that it could not run, for whoever can run
it: after the first failure, twice as many after each further, and at most."""
LEFT_OUT, LONGEST_OUT = 60.0, 30 * 60.0
"""Seconds for which a process that has a range takes another rather than leave it to this one, by
the same count."""


@dataclass(eq=False)
class Running:
    """The bot of a range, from the claim of its lease until all is done."""

    lease: Lease
    task: asyncio.Task[None] = field(init=False)
    bot: KnaveBot | None = None
    lost: bool = False
    """Whether another process may run this range already."""
    failed: bool = False
    """Whether it could not be run here."""

    def end(self) -> None:
        """Have its bot take leave, unless it does: that is not to be interrupted."""
        if not self.task.cancelling():
            self.task.cancel()


class Bots:
    """The bots of this process. It hears of its leases from the keeper, on the loop."""

    def __init__(self, settings: Settings, address: ServerAddress, token: str) -> None:
        self._settings = settings
        self._address = address
        self._token = token
        self._metrics: Metrics | None = metrics_of(settings)
        self._running: dict[int, Running] = {}
        self._failures = 0
        """The ranges that could not be run here, since one was connected."""
        self._able_again = -inf
        """The moment, in seconds of a monotonic clock, until which no range is run here."""
        self._complaint = ""
        """The fault at the last pulse, in a sentence."""
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._keeper: Keeper | None = None
        self._stopping = False

    async def run(self, ranges: Sequence[ShardRange]) -> int:
        """Run whatever ranges this process gets, until it is stopped.

        :raises StoreError: the database cannot be used, or is divided in another way.
        """
        keeper = self._keeper = Keeper(self._address, ranges, name(), _version(), self, self._told)
        heartbeat = Heartbeat(
            self._address,
            self._is_ready,
            self._keep_alive,
            self._looked_after,
            self._refused,
        )
        keeper.begin()
        log.info("one of the processes for the shards %s", ", ".join(map(str, ranges)))
        try:
            async with heartbeat.beating(), between_answers(self._is_answering):
                await self._over
        finally:
            keeper.retire()
            await self._stop()
            await keeper.stop()
            log.info("stopped")
        return 0

    async def _stop(self) -> None:
        self._stopping = True
        for running in self._running.values():
            running.end()
        tasks = [running.task for running in self._running.values()]
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------------ what the keeper tells

    def gained(self, lease: Lease) -> None:
        """Run a range from now on."""
        if self._stopping:
            if self._keeper is not None:
                self._keeper.give_back(lease)
            return
        log.info("runs the shards %s", lease.range)
        running = self._running[lease.number] = Running(lease)
        running.task = asyncio.create_task(self._run(running))
        running.task.add_done_callback(lambda _: self._ended(running))

    def lost(self, lease: Lease) -> None:
        """Stop at once: another process runs it, or may do so."""
        if (running := self._running.get(lease.number)) is None:
            return
        log.warning("the shards %s are another process's now", lease.range)
        running.lost = True
        if running.bot is not None:
            running.bot.outdated = True
        running.end()

    def wanted(self, lease: Lease) -> None:
        """Give a range back, when all is done: another process waits for it."""
        if (running := self._running.get(lease.number)) is not None:
            log.info("gives the shards %s to a process that has none", lease.range)
            running.end()

    def heard(self, news: str) -> None:
        """Take notice of what a process has told all."""
        for running in self._running.values():
            if running.bot is not None:
                running.bot.heard(news)

    def deaf(self) -> None:
        """Read everything anew: news may have been missed."""
        for running in self._running.values():
            if running.bot is not None:
                running.bot.preferences.drop_all()

    def failed(self, error: Exception) -> None:
        """End the process: it cannot be one of those who share the database."""
        if not self._over.done():
            self._over.set_exception(error)

    # ------------------------------------------------------------------ a range

    async def _run(self, running: Running) -> None:
        try:
            with reaching_discord():
                await self._live(running)
        except LeaseLost as error:
            log.warning("%s", error)
        except TooOften as error:
            if len(self._running) == 1:
                self.failed(error)
            else:  # shards taken over end no other range
                log.error("the shards %s are not started: %s", running.lease.range, error)
                running.failed = True
        except (StoreBusy, ConnectionError) as error:  # trouble that passes ends no other range
            log.warning("the shards %s are tried again: %s", running.lease.range, error)
            running.failed = True
        except Exception as error:
            self.failed(error)

    def _ended(self, running: Running) -> None:
        """Give a range back whose bot has ended, or was told to before it had begun."""
        self._running.pop(running.lease.number, None)
        if self._bots:  # pictures of all are drawn by the process of the newest, which may be gone
            drawing.here = self._bots[0].drawing
        rest = self._rest() if running.failed else 0.0
        if self._keeper is not None and not running.lost:
            self._keeper.give_back(running.lease, rest)

    def _rest(self) -> float:
        """Seconds for which no range is to be run here, after one more that could not be."""
        again = 2.0 ** min(self._failures, 10)
        self._failures += 1
        self._able_again = time.monotonic() + min(LEFT_OUT * again, LONGEST_OUT)
        return min(RESTS * again, LONGEST)

    async def _live(self, running: Running) -> None:
        """Run the bot of a range until its task is cancelled."""
        lease = running.lease
        watch = self._metrics.committed if self._metrics else lambda jobs, seconds: None
        store = PostgresStore(self._address, alone=True, lease=lease, watch=watch)
        bot = running.bot = made(
            self._settings,
            store,
            self._metrics,
            lease.range.share,
            others=SharedPeers(lease, store),
            shard_ids=lease.range.ids,
            shard_count=lease.range.shards,
        )
        bot.outdated = running.lost
        try:
            await store.open()
            async with bot:
                restarts = Restarts(store.marks, ranges=round(1 / lease.range.share))
                await joined(bot, self._settings, self._token, restarts)
        finally:
            if self._metrics is not None:
                self._metrics.detach(bot)

    # ------------------------------------------------------------------ how it is

    @property
    def _bots(self) -> list[KnaveBot]:
        return [running.bot for running in self._running.values() if running.bot is not None]

    def _is_ready(self) -> bool:
        """Whether every range is connected; a process that stands by has nothing to connect."""
        return len(self._bots) == len(self._running) and all(
            bot.is_ready() and not bot.is_closed() for bot in self._bots
        )

    async def _keep_alive(self) -> None:
        if self._keeper is not None and not self._keeper.reached:  # or it stands by in vain
            raise StoreBusy(f"The database {self._address} takes no sign of life.")
        logged = self._metrics.logged if self._metrics else lambda left: None
        for bot in self._bots:
            with suppress(LeaseLost):
                await kept_alive(bot, bot.store, logged)

    def _refused(self) -> tuple[str, bool]:
        told = [bot.display.redraws.limiter.invalid_requests.told() for bot in self._bots]
        return next((one for one in told if one[0]), ("", False))

    def _looked_after(self, pulse: Pulse) -> None:
        """Take notice of a pulse: of a fault the others are told, too."""
        self._complaint = pulse.complaint if pulse.ready or pulse.fault else ""
        if self._metrics is not None:
            self._metrics.pulse(pulse)

    def _is_answering(self) -> bool:
        return any(len(bot.inflight) > 0 for bot in self._bots)

    def _told(self) -> str:
        """The state of this process, for the others."""
        if any(bot.is_ready() for bot in self._bots):
            self._failures, self._able_again = 0, -inf
        tables = [table for bot in self._bots for table in bot.tables.tables]
        playing = sum(table.status == "playing" for table in tables)
        told = {"tables": len(tables), "playing": playing, "ready": self._is_ready()}
        unable = {leases.UNABLE: True} if time.monotonic() < self._able_again else {}
        complaint = {leases.COMPLAINT: self._complaint} if self._complaint else {}
        return json.dumps(told | unable | complaint)


async def run_several(
    settings: Settings, address: ServerAddress, token: str, ranges: Sequence[ShardRange]
) -> int:
    """Be one of the processes that share a database, until stopped.

    :raises StoreError: the database cannot be used, or is divided in another way.
    """
    must_be_installed(address)
    try:
        await asyncio.to_thread(prepare, address, PATIENCE, shared=True)
    except psycopg.Error as error:
        raise spoken(error, address) from error
    attention.warn(settings)
    bots = Bots(settings, address, token)
    asyncio.get_running_loop().run_in_executor(None, made_ready)
    return await bots.run(ranges)


def name() -> str:
    """The name of this process: its machine, and its number there."""
    return f"{socket.gethostname()}:{os.getpid()}"


def _version() -> str:
    try:
        return version("knave")
    except PackageNotFoundError:
        return "?"
