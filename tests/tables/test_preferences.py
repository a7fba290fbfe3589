"""Many people at once: nobody waits for another's disk, and nobody's change is lost."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.storage.rows.ids import GuildId, UserId
from bot.storage.rows.people import GuildRow, PersonRow
from bot.storage.sqlite import SqliteStore
from bot.tables.live.peers import Alone, Kind
from bot.tables.live.preferences import Preferences

PEOPLE = 100


class Slow(SqliteStore):
    """A disk that writes when it is told to, and counts who waits for it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.waiting = 0
        self.all_wait = asyncio.Event()
        self.free = asyncio.Event()

    async def do(self, work: Any, *, apart: bool = False) -> Any:
        if work.__qualname__ == "save_person":
            self.waiting += 1
            if self.waiting == PEOPLE:
                self.all_wait.set()
            await self.free.wait()
        return await super().do(work, apart=apart)


async def test_a_hundred_people_share_the_way_to_the_disk(tmp_path: Path) -> None:
    store = Slow(tmp_path / "knave.db")
    await store.open()
    preferences = Preferences(store)
    met = [asyncio.create_task(preferences.meet(UserId(n), f"P{n}", "de")) for n in range(PEOPLE)]
    await asyncio.wait_for(store.all_wait.wait(), 60)  # with one lock for all: for ever
    store.free.set()
    assert {person.name for person in await asyncio.gather(*met)} == {
        f"P{n}" for n in range(PEOPLE)
    }
    await store.close()


async def test_changes_of_one_person_are_made_one_after_the_other(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "knave.db")
    await store.open()
    preferences = Preferences(store)
    changes = [
        preferences.change(UserId(1), lambda p: replace(p, quiet_from=p.quiet_from + 1))
        for _ in range(20)
    ]
    await asyncio.gather(*changes)
    assert (await preferences.person(UserId(1))).quiet_from == (
        await store.people.person(UserId(1))
    ).quiet_from
    assert (await store.people.person(UserId(1))).quiet_from - PersonRow(
        user_id=UserId(1)
    ).quiet_from == 20
    await store.close()


class Elsewhere(Alone):
    """Other processes, which hear of every change."""

    def news(self, kind: Kind, number: int) -> str:
        return f"{kind} {number}"


async def test_what_was_stored_is_in_force_whatever_changes_elsewhere(tmp_path: Path) -> None:
    """Somebody else's choice changes in another process in the same moment."""
    store = SqliteStore(tmp_path / "knave.db")
    await store.open()
    preferences = Preferences(store, peers=Elsewhere())
    await store.do(lambda db: db.create_function("pg_notify", 2, lambda *_: None))
    await preferences.person(UserId(1))
    await preferences.guild(GuildId(7))
    one = asyncio.create_task(preferences.change(UserId(1), lambda p: replace(p, ping="none")))
    two = asyncio.create_task(
        preferences.change_guild(GuildId(7), lambda g: replace(g, language="de"))
    )
    await asyncio.sleep(0)
    preferences.drop("person", 2)
    await asyncio.gather(one, two)
    assert (await preferences.person(UserId(1))).ping == "none"
    assert (await preferences.guild(GuildId(7))).language == "de"
    await preferences.change(UserId(1), lambda p: replace(p, ping="dm"))
    assert (await store.people.person(UserId(1))).ping == "dm"
    await store.close()


class Reading(SqliteStore):
    """A disk that has read, and hands out what it found when it is told to."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.has_read = asyncio.Event()
        self.free = asyncio.Event()

    async def do(self, work: Any, *, apart: bool = False) -> Any:
        found = await super().do(work, apart=apart)
        if work.__qualname__ in ("person", "guild"):
            self.has_read.set()
            await self.free.wait()
        return found


async def test_nobody_is_known_again_by_a_read_from_before_they_were_forgotten(
    tmp_path: Path,
) -> None:
    """Their old choices would be stored again with their next press."""
    store = Reading(tmp_path / "knave.db")
    await store.open()
    await store.people.save_person(PersonRow(user_id=UserId(1), name="Ann", ping="none"))
    preferences = Preferences(store)
    read = asyncio.create_task(preferences.person(UserId(1)))
    await asyncio.wait_for(store.has_read.wait(), 60)
    await preferences.forget(UserId(1))
    store.free.set()
    await read
    assert preferences.known_words(UserId(1)) is None
    await preferences.meet(UserId(1), "Ann", "en")
    assert (await store.people.person(UserId(1))).ping == PersonRow(user_id=UserId(1)).ping
    await store.close()


async def test_no_server_is_known_again_by_a_read_from_before_it_was_forgotten(
    tmp_path: Path,
) -> None:
    store = Reading(tmp_path / "knave.db")
    await store.open()
    await store.people.save_guild(GuildRow(guild_id=GuildId(7), language="de"))
    preferences = Preferences(store)
    read = asyncio.create_task(preferences.guild(GuildId(7)))
    await asyncio.wait_for(store.has_read.wait(), 60)
    await store.servers.forget(GuildId(7))
    preferences.forget_guild(GuildId(7))
    store.free.set()
    await read
    assert (await preferences.guild(GuildId(7))).language == ""
    await store.close()
