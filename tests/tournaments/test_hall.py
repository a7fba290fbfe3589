"""The hall of tournaments: one verb at a time, stored before it is told, taken up again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.storage.rows.ids import GuildId
from bot.storage.rows.tournaments import TournamentRow
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreBusy
from bot.tables.model.refusals import Refusal
from bot.tournaments import course, signing
from bot.tournaments.hall import MOST_HERE, Hall
from bot.tournaments.values import Tournament
from tests.tournaments.fields import HOST, begun, opened, person


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path / "knave.db", synchronous="NORMAL")
    await store.open()
    yield store
    await store.close()


async def test_what_is_done_is_stored_and_told(store: SqliteStore) -> None:
    hall = Hall(store.tournaments)
    told: list[Tournament] = []
    hall.listeners.append(told.append)
    number = await hall.open(opened())
    for n in range(3):
        await hall.do(number, signing.sign_up, person(n))
    started = await hall.do(number, course.begin, HOST.user, False, Random(1).randrange)
    assert started.id == number
    assert [len(one.entries) for one in told] == [1, 2, 3, 3]
    again = Hall(store.tournaments)
    await again.restore()
    assert again.tournaments == hall.tournaments == (started,)


async def test_what_changes_nothing_is_not_told(store: SqliteStore) -> None:
    hall = Hall(store.tournaments)
    told: list[Tournament] = []
    hall.listeners.append(told.append)
    number = await hall.open(begun(2))
    await hall.do(number, course.go_on, 0.0)
    assert told == []


async def test_a_refused_write_leaves_all_as_it_was(store: SqliteStore) -> None:
    hall = Hall(store.tournaments)
    told: list[Tournament] = []
    hall.listeners.append(told.append)
    number = await hall.open(opened())
    before = await hall.find(number)

    async def refuse(row: TournamentRow) -> bool:
        raise StoreBusy("the disk is full")

    store.tournaments.save = refuse
    with pytest.raises(StoreBusy):
        await hall.do(number, signing.sign_up, person(1))
    assert await hall.find(number) == before
    assert told == []


async def test_what_was_opened_is_open_though_the_store_fails_after_it(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else its host would be told that nothing was done."""

    async def busy(number: int) -> TournamentRow | None:
        raise StoreBusy("busy")

    hall = Hall(store.tournaments)
    with monkeypatch.context() as failing:
        failing.setattr(store.tournaments, "tournament", busy)
        number = await hall.open(opened())
        found = await hall.find(number)
    again = Hall(store.tournaments)
    await again.restore()
    assert again.tournaments == hall.tournaments == (found,) and found.id == number


async def test_two_at_once_both_count(store: SqliteStore) -> None:
    hall = Hall(store.tournaments)
    number = await hall.open(opened())
    await asyncio.gather(*(hall.do(number, signing.sign_up, person(n)) for n in range(8)))
    assert len((await hall.find(number)).entries) == 8


async def test_what_is_over_is_found_and_taken_up_no_more(store: SqliteStore) -> None:
    hall = Hall(store.tournaments)
    number = await hall.open(opened())
    await hall.do(number, course.cancel, HOST.user, False)
    assert hall.tournaments == ()
    assert (await hall.find(number)).status == "cancelled"
    assert [one.id for one in await hall.newest(GuildId(1), 5)] == [number]
    with pytest.raises(Refusal, match="no-tournament"):
        await hall.find(number + 1)


async def test_somebody_is_forgotten_in_all_of_them(store: SqliteStore) -> None:
    hall = Hall(store.tournaments)
    numbers = [await hall.open(begun(3)), await hall.open(opened())]
    await hall.do(numbers[1], signing.sign_up, person(1))
    await hall.forget(person(1).user)
    for number in numbers:
        assert not (await hall.find(number)).names(person(1).user)


async def test_a_server_is_forgotten(store: SqliteStore) -> None:
    hall = Hall(store.tournaments)
    await hall.open(begun(3))
    await hall.forget_server(GuildId(1))
    assert hall.tournaments == ()


async def test_a_server_that_is_forgotten_does_not_come_back(store: SqliteStore) -> None:
    """Somebody signs up in the same moment."""
    hall = Hall(store.tournaments)
    number = await hall.open(opened())
    at, gate, save = asyncio.Event(), asyncio.Event(), store.tournaments.save

    async def slow(row: TournamentRow) -> bool:
        at.set()
        await gate.wait()
        return await save(row)

    store.tournaments.save = slow
    signing_up = asyncio.create_task(hall.do(number, signing.sign_up, person(1)))
    await at.wait()
    await store.servers.forget(GuildId(1))
    forgetting = asyncio.create_task(hall.forget_server(GuildId(1)))
    gate.set()
    await forgetting
    with pytest.raises(Refusal, match="no-tournament"):
        await signing_up
    assert hall.unsettled == ()
    assert await store.tournaments.tournament(number) is None


async def test_no_more_of_a_server_than_may_be(store: SqliteStore) -> None:
    """However many are opened in the same moment."""
    hall = Hall(store.tournaments)
    tries = [hall.open(opened()) for _ in range(MOST_HERE + 2)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(one, Refusal) for one in answers) == 2
    assert len(hall.tournaments) == MOST_HERE


async def test_what_another_version_wrote_stands_in_nobodys_way(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    hall = Hall(store.tournaments)
    await hall.open(begun(3))
    await store.do(lambda db: db.execute("UPDATE tournaments SET system = 'arena'") and None)
    again = Hall(store.tournaments)
    await again.restore()
    assert again.tournaments == ()
    assert "cannot be taken up again" in caplog.text
