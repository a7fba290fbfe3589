"""Games played to their end by people who press any button they see."""

from __future__ import annotations

from random import Random

from tests.support.house import House, Player

PATIENCE = 3000


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
    assert await play_out(house, seed, *players), "the game does not end"
    ((state,),) = house.rows("SELECT state FROM tables WHERE id = ?", table)
    assert state == "over"
    return table
