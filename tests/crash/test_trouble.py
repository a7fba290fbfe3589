"""The disk is full, the database locked, its end torn off, or the process dies while migrating."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from random import Random

from bot.storage.full import MIGRATIONS
from bot.storage.rows.ids import UserId
from bot.storage.schema import migrate, read_migrations
from bot.tables.model.lobby import Lobby
from bot.words.words import words
from tests.crash.house import House, open_house
from tests.crash.judge import decisions, games, settled
from tests.crash.record import Decision
from tests.crash.steps import get_on, playing, until

NO_STORAGE = words("en").say("no-storage")
UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
A_PAGE = 4096
A_WHILE = 20.0
"""Seconds; the bot waits five of them for the disk before it says so."""
TRIES = 5


def kept(house: House) -> set[Decision]:
    """Every decision of a person that is on disk."""
    return {
        (one.table, user, number)
        for one in games(house.database)
        for seat, number, _, _ in decisions(one.log)
        if seat >= 0 and (user := one.users[seat]) is not None
    }


def moves(house: House) -> int:
    return sum(len(one.log.moves) for one in games(house.database))


async def refused_for_the_disk(
    house: House, begin: Callable[[], object], end: Callable[[], object]
) -> None:
    """Begin the trouble, and wait until somebody has been told of it.

    Where it begins while robots alone are to act, nobody presses anything and nobody is told:
    then it ends, people get on, and it begins again.
    """
    for _ in range(TRIES):
        house.record.refused.clear()
        begin()
        with suppress(TimeoutError):
            async with asyncio.timeout(A_WHILE):
                await until(house, lambda: house.record.refused[NO_STORAGE])
                return
        end()
        await get_on(house, 1)
    raise AssertionError("nobody was ever told")


async def killed_and_begun_anew(house: House) -> None:
    """SIGKILL in the midst of it; then everybody gets on."""
    await house.life.kill()
    await house.until_offline()
    await house.begin(cold=False)
    for place in house.places:
        await get_on(house, 3, place)


async def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async with playing(tmp_path) as house:
        limit = (A_PAGE, resource.RLIM_INFINITY)
        full = partial(resource.prlimit, house.life.pid, resource.RLIMIT_FSIZE, limit)
        empty = partial(resource.prlimit, house.life.pid, resource.RLIMIT_FSIZE, UNLIMITED)
        await refused_for_the_disk(house, full, empty)
        stored, refused = moves(house), house.record.refused[NO_STORAGE]
        await until(house, lambda: house.record.refused[NO_STORAGE] > refused)
        assert moves(house) == stored
        # Players note an answer a moment late, so that their number may still grow.
        assert house.record.told.keys() <= kept(house)
        empty()
        for place in house.places:
            await get_on(house, 3, place)
        assert not house.record.silent
        await refused_for_the_disk(house, full, empty)
        await killed_and_begun_anew(house)  # the limit died with the process


def _locking(db: sqlite3.Connection) -> tuple[Callable[[], object], Callable[[], object]]:
    """Two functions by which another program locks the database, and lets it go."""
    db.execute("PRAGMA busy_timeout = 20000")
    return partial(db.execute, "BEGIN EXCLUSIVE"), partial(db.execute, "ROLLBACK")


async def test_a_locked_database_is_waited_for_and_then_said(tmp_path: Path) -> None:
    """Longer than Discord waits for an answer, and longer than the bot waits for the disk."""
    async with playing(tmp_path) as house:
        with closing(sqlite3.connect(house.database, isolation_level=None)) as other:
            lock, unlock = _locking(other)
            lock()
            await asyncio.sleep(3.5)
            unlock()
            for place in house.places:
                await get_on(house, 3, place)
            assert not house.record.refused[NO_STORAGE]
            await refused_for_the_disk(house, lock, unlock)
            unlock()
        for place in house.places:
            await get_on(house, 3, place)
        assert not house.record.silent, "put off, but answered within three seconds"
        with closing(sqlite3.connect(house.database, isolation_level=None)) as other:
            lock, unlock = _locking(other)
            await refused_for_the_disk(house, lock, unlock)
            await house.life.kill()
            unlock()
        await killed_and_begun_anew(house)


async def test_a_torn_end_of_the_database_is_left_out(tmp_path: Path) -> None:
    """The newest page reached the disk in half: what came before is there, and goes on."""
    rng = Random(4)
    async with playing(tmp_path) as house:
        for _ in range(3):
            await house.life.kill()
            await house.until_offline()
            wal = house.database.with_name("knave.db-wal")
            size = wal.stat().st_size
            assert size > 2 * A_PAGE
            with wal.open("r+b") as file:
                file.truncate(size - rng.randrange(1, A_PAGE))
            house.record.forget(kept(house))
            await house.begin(cold=False)
            for place in house.places:
                await get_on(house, 2, place)


def an_old_database(house: House) -> None:
    """As the first version left it, with a lobby in which somebody waits."""
    place = house.places[0]
    host = place.clients[0]
    lobby = Lobby.open(place.game, place.preset, UserId(host.human.id), host.name)
    with closing(sqlite3.connect(house.database, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        migrate(db, read_migrations(MIGRATIONS)[:1], str(house.database))
        where = (house.demo.world.guild.id, house.demo.world.channel(place.channel).id)
        db.execute(
            "INSERT INTO tables (id, guild_id, channel_id, host_id, state, game, preset, options,"
            " level, clock, created_at, updated_at)"
            " VALUES (7, ?, ?, ?, 'lobby', ?, ?, ?, ?, 0, 1.0, 1.0)",
            (*where, host.human.id, place.game, place.preset, str(lobby.options), lobby.level),
        )
        for position, chair in enumerate(lobby.chairs):
            db.execute(
                "INSERT INTO seats (table_id, position, user_id, name) VALUES (7, ?, ?, ?)",
                (position, chair.user, chair.name),
            )
    house.record.asked_to_open = house.record.opened = 1


async def test_killed_at_every_step_of_a_migration(tmp_path: Path) -> None:
    async with open_house(tmp_path, 1, 3, long_games=True) as house:
        house.may_open = False
        an_old_database(house)
        killed = 0
        for step in range(1, 100):
            life = await house.begin(("migrating", step), cold=False)
            dead = asyncio.create_task(life.over.wait())
            up = asyncio.create_task(house.until_online())
            await asyncio.wait((dead, up), return_when=asyncio.FIRST_COMPLETED)
            dead.cancel()
            up.cancel()
            if not life.over.is_set():
                break
            assert life.killed_at == "migrating"
            killed += 1
        assert killed >= 5
        await get_on(house, 5)
        verdict = await settled(house)
        with closing(sqlite3.connect(house.database)) as db:
            applied = [n for (n,) in db.execute("SELECT number FROM schema_migrations")]
        assert sorted(applied) == [step.number for step in read_migrations(MIGRATIONS)]
        assert verdict.faults == ()
        assert [set(place.seen) for place in house.places] == [{7}]
