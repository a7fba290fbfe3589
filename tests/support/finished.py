"""Games that are begun by people at their clients, as short as the rules allow, and over soon."""

from __future__ import annotations

from random import Random

from bot.rules import GAMES
from bot.storage.rows.ids import GameId, TableId
from tests.support.house import House
from tests.support.messages import menu
from tests.support.player import Player
from tests.support.playing import unseen


async def opened(house: House, game: str, *players: Player) -> TableId:
    """A game has begun by its shortest rules, with robots on the chairs that are left."""
    host, *guests = players
    table = await house.opened(host, game)
    panel = (await host.press(house.public, f"lobby:{table}:rules")).response
    for name in GAMES[game].options.lengths:
        await host.choose(panel, f"rules:{table}:option", name)
        values = [o["value"] for o in menu(panel, f"value:{table}:{name}")["options"]]
        await host.choose(panel, f"value:{table}:{name}", min(values, key=int))
    for guest in guests:
        await guest.press(house.public, f"lobby:{table}:join")
    await host.start(table)
    await house.env.settle()
    return table


async def play_out(house: House, table: TableId, *players: Player, moves: int = 3000) -> None:
    """Have everybody play as a fair player does until the game is over; nobody looks."""
    await unseen(house, table, Random(table), *players, moves=moves)


async def finished(house: House, game: str, *players: Player) -> GameId:
    """A whole game; the answer is its number."""
    table = await opened(house, game, *players)
    await play_out(house, table, *players)
    ((number,),) = house.rows(
        "SELECT id FROM games WHERE table_id = ? AND ended_at IS NOT NULL", table
    )
    return GameId(number)
