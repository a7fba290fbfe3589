"""Running the bot for real, and checking what it would run with."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

import discord

from bot.app import KnaveBot
from bot.demo.points import point_discord_at
from bot.robots.workers import Robots
from bot.rules import GAMES
from bot.settings import Settings, SettingsError
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreError
from bot.tables.clock import Pace
from cardart import warm
from cogs import emoji
from cogs.doors import Turnstile

log = logging.getLogger(__name__)


async def run(settings: Settings, token: str) -> int:
    """Join Discord and stay until stopped.

    :raises SettingsError: Discord refuses the token, or cannot be reached.
    :raises StoreError: the database cannot be used.
    """
    if settings.api_base and settings.gateway:
        point_discord_at(settings.api_base, settings.gateway)
    bot = KnaveBot(
        SqliteStore(settings.database),
        robots=Robots(settings.robot_workers),
        pace=Pace(robot=settings.robot_pause, forced=settings.robot_pause),
        language=settings.language,
        dev_guild=settings.dev_guild,
        contact=settings.contact or "",
        always_sync=settings.api_base is not None,  # a simulated Discord forgets
        upload_emoji=settings.upload_emoji,
        turnstile=Turnstile(),
    )
    await bot.store.open()  # before anything is said to Discord
    asyncio.get_running_loop().run_in_executor(None, warm)  # the first hand need not wait for it
    with reaching_discord():
        async with bot:
            await bot.start(token)
    return 0


async def upload_emoji(settings: Settings, token: str) -> int:
    """Upload the cards as emoji, as far as they are not there, and say how far it is.

    :raises SettingsError: Discord refuses the token or an emoji, or cannot be reached.
    """
    if settings.api_base and settings.gateway:
        point_discord_at(settings.api_base, settings.gateway)
    pause = 0 if settings.api_base else emoji.PAUSE
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    print("Drawing the cards …", flush=True)
    try:
        with reaching_discord():
            async with discord.Client(intents=discord.Intents(guilds=True)) as client:
                await client.login(token)
                new = await emoji.upload(client, _progress, pause)
                old = await emoji.remove_old(client)
    except (discord.HTTPException, emoji.NoRoom) as error:
        raise SettingsError(f"The emoji could not be uploaded: {error}") from None
    print(f"{new} emoji uploaded, {old} old ones removed: everything is there.")
    return 0


def _progress(done: int, of: int, name: str) -> None:
    print(f"{done:4} of {of}  {name}", flush=True)


@contextmanager
def reaching_discord() -> Iterator[None]:
    """What can go wrong on the way to Discord, in one sentence."""
    try:
        yield
    except discord.LoginFailure:
        raise SettingsError(
            "Discord does not accept the token: make a new one and write it into .env."
        ) from None
    except OSError as error:
        raise SettingsError(f"Discord cannot be reached: {error}") from None


@dataclass(frozen=True, slots=True)
class Report:
    """What ``knave check`` has to say."""

    text: str
    faults: int


async def check(settings: Settings) -> Report:
    """What is set, where it comes from, and what is wrong, without connecting."""
    rows = settings.describe()
    width = max(len(row.name) for row in rows)
    lines = [f"{row.name:{width}}  {row.value}  ({row.source})" for row in rows]
    faults = []
    try:
        settings.require_token()
    except SettingsError as error:
        faults.append(str(error))
    existed = settings.database.exists()
    store = SqliteStore(settings.database)
    try:
        await store.open()
        tables = len(await store.open_tables())
        lines.append(f"{'database':{width}}  can be used; {tables} open tables")
    except StoreError as error:
        faults.append(str(error))
    finally:
        await store.close()
        if not existed:  # a check leaves nothing behind
            for end in ("", "-wal", "-shm"):
                with suppress(OSError):
                    settings.database.with_name(settings.database.name + end).unlink()
    lines.append(f"{'games':{width}}  {', '.join(GAMES)}")
    lines += [f"wrong: {fault}" for fault in faults] or ["Everything is in order."]
    return Report("\n".join(lines), len(faults))
