"""A finished daily as it is told: whoever dealt a deal was asked as its dealer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules import Seed
from bot.storage.rows.dailies import AttemptRow, Counted, Place
from bot.tables.model.dailies import deals_dealt, sealed
from bot.tables.model.daily_page import DailyPage
from bot.tables.screens.daily_screen import daily_screen
from bot.words.words import words

EN = words("en")
NOW = 86_400.0
ORDERED, TAKEN = "Order it up", "Make it trump"


def page(number: int, key: str = "euchre") -> DailyPage:
    """The page of a daily of this seed, at which everybody takes the card turned up."""
    daily = sealed(1, key, Seed(bytes([number]) * 32), NOW)
    line = "\n".join(["order"] * daily.deals)
    daily = replace(daily, best=4, best_line=line, robot=4, robot_line=line)
    counts = tuple(Counted(deal, "bid", "order", 3) for deal in range(1, daily.deals + 1))
    return DailyPage(
        daily=daily,
        today=1,
        attempt=AttemptRow(1, 1, key, worth=4, points=2, against=0, tricks="wwwll"),
        everywhere=Place(1, 1, 3),
        counts=counts,
        field=((0, 1), (4, 2)),
    )


@pytest.mark.parametrize("number", range(4))
def test_only_who_does_not_deal_orders_it_up(number: int) -> None:
    """In the shares of the field, in the best attempt, and in the robot's."""
    shown = page(number)
    deals = deals_dealt(shown.daily)
    assert len(deals) == shown.daily.deals
    text = daily_screen(EN, shown, NOW).text
    assert text.count(TAKEN) == 3 * sum(deals)
    assert text.count(ORDERED) == 3 * (len(deals) - sum(deals))


def test_among_a_few_seeds_the_player_deals_and_does_not() -> None:
    assert {deals_dealt(page(n).daily)[0] for n in range(8)} == {True, False}
