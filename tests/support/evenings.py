"""Evenings planned, and the time until they come."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from tests.support.house import House, pass_time
from tests.support.messages import in_words, said
from tests.support.player import Player

MINUTE, HOUR = 60.0, 3600.0


def in_hours(house: House, hours: float) -> dict[str, str]:
    """An hour to come as somebody in Greenwich types it: date, time and zone."""
    at = datetime.fromtimestamp((house.bot.clock.now() // MINUTE + 60 * hours) * MINUTE, UTC)
    return {"date": f"{at:%Y-%m-%d}", "time": f"{at:%H:%M}", "zone": "UTC"}


async def plan(house: House, host: Player, hours: float = 3.0, **more: Any) -> Any:
    """An evening is planned; the answer is its message."""
    options = {"game": "euchre", "rules": "house"} | in_hours(house, hours) | more
    answered = await host.slash("evening plan", **options)
    assert answered.response is not None and not answered.response.flags.ephemeral, said(answered)
    return house.public


async def to_the_hour(house: House, before: float = 0.0, number: int = 1) -> None:
    ((at,),) = house.rows("SELECT at FROM evenings WHERE id = ?", number)
    await pass_time(house, at - house.bot.clock.now() - before)


def state(house: House, number: int = 1) -> str:
    ((found,),) = house.rows("SELECT state FROM evenings WHERE id = ?", number)
    return str(found)


def table(house: House, number: int = 1) -> tuple[str, int]:
    ((found, channel),) = house.rows("SELECT state, channel_id FROM tables WHERE id = ?", number)
    return str(found), int(channel)


def now(house: House, message: Any) -> Any:
    """A message as it stands now."""
    return next(m for m in house.channel.history() if m.id == message.id)


def last(house: House, text: str) -> Any:
    found = [m for m in house.channel.history() if text in in_words(m)]
    return found[-1] if found else None
