"""Backups that the bot makes by itself, every so many hours; the last few are kept.

The number of a copy tells which is newer, not its date: a clock that was ahead for a while
would have made copies that look newer than all that follow. While the bot runs, the time from one
copy to the next is measured by a clock that nobody sets.
"""

import asyncio
import logging
import re
import time
from dataclasses import dataclass
from pathlib import Path

from bot.storage.backup import Crypt, back_up, sweep_parts
from bot.storage.store import StoreError

log = logging.getLogger(__name__)
HOUR = 3600.0
NAME = "knave-%Y%m%d-%H%M%S"
NAMED = re.compile(r"knave-\d{8}-\d{6}(?:-(\d{1,9}))?\.db(?:\.age)?")
"""The number is missing in those of earlier versions."""
LOOK = 600.0
"""Seconds between two looks whether one is due."""
AHEAD = 120.0
"""A copy dated so many seconds in the future tells that a clock was, or is, wrong."""
LATE = 2
"""A copy is overdue after so many times the hours between two."""


@dataclass(frozen=True, slots=True)
class BackupSchedule:
    """Copies a database into a folder every ``hours`` hours, and keeps the last ``keep`` copies."""

    database: Path
    folder: Path
    hours: float
    keep: int
    encrypt: Crypt | None = None

    def copies(self) -> list[Path]:
        """The copies in the folder, oldest first; none if it cannot be entered.

        Other files are left out.
        """
        try:
            here = [path for path in self.folder.glob("knave-*") if NAMED.fullmatch(path.name)]
        except OSError:
            return []
        return sorted((path for path in here if self._is_apart(path)), key=_order)

    def due(self, now: float, since: float | None = None) -> bool:
        """Whether it is time for the next copy.

        ``since`` is how many seconds ago this process made the last one, by a clock that nobody
        sets; without it, the file's time counts. A time in the future says nothing: one is due.
        """
        if since is not None:
            return since >= self.hours * HOUR
        if not (copies := self.copies()):
            return True
        age = now - copies[-1].stat().st_mtime
        return age >= self.hours * HOUR or age < -AHEAD

    def overdue(self, now: float) -> str:
        """A sentence on a copy that should long have been made; empty if all is well."""
        copies = self.copies()
        if not copies:
            return f"There is no backup in {self.folder}."
        hours = (now - copies[-1].stat().st_mtime) / HOUR
        if hours <= LATE * self.hours:
            return ""
        return f"The newest backup in {self.folder} is {hours:.0f} hours old: see the log."

    def make_copy(self, now: float) -> Path:
        """Make a copy, then delete the oldest beyond ``keep``.

        :raises StoreError: the copy could not be made; then none is deleted.
        """
        sweep_parts(self.folder, "knave-")
        number = max((_order(copy)[0] for copy in self.copies()), default=0) + 1
        ending = ".db.age" if self.encrypt else ".db"
        copy = self.folder / f"{time.strftime(NAME, time.gmtime(now))}-{number}{ending}"
        back_up(self.database, copy, encrypt=self.encrypt)
        for old in self.copies()[: -self.keep]:
            try:
                old.unlink(missing_ok=True)
            except OSError as error:  # the new one is made all the same
                log.error("%s could not be deleted: %s", old, error.strerror)
        return copy

    async def run(self) -> None:
        """Make copies until cancelled; a failure is logged, and tried again."""
        made: float | None = None
        while True:
            since = None if made is None else time.monotonic() - made
            try:
                if await asyncio.to_thread(self.due, time.time(), since):
                    log.info("kept %s", await asyncio.to_thread(self.make_copy, time.time()))
                    made = time.monotonic()
            except (StoreError, OSError) as error:
                log.error("no backup could be made: %s", error)
            await asyncio.sleep(LOOK)

    def _is_apart(self, path: Path) -> bool:
        return path.resolve() != self.database.resolve()


def _order(copy: Path) -> tuple[int, str]:
    """The order of copies: by number; those of old versions have none and come first, by date."""
    named = NAMED.fullmatch(copy.name)
    number = named[1] if named else None
    return int(number or 0), copy.name
