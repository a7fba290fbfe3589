"""Games with a clock: how one begins, and what a test reads off it."""

from __future__ import annotations

import re
from typing import Any

from tests.support.house import House
from tests.support.player import Player
from tests.support.reading import text_of

MINUTE = 60
SLACK = 1


async def timed(house: House, clock: str | None, *people: Player, game: str = "euchre") -> None:
    """A game has begun with this clock, chosen in the lobby (``None``: none is chosen)."""
    host, *guests = people
    await house.opened(host, game)
    for guest in guests:
        await guest.press(house.public, "lobby:1:join")
    if clock is not None:
        panel = (await host.press(house.public, "lobby:1:rules")).response
        await host.choose(panel, "rules:1:clock", clock)
    await host.start()
    await house.env.settle()


def due(message: Any) -> list[int]:
    """Every moment that is shown as a Discord timestamp."""
    return [int(moment) for moment in re.findall(r"<t:(\d+):R>", text_of(message))]


def notes(house: House) -> list[str]:
    """The log beside the game, without the drawing of the seats."""
    found = [line for (line,) in house.rows("SELECT line FROM notes ORDER BY number")]
    return [line for line in found if not line.startswith(("seats ", "circle "))]


def turn(house: House) -> Player:
    """The player to act; there is one only."""
    (player,) = house.to_act()
    return player


def others(house: House, player: Player) -> Player:
    (other,) = [p for p in house.people if p is not player]
    return other
