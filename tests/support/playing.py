"""Games played by people who press any button they see, or where nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

from bot.rules import CHANCE, Illegal
from bot.rules.about.rule_changes import is_change
from bot.storage.rows.ids import TableId, UserId
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.verbs.play import act
from bot.words.words import words
from tests.support.fair import fair_player
from tests.support.house import House
from tests.support.player import Player
from tests.support.simcord_adapter import by_the_bot

PATIENCE = 3000
WORDS = words("en")
NEARLY = 0.8
"""The share of the points (or deals) of a game from which on its end is near."""


async def any_move(house: House, *players: Player) -> Player:
    """Somebody whose turn it is does something."""
    player = house.to_act(*players)[0]
    await player.act(sorted(player.lines())[0])
    return player


def deals(house: House, table: int = 1) -> int:
    """The number of deals that have begun at a table."""
    moves = house.log(table).moves
    return sum(seat == CHANCE and not is_change(seat, line) for seat, line in moves)


def held_cards(house: House, player: Player) -> str:
    return WORDS.cards(house.view(player).hand)


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


async def who_waits(house: House, *players: Player) -> tuple[Player, Player]:
    """Play until somebody has played and the other one is asked: they, and the other.

    :raises LookupError: the same person is asked again and again.
    """
    for _ in range(20):
        (player,) = house.to_act(*players)
        await player.act(sorted(player.lines())[0])
        (asked,) = house.to_act(*players)
        if asked is not player:
            return player, asked
    raise LookupError("the same person is asked again and again")


async def deal_on(house: House, *players: Player) -> None:
    """Have everybody play anything when asked, until the next deal has begun."""
    deals = sum(seat == -1 for seat, _ in house.log().moves)
    for _ in range(200):
        if sum(seat == -1 for seat, _ in house.log().moves) > deals:
            return
        asked = house.to_act(*players)
        await asked[0].act(sorted(asked[0].lines())[-1])
    raise AssertionError("the deal never ended")


async def whole_game(house: House, game: str, seed: int, *players: Player) -> int:
    """A game by the house rules, from the opening of the table to its end; the table's number."""
    table = await house.started(game, *players)
    await nearly_to_the_end(house, table, seed, *players)
    assert await play_out(house, seed, *players), "the game does not end"
    ((state,),) = house.rows("SELECT state FROM tables WHERE id = ?", table)
    assert state == "over"
    return table


async def nearly_to_the_end(house: House, table: TableId, seed: int, *players: Player) -> None:
    """Play it where nobody looks while its end is far."""
    await unseen(house, table, Random(seed), *players, until=near_its_end)


async def unseen(
    house: House,
    table: TableId,
    rng: Random,
    *players: Player,
    until: Callable[[GameSession], bool] = lambda session: False,
    moves: int = PATIENCE,
) -> None:
    """Everybody plays as a fair player does, without a click: the table acts and stores as ever.

    It is shown when it is over, or ``until`` something holds, or so many moves have been made.
    """
    by_id = {player.id for player in players}
    with undrawn(house):
        while moves:
            found = await house.bot.tables.find(table)
            session = found.session
            if found.status != "playing" or session is None:
                break
            asked = [s for s in session.turn if s != CHANCE and session.chairs[s].user in by_id]
            if not asked:
                await house.env.settle()
                continue
            if until(session):
                break
            moves -= 1
            seat = asked[0]
            line = session.game.write(fair_player(session.game, session.state, seat, rng))
            # It may have been the only answer, and have been given just now.
            with suppress(Refusal, Illegal), by_the_bot(house.env):
                await found.do(act, UserId(session.chairs[seat].user or 0), line)
    await house.env.settle()


@contextmanager
def undrawn(house: House) -> Iterator[None]:
    """Put the redraws of all changes off until the end of this, and then make each once."""
    redraws: Any = house.bot.display.redraws
    plain, asked = redraws.request, dict[Any, tuple[Any, Any]]()

    def later(key: Any, *args: Any, **kwargs: Any) -> None:
        asked[key] = args, kwargs

    redraws.request = later
    try:
        yield
    finally:
        redraws.request = plain
        with by_the_bot(house.env):
            for key, (args, kwargs) in asked.items():
                redraws.request(key, *args, **kwargs)


def near_its_end(session: GameSession) -> bool:
    """Whether somebody has most of the points at which it ends, or most deals are over."""
    best = max(map(abs, session.view(None).scores))
    far = {"target": best, "limit": best, "deals": len(session.sheet)}
    bounds = {name: getattr(session.options, name, 0) for name in far}
    assert any(bounds.values()), "it has no end to come near to"
    return any(bound and far[name] >= NEARLY * bound for name, bound in bounds.items())
