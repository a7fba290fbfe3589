"""Whether the bot is well: it notes so every few seconds, and others read it.

A note says whether Discord is connected, whether the store takes what is written, and how late
the loop was. It stands in a file beside the database; ``knave health`` and a container's health
check read it, systemd is told as well. Who hangs writes no note: that is told by its age.
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

BEAT = 10.0
"""Seconds between two notes."""
FIRST_BEATS = 0.5
"""Seconds, until Discord is connected for the first time."""
STALE = 45.0
"""A note older than that is none."""
SLOW = 2.0
"""Seconds of lateness at which nobody who presses a button is answered in time."""
HANGS = 20.0
"""Seconds in which the store must take a write."""
HUNG = f"it has not answered for {HANGS:.0f} seconds."


@dataclass(frozen=True, slots=True)
class Note:
    """How the bot was at that moment; ``fault`` is what the store said, or nothing."""

    at: float
    pid: int
    ready: bool
    fault: str
    lag: float
    refused: str = ""
    """What Discord refuses, in a sentence."""
    stopped: bool = False
    """Whether nothing is sent for that reason."""

    @property
    def complaint(self) -> str:
        """What is wrong, in one sentence; nothing if all is well."""
        if self.fault:
            return f"The store takes nothing: {self.fault}"
        if not self.ready:
            return self.refused if self.stopped else "Discord is not connected."
        if self.stopped:
            return self.refused
        return f"The loop is {self.lag:.1f} seconds late." if self.lag > SLOW else ""


def note_file(database: Path) -> Path:
    """Where the note of the bot on this database is."""
    database = database.resolve()
    return database.with_name(f"{database.name}-alive")


def look(database: Path, now: Callable[[], float] = time.time) -> tuple[bool, str]:
    """Whether the bot on this database is well, and a sentence that says so."""
    try:
        note = Note(**json.loads(note_file(database).read_text("utf-8")))
    except FileNotFoundError:
        return False, f"No bot is running on {database}."
    except (OSError, ValueError, TypeError) as error:
        return False, f"The note {note_file(database)} cannot be read: {error}"
    age = now() - note.at
    if age > STALE:
        return False, f"The bot has given no sign of life for {age:.0f} seconds."
    if age < -STALE:
        return False, f"The bot's last sign of life is dated {-age:.0f} seconds ahead of now."
    if note.complaint:
        return False, note.complaint
    well = f"Well: Discord connected, the store writable, {note.lag * 1000:.0f} ms late."
    return True, f"{well} {note.refused}".strip()


class Heart:
    """Looks every few seconds how the bot is, and writes it down.

    ``ready`` asks whether Discord is connected, ``write`` writes something to the store and
    raises if it does not take it; ``told`` hears every note, ``refused`` asks what Discord
    refuses, in a sentence, and whether nothing is sent for that reason.
    """

    def __init__(
        self,
        database: Path,
        ready: Callable[[], bool],
        write: Callable[[], Awaitable[object]],
        told: Callable[[Note], None] = lambda note: None,
        refused: Callable[[], tuple[str, bool]] = lambda: ("", False),
    ) -> None:
        self._file = note_file(database)
        self._ready = ready
        self._write = write
        self._told = told
        self._refused = refused
        self._greeted = False
        patience = sd_notify.patience()
        self.beat = min(BEAT, patience / 2) if patience else BEAT

    @asynccontextmanager
    async def beating(self) -> AsyncIterator[None]:
        """Beat until the end of the block; then the note goes, for nobody is there any more."""
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
            await self.look(lag)
            before, pause = time.monotonic(), self.beat if self._greeted else FIRST_BEATS
            await asyncio.sleep(pause)
            lag = max(0.0, time.monotonic() - before - pause)

    async def look(self, lag: float = 0.0) -> Note:
        """See how the bot is, write it down, and tell systemd."""
        fault = await self._fault()
        note = Note(time.time(), os.getpid(), self._ready(), fault, lag, *self._refused())
        with suppress(OSError):  # then its age tells
            self._keep(note)
        self._told(note)
        if note.ready and not fault and not self._greeted:
            self._greeted = True
            sd_notify.notify("READY=1")
        # Discord's outage, or a full disk, is not mended by another start: only who hangs is.
        alive = () if fault == HUNG else ("WATCHDOG=1",)
        sd_notify.notify(*alive, f"STATUS={note.complaint or 'Well.'}")
        return note

    async def _fault(self) -> str:
        try:
            async with asyncio.timeout(HANGS):
                await self._write()
        except TimeoutError:
            return HUNG
        except Exception as error:
            return str(error)
        return ""

    def _keep(self, note: Note) -> None:
        new = self._file.with_name(f"{self._file.name}.new")
        new.touch(0o600)
        new.write_text(json.dumps(asdict(note)), "utf-8")
        new.replace(self._file)
