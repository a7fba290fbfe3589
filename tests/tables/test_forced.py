"""Whether a person has a choice shows only to them: with one answer the table waits as long."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Seat, Seed
from bot.rules.kit.actions import Play
from bot.storage.rows.ids import ChannelId, GuildId, UserId
from bot.storage.rows.tables import MoveRow
from bot.tables.model.chairs import Chair
from bot.tables.model.lobby import Lobby
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change
from tests.rules.option_sets import OptionSets
from tests.secrecy.worlds import begun, guessed
from tests.tables.virtual import HOUR, House, in_virtual_time, silence

FORCED: list[tuple[str, str, dict[str, Any]]] = [
    ("euchre", "farmers-hand", {"pack": 24, "farmers_hand": "redeal", "joker": "none"}),
    ("pinochle", "redealing", {"nines_redeal": True}),
    ("pinochle", "naming", {"trump_needs": "marriage", "surrender": False}),
    ("schieber", "announcing", {"weis_by": "hand"}),
]


def choices(session: GameSession, seat: Seat) -> int:
    return len(session.game.legal(session.view(seat)))


def two_worlds(
    key: str, phase: str, chosen: dict[str, Any]
) -> tuple[GameSession, GameSession, Seat]:
    """Somebody is asked who has one answer here and more there, and nobody else can tell.

    :raises LookupError: no such worlds came up.
    """
    game, rng = GAMES[key], Random(f"{key} {phase}")
    sets = OptionSets(game, rng)
    for _ in range(2000):
        options, players = sets.draw()
        try:
            options = replace(options, **chosen)
            game.check(options, players)
        except ValueError:
            continue
        moves: list[Any] = []
        before = begun(game, options, players)
        here = before
        for _ in range(30):
            seat = rng.choice(here.turn)
            if seat != CHANCE and here.view(None).phase == phase and choices(here, seat) == 1:
                for _ in range(20):
                    there = before
                    for who, action in guessed(here, None, moves, rng):
                        there = there.plus(who, action)
                    if choices(there, seat) > 1 and there.view(None) == here.view(None):
                        return here, there, seat
            action = (
                game.chance(here.state, rng.randrange)
                if seat == CHANCE
                else game.legal(here.view(seat)).sample(rng)
            )
            moves.append((seat, action))
            here = here.plus(seat, action)
            if here.turn in ((), (CHANCE,)):
                break
    raise LookupError("no such worlds came up")


async def hours_with(path: Path, session: GameSession, seat: Seat) -> list[tuple[float, int]]:
    """The seconds and seats of actions at a table whose only person, in this seat, does nothing."""
    house = House(path, Random(1))
    hall = await house.open()
    lobby = Lobby.open(session.log.game, "house", UserId(11), "Ann").with_clock(0)
    table = await hall.open(lobby, GuildId(1), ChannelId(5))
    chairs = tuple(
        Chair(user=UserId(11), name="Ann") if n == seat else Chair(robot=n + 1)
        for n in range(session.log.players)
    )
    movers = (None,) * len(session.log.moves)
    begun = replace(session, chairs=chairs, movers=movers)
    state = replace(table.state, session=begun, status="playing")
    change = Change(state=state, seed=Seed(bytes(32)), answer=None)
    state = await table.record.commit(table.state, change, house.clock.now())
    assert state.session is not None
    moves = [
        MoveRow(n, int(who), line, house.clock.now())
        for n, (who, line) in enumerate(session.log.moves, 1)
    ]
    await house.disk.tables.append(state.session.game_id, moves)
    table.state = state
    table.wake()
    began, told, known = house.clock.steady(), list[tuple[float, int]](), len(moves)
    while house.clock.steady() < began + HOUR / 6:
        await house.clock.sleep(0.1)
        done = table.session.log.moves
        told += [(house.clock.steady() - began, int(who)) for who, _ in done[known:]]
        known = len(done)
    await house.kill()
    return told


@pytest.mark.parametrize(("key", "phase", "chosen"), FORCED)
def test_nobody_is_answered_for_who_alone_knows_that_there_is_no_choice(
    tmp_path: Path, key: str, phase: str, chosen: dict[str, Any]
) -> None:
    here, there, seat = two_worlds(key, phase, chosen)
    paths = iter((tmp_path / "here.db", tmp_path / "there.db"))

    async def main() -> list[list[tuple[float, int]]]:
        return [await hours_with(next(paths), world, seat) for world in (here, there)]

    with silence():
        first, second = in_virtual_time(main)
    for told in (first, second):
        assert int(seat) not in [who for _, who in told]


def test_what_all_can_see_still_plays_itself() -> None:
    """The last card in hand, and in an auction the pass of whoever cannot go higher."""
    found = set()
    for key, game in GAMES.items():
        rng = Random(key)
        sets = OptionSets(game, rng)
        for _ in range(12):
            session = begun(game, *sets.draw())
            for _ in range(150):
                if not session.turn:
                    break
                seat = rng.choice(session.turn)
                if seat == CHANCE:
                    session = session.plus(seat, game.chance(session.state, rng.randrange))
                    continue
                only = session.only_answer(seat)
                if only is not None:
                    assert choices(session, seat) == 1
                    last = isinstance(only, Play) and session.view(None).counts[seat] == 1
                    assert last or session.view(None).phase in game.open_choices
                    found.add((key, last))
                action = game.legal(session.view(seat)).sample(rng)
                session = session.plus(seat, action)
    assert {key for key, last in found if last} == set(GAMES)
    assert {key for key, last in found if not last} == {k for k in GAMES if GAMES[k].open_choices}
