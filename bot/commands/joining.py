"""A bot is made from the settings and joins Discord, alone or as one of several."""

import asyncio
import errno
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.client import drawing
from bot.client.app import KnaveBot
from bot.client.throttle import TokenBucket
from bot.demo.endpoints import ready_after
from bot.ground.collector import ANSWERING, settle
from bot.ground.processors import ALL
from bot.ground.turns import take_turns
from bot.legal import Published
from bot.ops.restarts import Restarts, must_be_left
from bot.ops.settings import Settings, SettingsError
from bot.robots.workers import Robots
from bot.storage.forgotten import ALIVE, Forgotten
from bot.storage.full import FullStore
from bot.storage.store import StoreError
from bot.tables.model.clock import HASTE, Pace
from cardart import warm

if TYPE_CHECKING:
    from bot.client.metrics import Metrics

log = logging.getLogger(__name__)


def made(
    settings: Settings,
    store: FullStore,
    metrics: "Metrics | None",
    range_share: float = 1.0,
    where: frozenset[int] = ALL,
    **of_range: Any,
) -> KnaveBot:
    """The bot of a store, or this share of it, which sends no more of what Discord allows.

    ``where`` is the processors on which its pictures are drawn.
    """
    bot = KnaveBot(
        store,
        robots=Robots(settings.robot_workers),
        drawing=drawing.process(where),
        pace=pace_of(settings, range_share),
        language=settings.language,
        dev_guild=settings.dev_guild,
        contact=settings.contact or "",
        published=Published.of(settings),
        keep_servers=settings.keep_servers,
        forgotten=Forgotten(settings.database),
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
    first = bot.shard_ids[0] if bot.shard_ids else 0
    bot.add_listener(partial(session_begins, restarts, first), "on_shard_connect")
    if settings.api_base is None:  # a simulated Discord has no token to reset
        await restarts.wait()
    await bot.login(token)
    limits = await bot.fetch_session_start_limits()
    must_be_left(limits.remaining, limits.reset_after / 1000)
    await connected(bot)


async def connected(bot: KnaveBot) -> None:
    """Stay connected until the bot is closed, or this task is cancelled.

    While it reconnects a shard, discord.py takes a cancellation for the end of that attempt and
    goes on. So it is not handed on: closing the bot, which comes next, ends its task.
    """
    await asyncio.shield(asyncio.create_task(bot.connect()))


async def kept_alive(bot: KnaveBot, store: FullStore, told: Callable[[int], object]) -> None:
    """Write that the bot lives, see to the log in which that is written, and look at the clock."""
    try:
        await store.marks.set_mark(ALIVE, str(int(time.time())))
        told(await store.tend())
    finally:  # on a full disk, too
        await bot.tables.look_at_the_clock()
        bot.duplicates.look_at_the_clock()


async def session_begins(restarts: Restarts, first: int, shard: int) -> None:
    """Note that the ``first`` shard begins a session, of which Discord allows so many a day."""
    if shard != first:
        return
    try:
        await restarts.note()
    except StoreError as error:
        log.error("the start of a session could not be noted: %s", error)


def made_ready() -> None:
    """Draw every card once, so that the first hand need not wait for it; then settle down.

    That takes a second in a thread, and the loop has its turns meanwhile.
    """
    take_turns()
    warm()
    settle(ANSWERING)


def metrics_of(settings: Settings) -> "Metrics | None":
    """The metrics, if they are wished, served at the address of the settings.

    :raises SettingsError: the library is missing, or the address cannot be had.
    :raises ConnectionError: another program has the address.
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
        if error.errno == errno.EADDRINUSE:  # a bot that is just going down has it yet
            raise ConnectionError(
                f"KNAVE_METRICS is {settings.metrics}, which another program uses."
            ) from None
        raise SettingsError(
            f"KNAVE_METRICS is {settings.metrics}, which cannot be used: {error.strerror}."
        ) from None
    return metrics


def pace_of(settings: Settings, range_share: float) -> Pace:
    """No pause in a simulated Discord, if that is wished: discord.py keeps to its limits alone.

    A proxy keeps the limits that Discord tells of for all ranges, and no others.
    """
    if settings.api_base and not settings.robot_pause:
        return HASTE
    return Pace(
        robot=settings.robot_pause,
        forced=settings.robot_pause,
        request_share=1.0 if settings.rest_proxy else range_share,
        range_share=range_share,
    )
