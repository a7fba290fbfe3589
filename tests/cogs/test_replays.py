"""Finished games as a load: each is replayed once, beside the loop, and nobody else waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import fields, replace
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.client.past_games import ANEW, BURST
from bot.client.throttle import TokenBucket
from bot.ground.workers import NoWorkers, Workers
from bot.rules import GAMES, Log
from bot.storage.rows.ids import GameId
from bot.storage.rows.results import Finish, ResultRow
from bot.storage.rows.tables import GameRow, MoveRow, SeatRow, TableRow
from bot.tables.past import export, mainline, replay, verify
from bot.tables.past.replays import Replays
from tests.rules.table import SOBER, Table
from tests.support.finished import finished
from tests.support.house import House
from tests.support.messages import said, sentence, wishes
from tests.support.player import Player
from tests.support.quick import Inline
from tests.support.reading import text_of
from tests.tables.past import log_of

GAME = "widow-pitch"
LONG, MOVES = "pepper", 2_000


class Gate(Inline):
    """Runs nothing until it is opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.asked = asyncio.Semaphore(0)

    async def run(self, function: Any, /, *args: Any, **kwargs: Any) -> Any:
        self.asked.release()
        await self.open.wait()
        return await super().run(function, *args, **kwargs)


@cache
def long_log() -> Log:
    """A game of some two thousand moves."""
    game, rng = GAMES[LONG], Random(0)
    options = game.options.read("target=50")
    table = Table.opened(game, options, 4, rng)
    table.caution = SOBER
    while not table.over and len(table.log.moves) < 4 * MOVES:
        table.move(*table.choose(rng))
    return replace(table.log, seed=str(table.seed))


async def put_away(house: House, log: Log, *people: Player) -> GameId:
    """A finished game as it is stored, with these people and robots; the answer is its number."""
    store = house.bot.store
    robots = (SeatRow(robot=n + 1) for n in range(log.players - len(people)))
    seats = (*(SeatRow(user_id=who.id, name=who.name) for who in people), *robots)
    row = TableRow(
        guild_id=house.guild.id,
        channel_id=house.channel.id,
        host_id=people[0].id,
        state="playing",
        game=log.game,
        preset="house",
        options=log.options,
        level="normal",
        created_at=1.0,
        updated_at=1.0,
        seats=seats,
    )
    table = {f.name: getattr(row, f.name) for f in fields(TableRow)}
    table["id"] = await store.tables.create_table(row)
    head = GameRow(
        game=log.game,
        version=log.version,
        options=log.options,
        players=log.players,
        commitment=log.commitment,
        seed=log.seed,
        started_at=1.0,
    )
    number = await store.tables.start_game(TableRow(**table), head)
    moves = [MoveRow(n, int(seat), line, 1.0 + n) for n, (seat, line) in enumerate(log.moves, 1)]
    results = tuple(ResultRow(who.id, n, n == 0, 10) for n, who in enumerate(people))
    await store.tables.append(number, moves, finish=Finish(at=9e3, results=results, winners=(0,)))
    return number


def measure(house: House, burst: float = BURST) -> None:
    """Everybody has this much of finished games, and it does not fill again."""
    house.bot.replay_quota = TokenBucket(burst, 0)


def ran(house: House) -> int:
    """The number of games that have been replayed."""
    return int(house.made["workers"].ran["replayed"])


@pytest.fixture
async def house(house: House) -> House:
    """The house, whose worker counts, and whose measure of a person fills only when it is told."""
    await house.restart(workers=Inline())
    measure(house)
    return house


@pytest.fixture
async def ann(house: House) -> Player:
    return house.invite("Ann")


async def test_a_long_game_is_replayed_once_for_everybody(house: House, ann: Player) -> None:
    """Steps, jumps, files and checks of three people."""
    others = house.invite_all("Bob", "Eve")
    log = long_log()
    assert len(log.moves) >= MOVES
    number = await put_away(house, log, ann)
    for who in (ann, *others):
        shown = (await who.slash("knave replay", number=number)).response
        for wish in ("at:0:1", "at:3:2", "at:999:999"):
            await who.forge(shown, f"replay:{number}:{wish}")
        for kind in ("json", "text"):
            result = await who.press(shown, f"replay:{number}:{kind}")
            (file,) = result.response.attachments
            assert export.read((await file.read()).decode()).log == log
        checked = said(await who.slash("knave verify", number=number))
        assert sentence("verify-moves", count=len(log.moves)) in checked
    assert ran(house) == 1


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    workers = Workers(1, name="replays'", nice=10)
    yield workers
    await workers.close()


