"""The cleaning of a large database: beside the play, and nobody waits for it."""

import asyncio
import logging
from contextlib import suppress

import psycopg

from bot.storage.address import ServerAddress
from bot.storage.postgres import vacuum
from bot.storage.postgres.connection import PostgresConnection

log = logging.getLogger(__name__)


class Cleaner:
    """Gives the places of deleted rows back, on a connection and a thread of its own."""

    def __init__(self, address: ServerAddress) -> None:
        self._address = address
        self._wanted = False
        self._db: PostgresConnection | None = None
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Clean; what is under way has passed over rows deleted since, so it is followed by more.

        An error is logged: the server itself cleans in time.
        """
        self._wanted = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._clean())

    async def close(self) -> None:
        """Break off what is under way: the server loses nothing by it."""
        self._wanted = False
        if self._task is None:
            return
        while not self._task.done():
            if (db := self._db) is not None and not db.lost:
                with suppress(psycopg.Error):  # it is at its end just now
                    await asyncio.to_thread(db.raw.cancel)
            await asyncio.wait([self._task], timeout=0.1)

    async def _clean(self) -> None:
        try:
            while self._wanted:
                self._wanted = False
                await asyncio.to_thread(self._overwrite)
        except psycopg.errors.QueryCanceled:
            pass
        except psycopg.Error as error:
            log.warning("the places of deleted rows are not given back yet: %s", error)

    def _overwrite(self) -> None:
        self._db = db = PostgresConnection(self._address)
        try:
            vacuum.overwrite(db)
        finally:
            self._db = None
            db.close()
