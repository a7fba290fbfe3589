"""Dailies as people play them in the simulated Discord."""

from __future__ import annotations

from typing import Any

from bot.storage.rows.dailies import DAY
from tests.support.house import House, pass_time
from tests.support.messages import controls, wishes
from tests.support.player import Player
from tests.support.reading import text_of

HOUR = 3600.0


def today(house: House) -> int:
    """The present day of UTC, counted from 1970."""
    return house.bot.tables.dailies.today


async def at_hour(house: House, hour: float) -> None:
    """Wait until this hour of the present or, if that is over, the next day of UTC."""
    now = house.bot.clock.now()
    await pass_time(house, (hour * HOUR - now) % DAY)


async def panel(player: Player, game: str = "") -> Any:
    """The panel of a daily."""
    asked = {"game": game} if game else {}
    return (await player.slash("daily", **asked)).response


async def begun(player: Player, game: str = "") -> Any:
    """Begin a daily, or go on with it; the panel."""
    shown = await panel(player, game)
    (play,) = [wish for wish in wishes(shown) if wish.startswith("daily:0:play:")]
    await player.press(shown, play)
    return shown


async def played(player: Player, choice: int = 0) -> None:
    """Play the daily in one's hand to its end."""
    for _ in range(200):
        following = [wish for wish in wishes(player.hand) if wish.startswith("next:")]
        if following:
            await player.press(player.hand, following[0])
            continue
        lines = sorted(player.lines())
        many = [c for c in controls(player.hand) if c["custom_id"].startswith("choose:")]
        if lines:
            await player.act(lines[choice % len(lines)])
        elif many:  # more cards than there is room for buttons
            values = [option["value"] for option in many[0]["options"]]
            await player.choose(player.hand, many[0]["custom_id"], values[choice % len(values)])
        else:
            return
    raise AssertionError("the daily never ends")


def told(message: Any) -> str:
    """The text of a message."""
    return text_of(message)
