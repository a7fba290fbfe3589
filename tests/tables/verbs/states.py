"""Tables as values for the tests of verbs: no store, no event loop, no Discord."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, Log, Seat, Seed
from bot.rules.kit.actions import PASS
from bot.storage.rows.ids import ChannelId, GameId, GuildId, TableId, UserId
from bot.storage.rows.tables import NoteRow, TableRow
from bot.tables.model.beside import Beside, fold
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.lobby import Lobby
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Moment, TableState
from tests.support.ids import users

ANN, BOB, CEM, DIA, EVE = users(1011, 1012, 1013, 1014, 1015)
NAMES = {ANN: "Ann", BOB: "Bob", CEM: "Cem", DIA: "Dia", EVE: "Eve"}
FOUR = (ANN, BOB, CEM, DIA)
NOW = 1_800_000_000.0
SEED = Seed(bytes(range(32)))


def moment(after: float = 0.0) -> Moment:
    """The moment so many seconds after :data:`NOW`."""
    return Moment(now=NOW + after, seeds=(SEED,))


def in_lobby(*people: UserId, game: str = "euchre", **set_to: Any) -> TableState:
    """A lobby in which these people sit, the first of them as host."""
    host, *guests = people
    lobby = replace(Lobby.open(game, "house", host, NAMES[host]), **set_to)
    for guest in guests:
        lobby = lobby.join(guest, NAMES[guest])
    row = TableRow(
        id=TableId(7),
        guild_id=GuildId(5),
        channel_id=ChannelId(6),
        host_id=host,
        game=game,
        preset="house",
        options=str(lobby.options),
        level=lobby.level,
        created_at=NOW,
        updated_at=NOW,
        host_at=NOW,
    )
    return TableState(row=row, lobby=lobby)


def dealt(*people: UserId, game: str = "euchre", seed: Seed = SEED, **set_to: Any) -> TableState:
    """A game with these people, who have the first seats, and robots; the cards are dealt."""
    table = in_lobby(*people, game=game, **set_to)
    lobby = table.lobby
    robots = len(lobby.chairs) - len(people)
    chairs = (*lobby.chairs[: len(people)], *(Chair(robot=n) for n in range(1, robots + 1)))
    head = Log(
        game=game,
        version=lobby.game.version,
        options=str(lobby.options),
        players=len(chairs),
        commitment=seed.commitment,
    )
    session = session_of(GameId(1), head, chairs)
    lobby, row = replace(lobby, chairs=chairs), replace(table.row, state="playing")
    return deal(replace(table, row=row, status="playing", lobby=lobby, session=session), seed)


def deal(table: TableState, seed: Seed = SEED) -> TableState:
    """The table after the deck has acted."""
    session = game_of(table)
    draw = seed.below(f"deal {session.deals + 1}")
    action = session.game.chance(session.state, draw)
    return table.with_session(session.plus(CHANCE, action))


def game_of(table: TableState) -> GameSession:
    """The game at a table, which has begun."""
    assert table.session is not None
    return table.session


def to_act(table: TableState) -> UserId:
    """The person who is to act."""
    session = game_of(table)
    user = session.chairs[session.turn[0]].user
    assert user is not None, "a robot is to act"
    return user


def acted(table: TableState, action: Any = PASS) -> TableState:
    """The table after whoever is to act has done this."""
    session = game_of(table)
    seat = session.turn[0]
    chair = session.chairs[seat]
    after = session.plus(seat, action).by(chair.user if chair.present else None)
    return table.with_session(after)


def played(table: TableState, rng: Random, seed: Seed = SEED) -> Iterator[TableState]:
    """The table before each decision of a player, until the game is over, played at random."""
    while game_of(table).turn:
        session = game_of(table)
        if session.turn == (CHANCE,):
            table = deal(table, seed)
            continue
        yield table
        table = acted(table, session.game.legal(session.view(session.turn[0])).sample(rng))


def found(table: TableState, wanted: Callable[[TableState], bool], seed: Seed = SEED) -> TableState:
    """The table as soon as it is as wanted, in the first of some games in which it ever is."""
    for n in range(50):
        for now in played(table, Random(n), seed):
            if wanted(now):
                return now
    raise AssertionError("that never happens")


def seat_of(table: TableState, user: UserId) -> Seat:
    """The seat in which this person plays."""
    seat = game_of(table).seat_of(user)
    assert seat is not None
    return seat


def refused(key: str) -> pytest.RaisesExc[Refusal]:
    """The context in which exactly this is refused."""
    return pytest.RaisesExc(Refusal, check=lambda refusal: refusal.reason.code == key)


def said(change: Change[Any]) -> list[str]:
    """The lines that a change adds to the table's log."""
    return [str(note) for note in change.notes]


def kept(table: TableState, *changes: tuple[Change[Any], float]) -> Beside:
    """The facts that a restart takes up after changes, each so many seconds after :data:`NOW`."""
    rows = [NoteRow(line, NOW + at) for change, at in changes for line in said(change)]
    return fold(rows, table.lobby.game)
