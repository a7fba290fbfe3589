"""Everything stored about a person, as a file; nobody else waits while it is made.

:func:`written` is the work, for a process of its own: it reads the database itself, so that no
row of thousands of games ever comes near the event loop.
"""

import asyncio
import gzip
import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from bot.ground.workers import Runner
from bot.storage import duplicates, history, privacy
from bot.storage.engines import reading
from bot.storage.full import FullStore
from bot.storage.rows.dailies import closes_at
from bot.storage.rows.ids import UserId
from bot.storage.rows.past import KeptGame
from bot.tables.model.refusals import Refusal
from bot.tables.past.export import as_text, export_of

FORMAT, VERSION = "knave-person", 1
NAME = "knave-about-you.json"
ROOM = 8_000_000
"""Bytes of a file that Discord takes, with some to spare."""
LARGEST = 4 * ROOM
"""Bytes of JSON that are put together at most; what is larger than ``ROOM`` is packed."""
READABLE = ROOM // 4
"""Bytes of JSON up to which it is laid out in lines."""
BESIDE = 40
"""Bytes of JSON that a game takes beside its log."""
MOST_WAITING = 20
"""People whose files are being written, or wait for it, at one time."""
PATIENCE = 180.0
"""Seconds after which the process that writes a file hangs."""


@dataclass(frozen=True, slots=True)
class Written:
    """A finished file, as it is handed out."""

    name: str
    content: bytes = field(repr=False)
    unopened: int = 0
    """Finished games that are not in it yet, as others still play the same cards."""


class Exports:
    """Files that are being written: one for each person, however often they ask meanwhile."""

    def __init__(self, store: FullStore, runner: Runner) -> None:
        self._store = store
        self._runner = runner
        self._at_work: dict[UserId, asyncio.Task[Written]] = {}

    def __contains__(self, user: UserId) -> bool:
        return user in self._at_work

    async def of(self, user: UserId, at: float) -> Written:
        """Everything about a person as of now, which is ``at``.

        :raises Refusal: too many others wait for theirs.
        :raises StoreError: the database cannot be read.
        :raises NoWorkers: the processes that write die of it.
        :raises TimeoutError: they hang.
        """
        if user not in self._at_work:
            if len(self._at_work) >= MOST_WAITING:
                raise Refusal("export-busy")
            work = self._runner.run(written, self._store.place, user, at)
            task = asyncio.ensure_future(work)
            self._at_work[user] = task
            task.add_done_callback(lambda done: self._done(user, done))
        return await asyncio.shield(self._at_work[user])

    def _done(self, user: UserId, task: asyncio.Task[Written]) -> None:
        if self._at_work.get(user) is task:
            del self._at_work[user]
        if not task.cancelled():
            task.exception()  # those who still wait are told of it

    def forget(self, user: UserId) -> None:
        """Hand a person nothing any more that was read before now."""
        self._at_work.pop(user, None)

    async def close(self) -> None:
        """Stop writing; files in the making are dropped."""
        for task in [*self._at_work.values()]:
            task.cancel()
        await self._runner.close()


def written(place: str, user: UserId, at: float, largest: int = LARGEST) -> Written:
    """The file: every row about a person, and the logs of their finished games, newest first.

    Logs for which there is no room are left out, and counted; so are those of cards that others
    have yet to play.

    :raises StoreError: the database at this path cannot be read.
    """
    with reading(place) as db:
        stored = privacy.all_about(db, user)
        sealed = duplicates.sealed(db)
        numbers = history.numbers_of(db, user)
        games: list[dict[str, Any]] = []
        left = largest - len(_dumps(stored))
        seen = unopened = 0
        for seen, number in enumerate(numbers, 1):
            kept = history.kept(db, number)
            if kept is None:  # it went while this was read
                continue
            if _runs(kept, at) or kept.past.table_id in sealed:
                unopened += 1
                continue
            log = as_text(export_of(kept))
            left -= len(_dumps(log)) + BESIDE
            if left < 0:
                seen -= 1
                break
            games.append({"number": number, "log": log})
    told = {
        "format": FORMAT,
        "version": VERSION,
        "user_id": str(user),
        "at": datetime.fromtimestamp(int(at), UTC).isoformat(),
        "stored": stored,
        "games": games,
        "games_left_out": len(numbers) - seen,
        "games_others_still_play": unopened,
    }
    content = _dumps(told)
    if len(content) <= READABLE:
        return Written(NAME, json.dumps(told, ensure_ascii=False, indent=1).encode(), unopened)
    if len(content) <= ROOM:
        return Written(NAME, content, unopened)
    packed = gzip.compress(content, mtime=0)
    if len(packed) > ROOM and games:
        return written(place, user, at, largest // 2)
    return Written(f"{NAME}.gz", packed, unopened)


def _runs(kept: KeptGame, at: float) -> bool:
    """Whether the game is a daily that others still play, whose seed is not open yet."""
    return kept.past.daily is not None and at < closes_at(kept.past.daily.day)


def _dumps(told: Any) -> bytes:
    return json.dumps(told, ensure_ascii=False).encode()
