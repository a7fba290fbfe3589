"""Reviews behind everything else, without Discord: for whom, in which order, and what is kept."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.ground.workers import NoWorkers
from bot.robots.appraise import Found
from bot.rules import GAMES
from bot.storage.rows.ids import ChannelId, GameId, GuildId, UserId
from bot.storage.store import StoreBusy
from bot.tables.live.reviews import AT_ONCE, JUST_NOW, MOST_WEIGHED, Forgotten, Reviews
from bot.tables.live.table import Table
from bot.tables.model.lobby import Lobby
from bot.tables.model.refusals import Refusal
from bot.tables.model.reviewing import Reviewed
from bot.tables.past import review
from bot.tables.verbs.lobby import arrange
from bot.tables.verbs.play import act
from bot.tables.verbs.start import start
from tests.support.ids import users
from tests.tables.virtual import House, in_virtual_time, silence

GAME = "euchre-two"
ANN, BOB = users(11, 12)


class Judge:
    """A judge who calls every decision a mistake, the later the dearer."""

    def __init__(self) -> None:
        self.ran: list[str] = []
        self.fails: type[Exception] | None = None
        self.gate: asyncio.Event | None = None

    async def run(self, function: Any, /, *args: Any, **kwargs: Any) -> Any:
        self.ran.append(function.__name__)
        if self.gate is not None:
            await self.gate.wait()
        if self.fails is not None:
            raise self.fails
        if function is review.looked:
            return tuple(self.looked(made) for made in args[0])
        if function is review.weighed:
            made, well = args[0].made, args[0].found.is_robots
            kind: Any = "well" if well else "cost"
            return Reviewed(kind, made.number, made.line, 1.0, 0.0, made.number, 0.1, 100)
        return function(*args, **kwargs)

    def looked(self, made: review.Made) -> review.Looked:
        action = GAMES[made.game].read(made.line)
        well = made.number % 2 == 0
        return review.Looked(made, Found(action, action, made.number, 50, 3.0, well, well))

    async def close(self) -> None:
        """Close the judge: nothing runs."""


class Over:
    """A game of two people that is over, and who looks at it."""

    def __init__(self, house: House, table: Table, judge: Judge, reviews: Reviews) -> None:
        self.house, self.table, self.judge, self.reviews = house, table, judge, reviews

    @property
    def game(self) -> GameId:
        assert self.table.session is not None
        return self.table.session.game_id

    async def kept(self, user: UserId) -> str | None:
        return await self.house.disk.reviews.kept(self.game, user)


async def over(path: Path, *, without: UserId | None = None, held: bool = False) -> Over:
    """Ann and Bob have played to the end; while it is ``held``, nobody can look."""
    house, judge = House(path / "knave.db", Random(5)), Judge()
    judge.gate = asyncio.Event() if held else None
    hall = await house.open()
    reviews = Reviews(house.disk, hall.preferences, house.clock, judge, judge)
    hall.followers.append(reviews.over)
    if without is not None:
        await hall.preferences.change(without, lambda person: replace(person, moments=False))
    table = await hall.open(Lobby.open(GAME, "house", ANN, "Ann"), GuildId(1), ChannelId(5))
    await hall.seat(table, BOB, "Bob")
    await table.do(arrange, ANN, lambda lobby: lobby.with_option("target", "5"))
    await table.do(start, ANN)
    rng = Random(1)
    while table.status == "playing":
        session = table.session
        assert session is not None
        asked = [seat for seat in session.turn if seat >= 0]
        if asked and session.only_answer(asked[0]) is None:
            user = session.chairs[asked[0]].user
            assert user is not None
            line = session.game.write(session.decision(asked[0]).sample(rng))
            await table.do(act, user, line, session.numbers[asked[0]])
        else:
            await house.clock.sleep(1)
    return Over(house, table, judge, reviews)


def test_everyone_who_wants_it_and_the_dearest_three(tmp_path: Path) -> None:
    async def main() -> None:
        at = await over(tmp_path, without=BOB)
        await at.house.clock.sleep(1)
        found = await at.reviews.kept(at.game, ANN)
        assert found is not None and len(found.costs) == 3
        numbers = [one.number for one in found.costs]
        assert numbers == sorted(numbers, reverse=True), "the dearest first"
        assert found.found[-1].kind == "well"
        assert await at.kept(BOB) is None, "he has switched it off"
        assert at.judge.ran.count("weighed") <= MOST_WEIGHED
        made = len(review.decisions(at.table.session.log, _lines(at.table, ANN)))
        assert at.judge.ran.count("looked") == -(-made // AT_ONCE), "in portions"
        again = len(at.judge.ran)
        assert await at.reviews.of(at.game, ANN) == found
        assert len(at.judge.ran) == again, "it is kept"
        assert not len(at.reviews)
        await at.reviews.close()
        await at.house.kill()

    in_virtual_time(main)


def _lines(table: Table, user: UserId) -> frozenset[int]:
    assert table.session is not None
    movers = enumerate(table.session.movers, 1)
    return frozenset(number for number, mover in movers if mover == user)


def test_who_asks_comes_first_and_is_told_what_is_wrong(tmp_path: Path) -> None:
    async def main() -> None:
        at = await over(tmp_path, held=True)
        assert at.judge.gate is not None
        await at.house.clock.sleep(1)
        assert len(at.reviews) == 2
        asked = asyncio.create_task(at.reviews.of(at.game, BOB))
        await at.house.clock.sleep(1)
        at.judge.gate.set()
        found = await asked
        assert found.costs and await at.kept(BOB) == str(found)

        at.judge.fails = NoWorkers
        with pytest.raises(Refusal) as refused:
            await at.reviews.of(GameId(99), ANN)
        assert refused.value.reason.code == "no-replay"
        await at.house.disk.do(lambda db: db.execute("DELETE FROM reviews").rowcount)
        for fault, code in (
            (NoWorkers, "moments-busy"),
            (TimeoutError, "moments-busy"),
            (ValueError, "replay-unreadable"),
            (KeyError, "moments-busy"),
        ):
            at.judge.fails = fault
            with silence(), pytest.raises(Refusal) as refused:
                await at.reviews.of(at.game, ANN)
            assert refused.value.reason.code == code
            assert await at.kept(ANN) is None
        at.judge.fails = None
        assert (await at.reviews.of(at.game, ANN)).costs, "the next who asks is answered"
        await at.house.kill()

    in_virtual_time(main)


def test_a_game_that_is_only_looked_up_again(tmp_path: Path) -> None:
    async def main() -> None:
        at = await over(tmp_path, without=ANN)
        await at.house.clock.sleep(JUST_NOW + 60)
        await at.house.disk.do(lambda db: db.execute("DELETE FROM reviews").rowcount)
        at.reviews.over(at.table)
        await at.house.clock.sleep(1)
        assert not len(at.reviews) and await at.kept(BOB) is None
        await at.house.kill()

    in_virtual_time(main)


def test_a_store_that_does_not_answer_just_then(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody is told of moments by itself; nothing is left that failed and was never looked at."""

    async def main() -> None:
        at = await over(tmp_path)
        await at.house.clock.sleep(1)

        async def person(user: UserId) -> Any:
            raise StoreBusy("The disk does not answer.")

        caplog.clear()
        at.reviews._preferences.person = person
        at.reviews.over(at.table)
        (begun,) = at.reviews._starting
        await at.house.clock.sleep(1)
        assert begun.exception() is None and not len(at.reviews)
        assert "The disk does not answer." in caplog.text
        await at.house.kill()

    in_virtual_time(main)


