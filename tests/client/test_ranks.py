"""Questions wait for nobody; the hands of those who watch give way to all, and hold up nobody.

Real Redraws and limits in virtual time; where requests are sent, to a Discord with buckets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable

import pytest

from bot.client.display.channel_lanes import MOST, Place
from bot.client.display.draw_queue import PER_SECOND, SPARE
from bot.client.display.hand_messages import lane
from bot.client.display.rank import Rank
from bot.client.display.rate_limiter import WATCHED, Toll
from bot.client.display.redraws import TRICK_SEEN, Redraws
from bot.storage.rows.ids import UserId
from bot.tables.model.clock import Pace
from tests.client.test_channel_limits import Bot
from tests.support.virtual import Limits, LoopClock, run

GAP = Pace().redraw
MANY = 200
HAND = ("hand", 1, 7)
EPS = 1e-6


class Drawings:
    """Drawings that take no time, and when each was drawn."""

    def __init__(self, toll: Toll = "counted") -> None:
        self.clock = LoopClock()
        self.redraws = Redraws(self.clock, Pace())
        self.toll = toll
        self.trick_lies = False
        self.drawn: dict[Hashable, list[float]] = {}
        self.begun = self.clock.steady()

    def ask(self, key: Hashable, rank: Rank, person: int = 0) -> None:
        async def draw() -> None:
            self.drawn.setdefault(key, []).append(self.clock.steady() - self.begun)

        def place(rank: Rank) -> Place | None:
            return Place(lane(UserId(person)), rank=rank) if person else None

        self.redraws.request(
            key, draw, rank, lambda: self.toll, place, holds=lambda: self.trick_lies
        )

    async def at(self, moment: float) -> None:
        """Wait until so many seconds have gone by since the beginning."""
        await asyncio.sleep(self.begun + moment - self.clock.steady())

    def times(self, key: Hashable = HAND) -> list[float]:
        return self.drawn.get(key, [])


@pytest.mark.parametrize("rank", Rank)
def test_only_a_question_cuts_short_the_pause_between_two_drawings(rank: Rank) -> None:
    async def work() -> None:
        drawings = Drawings()
        drawings.ask(HAND, Rank.WATCHED)
        await drawings.at(0.3)
        drawings.ask(HAND, rank)
        await drawings.redraws.finish()
        second = 0.3 if rank is Rank.ASKED else GAP
        assert drawings.times() == pytest.approx([0.0, second], abs=0.02)

    run(work())


@pytest.mark.parametrize(
    ("rank", "until"),
    [(Rank.ASKED, 1.3), (Rank.HAND, 1.3), (Rank.TABLE, TRICK_SEEN), (Rank.WATCHED, TRICK_SEEN)],
)
def test_a_finished_trick_is_seen_before_what_is_in_between(rank: Rank, until: float) -> None:
    """For two seconds; what changes in one's own hand comes sooner."""

    async def work() -> None:
        drawings = Drawings()
        drawings.trick_lies = True
        drawings.ask(HAND, Rank.WATCHED)
        await drawings.at(1.3)
        drawings.trick_lies = False
        drawings.ask(HAND, rank)
        await drawings.redraws.finish()
        assert drawings.times() == pytest.approx([0.0, until], abs=0.02)

    run(work())


def test_what_is_drawn_a_little_later_is_the_newest_in_one_drawing() -> None:
    async def work() -> None:
        drawings = Drawings()
        drawings.trick_lies = True
        for tenth in range(15):
            await drawings.at(tenth / 10)
            drawings.ask(HAND, Rank.WATCHED)
        await drawings.redraws.finish()
        assert drawings.times() == pytest.approx([0.0, TRICK_SEEN], abs=0.02)

    run(work())


@pytest.mark.parametrize("toll", ["counted", "uncounted"])
def test_who_watches_rises_when_asked(toll: Toll) -> None:
    """However many watch, and wait for longer: a question comes within a moment."""

    async def work() -> None:
        drawings = Drawings(toll)
        for user in range(MANY):
            drawings.ask(("hand", 1, user), Rank.WATCHED)
        await drawings.at(0.5)
        last = ("hand", 1, MANY - 1)
        assert last not in drawings.drawn
        drawings.ask(last, Rank.ASKED)
        await drawings.at(0.6)
        assert len(drawings.times(last)) == 1
        await drawings.redraws.finish()
        assert len(drawings.times(last)) == 1, "and it is not drawn twice"

    run(work())


