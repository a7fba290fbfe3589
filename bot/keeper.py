"""Backups that nobody has to think of: every so many hours one, and the last few are kept."""

import asyncio
import logging
import re
import time
from dataclasses import dataclass
from pathlib import Path

from bot.storage.backup import back_up
from bot.storage.store import StoreError

log = logging.getLogger(__name__)
HOUR = 3600.0
NAME = "knave-%Y%m%d-%H%M%S.db"
NAMED = re.compile(r"knave-\d{8}-\d{6}\.db")
LOOK = 600.0
"""Seconds between two looks whether one is due."""


@dataclass(frozen=True, slots=True)
class Keeper:
    """Copies this database into that folder every ``hours``, and keeps ``keep`` copies."""

    database: Path
    folder: Path
    hours: float
    keep: int

    def copies(self) -> list[Path]:
        """The copies that were made here, oldest first: their names tell when. No other file."""
        here = [path for path in self.folder.glob("*.db") if NAMED.fullmatch(path.name)]
        return sorted(path for path in here if path.resolve() != self.database.resolve())

    def due(self, now: float) -> bool:
        """Whether the newest copy is old enough for another."""
        newest = max((copy.stat().st_mtime for copy in self.copies()), default=0.0)
        return now - newest >= self.hours * HOUR

    def keep_one(self, now: float) -> Path:
        """Make a copy, then let go of the oldest.

        :raises StoreError: it could not be made; then none is let go.
        """
        name = time.strftime(NAME, time.gmtime(now))
        back_up(self.database, self.folder / name)
        for old in self.copies()[: -self.keep]:
            old.unlink(missing_ok=True)
        return self.folder / name

    async def go_on(self) -> None:
        """Make copies until cancelled. What fails is said, and tried again."""
        while True:
            try:
                if await asyncio.to_thread(self.due, time.time()):
                    log.info("kept %s", await asyncio.to_thread(self.keep_one, time.time()))
            except (StoreError, OSError) as error:
                log.error("no backup could be made: %s", error)
            await asyncio.sleep(LOOK)
