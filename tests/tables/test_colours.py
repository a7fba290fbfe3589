"""The colour of a side and the names of partners: the same in every picture of a game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Log, Options, Seat, Seed
from bot.storage.rows.ids import GameId, TableId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.interval import Interval
from bot.tables.model.lobby import Lobby
from bot.tables.model.session import GameSession
from bot.tables.screens.deal_screen import table_deal_screen
from bot.tables.screens.hand_screen import Where, hand_screen
from bot.tables.screens.lobby_scene import lobby_scene
from bot.tables.screens.screen import Screen
from bot.tables.screens.sheet_screen import sheet_picture
from bot.tables.screens.table_screen import table_screen
from bot.words.words import words
from cardart.pictures.seat_plates import side_colour
from cardart.scene import MOST_SEATS, DealScene, SheetScene, SideScene, TableScene
from tests.support.fair import fair_player

TABLE = TableId(7)
WHERE = Where(TABLE, "#cards (Home)")
NAMES = ("Ann", "Ben", "Cid", "Dai", "Eve", "Fay", "Gus")
KINDS = [
    (key, name, players)
    for key, game in GAMES.items()
    for name, options in game.presets.items()
    for players in game.players(options)
]


def course(key: str, options: Options, players: int) -> Iterator[GameSession]:
    """A deal of people alone, move by move, up to its result."""
    game, rng, seed = GAMES[key], Random(3), Seed(bytes(32))
    chairs = tuple(Chair(user=UserId(n + 1), name=NAMES[n]) for n in range(players))
    log = Log(game=key, version=game.version, options=str(options), players=players)
    session, dealt = session_of(GameId(7), log, chairs), 0
    while session.turn and not session.sheet:
        seat = session.turn[0]
        if seat == CHANCE:
            dealt += 1
            action = game.chance(session.state, seed.below(f"deal {dealt}"))
        else:
            action = fair_player(game, session.state, seat, rng)
        session = session.plus(seat, action)
        yield session


def table_of(screen: Screen) -> TableScene:
    assert screen.picture is not None and isinstance(screen.picture.scene, TableScene)
    return screen.picture.scene


def names_in(side: SideScene) -> list[str]:
    return [name for name in NAMES if name in side.name]


@pytest.mark.parametrize(("key", "preset", "players"), KINDS)
def test_a_side_has_one_colour_from_the_lobby_to_the_result(
    key: str, preset: str, players: int
) -> None:
    """Players without partners were grey at the table until the deal was over."""
    w, options = words("en"), GAMES[key].presets[preset]
    sessions = list(course(key, options, players))
    last = sessions[-1]
    reading = Interval(last.sheet[-1].deal, 0.0, 20.0, (UserId(1),), open=True)
    picture = table_deal_screen(w, TABLE, last, reading).picture
    assert picture is not None and isinstance(picture.scene, DealScene)
    sides = picture.scene.sides
    colours = {name: side.side for side in sides for name in names_in(side)}
    assert len(colours) == players and len({side.side for side in sides}) == len(sides)
    for session in sessions[:-1:5]:
        everybody = table_of(table_screen(w, TABLE, session))
        own = table_of(hand_screen(w, WHERE, session, Seat(players - 1)))
        for scene in (everybody, own):
            assert {seat.name: seat.side for seat in scene.seats} == colours
            assert {score.side for score in scene.scores} == set(colours.values())
    lobby = Lobby.open(key, preset, UserId(1), NAMES[0])
    if len(lobby.chairs) == players:
        chairs = lobby_scene(w, lobby).chairs
        assert [chair.side for chair in chairs] == [colours[name] for name in NAMES[:players]]


def test_no_two_sides_have_the_same_colour() -> None:
    assert len({side_colour(number) for number in range(-1, MOST_SEATS)}) == MOST_SEATS + 1


@pytest.mark.parametrize(("key", "preset", "players"), KINDS)
def test_partners_are_named_one_by_one_where_their_side_is(
    key: str, preset: str, players: int
) -> None:
    w, last = words("en"), list(course(key, GAMES[key].presets[preset], players))[-1]
    reading = Interval(last.sheet[-1].deal, 0.0, 20.0, (UserId(1),), open=True)
    deal: Any = table_deal_screen(w, TABLE, last, reading).picture
    sheet = sheet_picture(w, TABLE, last).scene
    assert isinstance(sheet, SheetScene)
    named = [side.names for side in deal.scene.sides]
    assert list(sheet.names) == [(), *named]
    for side in deal.scene.sides:
        assert list(side.names) == (names_in(side) if len(side.faces) > 1 else [])
