"""A tournament at a house: it is opened, begun and played, and time passes."""

from __future__ import annotations

from typing import Any

from bot.tournaments.values import Tournament
from tests.support.house import House
from tests.support.messages import said, sentence, wishes
from tests.support.player import Player


async def the(house: House) -> Tournament:
    """The house's first tournament, as it stands."""
    return await house.bot.tournaments.find(1)


def post(house: House, number: int = 1) -> Any:
    """The message that follows the tournament."""
    ((message,),) = house.rows("SELECT message_id FROM tournaments WHERE id = ?", number)
    return next(m for m in house.channel.history() if m.id == message)


async def opened(house: House, host: Player, *guests: Player, **options: Any) -> None:
    """Open a tournament of Widow Pitch, a deal a round, for which these guests sign up."""
    options = {"game": "widow-pitch", "deals": 1} | options
    told = said(await host.slash("tournament open", **options))
    assert told == sentence("tournament-opened", number=1)
    for guest in guests:
        await guest.press(post(house), "tournament:1:join")


async def passed(house: House, seconds: float) -> None:
    """Let some seconds go by, and everything happen that comes of it."""
    await house.env.advance_time(seconds)
    await house.env.settle()


async def came(house: House, *players: Player) -> None:
    """Everybody presses *Join* in the letter that called them, if one did."""
    for player in players:
        for letter in player.letters[::-1]:
            join = [w for w in wishes(letter) if w.startswith("lobby:") and w.endswith(":join")]
            if join:
                await player.press(letter, join[0])
                break


async def finished(house: House) -> None:
    """Robots and people play every table to its end, and nobody reads a result."""
    for _ in range(4000):
        playing = [t for t in house.bot.tables.tables if t.status == "playing"]
        if not playing:
            return
        acting = [one for one in house.people if one.lines()]
        for one in acting:
            await one.act(next(iter(one.lines())))
        if not acting:
            await passed(house, 30.0)
    raise AssertionError("a table has no end")


async def started(house: House, *names: str, **options: Any) -> list[Player]:
    """A tournament of these people has begun; the first of them is its host."""
    players = house.invite_all(*names)
    await opened(house, players[0], *players, **options)
    panel = (await players[0].press(post(house), "tournament:1:lead")).response
    await players[0].press(panel, "tournament:1:start")
    return players


async def begun(house: House, host: Player) -> None:
    """Have the host begin the tournament, for all who have signed up."""
    panel = (await host.press(post(house), "tournament:1:lead")).response
    await host.press(panel, "tournament:1:start")
    await passed(house, 1)
