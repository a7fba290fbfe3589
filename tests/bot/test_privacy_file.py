"""/privacy export for somebody with many games: beside the loop, once, and nothing is lost."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from bot import exports
from bot.exports import NAME, Written, written
from bot.tables.export import as_text, read
from bot.tables.words import languages, words
from bot.workers import NoWorkers, Workers
from tests.bot.finished import finished
from tests.bot.house import LOCALES, House, Player, open_house, said, sentence
from tests.bot.test_history import put_away

GAME = "widow-pitch"


class Gate:
    """Runs what it is given once it is let, and counts it; or fails."""

    def __init__(self, fault: Exception | None = None) -> None:
        self.open = asyncio.Event()
        self.ran = 0
        self.fault = fault

    async def run(self, function: Any, /, *args: Any, **kwargs: Any) -> Any:
        self.ran += 1
        await self.open.wait()
        if self.fault is not None:
            raise self.fault
        return function(*args, **kwargs)

    async def close(self) -> None:
        """There is nothing to be closed."""


def gated(house: House, fault: Exception | None = None) -> Gate:
    gate = Gate(fault)
    house.bot.exports = exports.Exports(house.bot.store, gate)
    return gate


async def file_of(result: Any) -> dict[str, Any]:
    (file,) = result.response.attachments
    content = await file.read()
    told = json.loads(gzip.decompress(content) if file.filename.endswith(".gz") else content)
    assert isinstance(told, dict)
    return told


async def test_not_a_game_is_read_or_written_down_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it happens in another process, in which nothing of this is replaced."""
    workers = Workers(1, name="exports'", nice=10)
    async with open_house(tmp_path, workers=workers) as house:
        ann = house.invite("Ann")
        await finished(house, GAME, ann)
        await house.started(GAME, ann)
        await ann.end()

        def here(*_: object) -> Any:
            raise AssertionError("written in the process of the bot")

        for place in ("cogs.privacy", "bot.exports", "bot.tables.export"):
            monkeypatch.setattr(f"{place}.as_text", here, raising=False)
        monkeypatch.setattr("bot.storage.history.kept", here)
        monkeypatch.setattr("bot.storage.privacy.all_about", here)
        told = await file_of(await ann.slash("privacy export"))
        monkeypatch.undo()
        assert [game["number"] for game in told["games"]] == [2, 1]
        assert {row["game_id"] for row in told["stored"]["played"]} == {1, 2}
        assert read(told["games"][0]["log"]).broken_off
        kept = await house.bot.store.kept_game(1)
        assert kept is not None
        assert told["games"][1]["log"] == as_text(exports.export_of(kept))


