"""The world on an evening: places that go and come, a wall clock that is set."""

from __future__ import annotations

import asyncio

from bot.tables.verbs.suspend import lift, suspend
from tests.tables.schedules.evening import CHANNELS, GUILD, Evening
from tests.tables.virtual import HOUR


async def world(evening: Evening) -> None:
    """Places that go and come, a wall clock that is set; and whether all is true meanwhile."""
    while not evening.broken:
        await asyncio.sleep(evening.rng.expovariate(1 / 20))
        if not evening.hall.tables:
            continue
        table = evening.rng.choice(evening.hall.tables)
        match evening.rng.randrange(12):
            case 0:
                await evening.tried(
                    evening.did("held", table.do(suspend, "rights", ("view_channel",)))
                )
            case 1 | 2:
                await evening.tried(evening.did("released", table.do(lift)))
            case 3:
                channel = evening.rng.choice(CHANNELS)
                await evening.tried(evening.did("moved", evening.hall.move(table, GUILD, channel)))
            case 4 if evening.rng.random() < 0.2:
                evening.house.clock.ahead += evening.rng.choice((-HOUR, -60, 60, HOUR))
                evening.done["clock set"] += 1
            case _:
                await evening.look(table)
