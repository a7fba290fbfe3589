"""The bot's health, written down every few seconds for others to read.

A pulse says whether Discord is connected, whether the store takes what is written, and how late
the loop was. It stands in a file beside the database; ``knave health`` and a container's health
check read it, and systemd is told. A bot that hangs writes none: the age of the last one shows it.
"""

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from bot.ops import sd_notify
from bot.storage.address import Address

BEAT = 10.0
"""Seconds between two pulses."""
FIRST_BEATS = 0.5
"""Seconds between two pulses until Discord is connected for the first time."""
STALE = 45.0
"""Seconds after which a pulse is too old to say anything."""
SLOW = 2.0
"""Seconds of lateness at which no click is answered in time."""
HANGS = 20.0
"""Seconds in which the store must take a write."""
HUNG = f"it has not answered for {HANGS:.0f} seconds."


@dataclass(frozen=True, slots=True)
class Pulse:
    """The bot's health at one moment.

    ``at`` is in seconds since 1970, ``lag`` in seconds; ``fault`` is what the store said, or empty.
    """

    at: float
    pid: int
    ready: bool
    fault: str
    lag: float
    refused: str = ""
    """The requests that Discord refuses, in a sentence."""
    stopped: bool = False
    """Whether nothing is sent for that reason."""
    among: str = ""
    """The processes among which ``pid`` means this one (see ``_numbered_among``)."""

    @property
    def complaint(self) -> str:
        """The fault, in one sentence; empty if all is well."""
        if self.fault:
            return f"The store takes nothing: {self.fault}"
        if not self.ready:
            return self.refused if self.stopped else "Discord is not connected."
        if self.stopped:
            return self.refused
        return f"The loop is {self.lag:.1f} seconds late." if self.lag > SLOW else ""


def pulse_file(database: Address) -> Path:
    """The path of the pulse of the bot on this database: beside its file, or where the bot runs."""
    near = (database if isinstance(database, Path) else Path("knave")).resolve()
    return near.with_name(f"{near.name}-alive")


def health_of(database: Address, now: Callable[[], float] = time.time) -> tuple[bool, str]:
    """Whether the bot on this database is well, and a sentence that says so."""
    try:
        pulse = Pulse(**json.loads(pulse_file(database).read_text("utf-8")))
    except FileNotFoundError:
        return False, f"No bot is running on {database}."
    except (OSError, ValueError, TypeError) as error:
        return False, f"The note {pulse_file(database)} cannot be read: {error}"
    age = now() - pulse.at
    if age > STALE:
        return False, f"The bot has given no sign of life for {age:.0f} seconds."
    if age < -STALE:
        return False, f"The bot's last sign of life is dated {-age:.0f} seconds ahead of now."
    if pulse.among and pulse.among == _numbered_among() and not _runs(pulse.pid):
        return False, f"The bot is gone: its process {pulse.pid} ended without stopping politely."
    if pulse.complaint:
        return False, pulse.complaint
    well = f"Well: Discord connected, the store writable, {pulse.lag * 1000:.0f} ms late."
    return True, f"{well} {pulse.refused}".strip()


def _numbered_among() -> str:
    """A name for the processes here, whose numbers another container or machine may also have.

    Empty where the system does not say, as only Linux does.
    """
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text("utf-8").strip()
        return f"{boot} {Path('/proc/self/ns/pid').readlink()}"
    except OSError:
        return ""


def _runs(pid: int) -> bool:
    """Whether there is a process of this number: perhaps another one, as numbers are reused."""
    try:
        os.kill(pid, 0)  # asks, and sends nothing
    except ProcessLookupError:
        return False
    except OSError:  # it is somebody else's
        return True
    return True


class Heartbeat:
    """Takes the bot's pulse every few seconds, and writes it down.

    ``ready`` asks whether Discord is connected, ``write`` writes something to the store and
    raises if it does not take it; ``told`` hears every pulse, ``refused`` asks what Discord
    refuses, in a sentence, and whether nothing is sent for that reason.
    """

    def __init__(
        self,
        database: Address,
        ready: Callable[[], bool],
        write: Callable[[], Awaitable[object]],
        told: Callable[[Pulse], None] = lambda pulse: None,
        refused: Callable[[], tuple[str, bool]] = lambda: ("", False),
    ) -> None:
        self._file = pulse_file(database)
        self._ready = ready
        self._write = write
        self._told = told
        self._refused = refused
        self._greeted = False
        patience = sd_notify.patience()
        self.interval = min(BEAT, patience / 2) if patience else BEAT

    @asynccontextmanager
    async def beating(self) -> AsyncIterator[None]:
        """Beat until the end of the block; then the pulse is deleted, for the bot is gone."""
        task = asyncio.create_task(self._go_on())
        try:
            yield
        finally:
            sd_notify.notify("STOPPING=1", "STATUS=Going down.")
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            with suppress(OSError):
                self._file.unlink(missing_ok=True)

    async def _go_on(self) -> None:
        lag = 0.0
        while True:
            await self.take_pulse(lag)
            before, pause = time.monotonic(), self.interval if self._greeted else FIRST_BEATS
            await asyncio.sleep(pause)
            lag = max(0.0, time.monotonic() - before - pause)

    async def take_pulse(self, lag: float = 0.0) -> Pulse:
        """Take the pulse, write it down, and tell systemd; ``lag`` is in seconds."""
        fault = await self._fault()
        now, pid, among = time.time(), os.getpid(), _numbered_among()
        pulse = Pulse(now, pid, self._ready(), fault, lag, *self._refused(), among)
        with suppress(OSError):  # then its age tells
            self._keep(pulse)
        self._told(pulse)
        if pulse.ready and not fault and not self._greeted:
            self._greeted = True
            sd_notify.notify("READY=1")
        # A restart mends a bot that hangs, not an outage of Discord or a full disk.
        alive = () if fault == HUNG else ("WATCHDOG=1",)
        sd_notify.notify(*alive, f"STATUS={pulse.complaint or 'Well.'}")
        return pulse

    async def _fault(self) -> str:
        try:
            async with asyncio.timeout(HANGS):
                await self._write()
        except TimeoutError:
            return HUNG
        except Exception as error:
            return str(error)
        return ""

    def _keep(self, pulse: Pulse) -> None:
        text, new = json.dumps(asdict(pulse)), self._file.with_name(f"{self._file.name}.new")
        try:
            new.touch(0o600)
            new.write_text(text, "utf-8")
            new.replace(self._file)
        except OSError:  # a full disk has room where the last one stands, and is what is to be told
            with suppress(OSError):
                new.unlink(missing_ok=True)
            with self._file.open("r+", encoding="utf-8") as old:
                old.write(text.ljust(self._file.stat().st_size))
