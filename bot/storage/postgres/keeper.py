"""A process among those that share a database: its signs of life, its leases, and its news.

All of that is on a thread and a connection of its own, so that neither a busy loop nor a busy
writer looks like death. Everything it learns is told to the loop.
"""

import asyncio
import json
import logging
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from typing import Any, Protocol

import psycopg

from bot.storage.address import ServerAddress
from bot.storage.full import MIGRATIONS
from bot.storage.postgres import leases
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.errors import spoken
from bot.storage.postgres.schema import applied
from bot.storage.rows.processes import Lease, ShardRange
from bot.storage.schema import must_not_be_newer, read_migrations

log = logging.getLogger(__name__)
BEAT = 1.0
"""Seconds between two signs of life."""
EAGER = 0.25
"""Seconds between two tries to get a range, for a process that has none."""
SILENT = 15.0
"""Seconds that the server may take for a statement: it gives up most of them by itself in five."""
AGAIN = 0.2
"""Seconds after which a server that is gone is looked for again."""
HANGS = 20.0
"""Seconds for which the loop may stand still before others get the ranges of its process."""
HUNG = json.dumps(
    {leases.UNABLE: True, leases.COMPLAINT: f"The loop has not answered for {HANGS:.0f} seconds."}
)
"""The word of such a process, which can give none by itself."""
DIVIDED = leases.LAPSES + 2
"""Seconds for which processes that divide the shards otherwise may have been killed just now."""
SET = 2.0
"""Seconds by which the server's clock was set, or stood still, if it is so much ahead or behind."""
GIVES_UP = 60.0
"""Seconds without the server after which leases count as lost: others may have them."""


class Household(Protocol):
    """The listener of a keeper, which runs the bots of this process, on the loop. No call waits."""

    def gained(self, lease: Lease) -> None:
        """Run a range from now on."""

    def lost(self, lease: Lease) -> None:
        """Stop at once: another process runs it, or may do so."""

    def wanted(self, lease: Lease) -> None:
        """Give a range back, when all is done: another process waits for it."""

    def heard(self, news: str) -> None:
        """Take notice of news that a process has told all."""

    def deaf(self) -> None:
        """Know that news may have been missed."""

    def failed(self, error: Exception) -> None:
        """End the process: it cannot be one of those who share the database."""