async def test_who_asks_twice_has_one_file_made(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await put_away(house, ann, 3)
    gate = gated(house)
    asked = [
        asyncio.create_task(who.slash("privacy export")) for who in (ann, ann, ann, bob, ann, ann)
    ]
    while len([task for task in asked if not task.done()]) and gate.ran < 2:
        await asyncio.sleep(0)
    gate.open.set()
    files = [await file_of(result) for result in await asyncio.gather(*asked)]
    assert gate.ran == 2
    assert [len(told["games"]) for told in files] == [3, 3, 3, 0, 3, 3]
    assert [told["user_id"] for told in files].count(str(bob.id)) == 1


async def test_who_asks_again_and_again_is_told_when(house: House) -> None:
    """Others are not, and it is their own file that they have had."""
    ann, bob = house.invite_all("Ann", "Bob")
    gate = gated(house)
    gate.open.set()
    for _ in range(2):
        await file_of(await ann.slash("privacy export"))
    for _ in range(2):
        refused = await ann.slash("privacy export")
        assert said(refused) == sentence("no-export-too-often", count=5)
    assert gate.ran == 2
    assert (await file_of(await bob.slash("privacy export")))["user_id"] == str(bob.id)


@pytest.mark.parametrize("fault", [NoWorkers("dead"), TimeoutError()], ids=["dead", "hangs"])
async def test_a_process_that_dies_is_a_sentence(house: House, fault: Exception) -> None:
    ann = house.invite("Ann")
    gated(house, fault).open.set()
    assert sentence("no-export-busy") in said(await ann.slash("privacy export"))
    gated(house).open.set()
    assert (await file_of(await ann.slash("privacy export")))["games"] == []
    house.faults.seen.clear()


async def test_only_so_many_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    monkeypatch.setattr(exports, "MOST_WAITING", 1)
    gate = gated(house)
    first = asyncio.create_task(ann.slash("privacy export"))
    while not gate.ran:
        await asyncio.sleep(0)
    assert sentence("no-export-busy") in said(await bob.slash("privacy export"))
    gate.open.set()
    assert (await file_of(await first))["user_id"] == str(ann.id)


async def test_what_was_read_before_somebody_was_forgotten_is_old(house: House) -> None:
    ann = house.invite("Ann")
    await put_away(house, ann, 1)
    gate = gated(house)
    first = asyncio.create_task(ann.slash("privacy export"))
    while not gate.ran:
        await asyncio.sleep(0)
    await house.bot.hall.forget(ann.id)
    house.bot.dispatch("forgotten", ann.id, ())
    await house.env.settle()
    second = asyncio.create_task(ann.slash("privacy export"))
    while gate.ran < 2:
        await asyncio.sleep(0)
    gate.open.set()
    await first
    assert (await file_of(await second))["games"] == []


# ---------------------------------------------------------------------- large files


def told_of(file: Written) -> dict[str, Any]:
    plain = gzip.decompress(file.content) if file.name.endswith(".gz") else file.content
    told = json.loads(plain)
    assert isinstance(told, dict)
    return told


async def test_a_large_file_is_packed_and_whole(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever its size, it has the same in it, and Discord takes it."""
    ann = house.invite("Ann")
    await finished(house, GAME, ann)
    await put_away(house, ann, 30)
    path = str(house.path)
    small = written(path, ann.id, 0.0)
    assert small.name == NAME and small.content.count(b"\n") > 100
    whole = told_of(small)
    assert [game["number"] for game in whole["games"]] == [*range(31, 1, -1), 1]
    assert whole["games_left_out"] == 0
    monkeypatch.setattr(exports, "READABLE", 1000)
    dense = written(path, ann.id, 0.0)
    assert dense.name == NAME and len(dense.content) < len(small.content)
    assert told_of(dense) == whole
    monkeypatch.setattr(exports, "ROOM", len(dense.content) - 1)
    packed = written(path, ann.id, 0.0)
    assert packed.name == f"{NAME}.gz" and len(packed.content) < exports.ROOM
    assert told_of(packed) == whole


async def test_what_finds_no_room_is_counted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest games are kept; packed or not, it is never more than Discord takes."""
    ann = house.invite("Ann")
    await finished(house, GAME, ann)
    await put_away(house, ann, 30)
    path = str(house.path)
    every = [*range(31, 1, -1), 1]
    stored = len(exports._dumps(told_of(written(path, ann.id, 0.0))["stored"]))
    for largest in (stored - 1, stored + 2000, stored + 4000):
        told = told_of(written(path, ann.id, 0.0, largest))
        numbers = [game["number"] for game in told["games"]]
        assert numbers == every[: len(numbers)]
        assert told["games_left_out"] == len(every) - len(numbers) > 0
        assert bool(numbers) == (largest > stored)
    monkeypatch.setattr(exports, "READABLE", 0)
    most = len(written(path, ann.id, 0.0, stored + 1000).content)
    packed = len(gzip.compress(written(path, ann.id, 0.0).content, mtime=0))
    monkeypatch.setattr(exports, "ROOM", packed - 1)
    assert most > packed
    tight = written(path, ann.id, 0.0, 2 * stored)
    assert len(tight.content) <= exports.ROOM
    assert told_of(tight)["stored"] == told_of(written(path, ann.id, 0.0))["stored"]


@pytest.mark.parametrize("language", languages())
async def test_in_every_language(
    house: House, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann: Player = house.invite("Ann")
    LOCALES[ann.id] = {"en": "en-US"}.get(language, language)
    say = words(language).say
    plain = await ann.slash("privacy export")
    assert plain.response.content == say("privacy-file", packed="no")
    monkeypatch.setattr(exports, "READABLE", 0)
    monkeypatch.setattr(exports, "ROOM", 10)
    packed = await ann.slash("privacy export")
    assert packed.response.content == say("privacy-file", packed="yes") != plain.response.content
    assert said(await ann.slash("privacy export")) == say("no-export-too-often", count=5)
