"""/privacy export for somebody with many games: beside the loop, once, and nothing is lost."""

from __future__ import annotations

import asyncio
import gzip
import json
from typing import Any

import pytest

from bot.ground.workers import NoWorkers, Workers
from bot.ops import exports
from bot.ops.exports import NAME, Written, written
from bot.storage.rows.ids import GameId
from bot.tables.past.export import as_text, export_of, read
from bot.words.words import languages, words
from tests.cogs.test_history import put_away
from tests.support.finished import finished
from tests.support.house import House
from tests.support.messages import said, sentence
from tests.support.player import Player
from tests.support.simcord_adapter import LOCALES

GAME = "widow-pitch"


class Gate:
    """Runs what it is given once it is let, and counts it; or fails."""

    def __init__(self, fault: Exception | None = None) -> None:
        self.open = asyncio.Event()
        self.ran = 0
        self.fault = fault
        self._begun: dict[int, asyncio.Event] = {}

    async def begun(self, number: int) -> None:
        """Wait until so many have been begun."""
        if self.ran < number:
            await self._begun.setdefault(number, asyncio.Event()).wait()

    async def run(self, function: Any, /, *args: Any, **kwargs: Any) -> Any:
        self.ran += 1
        for number, moment in self._begun.items():
            if number <= self.ran:
                moment.set()
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


def told_of(file: Written) -> dict[str, Any]:
    plain = gzip.decompress(file.content) if file.name.endswith(".gz") else file.content
    told = json.loads(plain)
    assert isinstance(told, dict)
    return told


async def file_of(result: Any) -> dict[str, Any]:
    (file,) = result.response.attachments
    return told_of(Written(file.filename, await file.read()))


async def test_not_a_game_is_read_or_written_down_on_the_loop(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it happens in another process, in which nothing of this is replaced."""
    ann = house.invite("Ann")
    await finished(house, GAME, ann)
    await house.started(GAME, ann)
    await ann.end()

    def here(*_: object) -> Any:
        raise AssertionError("written in the process of the bot")

    for place in ("bot.ops.exports", "bot.tables.past.export"):
        monkeypatch.setattr(f"{place}.as_text", here)
    monkeypatch.setattr("bot.storage.history.kept", here)
    monkeypatch.setattr("bot.storage.privacy.all_about", here)
    own = exports.Exports(house.bot.store, Workers(1, name="exports'", nice=10))
    try:
        told = told_of(await own.of(ann.id, 0.0))
    finally:
        await own.close()
    monkeypatch.undo()
    assert [game["number"] for game in told["games"]] == [2, 1]
    assert {row["game_id"] for row in told["stored"]["played"]} == {1, 2}
    assert read(told["games"][0]["log"]).broken_off
    kept = await house.bot.store.past.kept(GameId(1))
    assert kept is not None
    assert told["games"][1]["log"] == as_text(export_of(kept))


async def test_the_command_leaves_it_to_the_workers(house: House) -> None:
    ann = house.invite("Ann")
    await finished(house, GAME, ann)
    runner: Any = house.bot.exports._runner
    ran = runner.ran
    told = await file_of(await ann.slash("privacy export"))
    assert (ran["written"], len(told["games"])) == (1, 1)


async def test_who_asks_twice_has_one_file_made(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await put_away(house, ann, 3)
    gate = gated(house)
    asked = [asyncio.create_task(house.bot.exports.of(who.id, 0.0)) for who in (ann, ann, bob, ann)]
    await gate.begun(2)
    assert ann.id in house.bot.exports
    gate.open.set()
    files = [told_of(file) for file in await asyncio.gather(*asked)]
    assert gate.ran == 2 and ann.id not in house.bot.exports
    assert [len(told["games"]) for told in files] == [3, 3, 0, 3]
    assert files[2]["user_id"] == str(bob.id)


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
    first = asyncio.create_task(house.bot.exports.of(ann.id, 0.0))
    await gate.begun(1)
    assert sentence("no-export-busy") in said(await bob.slash("privacy export"))
    gate.open.set()
    assert told_of(await first)["user_id"] == str(ann.id)


async def test_what_was_read_before_somebody_was_forgotten_is_old(house: House) -> None:
    ann = house.invite("Ann")
    await put_away(house, ann, 1)
    gate = gated(house)
    first = asyncio.create_task(house.bot.exports.of(ann.id, 0.0))
    await gate.begun(1)
    await house.bot.tables.forgetting.person(ann.id)
    house.bot.dispatch("forgotten", ann.id)
    await house.env.settle()
    second = asyncio.create_task(house.bot.exports.of(ann.id, 0.0))
    await gate.begun(2)
    gate.open.set()
    await first
    assert told_of(await second)["games"] == []


# ---------------------------------------------------------------------- large files


async def test_a_large_file_is_packed_and_whole(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file of any size has the same in it, and Discord takes it."""
    ann = house.invite("Ann")
    await finished(house, GAME, ann)
    await put_away(house, ann, 30)
    path = str(house.path)
    small = written(path, ann.id, 0.0)
    assert small.name == NAME and small.content.count(b"\n") > 100
    whole = told_of(small)
    assert [game["number"] for game in whole["games"]] == [1, *range(31, 1, -1)]
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
    every = [1, *range(31, 1, -1)]
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