def test_under_load_those_who_watch_give_way_first_and_then_the_table() -> None:
    """More public messages change than can be drawn, and hands are asked in between."""

    async def work() -> None:
        drawings = Drawings()
        asked: list[float] = []
        for second in range(10):
            for number in range(2 * PER_SECOND):
                drawings.ask(("table", number), Rank.TABLE)
                drawings.ask(("watch", number), Rank.WATCHED)
            for number in range(5):
                await drawings.at(second + number / 5)
                key = ("asked", second, number)
                drawings.ask(key, Rank.ASKED)
                asked.append(drawings.clock.steady() - drawings.begun)
            await drawings.at(second + 1)
        await drawings.at(10)
        times = [drawings.times(("asked", n // 5, n % 5)) for n in range(len(asked))]
        waited = [done[0] - since for done, since in zip(times[10:], asked[10:], strict=True)]
        assert max(waited) < 3 / PER_SECOND, "the question waits for no picture of a table"
        tables = sum(len(drawings.times(("table", n))) for n in range(2 * PER_SECOND))
        watched = sum(len(drawings.times(("watch", n))) for n in range(2 * PER_SECOND))
        assert tables > 10 * (PER_SECOND - 5) * 0.9
        assert watched <= 1, "but for the one that found nobody waiting"
        await drawings.redraws.stop(lambda key: True)

    run(work())


@pytest.mark.parametrize(
    ("toll", "most"), [("counted", PER_SECOND - SPARE), ("uncounted", WATCHED)]
)
def test_those_who_watch_leave_room_for_who_comes_next(toll: Toll, most: int) -> None:
    async def work() -> None:
        drawings = Drawings(toll)
        for user in range(MANY):
            drawings.ask(("hand", 1, user), Rank.WATCHED)
        await drawings.at(5)
        times = sorted(times[0] for times in drawings.drawn.values())
        busiest = max(sum(at <= t < at + 1 - EPS for t in times) for at in times)
        assert 0.9 * most <= busiest <= most
        await drawings.redraws.finish()
        assert len(drawings.drawn) == MANY, "but each comes in the end"

    run(work())


def test_a_busy_loop_is_left_alone_by_those_who_watch() -> None:
    """Sleepers wake late: watched hands are drawn much less often, those of people asked hardly."""

    class Busy(LoopClock):
        async def sleep(self, seconds: float) -> None:
            await asyncio.sleep(seconds + 0.05 * (seconds > 0))

    async def work(rank: Rank) -> int:
        drawings = Drawings("uncounted")
        drawings.clock = Busy()
        drawings.redraws = Redraws(drawings.clock, Pace())
        for user in range(MANY):
            drawings.ask(("hand", 1, user), rank)
        await drawings.at(3)
        done = len(drawings.drawn)
        await drawings.redraws.stop(lambda key: True)
        return done

    assert run(work(Rank.ASKED)) > 2 * run(work(Rank.WATCHED)) > 0


# ---------------------------------------------------------------------- one person's messages


def test_who_watches_leaves_an_edit_for_the_question() -> None:
    """Cards fall all the time; whenever the person is asked, it is shown at once."""
    limits = Limits()
    waited: list[float] = []
    asked: list[float] = []

    async def work() -> None:
        bot = Bot(limits)
        channel = 500

        async def draw() -> None:
            waited.extend(bot.clock.steady() - since for since in asked)
            asked.clear()
            await bot.edit(1, str(bot.clock.steady()), channel)

        def place(rank: Rank) -> Place:
            return Place(channel, rank=rank)

        for step in range(200):
            if question := step % 24 == 23:
                asked.append(bot.clock.steady())
            rank = Rank.ASKED if question else Rank.WATCHED
            bot.redraws.request(HAND, draw, rank, place=place)
            await asyncio.sleep(0.25)
        await bot.redraws.finish()

    run(work())
    assert not limits.statuses()[429]
    edits = [one for one in limits.heard if one.method == "PATCH"]
    assert len(waited) == 8 and max(waited) < 0.25
    assert len(edits) > 30, "and the play was seen"


def test_a_hand_that_watches_does_not_block_the_question_at_another_table() -> None:
    async def work() -> None:
        drawings = Drawings()
        most, _ = MOST["watched"]
        for table in range(most + 3):
            drawings.ask(("hand", table, 7), Rank.WATCHED, person=7)
        await drawings.at(most + 0.5)
        assert len(drawings.drawn) == most, "the others wait for the person's channel"
        drawings.ask(("hand", 99, 7), Rank.ASKED, person=7)
        await drawings.at(most + 0.6)
        assert len(drawings.times(("hand", 99, 7))) == 1
        await drawings.redraws.finish()
        assert len(drawings.drawn) == most + 4

    run(work())


def test_hands_wait_for_one_table_at_most_where_the_loop_is_late() -> None:
    """However many tables are to be drawn through tokens: they stand in a line of their own."""

    class Late(LoopClock):
        async def sleep(self, seconds: float) -> None:
            await asyncio.sleep(seconds + 0.1 * (seconds > 0))

    async def work() -> int:
        drawings = Drawings("uncounted")
        drawings.clock = Late()
        drawings.redraws = Redraws(drawings.clock, Pace())
        for number in range(MANY // 2):
            drawings.ask(("hand", 1, number), Rank.HAND)
            drawings.ask(("table", number), Rank.TABLE)
        await drawings.at(5)
        last = ("hand", 2, 1)
        drawings.ask(last, Rank.HAND)
        while last not in drawings.drawn:
            await asyncio.sleep(0.1)
        await drawings.redraws.stop(lambda key: True)
        return sum(("table", number) in drawings.drawn for number in range(MANY // 2))

    assert run(work()) <= 2
