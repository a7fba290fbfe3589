"""``knave run``: join Discord and stay until stopped."""

import argparse
import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot.client.app import KnaveBot
from bot.commands import Commands
from bot.commands.joining import joined, kept_alive, made, made_ready, metrics_of
from bot.commands.reaching import reaching_discord
from bot.demo.endpoints import choose_way
from bot.ground.collector import between_answers
from bot.ground.processors import for_drawing, keep_apart
from bot.ops import attention, logs
from bot.ops.backup_schedule import BackupSchedule
from bot.ops.encryption import encryption_to
from bot.ops.heartbeat import Heartbeat
from bot.ops.restarts import Restarts
from bot.ops.settings import Settings, SettingsError, load
from bot.storage.address import ServerAddress
from bot.storage.backup import Crypt, sweep_parts
from bot.storage.engines import store_at
from bot.storage.full import FullStore
from bot.storage.lock import alone
from bot.storage.rows.processes import ShardRange
from bot.storage.store import StoreBehind

if TYPE_CHECKING:
    from bot.client.metrics import Metrics

log = logging.getLogger(__name__)


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("run", help="join Discord (needs a token, see .env.example)")
    command.add_argument(
        "--shards",
        type=_range,
        metavar="0-3/8",
        help="run these shards of so many, on PostgreSQL, instead of a range that is free",
    )
    command.set_defaults(run=_run)


def _range(text: str) -> ShardRange:
    try:
        return ShardRange.read(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r}: {error}") from None


async def _run(chosen: argparse.Namespace) -> int:
    here = load()
    token = here.require_token()
    logs.configure(here.log_level, here.log_format)
    return await run(here, token, chosen.shards)


async def run(settings: Settings, token: str, shards: ShardRange | None = None) -> int:
    """Join Discord and stay until stopped; of several processes, with these ``shards``.

    :raises SettingsError: Discord refuses the token, or commands for the server that was set.
    :raises ConnectionError: Discord cannot be reached.
    :raises StoreError: the database cannot be used.
    """
    choose_way(settings.api_base, settings.gateway, settings.rest_proxy)
    if isinstance(settings.database, Path) and shards is not None:
        raise SettingsError(
            "--shards is for several processes, and a file is for one alone: set KNAVE_DATABASE to"
            " the address of a PostgreSQL database."
        )
    if isinstance(settings.database, ServerAddress) and (shards or settings.processes > 1):
        from bot.commands.several import run_several

        ranges = (shards,) if shards else settings.ranges
        return await run_several(settings, settings.database, token, ranges)
    if not isinstance(settings.database, Path):
        return await _run_alone(settings, token)  # it is locked there, by the store
    with alone(settings.database):
        database = settings.database.resolve()
        sweep_parts(database.parent, database.name)  # unencrypted parts may lie there
        return await _run_alone(settings, token)


async def _run_alone(settings: Settings, token: str) -> int:
    metrics = metrics_of(settings)
    store = store_at(settings.database, metrics.committed if metrics else _nobody)
    bot = made(settings, store, metrics, where=for_drawing())
    if bot.drawing.runner is not None:
        keep_apart()
    keys, upkeep = settings.backup_encrypt_to, _Upkeep(bot, store, metrics)
    encryption = None if keys is None else encryption_to(keys)
    try:
        await store.open()  # before anything is said to Discord
        attention.warn(settings)
        asyncio.get_running_loop().run_in_executor(None, made_ready)
        heartbeat = Heartbeat(
            settings.database,
            lambda: bot.is_ready() and not bot.is_closed(),
            upkeep.kept_alive,
            metrics.pulse if metrics else _nobody,
            bot.display.redraws.limiter.invalid_requests.told,
        )
        with reaching_discord():
            rested = between_answers(lambda: len(bot.inflight) > 0)
            async with bot, _copies(settings, encryption), heartbeat.beating(), rested:
                await joined(bot, settings, token, Restarts(store.marks))
    except asyncio.CancelledError:
        if upkeep.why is not None:
            raise upkeep.why from None
        raise
    finally:
        await store.close()  # whatever happened: its thread would keep the program alive
        log.info("stopped")
    return 0


class _Upkeep:
    """The regular work of a bot, and its end where the database is not as it was left.

    All that it knows of tables is wrong then, and it is to be started anew.
    """

    def __init__(self, bot: KnaveBot, store: FullStore, metrics: "Metrics | None") -> None:
        self._task = asyncio.current_task()
        self._write = partial(kept_alive, bot, store, metrics.logged if metrics else _nobody)
        self.why: StoreBehind | None = None
        """The reason to end, if there is one."""

    async def kept_alive(self) -> None:
        """Write that the bot lives."""
        try:
            await self._write()
        except StoreBehind as error:
            if self.why is None and self._task is not None:
                self.why = error
                self._task.cancel()
            raise


def _nobody(*_: object) -> None:
    """Nobody watches."""


@asynccontextmanager
async def _copies(settings: Settings, encryption: Crypt | None) -> AsyncIterator[None]:
    """Backups are made until the end of the block, if that is wished."""
    if settings.backup_dir is None or not isinstance(settings.database, Path):
        yield
        return
    hours, keep = settings.backup_hours, settings.backup_keep
    schedule = BackupSchedule(settings.database, settings.backup_dir, hours, keep, encryption)
    task = asyncio.create_task(schedule.run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
