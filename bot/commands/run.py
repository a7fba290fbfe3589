"""Running the bot for real, and checking what it would run with."""

import asyncio
import logging
import math
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import discord

from bot.client import emoji
from bot.client.app import KnaveBot
from bot.client.display.circuit_breaker import TOO_MANY
from bot.client.errors import UNREACHED
from bot.client.throttle import TokenBucket
from bot.demo.endpoints import point_discord_at
from bot.legal import Published
from bot.ops import attention
from bot.ops.backup_schedule import BackupSchedule
from bot.ops.encryption import encryption_to
from bot.ops.gc_tuning import settle
from bot.ops.heartbeat import Heart
from bot.ops.restarts import Restarts, TooOften, must_be_left
from bot.ops.settings import Settings, SettingsError
from bot.robots.workers import Robots
from bot.rules import GAMES
from bot.storage.backup import Crypt, sweep_parts
from bot.storage.integrity import examine
from bot.storage.lock import alone
from bot.storage.schema import read_migrations
from bot.storage.sqlite import MIGRATIONS, SqliteStore
from bot.storage.store import StoreError
from bot.tables.model.clock import HASTE, Pace
from cardart import warm

if TYPE_CHECKING:
    from bot.ops.metrics import Metrics

log = logging.getLogger(__name__)
SILENCE = 30.0
"""Seconds for which ``knave emoji`` waits in silence; discord.py takes no fewer."""
SIMULATED_PAUSE = 0.025
"""Seconds between two uploads to a simulated Discord: it too allows fifty requests in one."""


async def run(settings: Settings, token: str) -> int:
    """Join Discord and stay until stopped.

    :raises SettingsError: Discord refuses the token, or commands for the server that was set.
    :raises ConnectionError: Discord cannot be reached.
    :raises StoreError: the database cannot be used.
    """
    if settings.api_base and settings.gateway:
        point_discord_at(settings.api_base, settings.gateway)
    with alone(settings.database):
        database = settings.database.resolve()
        sweep_parts(database.parent, database.name)  # what is not encrypted may lie there
        return await _run_alone(settings, token)


async def _run_alone(settings: Settings, token: str) -> int:
    metrics = _metrics(settings)
    store = SqliteStore(settings.database, watch=metrics.committed if metrics else _nobody)
    bot = KnaveBot(
        store,
        robots=Robots(settings.robot_workers),
        pace=_pace(settings),
        language=settings.language,
        dev_guild=settings.dev_guild,
        contact=settings.contact or "",
        published=Published.of(settings),
        keep_servers=settings.keep_servers,
        always_sync=settings.api_base is not None,  # a simulated Discord forgets
        upload_emoji=settings.upload_emoji,
        http_trace=metrics.trace() if metrics else None,
        limit=TokenBucket(),
    )
    if metrics:
        metrics.attach(bot)
    encryption = _encryption(settings)
    await store.open()  # before anything is said to Discord
    attention.warn(settings)
    asyncio.get_running_loop().run_in_executor(None, _made_ready)
    heart = Heart(
        settings.database,
        lambda: bot.is_ready() and not bot.is_closed(),
        partial(_kept_alive, bot, store, metrics.logged if metrics else _nobody),
        metrics.beat if metrics else _nobody,
        bot.display.redraws.limiter.breaker.told,
    )
    restarts = Restarts(store.marks)
    bot.add_listener(partial(_session_begins, restarts), "on_shard_connect")
    with reaching_discord():
        async with bot, _copies(settings, encryption), heart.beating():
            if settings.api_base is None:  # a simulated Discord has no token to reset
                await restarts.wait()
            await bot.login(token)
            limits = await bot.fetch_session_start_limits()
            must_be_left(limits.remaining, limits.reset_after / 1000)
            await _connected(bot)
    return 0


async def _connected(bot: KnaveBot) -> None:
    """Stay connected until the bot is closed, or whoever waits here is cancelled.

    While it reconnects a shard, discord.py takes a cancellation for the end of that attempt and
    goes on. So it is not handed on: closing the bot, which comes next, ends its task.
    """
    await asyncio.shield(asyncio.create_task(bot.connect()))


async def _kept_alive(bot: KnaveBot, store: SqliteStore, told: Callable[[int], object]) -> None:
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


def _made_ready() -> None:
    """Draw every card once, so that the first hand need not wait for it; then settle down."""
    warm()
    settle()


def _nobody(*_: object) -> None:
    """Nobody watches."""


def _metrics(settings: Settings) -> "Metrics | None":
    """What is counted, if that is wished, with the address at which it is told.

    :raises SettingsError: the library is missing, or the address cannot be had.
    """
    if settings.metrics is None:
        return None
    try:
        from bot.ops.metrics import Metrics
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
    if settings.backup_dir is None:
        yield
        return
    hours, keep = settings.backup_hours, settings.backup_keep
    keeper = BackupSchedule(settings.database, settings.backup_dir, hours, keep, encryption)
    task = asyncio.create_task(keeper.go_on())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def _encryption(settings: Settings) -> Crypt | None:
    """What encrypts backups, if that is wished.

    :raises SettingsError: the keys cannot be used, or the library is missing.
    """
    keys = settings.backup_encrypt_to
    return None if keys is None else encryption_to(keys)


