"""Games played to their end by people who press any button they see."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

from bot.rules import CHANCE, Illegal
from bot.storage.rows.ids import TableId, UserId
from bot.tables.model.lobby import Refusal
from bot.tables.model.session import GameSession
from bot.tables.verbs.play import act
from tests.support.fair import fair_player
from tests.support.house import House, Player

PATIENCE = 3000
NEARLY = 0.7
"""The share of the points (or deals) of a game from which on its end is near."""


async def play_out(house: House, seed: int, *players: Player, moves: int = PATIENCE) -> bool:
    """Play so many moves; whether the game has ended."""
    rng = Random(seed)
    for _ in range(moves):
        asked = house.to_act(*players)
        if not asked:
            return True
        player = rng.choice(asked)
        await player.act(rng.choice(sorted(player.lines())))
    return False


async def whole_game(house: House, game: str, seed: int, *players: Player) -> int:
    """A game by the house rules, from the opening of the table to its end; the table's number."""
    table = await house.started(game, *players)
    await nearly_to_the_end(house, table, seed, *players)
    assert await play_out(house, seed, *players), "the game does not end"
    ((state,),) = house.rows("SELECT state FROM tables WHERE id = ?", table)
    assert state == "over"
    return table


async def nearly_to_the_end(house: House, table: TableId, seed: int, *players: Player) -> None:
    """Play it without clicks while its end is far; the table acts, stores and shows as ever.

    The simulated Discord waits for what a click sets off, and for nothing else: so this waits for
    whoever is to go on by themselves.
    """
    rng, by_id = Random(seed), {player.id for player in players}
    for _ in range(PATIENCE):
        found = await house.bot.tables.find(table)
        session = found.session
        if found.status != "playing" or session is None:
            return
        asked = [s for s in session.turn if s != CHANCE and session.chairs[s].user in by_id]
        if not asked:
            going_on = found._robots._pending.values()
            await asyncio.wait(going_on, return_when=asyncio.FIRST_COMPLETED)
            continue
        if near_its_end(session):
            await house.env.settle()
            return
        seat = asked[0]
        line = session.game.write(fair_player(session.game, session.view(seat), rng))
        with suppress(Refusal, Illegal):  # it was the only answer, and has been given just now
            await found.do(act, UserId(session.chairs[seat].user or 0), line)


def near_its_end(session: GameSession) -> bool:
    """Whether somebody has most of the points at which it ends, or most deals are over."""
    best = max(map(abs, session.view(None).scores))
    far = {"target": best, "limit": best, "deals": len(session.sheet)}
    bounds = {name: getattr(session.options, name, 0) for name in far}
    assert any(bounds.values()), "it has no end to come near to"
    return any(bound and far[name] >= NEARLY * bound for name, bound in bounds.items())
