"""The store in a database on a PostgreSQL server."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from importlib.resources.abc import Traversable
from typing import TypeVar

import psycopg

from bot.storage.address import ServerAddress
from bot.storage.full import LONGEST_READ, MIGRATIONS, FullStore
from bot.storage.postgres import vacuum
from bot.storage.postgres.cleaner import Cleaner
from bot.storage.postgres.connection import UNHURRIED, PostgresConnection, reading
from bot.storage.postgres.errors import spoken
from bot.storage.postgres.health import examined
from bot.storage.postgres.schema import applied, migrate, migrations_of, must_do, tables_of
from bot.storage.postgres.writer import PostgresWriter, holding
from bot.storage.rows.processes import Lease
from bot.storage.store import Health, StoreError
from bot.storage.subject import ASIDE

T = TypeVar("T")


class PostgresStore(FullStore):
    """The store on a server. Told changes survive a power cut there (``synchronous_commit``).

    ``patience`` is the seconds it waits for a server that is gone, or while another program holds
    a table; ``alone`` asks for the database for this process alone, and is refused where another
    has done so; with a ``lease`` it is shared with others that have one; ``watch`` hears of every
    transaction, as in `bot.storage.sqlite`.
    """

    def __init__(
        self,
        address: ServerAddress,
        *,
        synchronous: str = "FULL",
        patience: float = 5.0,
        migrations: Traversable = MIGRATIONS,
        alone: bool = False,
        lease: Lease | None = None,
        watch: Callable[[int, float], None] = lambda jobs, seconds: None,
    ) -> None:
        super().__init__()
        self._address = address
        self._synchronous = "on" if synchronous == "FULL" else "off"
        self._patience = patience
        self._migrations = migrations
        self._alone = alone
        self._lease = lease
        self._watch = watch
        self._cleaner = Cleaner(address)
        self._writer: PostgresWriter | None = None

    @property
    def place(self) -> str:
        """The address of the database, with its password."""
        return self._address.url

    async def open(self) -> None:
        """Connect to the database and bring its schema up to date. Once is enough."""
        if self._writer is not None:
            return
        writer = PostgresWriter(
            self._address,
            self._patience,
            synchronous=self._synchronous,
            alone=self._alone,
            lease=self._lease,
        )
        writer.watch = self._watch
        try:
            await writer.open()  # a process that has it alone shows before it is changed
            try:
                await asyncio.to_thread(prepare, self._address, self._patience, self._migrations)
                await writer.begin()
            except BaseException:
                await writer.close()
                raise
        except psycopg.Error as error:
            raise spoken(error, self._address) from error
        self._writer = writer

    async def close(self) -> None:
        """Finish what was begun and let go of the server."""
        await self._sweeper.close()
        await self._cleaner.close()
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()

    def hurry(self) -> None:
        """Ask a server that is gone what came of a commit no longer than a write may take."""
        if self._writer is not None:
            self._writer.hurry()

    async def health(self) -> Health:
        """The size of the database, and its faults known to PostgreSQL. No player waits for it."""
        return await self.aside(examined)

    async def tend(self) -> int:
        """0: the server cuts its log by itself."""
        return 0

    async def do(self, work: Callable[[PostgresConnection], T], *, apart: bool = False) -> T:
        """Carry out the work in a transaction; when this returns, it is on disk.

        ``apart`` is for work that PostgreSQL does not do within a transaction.

        :raises StoreError: it cannot be carried out; then nothing of it is.
        """
        if self._writer is None:
            raise StoreError(f"The database {self._address} is not open.")
        try:
            return await self._writer.do(work, apart=apart)
        except psycopg.Error as error:
            raise spoken(error, self._address) from error

    async def aside(self, work: Callable[[PostgresConnection], T]) -> T:
        """Read on a connection and a thread of its own, and not for ever.

        :raises StoreError: it cannot be read.
        """

        def carried_out() -> T:
            with reading(self._address, LONGEST_READ) as db:
                return work(db)

        return await asyncio.get_running_loop().run_in_executor(ASIDE, carried_out)

    async def _clean(self, anew: bool) -> bool:
        """Leave nothing of deleted rows in the tables; in a small database at once.

        A large one is cleaned beside the play: the server writes over those rows in time.
        """
        if not anew:
            return True
        try:
            if not await self.do(vacuum.rewrite, apart=True):
                self._cleaner.begin()
        except psycopg.Error as error:
            raise spoken(error, self._address) from error
        return True


def prepare(
    address: ServerAddress,
    patience: float,
    migrations: Traversable = MIGRATIONS,
    *,
    shared: bool = False,
) -> None:
    """Bring the schema of a database up to date; ``patience`` is in seconds.

    ``shared``: others may be at work on it, who know an older schema, and this process not yet.

    :raises StoreBusy: so it is.
    :raises StoreError: it cannot be used.
    """
    db = PostgresConnection(address)
    try:
        db.command(UNHURRIED)
        db.command(f"SET lock_timeout = {max(1, int(patience * 1000))}")
        must_do(db, address)
        steps = migrations_of(migrations)
        if applied(db) != {step.number for step in steps}:
            migrate(db, steps, address, partial(_nobody_else, address) if shared else nullcontext)
    finally:
        db.close()


@contextmanager
def _nobody_else(address: ServerAddress) -> Iterator[None]:
    """Nobody has a range until the end of the block, nor after it, unless they ask for it anew.

    Whoever had one, and wakes, would write with what they knew of the older schema.

    :raises StoreBusy: others are at work.
    """
    with holding(address) as db:
        if "leases" in tables_of(db):
            db.execute("DELETE FROM leases")
        yield