class Keeper:
    """Keeps the leases of one process.

    ``ranges`` are those that it may get. ``told`` says how it is, in a text for the others; it is
    called on the loop.
    """

    def __init__(
        self,
        address: ServerAddress,
        ranges: Sequence[ShardRange],
        name: str,
        version: str,
        household: Household,
        told: Callable[[], str],
    ) -> None:
        self._address = address
        self._ranges = tuple(ranges)
        self._name = name
        self._version = version
        self._household = household
        self._told = told
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="knave-keeper", daemon=True)
        self._stopping = threading.Event()
        self._process: int | None = None
        self._held: dict[int, Lease] = {}
        self._returned: list[Lease] = []
        self._rests_until = 0.0
        """The moment, in seconds of a monotonic clock, before which it gets no range."""
        self._word = ""
        self._asked_back: set[int] = set()
        self._began = self._lively = time.monotonic()
        """The moment of the loop's last answer, in seconds of a monotonic clock."""
        self._beaten = self._began
        """The moment at which it last was to give a sign of life, by the same clock."""
        self._reached = time.monotonic()
        """The moment of the last sign of life the server took, in seconds of a monotonic clock."""
        self._connected = 0.0
        self._fresh = True
        """Whether it has not had a range yet, nor been cut off from the server."""
        self._ahead: float | None = None
        """The seconds by which the server's clock is ahead of this machine's monotonic one."""
        self._complained = False
        """Whether it was said that the server takes no sign of life."""

    @property
    def reached(self) -> bool:
        """Whether the server has taken a sign of life lately."""
        return self._process is not None and time.monotonic() - self._reached < leases.LAPSES

    def begin(self) -> None:
        """Give signs of life from now on, and get ranges."""
        self._thread.start()

    def retire(self) -> None:
        """Get no more ranges: the process is to end."""
        self._ranges = ()

    async def stop(self) -> None:
        """Give all back, and be struck out."""
        self._stopping.set()
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)

    def give_back(self, lease: Lease, rest: float = 0.0) -> None:
        """Give a range back, whose bot has ended, and get none for so many seconds."""
        self._rests_until = max(self._rests_until, time.monotonic() + rest)
        self._returned.append(lease)

    # ------------------------------------------------------------------ on the thread

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                with closing(PostgresConnection(self._address, SILENT)) as db:
                    self._serve(db)
            except psycopg.Error as error:
                self._fresh = False  # the others have been cut off as well, perhaps
                self._complain(error)
                self._is_cut_off()
                self._stopping.wait(AGAIN)
            except Exception as error:
                self._say(self._household.failed, error)
                return

    def _serve(self, db: PostgresConnection) -> None:
        db.command("SET statement_timeout = 5000")
        # Or a process that stands still in a claim would keep all others from taking over.
        db.command(f"SET idle_in_transaction_session_timeout = {int(leases.LAPSES * 1000)}")
        db.command(f"LISTEN {leases.CHANNEL}")
        self._connected = time.monotonic()
        self._say(self._household.deaf)
        while not self._stopping.is_set():
            self._beat(db)
            until = time.monotonic() + (BEAT if self._held else EAGER)
            while (left := until - time.monotonic()) > 0 and not self._stopping.is_set():
                for note in db.raw.notifies(timeout=min(left, EAGER), stop_after=1):
                    self._say(self._household.heard, note.payload)
        leases.leave(db, self._process or 0)

    def _beat(self, db: PostgresConnection) -> None:
        hangs = self._hangs()
        if hangs and self._held and self._process is not None:
            leases.leave(db, self._process)  # people who wait are better served by another
            self._process = None
        if self._process is None:
            self._process = leases.enter(db, self._name, self._version)
        held = leases.beat(db, self._process, HUNG if hangs else self._word)
        self._reached, self._complained = time.monotonic(), False
        for number in self._held.keys() - (held or frozenset()):
            self._lose(number)
        if held is None:
            self._process = None
            return
        while self._returned:
            self._held.pop(self._returned.pop().number, None)
        for number in held - self._held.keys():  # given back, or counted as lost meanwhile
            leases.release(db, number)
        self._look_at_the_clock(db)
        if not hangs:
            self._look_round(db, self._process)

    def _hangs(self) -> bool:
        """Whether the loop has not answered for long, though this thread had its turns."""
        now, before = time.monotonic(), self._beaten
        self._beaten = now
        if now - before > leases.LAPSES:  # all of the process slept, or it was without the server
            self._lively = now
        hangs = now - self._lively > HANGS
        self._say(self._live)
        return hangs

    def _look_at_the_clock(self, db: PostgresConnection) -> None:
        """Judge nobody for a while after the server's clock was set, or its machine has slept.

        The last sign of life of everybody else is as old as that, until they have given another.
        """
        before, self._ahead = self._ahead, leases.moment(db) - time.monotonic()
        if before is not None and abs(self._ahead - before) > SET:
            self._connected, self._fresh = time.monotonic(), False

    def _look_round(self, db: PostgresConnection, process: int) -> None:
        """Get a range that is free, or have one given back for which somebody waits."""
        if not self._ranges or time.monotonic() < self._rests_until:
            return
        judges = self._fresh or time.monotonic() - self._connected > leases.LAPSES
        with suppress(psycopg.errors.LockNotAvailable):  # somebody is at it: next time
            try:
                lease = leases.claim(db, process, self._ranges, judges, self._must_be_known)
            except leases.Divided:
                if time.monotonic() - self._began > DIVIDED:
                    raise
                return
            if lease is not None:
                self._fresh = False
                self._held[lease.number] = lease
                self._say(self._household.gained, lease)
            elif len(self._held) > 1 and leases.somebody_waits(db, process, self._ranges):
                self._ask_back()

    def _must_be_known(self, db: PostgresConnection) -> None:
        """Refuse a database that was updated while this process slept: it cannot run a range of it.

        :raises StoreError: so it was.
        """
        newest = read_migrations(MIGRATIONS)[-1].number
        must_not_be_newer(applied(db), newest, str(self._address))

    def _ask_back(self) -> None:
        newest = max(self._held)
        if not self._asked_back & self._held.keys():
            self._asked_back = {newest}
            self._say(self._household.wanted, self._held[newest])

    def _lose(self, number: int) -> None:
        lease = self._held.pop(number)
        self._say(self._household.lost, lease)

    def _complain(self, error: psycopg.Error) -> None:
        """Say once why nothing goes on: a server may be there, and take no writes."""
        lasts = time.monotonic() - self._reached > leases.LAPSES
        if lasts and not self._complained:
            self._complained = True
            why = spoken(error, self._address)
            log.warning("this process has no word with the others: %s", why)

    def _is_cut_off(self) -> None:
        if self._held and time.monotonic() - self._reached > GIVES_UP:
            for number in [*self._held]:
                self._lose(number)

    def _live(self) -> None:
        self._lively, self._word = time.monotonic(), self._told()

    def _say(self, call: Callable[..., None], *args: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed: the program is at its end
            self._loop.call_soon_threadsafe(call, *args)