def test_forgotten_and_closed_in_the_middle(tmp_path: Path) -> None:
    async def main() -> None:
        at = await over(tmp_path, held=True)
        assert at.judge.gate is not None
        await at.house.clock.sleep(1)
        waiting = [asyncio.create_task(at.reviews.of(at.game, user)) for user in (ANN, BOB)]
        await at.house.clock.sleep(1)
        at.reviews.forget(ANN)
        assert len(at.reviews) == 1, "what is under way goes on, and is not kept if it may not be"
        at.reviews.forget(BOB)
        for one in waiting:
            with pytest.raises(Forgotten):
                await one
        assert len(at.reviews) == 1
        await at.house.hall.forgetting.person(BOB)
        at.judge.gate.set()
        await at.house.clock.sleep(1)
        assert await at.kept(BOB) is None and await at.kept(ANN) is None
        at.judge.gate = asyncio.Event()
        asked = asyncio.create_task(at.reviews.of(at.game, ANN))
        await at.house.clock.sleep(1)
        await at.reviews.close()
        with pytest.raises(asyncio.CancelledError):
            await asked
        await at.house.kill()

    in_virtual_time(main)


def test_what_another_program_has_kept_is_made_anew(tmp_path: Path) -> None:
    async def main() -> None:
        at = await over(tmp_path)
        await at.house.clock.sleep(1)
        await at.house.disk.reviews.keep(at.game, ANN, "in words of tomorrow", 1.0)
        assert await at.reviews.kept(at.game, ANN) is None
        assert (await at.reviews.of(at.game, ANN)).costs
        assert await at.reviews.kept(at.game, ANN) is not None
        shown = await at.reviews.kept(at.game, ANN)
        assert shown is not None
        one = shown.found[0]
        log = at.table.session.log if at.table.session else None
        assert log is not None
        recalled = await at.reviews.recalled(log, one.number, one.other)
        assert str(recalled.action) == one.other
        way = await at.reviews.prelude(log, one.number, "")
        assert way.seat == recalled.seat
        await at.house.kill()

    in_virtual_time(main)
