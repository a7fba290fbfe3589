"""The wait of the public message for a robot's move, or a person's: only where one is to come."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.client.display.shown_table import next_move, trick_lies
from bot.rules import CHANCE
from bot.tables.model.clock import HASTE
from bot.tables.model.session import GameSession
from tests.support.house import House, open_house
from tests.support.player import Player
from tests.support.quick import SimTime

SLOW = 60.0
"""Seconds before a robot's move, and for which the result of a deal is read."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    pace = replace(HASTE, robot=SLOW, forced=SLOW, trick=SLOW, interval=SLOW)
    async with open_house(tmp_path, clock=SimTime(), pace=pace) as opened:
        yield opened


def session_of(house: House) -> GameSession:
    (table,) = house.bot.tables.tables
    assert table.session is not None
    return table.session


async def step(house: House, ann: Player) -> None:
    """Ann or a robot makes the next move."""
    if lines := list(ann.lines()):
        await ann.act(lines[0])
    else:
        await house.env.advance_time(SLOW + 1)
    await house.env.settle()


async def test_a_robot_is_waited_for_or_a_person_and_nobody_else(house: House) -> None:
    """Neither anyone who looks at a finished trick, nor the deck after a deal."""
    ann = house.invite("Ann")
    await house.started("euchre", ann)
    (table,) = house.bot.tables.tables
    seen = set[str]()
    while session_of(house).deals < 2:
        session = session_of(house)
        if trick_lies(session):
            kind, waited_for = "trick", ""
        elif CHANCE in session.turn:
            kind, waited_for = "deck", ""
        else:
            kind = waited_for = "person" if ann.lines() else "robot"
        assert next_move(table.state) == waited_for, kind
        seen.add(kind)
        await step(house, ann)
    assert {"person", "robot", "trick", "deck"} == seen


async def test_nothing_follows_in_a_pause(house: House) -> None:
    ann = house.invite("Ann")
    await house.started("euchre", ann)
    (table,) = house.bot.tables.tables
    while next_move(table.state) != "robot":
        await step(house, ann)
    panel = (await ann.press(ann.hand, "table:1:menu")).response
    await ann.press(panel, "clock:1:pause")
    assert not table.state.time_runs and not next_move(table.state)


async def test_hands_and_table_wait_for_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    redraws, waits = house.bot.display.redraws, dict[str, Callable[[], str]]()
    request = redraws.request

    def noted(key: tuple[str, int], *rest: Any, **more: Any) -> None:
        waits[key[0]] = more.get("next_move", lambda: "")
        request(key, *rest, **more)

    monkeypatch.setattr(redraws, "request", noted)
    await house.started("euchre", ann, bob)
    (table,) = house.bot.tables.tables
    seen = set[str]()
    for _ in range(12):
        assert waits["hand"]() == waits["table"]() == next_move(table.state)
        seen.add(next_move(table.state))
        if asked := house.to_act(ann, bob):
            await asked[0].act(next(iter(asked[0].lines())))
        else:
            await house.env.advance_time(SLOW + 1)
        await house.env.settle()
    assert seen > {"person", "robot"}
