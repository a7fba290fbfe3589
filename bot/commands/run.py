"""``knave run``: join Discord and stay until stopped."""

import argparse
import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.client import drawing
from bot.client.app import KnaveBot
from bot.client.throttle import TokenBucket
from bot.commands import Commands
from bot.commands.reaching import reaching_discord
from bot.demo.endpoints import point_discord_at, ready_after, send_requests_to
from bot.ground.collector import ANSWERING, settle
from bot.legal import Published
from bot.ops import attention, logs
from bot.ops.backup_schedule import BackupSchedule
from bot.ops.encryption import encryption_to
from bot.ops.heartbeat import Heartbeat
from bot.ops.restarts import Restarts, must_be_left
from bot.ops.settings import Settings, SettingsError, load
from bot.robots.workers import Robots
from bot.storage.address import ServerAddress
from bot.storage.backup import Crypt, sweep_parts
from bot.storage.engines import store_at
from bot.storage.full import FullStore
from bot.storage.lock import alone
from bot.storage.rows.processes import ShardRange
from bot.storage.store import StoreError
from bot.tables.model.clock import HASTE, Pace
from cardart import warm

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
    if settings.api_base and settings.gateway:
        point_discord_at(settings.api_base, settings.gateway)
    elif settings.rest_proxy:
        send_requests_to(settings.rest_proxy)
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
        sweep_parts(database.parent, database.name)  # what is not encrypted may lie there
        return await _run_alone(settings, token)


async def _run_alone(settings: Settings, token: str) -> int:
    metrics = metrics_of(settings)
    store = store_at(settings.database, metrics.committed if metrics else _nobody)
    bot = made(settings, store, metrics)
    keys = settings.backup_encrypt_to
    encryption = None if keys is None else encryption_to(keys)
    await store.open()  # before anything is said to Discord
    attention.warn(settings)
    asyncio.get_running_loop().run_in_executor(None, made_ready)
    heartbeat = Heartbeat(
        settings.database,
        lambda: bot.is_ready() and not bot.is_closed(),
        partial(kept_alive, bot, store, metrics.logged if metrics else _nobody),
        metrics.pulse if metrics else _nobody,
        bot.display.redraws.limiter.breaker.told,
    )
    with reaching_discord():
        async with bot, _copies(settings, encryption), heartbeat.beating():
            await joined(bot, settings, token, Restarts(store.marks))
    return 0


def made(
    settings: Settings,
    store: FullStore,
    metrics: "Metrics | None",
    share: float = 1.0,
    **of_range: Any,
) -> KnaveBot:
    """The bot of a store, which may send this ``share`` of what Discord allows."""
    bot = KnaveBot(
        store,
        robots=Robots(settings.robot_workers),
        drawing=drawing.process(),
        pace=_pace(settings, share),
        language=settings.language,
        dev_guild=settings.dev_guild,
        contact=settings.contact or "",
        published=Published.of(settings),
        keep_servers=settings.keep_servers,
        always_sync=settings.api_base is not None,  # a simulated Discord forgets
        upload_emoji=settings.upload_emoji,
        http_trace=metrics.trace() if metrics else None,
        limit=TokenBucket(),
        guild_ready_timeout=ready_after(settings.api_base),
        **of_range,
    )
    if metrics:
        metrics.attach(bot)
    return bot


async def joined(bot: KnaveBot, settings: Settings, token: str, restarts: Restarts) -> None:
    """Join Discord with a bot, and stay until it is closed."""
    bot.add_listener(partial(_session_begins, restarts), "on_shard_connect")
    if settings.api_base is None:  # a simulated Discord has no token to reset
        await restarts.wait()
    await bot.login(token)
    limits = await bot.fetch_session_start_limits()
    must_be_left(limits.remaining, limits.reset_after / 1000)
    await _connected(bot)


async def _connected(bot: KnaveBot) -> None:
    """Stay connected until the bot is closed, or this task is cancelled.

    While it reconnects a shard, discord.py takes a cancellation for the end of that attempt and
    goes on. So it is not handed on: closing the bot, which comes next, ends its task.
    """
    await asyncio.shield(asyncio.create_task(bot.connect()))


async def kept_alive(bot: KnaveBot, store: FullStore, told: Callable[[int], object]) -> None:
    """Write that the bot lives, see to the log in which that is written, and look at the clock."""
    try:
        await store.marks.set_mark("alive", str(int(time.time())))
        told(await store.tend())
    finally:  # on a full disk, too
        await bot.tables.look_at_the_clock()


async def _session_begins(restarts: Restarts, _shard: int) -> None:
    try:
        await restarts.note()
    except StoreError as error:
        log.error("the start of a session could not be noted: %s", error)


def made_ready() -> None:
    """Draw every card once, so that the first hand need not wait for it; then settle down."""
    warm()
    settle(ANSWERING)


def _nobody(*_: object) -> None:
    """Nobody watches."""


def metrics_of(settings: Settings) -> "Metrics | None":
    """What is counted, if that is wished, with the address at which it is told.

    :raises SettingsError: the library is missing, or the address cannot be had.
    """
    if settings.metrics is None:
        return None
    try:
        from bot.client.metrics import Metrics
    except ModuleNotFoundError as missing:
        raise SettingsError(
            f"KNAVE_METRICS needs {missing.name}; install it with: pip install 'knave[metrics]'"
        ) from None
    metrics = Metrics()
    host, _, port = settings.metrics.rpartition(":")
    try:
        metrics.serve(host.strip("[]"), int(port))
    except OSError as error:
        raise SettingsError(
            f"KNAVE_METRICS is {settings.metrics}, which cannot be used: {error.strerror}."
        ) from None
    return metrics


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


def _pace(settings: Settings, share: float) -> Pace:
    """No pause in a simulated Discord, if that is wished: discord.py keeps to its limits alone."""
    if settings.api_base and not settings.robot_pause:
        return HASTE
    return Pace(robot=settings.robot_pause, forced=settings.robot_pause, share=share)
