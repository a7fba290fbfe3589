"""A backup is put back: whoever had themselves forgotten since it was made is forgotten again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.storage.backup import back_up, restore
from bot.storage.forgotten import AGAIN, ALIVE, Forgotten
from bot.storage.sqlite import SqliteStore
from tests.support.finished import finished, opened, play_out
from tests.support.forgetting import forget, left_of
from tests.support.house import House, open_house

GAME = "widow-pitch"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house that keeps the list."""
    kept = Forgotten(tmp_path / "knave.db")
    async with open_house(tmp_path, forgotten=kept) as one:
        yield one


async def put_back(house: House, copy: Path) -> None:
    """Stop the bot, put a copy in the database's place, and start it."""

    old = house.bot

    class PutBack(SqliteStore):
        async def open(self) -> None:
            if self._writer is None:
                await old.store.close()
                restore(copy, house.path)
            await super().open()

    await house.restart(store=PutBack)


async def alive(house: House) -> None:
    """The bot gives a sign of life, as it does every few seconds."""
    await house.bot.store.marks.set_mark(ALIVE, str(int(house.bot.clock.now())))


async def test_forgotten_again(house: House, tmp_path: Path, caplog: Any) -> None:
    ann, bob, cat = house.invite_all("Ann", "Bob", "Cat")
    await finished(house, GAME, ann, bob)
    running = await opened(house, "four-jacks", ann, bob)
    await play_out(house, running, ann, bob, moves=5)
    await forget(cat)
    house.made["clock"].ahead += 60
    await cat.slash("knave settings")
    await alive(house)
    copy = tmp_path / "copy.db"
    back_up(house.path, copy)
    house.made["clock"].ahead += 60
    await forget(ann)
    assert left_of(house, ann.id, "Ann") == []
    await put_back(house, copy)
    assert left_of(house, ann.id, "Ann") == []
    assert left_of(house, bob.id, "Bob"), "who did not ask for it is known"
    assert left_of(house, cat.id, "Cat"), "nor is forgotten who came back before the copy"
    assert await house.bot.store.marks.mark(AGAIN) == ""
    assert "as they had asked since: 1" in caplog.text
    await play_out(house, running, bob)
    assert left_of(house, ann.id, "Ann") == []
    await ann.slash("knave settings")
    del house.made["store"]
    await house.restart()
    assert left_of(house, ann.id, "Ann"), "once, and not at every start"


async def test_forgotten_again_after_a_copy_that_was_made_meanwhile(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words may go out first: the bot gives a sign of life, and a copy begins."""
    (ann,) = house.invite_all("Ann")
    await ann.slash("knave settings")
    copy, display = tmp_path / "copy.db", house.bot.display
    told = display.forget

    async def slowly(user: Any) -> None:
        house.made["clock"].ahead += 5
        await alive(house)
        back_up(house.path, copy)
        await told(user)

    monkeypatch.setattr(display, "forget", slowly)
    await forget(ann)
    await put_back(house, copy)
    assert left_of(house, ann.id, "Ann") == []


async def test_a_disk_that_refuses_the_list_hinders_no_forgetting(house: House) -> None:
    ann = house.invite("Ann")
    await ann.slash("knave settings")
    known = house.bot.forgotten
    assert known is not None
    known.path.unlink()
    known.path.mkdir()
    await forget(ann)
    assert left_of(house, ann.id, "Ann") == []
    assert house.faults.seen
    assert all("a backup that is put back will know" in told for told in house.faults.seen)
    house.faults.seen.clear()