def _pace(settings: Settings) -> Pace:
    """No pause in a simulated Discord, if that is wished: discord.py keeps to its limits alone."""
    if settings.api_base and not settings.robot_pause:
        return HASTE
    return Pace(robot=settings.robot_pause, forced=settings.robot_pause)


async def upload_emoji(settings: Settings, token: str) -> int:
    """Upload the cards as emoji, as far as they are not there, and say how far it is.

    :raises SettingsError: Discord refuses the token or an emoji.
    :raises ConnectionError: Discord cannot be reached.
    """
    if settings.api_base and settings.gateway:
        point_discord_at(settings.api_base, settings.gateway)
    pause = SIMULATED_PAUSE if settings.api_base else emoji.PAUSE
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    print("Drawing the cards …", flush=True)
    try:
        with reaching_discord():
            intents = discord.Intents(guilds=True)
            async with discord.Client(intents=intents, max_ratelimit_timeout=SILENCE) as client:
                await client.login(token)
                new = await emoji.upload(client, _progress, pause, _waiting)
                old = await emoji.remove_old(client, _waiting)
    except (discord.HTTPException, emoji.NoRoom) as error:
        raise SettingsError(f"The emoji could not be uploaded: {error}") from None
    print(f"{new} emoji uploaded, {old} old ones removed: everything is there.")
    return 0


async def _waiting(seconds: float) -> None:
    """Wait as long as Discord demands, and say for how long."""
    minutes = math.ceil(seconds / 60)
    print(
        f"Discord takes no more emoji for now: I go on in {minutes}"
        f" {'minute' if minutes == 1 else 'minutes'}. You may stop me;"
        " started again, I go on where I stopped.",
        flush=True,
    )
    await asyncio.sleep(seconds)


def _progress(done: int, of: int, name: str) -> None:
    print(f"{done:4} of {of}  {name}", flush=True)


@contextmanager
def reaching_discord() -> Iterator[None]:
    """What can go wrong on the way to Discord, in one sentence.

    :raises SettingsError: the token is wrong, and will be.
    :raises ConnectionError: the way is closed, and may be open another time.
    """
    try:
        yield
    except TooOften:
        raise
    except discord.LoginFailure:
        raise SettingsError(
            "Discord does not accept the token: make a new one and write it into .env."
        ) from None
    except discord.HTTPException as error:
        if not isinstance(error, discord.DiscordServerError) and error.status != TOO_MANY:
            raise
        raise ConnectionError(f"Discord cannot be reached: it answers {error.status}.") from None
    except (*UNREACHED, discord.GatewayNotFound) as error:
        why = str(error) or type(error).__name__  # a timeout says nothing
        raise ConnectionError(f"Discord cannot be reached: {why}") from None


@dataclass(frozen=True, slots=True)
class Report:
    """What ``knave check`` has to say."""

    text: str
    faults: int


def check(settings: Settings) -> Report:
    """What is set, where it comes from, and what is wrong, without connecting or changing."""
    rows = settings.describe()
    width = max(len(row.name) for row in rows)
    lines = [f"{row.name:{width}}  {row.value}  ({row.source})" for row in rows]
    faults = []
    try:
        settings.require_token()
    except SettingsError as error:
        faults.append(str(error))
    try:
        _encryption(settings)
    except SettingsError as error:
        faults.append(str(error))
    try:
        lines.append(f"{'database':{width}}  {_database(settings.database)}")
    except StoreError as error:
        faults.append(str(error))
    if settings.backup_dir is not None:
        lines.append(f"{'newest backup':{width}}  {_newest_copy(settings, settings.backup_dir)}")
    lines.append(f"{'games':{width}}  {', '.join(GAMES)}")
    notes = attention.notes(settings)
    lines.append(f"{'sqlite':{width}}  {attention.sqlite()}")
    lines += [f"note: {note}" for note in notes] + [f"wrong: {fault}" for fault in faults]
    if not faults:
        lines.append("It can run; see to the notes." if notes else "Everything is in order.")
    return Report("\n".join(lines), len(faults))


def _database(path: Path) -> str:
    """How the database is, of which nothing is changed: a bot may be at work on it."""
    if not path.exists() or not path.stat().st_size:
        if not os.access(path if path.exists() else path.absolute().parent, os.W_OK):
            raise StoreError(
                f"The database {path} cannot be opened: its folder must exist and be writable."
            )
        return "is made at the first start"
    known = [step.number for step in read_migrations(MIGRATIONS)]
    found = examine(path, known[-1])
    due = [str(number) for number in known if number not in found.applied]
    later = f"; the next start brings it up to date (migrations {', '.join(due)})" if due else ""
    return f"can be used; {found}{later}"


def _newest_copy(settings: Settings, folder: Path) -> str:
    keeper = BackupSchedule(settings.database, folder, settings.backup_hours, settings.backup_keep)
    if not (copies := keeper.copies()):
        return f"none in {folder} yet"
    hours = (time.time() - copies[-1].stat().st_mtime) / 3600
    if hours < 0:
        return f"{copies[-1].name}, dated in the future: a clock was wrong, or is"
    return f"{copies[-1].name}, {hours:.0f} hours old"
