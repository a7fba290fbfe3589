"""A database that was restored from a copy: its running games go on with new seeds."""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

from bot.rules import Seed
from bot.storage.rows.tables import StoredTable
from bot.storage.store import RESTORED, MoveTaken, Store
from bot.tables.model.clock import Clock
from bot.tables.model.rows import with_new_seed

log = logging.getLogger(__name__)


async def renew_if_restored(store: Store, clock: Clock, draw_secret: Callable[[], bytes]) -> None:
    """Renew the seeds of a database that was restored: no deal is dealt again.

    That is before anybody plays on, for all tables or none.
    """
    while await store.marks.mark(RESTORED):
        with suppress(MoveTaken):  # another process does the same
            await _renew(store, await store.tables.open_tables(), clock.now(), draw_secret)


async def _renew(
    store: Store, tables: Sequence[StoredTable], now: float, draw_secret: Callable[[], bytes]
) -> None:
    """Renew the seeds of these tables.

    :raises MoveTaken: somebody else does.
    """
    pairs = [with_new_seed(table, Seed(draw_secret()), now) for table in tables]
    renewed = [new for _, new in pairs if new is not None]
    if await store.tables.renew_seeds(renewed, RESTORED):
        log.warning(
            "the database was restored from a copy: %s running games have new seeds", len(renewed)
        )