async def test_the_work_is_done_in_another_process(
    house: House, ann: Player, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that follows a log is called here."""
    await house.restart(workers=workers)
    log = log_of(GAME)
    number = await put_away(house, log, ann)
    for module in (mainline, replay, verify, export):
        for name in ("followed", "moves_of", "course_of_moves", "verify", "replayed"):
            if module is not replay or name != "replayed":
                monkeypatch.setattr(module, name, _never, raising=False)
    past = await house.bot.store.past.past(number)
    assert past is not None
    found = await house.bot.replays.of(past)
    assert found.deals and all(finding.verdict != "wrong" for finding in found.findings)
    shown = (await ann.slash("knave replay", number=number)).response
    await ann.press(shown, wishes(shown)[2])
    result = await ann.press(shown, f"replay:{number}:json")
    (file,) = result.response.attachments
    assert export.read((await file.read()).decode()).log == log
    assert sentence("verify-commitment") in said(await ann.press(shown, f"replay:{number}:verify"))


def _never(*_: object) -> Any:
    raise AssertionError("a log was followed on the loop's processor")


async def test_others_are_answered_meanwhile_and_nobody_asks_twice(
    house: House, ann: Player
) -> None:
    """While a game is being replayed for three people, somebody else looks and plays."""
    gate, bob = Gate(), house.invite("Bob")
    await house.restart(workers=gate)
    past = await house.bot.store.past.past(GameId(await put_away(house, log_of(GAME), ann)))
    assert past is not None
    replays = house.bot.replays
    waiting = [asyncio.create_task(replays.of(past)) for _ in range(30)]
    await gate.asked.acquire()
    assert f"game {past.id}" not in said(await bob.slash("knave history", whose="server"))
    table = await house.started(GAME, bob)
    await bob.act(next(iter(bob.lines())))
    assert len(house.log(table).moves) > 1, "a card was played meanwhile"
    assert not any(task.done() for task in waiting) and not gate.ran
    gate.open.set()
    found = await asyncio.gather(*waiting)
    assert all(replay is found[0] for replay in found)
    assert gate.ran == {"replayed": 1} and gate.asked.locked(), "once, for all of them"


async def test_one_person_can_have_so_much_and_is_told(house: House, ann: Player) -> None:
    """Only those clicks are refused, with a sentence; somebody else is not, nor other buttons."""
    eve = house.invite("Eve")
    number = await put_away(house, log_of(GAME), ann)
    shown = (await ann.slash("knave replay", number=number)).response
    answers = [await ann.press(shown, f"replay:{number}:json") for _ in range(20)]
    refused = [said(a) == sentence("no-replay-too-fast") for a in answers]
    files = (BURST - ANEW) // 2
    assert refused == [False] * files + [True] * (20 - files)
    assert not any(a.response.attachments for a in answers[files:])
    assert said(await ann.slash("knave verify", number=number)) == sentence("no-replay-too-fast")
    assert str(number) in said(await ann.slash("knave history"))
    assert sentence("verify-commitment") in said(await eve.slash("knave verify", number=number))
    measure(house)
    assert (await ann.press(shown, f"replay:{number}:json")).response.attachments
    assert ran(house) == 1


async def test_new_games_cost_more_than_steps(house: House, ann: Player) -> None:
    """Someone who opens one long game after another keeps the worker busy: that ends soonest."""
    numbers = [await put_away(house, log_of(GAME), ann) for _ in range(5)]
    answers = [said(await ann.slash("knave verify", number=number)) for number in numbers]
    assert [a == sentence("no-replay-too-fast") for a in answers] == [False] * 3 + [True] * 2
    assert ran(house) == BURST // ANEW == 3


async def test_what_is_kept_is_bounded_by_its_size(house: House, ann: Player) -> None:
    numbers = [await put_away(house, log_of(GAME), ann) for _ in range(4)]
    pasts = [await house.bot.store.past.past(number) for number in numbers]
    first, second, third, fourth = [past for past in pasts if past]
    one = await house.bot.replays.of(first)
    assert 0 < one.size == house.bot.replays.size
    house.bot.replays = Replays(house.bot.store, house.made["workers"], room=3 * one.size)
    kept = house.bot.replays
    for past in (first, second, third, first, fourth):
        await kept.of(past)
    assert [past in kept for past in (first, second, third, fourth)] == [True, False, True, True]
    assert kept.size <= 3 * one.size and ran(house) == 5
    tiny = Replays(house.bot.store, house.made["workers"], room=1)
    await tiny.of(first)
    assert len(tiny) == 0, "what has no room is shown, and not kept"


async def test_somebody_who_is_forgotten_is_in_no_replay(house: House, ann: Player) -> None:
    bob = house.invite("Bob")
    number = await finished(house, GAME, ann)
    assert "Ann" in text_of((await bob.slash("knave replay", number=number)).response)
    assert ann.name.encode() not in repr(house.bot.replays._kept).encode()
    house.bot.dispatch("forgotten", bob.id)
    await house.env.settle()
    assert len(house.bot.replays) == 1, "who did not play there"
    asked = (await ann.slash("privacy delete")).response
    await ann.press(asked, wishes(asked)[0])
    await ann.press(asked, wishes(asked)[0])
    assert len(house.bot.replays) == 0
    text = text_of((await bob.slash("knave replay", number=number)).response)
    assert "Ann" not in text and sentence("former-player") in text


async def test_names_are_those_of_now(house: House, ann: Player) -> None:
    """They are read for every click, and are no part of what is kept."""
    bob = house.invite("Bob")
    number = await put_away(house, log_of(GAME), ann)
    await bob.slash("knave replay", number=number)
    await house.bot.store.people.forget(ann.id)
    text = text_of((await bob.slash("knave replay", number=number)).response)
    assert "Ann" not in text and sentence("former-player") in text
    assert ran(house) == 1


async def test_a_server_that_is_left_keeps_no_replays(house: House, ann: Player) -> None:
    for tell in ("guild_remove", "server_forgotten"):
        number = await put_away(house, log_of(GAME), ann)
        await ann.slash("knave replay", number=number)
        assert len(house.bot.replays) == 1
        guild = house.bot.get_guild(house.guild.id)
        house.bot.dispatch(tell, guild if tell == "guild_remove" else house.guild.id)
        await house.env.settle()
        assert len(house.bot.replays) == 0


async def test_a_game_that_is_gone_is_not_shown_from_memory(house: House, ann: Player) -> None:
    number = await put_away(house, log_of(GAME), ann)
    await ann.slash("knave replay", number=number)
    await house.bot.store.servers.forget(house.guild.id)
    assert said(await ann.slash("knave replay", number=number)) == sentence(
        "no-no-replay", number=number
    )
    assert len(house.bot.replays) == 0


async def test_what_is_forgotten_while_it_is_replayed_is_not_kept(
    house: House, ann: Player
) -> None:
    gate = Gate()
    replays = Replays(house.bot.store, gate)
    past = await house.bot.store.past.past(GameId(await put_away(house, log_of(GAME), ann)))
    assert past is not None
    ways: tuple[Callable[[], object], ...] = (
        lambda: replays.forget(ann.id),
        lambda: replays.forget_server(house.guild.id),
        lambda: replays.drop(past.id),
    )
    for forget in ways:
        gate.open.clear()
        waiting = asyncio.create_task(replays.of(past))
        await gate.asked.acquire()
        forget()
        gate.open.set()
        assert (await waiting).deals
        assert len(replays) == 0


async def test_so_many_games_at_once_and_no_more(
    house: House, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.past.replays.MOST_AT_WORK", 2)
    gate, eve = Gate(), house.invite("Eve")
    await house.restart(workers=gate)
    numbers = [await put_away(house, log_of(GAME), ann) for _ in range(3)]
    pasts = [past for n in numbers if (past := await house.bot.store.past.past(n))]
    waiting = [asyncio.create_task(house.bot.replays.of(past)) for past in pasts[:2]]
    for _ in waiting:
        await gate.asked.acquire()
    assert said(await eve.slash("knave verify", number=numbers[2])) == sentence("no-replay-busy")
    gate.open.set()
    await asyncio.gather(*waiting)
    assert sentence("verify-commitment") in said(await eve.slash("knave verify", number=numbers[2]))


@pytest.mark.parametrize("fault", [NoWorkers("dead"), TimeoutError()], ids=["dead", "hangs"])
async def test_a_worker_that_fails_is_told_and_tried_again(
    house: House, ann: Player, fault: Exception
) -> None:
    class Failing(Inline):
        async def run(self, function: Any, /, *args: Any, **kwargs: Any) -> Any:
            if not self.ran["failed"]:
                self.ran["failed"] += 1
                raise fault
            return await super().run(function, *args, **kwargs)

    await house.restart(workers=Failing())
    number = await put_away(house, log_of(GAME), ann)
    assert said(await ann.slash("knave verify", number=number)) == sentence("no-replay-busy")
    assert sentence("verify-commitment") in said(await ann.slash("knave verify", number=number))


async def test_closing_while_a_game_is_replayed(house: House, ann: Player) -> None:
    gate = Gate()
    replays = Replays(house.bot.store, gate)
    past = await house.bot.store.past.past(GameId(await put_away(house, log_of(GAME), ann)))
    assert past is not None
    waiting = asyncio.create_task(replays.of(past))
    await gate.asked.acquire()
    await replays.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
