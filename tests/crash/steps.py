"""The steps that tests of single troubles share: a house that is up, players who get on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.crash.house import House, Place, open_house
from tests.crash.judge import settled

PATIENCE = 120.0
"""Seconds; a busy machine is no fault."""
A_MOMENT = 0.1


@asynccontextmanager
async def playing(folder: Path, tables: int = 2, long_games: bool = True) -> AsyncIterator[House]:
    """A house in which games are under way at every table; nothing is lost in it at the end."""
    async with open_house(folder, tables, 3, long_games) as house:
        await house.begin(cold=False)
        for place in house.places:
            await get_on(house, 3, place)
        yield house
        faults = (await settled(house)).faults
        assert not faults, "; ".join(faults)


async def get_on(house: House, more: int, place: Place | None = None) -> None:
    """Wait until so many more actions have been answered, at this place or anywhere."""
    before = answered(house, place)
    await until(house, lambda: answered(house, place) >= before + more)


async def until(house: House, holds: Callable[[], object]) -> None:
    """Wait until something holds of what players have seen."""
    with house.demo.world.watch() as changed:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                changed.clear()
                with suppress(TimeoutError):  # players note down what they saw a moment later
                    await asyncio.wait_for(changed.wait(), A_MOMENT)


def answered(house: House, place: Place | None = None) -> int:
    """The number of actions that have been answered so far."""
    people = {client.human.id for client in (place.clients if place else house.clients)}
    return sum(user in people for _, user, _ in house.record.told)
