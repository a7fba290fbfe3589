"""Starts that back off, so that Discord never resets the token."""

from __future__ import annotations

import json
import time
from pathlib import Path

import discord
import pytest

from bot.client.app import KnaveBot
from bot.commands import run
from bot.commands.joining import session_begins
from bot.ops.restarts import AT_ONCE, DAY, HOUR, LONGEST, MARK, MOST, SPARE, Restarts, must_be_left
from bot.ops.settings import SettingsError, load
from bot.storage.sqlite import SqliteStore


class Notes:
    """The marks that the program keeps for itself, across its starts."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def mark(self, name: str) -> str:
        return self.kept.get(name, "")

    async def set_mark(self, name: str, value: str) -> None:
        self.kept[name] = value


class Life:
    """A machine with a clock, on which a bot is started again and again."""

    def __init__(self) -> None:
        self.notes = Notes()
        self.now = 1_000_000.0
        self.waited: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.now += seconds

    async def start(self, lives: float = 1.0) -> float:
        """Start, connect, and crash after so many seconds; the answer is how long it waited."""
        restarts = Restarts(self.notes, lambda: self.now, self.sleep)
        waited = await restarts.wait()
        await restarts.note()
        self.now += lives
        return waited


async def test_a_few_starts_are_at_once_and_then_it_waits_longer_and_longer() -> None:
    life = Life()
    waited = [await life.start() for _ in range(14)]
    assert waited[:AT_ONCE] == [0.0] * AT_ONCE
    later = waited[AT_ONCE:]
    assert later == sorted(later) and later[0] == 5.0 and later[3] == 40.0
    assert max(later) <= LONGEST


async def test_who_crashes_at_once_all_day_stays_far_below_the_limit() -> None:
    life = Life()
    began, starts = life.now, 0
    while life.now - began < DAY:
        await life.start()
        starts += 1
    assert starts < MOST / 2


async def test_after_an_hour_of_peace_it_does_not_wait() -> None:
    life = Life()
    for _ in range(8):
        await life.start()
    life.now += HOUR
    assert await life.start() == 0.0


async def test_too_many_in_a_day_are_refused_in_a_sentence() -> None:
    life = Life()
    times = [life.now - n * DAY / MOST for n in range(MOST)]
    life.notes.kept[MARK] = json.dumps(times)
    with pytest.raises(ConnectionError, match="800 times within a day") as caught:
        await life.start()
    assert "\n" not in str(caught.value) and not life.waited
    life.now += HOUR
    await life.start()


async def test_a_bot_of_many_ranges_does_not_lock_itself_out() -> None:
    """Its first start is one of every range; so are the next."""
    life, ranges = Life(), 15
    for start in range(40):
        waits = []
        for _ in range(ranges):
            restarts = Restarts(life.notes, lambda: life.now, life.sleep, ranges)
            waits.append(await restarts.wait())
            await restarts.note()
            life.now += 5
        assert start >= AT_ONCE or not any(waits)
        life.now += HOUR / 2


async def test_a_clock_that_is_set_back_forgets_nothing() -> None:
    life = Life()
    for _ in range(8):
        await life.start()
    life.now -= 30 * DAY
    assert await life.start() > 0
    life.now += 2 * DAY
    assert await life.start() == 0.0


async def test_a_note_that_nobody_can_read_is_none() -> None:
    life = Life()
    for rubbish in ("", "x", "{", "3", '["a"]', "null"):
        life.notes.kept[MARK] = rubbish
        assert await life.start() == 0.0


def test_discord_itself_says_how_many_are_left() -> None:
    must_be_left(SPARE, 10.0)
    with pytest.raises(ConnectionError, match=r"only 99 more times .* again in 2.0 hours"):
        must_be_left(SPARE - 1, 7200.0)


@pytest.fixture
def nobody_connects(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tokens with which somebody would have connected to Discord."""
    asked: list[str] = []

    async def login(_: KnaveBot, token: str) -> None:
        asked.append(token)
        raise discord.LoginFailure("not in a test")

    monkeypatch.setattr(KnaveBot, "login", login)
    monkeypatch.setattr(run, "made_ready", lambda: None)
    monkeypatch.setattr(run, "keep_apart", lambda: None)  # the tests stay where they are
    return asked


async def noted(database: Path, count: int, since: float) -> None:
    store = SqliteStore(database)
    await store.open()
    await store.marks.set_mark(MARK, json.dumps([since] * count))
    await store.close()


async def test_the_program_refuses_before_it_asks_discord(
    nobody_connects: list[str], tmp_path: Path
) -> None:
    database = tmp_path / "knave.db"
    await noted(database, MOST, time.time() - HOUR)
    settings = load({"KNAVE_DATABASE": str(database)}, None)
    left = tmp_path / ".knave.db.abc.part"
    left.write_text("half of a copy, as a crash has left it")
    with pytest.raises(ConnectionError, match=r"^This bot has connected to Discord 800 times"):
        await run.run(settings, "a.b.c")
    assert nobody_connects == [] and not left.exists()


async def test_the_program_waits_before_it_asks_discord(
    nobody_connects: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "knave.db"
    await noted(database, AT_ONCE, time.time())
    waits: list[int] = []
    wait = Restarts.wait

    async def watched(self: Restarts) -> float:
        async def noted_wait(seconds: float) -> None:
            waits.append(len(nobody_connects))

        self._sleep = noted_wait
        return await wait(self)

    monkeypatch.setattr(Restarts, "wait", watched)
    with pytest.raises(SettingsError, match="does not accept the token"):
        await run.run(load({"KNAVE_DATABASE": str(database)}, None), "a.b.c")
    assert waits == [0] and nobody_connects == ["a.b.c"]


async def test_a_session_is_counted_when_it_begins(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "knave.db")
    await store.open()
    for shard in (4, 5, 6, 4):
        await session_begins(Restarts(store.marks), 4, shard)
    assert len(json.loads(await store.marks.mark(MARK))) == 2, "once a start"
    await store.close()
