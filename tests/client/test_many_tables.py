"""Many tables at once: what is shown in public keeps up, and never by more than may be asked."""

from __future__ import annotations

import asyncio

import pytest

from bot.client.display.channel_lanes import Place
from bot.client.display.draw_queue import PER_SECOND
from bot.client.display.gate import IN_ALL
from bot.client.display.rank import Rank
from bot.client.display.rate_limiter import Toll
from bot.client.display.redraws import A_LITTLE, GOING_ON, MANY, NO_LONGER, Next, Redraws
from bot.tables.model.clock import Pace
from tests.support.crowd import Crowd, Shown, share_of
from tests.support.virtual import LoopClock, run

WARMING, SECONDS = 15.0, 10.0
SEEN = 2.0
"""Looks at each public message an hour, by anybody."""


def crowd(tables: int, looks: float) -> Shown:
    return run(Crowd(tables, share_of(looks)).play(WARMING, SECONDS))


def test_two_looks_an_hour_keep_up_250_tables() -> None:
    shown = crowd(250, SEEN)
    assert shown.median <= 1.0
    assert shown.most_in_a_second <= IN_ALL


def test_two_looks_an_hour_let_400_tables_follow_within_seconds() -> None:
    shown = crowd(400, SEEN)
    assert shown.median <= 3.0
    assert shown.most_in_a_second <= IN_ALL
    alone = crowd(400, 0.0)
    assert alone.median > 1.5 * shown.median, "it is the tokens that do it"
    assert alone.most_in_a_second <= IN_ALL


class Tables:
    """Drawings of tables that take no time, in the order in which they were drawn."""

    def __init__(self) -> None:
        self.clock = LoopClock()
        self.redraws = Redraws(self.clock, Pace())
        self.drawn: list[int] = []
        self.drawn_at: list[float] = []
        self.next_move: dict[int, Next] = {}

    def change(
        self, table: int, channel: int, toll: Toll = "counted", rank: Rank = Rank.TABLE
    ) -> None:
        async def draw() -> None:
            self.drawn.append(table)
            self.drawn_at.append(self.clock.steady())

        self.redraws.request(
            ("table", table),
            draw,
            rank,
            toll=lambda: toll,
            place=lambda rank: Place(channel),
            next_move=lambda: self.next_move.get(table, ""),
        )

    def rush(self, first: int, count: int) -> None:
        """So many others change, each in a channel of its own."""
        for table in range(first, first + count):
            self.change(table, table)


def test_the_oldest_change_is_shown_first_whatever_line_it_stood_in() -> None:
    """A table whose channel is busy has waited there for as long as others here."""

    async def work() -> list[int]:
        tables = Tables()
        tables.change(1, 7)
        await asyncio.sleep(0.1)
        tables.change(2, 7)  # the channel has an edit a second
        await asyncio.sleep(0.1)
        tables.rush(100, 4 * PER_SECOND)
        await tables.redraws.finish()
        return tables.drawn

    drawn = run(work())
    assert 1 * PER_SECOND <= drawn.index(2) <= 1 * PER_SECOND + 5, "as soon as its channel lets it"


def test_cards_of_robots_are_one_edit_where_many_wait() -> None:
    async def work() -> list[int]:
        tables = Tables()
        tables.rush(100, 2 * PER_SECOND)
        tables.next_move[1] = "robot"
        tables.change(1, 1)
        await asyncio.sleep(0.1)
        tables.rush(300, PER_SECOND)
        await asyncio.sleep(Pace().robot)
        tables.next_move.clear()
        tables.change(1, 1)
        await tables.redraws.finish()
        return tables.drawn

    drawn = run(work())
    assert drawn.count(1) == 1, "its person's card, and the robot's"
    assert drawn.index(1) > 2 * PER_SECOND, "others went first"


def test_cards_of_robots_are_shown_one_by_one_where_nobody_waits() -> None:
    async def work() -> list[int]:
        tables = Tables()
        tables.next_move[1] = "robot"
        for _ in range(3):
            tables.change(1, 1)
            await asyncio.sleep(Pace().robot)
        await tables.redraws.finish()
        return tables.drawn

    assert run(work()) == [1, 1, 1]


