"""Changes within a second are shown in one edit, and then as they are: through Discord."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.rules import GAMES
from bot.tables.model.clock import Pace
from tests.support.house import House, open_house
from tests.support.places import requests
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

GAME = "euchre-two"
MINUTE = 60.0
PACE = Pace(robot=0, forced=0, deal=0, trick=0)
"""No pauses at the table, and as many edits a second as in every house."""


class Long(SimTime):
    """A second of this house is a minute of Discord's: much can be done in it."""

    def steady(self) -> float:
        return super().steady() / MINUTE

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds * MINUTE)


async def pass_time(house: House, seconds: float) -> None:
    """Let so many seconds pass by the house's clock."""
    await house.env.advance_time(seconds * MINUTE)
    await house.env.settle()


async def move(house: House, *players: Player) -> None:
    """Say the first legal action of the player to act."""
    turn = GAMES[GAME].to_act(house.state())
    (player,) = [player for player in players if player.seat() in turn]
    await player.say(sorted(house.legal(player))[0])


def edits(house: House, since: int) -> int:
    """Of the public message."""
    return requests(house, "PATCH", f"/messages/{house.public.id}", since)


async def test_several_moves_within_a_second_are_one_edit(tmp_path: Path) -> None:
    async with open_house(tmp_path, clock=Long(), pace=PACE) as house:
        ann, bob = house.invite_all("Ann", "Bob")
        await house.started(GAME, ann, bob)
        await pass_time(house, 5)
        before, since = len(house.log().moves), len(house.env.http_requests)
        await move(house, ann, bob)
        assert edits(house, since) == 1, "the first is shown at once"
        early = text_of(house.public)
        while len(house.log().moves) < before + 5:
            await move(house, ann, bob)
        await pass_time(house, 0.9)
        assert (edits(house, since), text_of(house.public)) == (1, early)
        await pass_time(house, 0.2)
        assert edits(house, since) == 2
        assert text_of(house.public) != early
        newest = (await ann.slash("table show")).response
        assert text_of(house.public) == text_of(newest)
        await pass_time(house, 5)
        assert edits(house, since) == 2, "and then there is nothing to show"


async def test_a_robot_plays_after_its_pause(tmp_path: Path) -> None:
    """As long as it stands in the example of the settings, whatever there is to think of."""
    async with open_house(tmp_path, clock=Long(), pace=Pace()) as house:
        ann = house.invite("Ann")
        await house.started(GAME, ann)
        for _ in range(4):
            if ann.seat() not in GAMES[GAME].to_act(house.state()):
                break
            await move(house, ann)
        before = len(house.log().moves)
        await pass_time(house, 1.5)
        assert len(house.log().moves) == before
        await pass_time(house, 0.2)
        assert len(house.log().moves) == before + 1
