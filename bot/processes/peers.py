"""The other processes, as the bot of one range knows them: by way of the database."""

import time
from collections.abc import Callable
from functools import partial

from bot.processes.health import line_of
from bot.storage.full import FullStore
from bot.storage.postgres import handed, leases
from bot.storage.rows.ids import GuildId
from bot.storage.rows.processes import CLICK, Handed, Lease
from bot.storage.store import StoreBusy
from bot.storage.subject import Db
from bot.tables.live.peers import Kind

APART = 5.5
"""Seconds between two sessions that begin: Discord takes one in five."""
SLOW = 0.2
"""Seconds after which a row that the server takes is not left there: it would be valid for longer
than its sender waits."""


class SharedPeers:
    """The peers of one range; news for them goes by way of the store's database."""

    alone = False

    def __init__(self, lease: Lease, store: FullStore) -> None:
        self.range = lease.range
        self._lease = lease
        self._store = store

    def owns(self, guild: GuildId) -> bool:
        """Whether the tables of a server, or of none, are looked after here."""
        return self.range.owns(guild)

    def news(self, kind: Kind, number: int) -> str:
        """The news for all, sent with the storing of a choice."""
        return f"{kind} {number} {self._lease.number}"

    def changed(self, news: str) -> tuple[Kind, int] | None:
        """The person or server whose choices another process has changed; ``None``: other news."""
        match news.split():
            case ["person" | "guild" as kind, number, by] if by != str(self._lease.number):
                return ("person" if kind == "person" else "guild", int(number))
        return None

    def called(self, news: str) -> str:
        """The kind of what was handed over to this range, by what another has told; "": nothing."""
        match news.split():
            case [handed.HANDED, shard, kind] if int(shard) in self.range.ids:
                return kind
        return ""

    async def pass_on(self, kind: str, body: str) -> None:
        """Have the bot of every other shard do something; one that has several does it once."""
        others = [one for one in range(self.range.shards) if one not in self.range.ids]

        def passed(db: Db) -> None:
            for shard in others:
                handed.hand(db, shard, kind, body)

        await self._store.do(passed)

    async def passed(self, kind: str) -> tuple[Handed, ...]:
        """The things that others have passed on; each stays until it is `done`."""
        return await self._store.do(partial(handed.look, range=self.range, kind=kind))

    async def done(self, numbers: tuple[int, ...]) -> None:
        """Take away what has been done."""

        def taken(db: Db) -> None:
            for number in numbers:
                handed.take_back(db, number)

        await self._store.do(taken)

    async def hand_over(
        self,
        guild: GuildId,
        body: str,
        within: float,
        told: Callable[[], None] = lambda: None,
    ) -> int:
        """Hand an interaction over to whoever looks after a server; the answer is its number.

        ``told`` is called, on any thread, before it may be seen by others.

        :raises StoreBusy: that could not be begun within so many seconds, and is not done.
        """
        shard, since = self.range.shard_of(guild), time.monotonic()

        def in_time(db: Db) -> int | None:  # an error would undo what others do beside it
            ago = time.monotonic() - since
            if ago >= within:
                return None
            number = handed.hand(db, shard, CLICK, body, ago)
            told()
            if time.monotonic() - since - ago >= SLOW:
                handed.take_back(db, number)
                return None
            return number

        if (number := await self._store.do(in_time)) is None:
            raise StoreBusy("An interaction could not be handed over in time.")
        return number

    async def take_back(self, number: int) -> bool:
        """Take an interaction back; false if it has been taken."""
        return await self._store.do(partial(handed.take_back, number=number))

    async def all_told(self) -> tuple[bool, tuple[str, ...]]:
        """Whether all shards are run, and a line on each process, by number instead of by name.

        :raises StoreError: the database cannot be read.
        """
        rows = await self._store.aside(leases.processes)
        run = {shard for row in rows for one in row.ranges for shard in one.ids}
        return len(run) == self.range.shards, tuple(
            line_of(row, f"#{n}") for n, row in enumerate(rows, 1)
        )

    async def turn_to_identify(self) -> float:
        """Take the next turn to begin a session on the gateway; in how many seconds that is."""
        return await self._store.do(partial(leases.turn_to_identify, apart=APART))

    async def handed_over(self) -> tuple[Handed, ...]:
        """The interactions that were handed over to this range: nobody else gets them."""
        return await self._store.do(partial(handed.take, range=self.range, kind=CLICK))