async def robots_card_after_a_persons(around: int, rank: Rank = Rank.TABLE) -> list[int]:
    """The drawings of a table whose message was clicked, with so many others in each second."""
    tables = Tables()
    for second in range(2):
        for other in range(around):
            tables.change(100 * (second + 1) + other, other, "uncounted")
        await asyncio.sleep(1)
    tables.next_move[1] = "robot"
    tables.change(1, 1, "uncounted", rank)
    await asyncio.sleep(Pace().robot)
    tables.next_move.clear()
    tables.change(1, 1, "uncounted", rank)
    await asyncio.sleep(0.1)
    shown = tables.drawn.count(1)
    await tables.redraws.finish()
    assert tables.drawn.count(1) == shown, "and at once"
    return tables.drawn


@pytest.mark.parametrize(
    ("rank", "times"), [(Rank.HAND, 2), (Rank.TABLE, 1), (Rank.WATCHED, 1)], ids=str
)
def test_cards_of_robots_are_one_edit_where_many_are_drawn(rank: Rank, times: int) -> None:
    """Though none waits; but not in the hand of somebody who has something else to see there."""
    assert run(robots_card_after_a_persons(MANY + MANY // 2, rank)).count(1) == times


@pytest.mark.parametrize("rank", [Rank.HAND, Rank.TABLE, Rank.WATCHED], ids=str)
def test_cards_of_robots_are_shown_one_by_one_where_few_are_drawn(rank: Rank) -> None:
    assert run(robots_card_after_a_persons(MANY // 2, rank)).count(1) == 2


def hands(tables: Tables, count: int) -> None:
    """So many hands are drawn at once, of people who have something to do."""
    for hand in range(100, 100 + count):
        tables.change(hand, hand, "none", Rank.HAND)


async def seconds_until_shown(around: int, next_move: Next, rank: Rank = Rank.TABLE) -> float:
    """The wait of a table that changes once, with so many hands drawn just before."""
    tables = Tables()
    hands(tables, around)
    await asyncio.sleep(0.1)
    tables.next_move[1] = next_move
    since = tables.clock.steady()
    tables.change(1, 1, "uncounted", rank)
    await tables.redraws.finish()
    return tables.drawn_at[tables.drawn.index(1)] - since


@pytest.mark.parametrize("rank", [Rank.TABLE, Rank.WATCHED], ids=str)
def test_a_persons_move_is_waited_for_the_longer_the_more_is_drawn(rank: Rank) -> None:
    assert run(seconds_until_shown(MANY - 1, "person", rank)) == pytest.approx(0)
    for over in (20, 100):
        waited = run(seconds_until_shown(MANY + over, "person", rank))
        assert waited == pytest.approx(A_LITTLE * over)
    assert run(seconds_until_shown(1000, "person", rank)) == pytest.approx(NO_LONGER)


@pytest.mark.parametrize("rank", [Rank.ASKED, Rank.HAND], ids=str)
def test_whoever_is_to_act_waits_for_nobodys_move(rank: Rank) -> None:
    assert run(seconds_until_shown(200, "person", rank)) == pytest.approx(0)


def test_what_is_waited_for_is_drawn_at_once_however_much_is_drawn() -> None:
    """A finished trick, and the result of a deal."""
    assert run(seconds_until_shown(200, "")) == pytest.approx(0)


async def two_persons_cards(around: int, between: float, after_the_first: Next) -> int:
    """The drawings of a table where a card of one person follows that of another."""
    tables = Tables()
    hands(tables, around)
    await asyncio.sleep(0.1)
    tables.next_move[1] = after_the_first
    tables.change(1, 1, "uncounted")
    await asyncio.sleep(between)
    tables.change(1, 1, "uncounted")
    await tables.redraws.finish()
    return tables.drawn.count(1)


def test_two_persons_cards_are_one_edit_where_many_are_drawn() -> None:
    assert run(two_persons_cards(160, 0.2, "person")) == 1
    assert run(two_persons_cards(160, 2 * NO_LONGER, "person")) == 2
    assert run(two_persons_cards(160, 0.2, "")) == 2, "the trick that lay between was seen"
    assert run(two_persons_cards(MANY // 2, 0.2, "person")) == 2


def test_a_robots_turn_is_no_reason_to_wait_for_ever() -> None:
    async def work() -> int:
        tables = Tables()
        tables.next_move[1] = "robot"
        tables.change(1, 1)
        for second in range(10):
            tables.rush(100 * (second + 1), 2 * PER_SECOND)
            await asyncio.sleep(1)
        place = tables.drawn.index(1)
        await tables.redraws.stop(lambda key: True)
        return place

    assert run(work()) <= (GOING_ON + 1) * 2 * PER_SECOND
