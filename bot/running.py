"""Running the bot for real, and checking what it would run with."""

import logging
from contextlib import suppress
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
    )
    try:
        await bot.store.open()  # before anything is said to Discord
        async with bot:
            await bot.start(token)
    except discord.LoginFailure:
        raise SettingsError(
            "Discord does not accept the token: make a new one and write it into .env."
        ) from None
    except OSError as error:
        raise SettingsError(f"Discord cannot be reached: {error}") from None
    return 0


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
