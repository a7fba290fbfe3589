"""Files of finished games: both kinds read back, and what is wrong in one is said."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.rules import GAMES, Log
from bot.storage.rows.ids import GameId, GuildId, TableId, UserId
from bot.storage.rows.past import KeptGame, PastGame
from bot.storage.rows.tables import GameRow, MoveRow, SeatRow
from bot.tables.model.chairs import Chair
from bot.tables.past.export import Export, as_json, as_text, export_of, read
from tests.tables.past import export


@pytest.mark.parametrize("key", GAMES)
def test_both_files_read_back(key: str) -> None:
    kept = export(key)
    for text in (as_text(kept), as_json(kept)):
        found = read(text)
        assert replace(found, pack=()) == kept
    assert Log.read(as_text(kept)) == kept.log, "the text is a log as it stands"


def test_the_json_is_as_the_page_says() -> None:
    """The schema: whoever changes this changes ``bot/rules/README.md``, and perhaps the version."""
    told = json.loads(as_json(export("euchre")))
    assert list(told) == [
        "format", "version", "number", "table", "ended", "game", "game_version", "options",
        "players", "seats", "circle", "pack", "packet", "commitment", "seed", "scores", "winners",
        "moves",
    ]  # fmt: skip
    assert (told["format"], told["version"], told["ended"]) == (
        "knave-log", 1, "2023-11-14T22:13:20Z"
    )  # fmt: skip
    assert told["seats"] == [
        {"kind": "person", "name": "Ann Ω _x_"},
        {"kind": "robot", "number": 1},
        {"kind": "robot", "number": 2},
        {"kind": "former"},
    ]
    assert told["moves"][0]["by"] == "deck" and told["moves"][1]["by"] in range(4)


def test_a_bare_log_is_read_too() -> None:
    kept = export("euchre")
    found = read(str(kept.log))
    assert found == Export(log=kept.log)
    assert len(found.seated) == 4


def test_a_name_cannot_break_out_of_its_line() -> None:
    chairs = (Chair(user=UserId(1), name="A\n0 pass\n# winners 0"), *export("euchre").chairs[1:])
    kept = replace(export("euchre"), chairs=chairs)
    assert read(as_text(kept)).chairs[0].name == "A 0 pass # winners 0"
    assert read(as_text(kept)).log == kept.log


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "head of the log"),
        ("{}", "knave-log"),
        ("[1]", "head of the log|not understood"),
        ('{"format": "knave-log"}', "version"),
        ('{"format": "knave-log", "version": 3}', "version 3"),
        ('{"format": "knave-log", "version": 1}', "game"),
        ('{"format"', "delimiter"),
        ("# knave 3\ngame euchre 1\nplayers 4", "version 3"),
        ("# number one\ngame euchre 1\nplayers 4", "one"),
        ("hello\nworld", "line 1"),
        ('{"a": ' + "[" * 100_000, "too large"),
        (
            '{"format": "knave-log", "version": 1, "game": "euchre", "game_version": Infinity}',
            "too large",
        ),
        (f"game euchre 1\nplayers {10**30}", "nothing is played by"),
        ("game euchre 1\nplayers 0", "nothing is played by"),
    ],
)
def test_what_is_no_log_says_why(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read(text)


def kept_game(circle: str, seated: str) -> KeptGame:
    past = PastGame(
        id=GameId(3), table_id=TableId(2), guild_id=GuildId(1), game="euchre",
        players=3, ended_at=1.0,
        seats=(SeatRow(user_id=UserId(5), name="Eve"), SeatRow(robot=1), SeatRow()),
    )  # fmt: skip
    game = GameRow(
        game="euchre", version=1, options="", players=3, commitment="c", seed="s", started_at=0.0
    )
    return KeptGame(
        past=past, game=game, moves=(MoveRow(1, -1, "deal", 0.5),), circle=circle, seated=seated
    )


@pytest.mark.parametrize(
    ("circle", "seated", "found"),
    [
        ("circle 5, robot 1, 6", "seats 0 5, 1 robot 1, 2 6", (0, 1, 2)),
        ("circle 6, 5, robot 1", "seats 0 5, 1 robot 1, 2 6", (2, 0, 1)),
        ("circle robot 1, 6, 5", "seats 0 5, 1 robot 1, 2 6", (1, 2, 0)),
        ("", "seats 0 5, 1 robot 1, 2 6", ()),
        ("circle 6, robot 1, 5", "seats 0 5, 1 robot 1, 2 6", ()),
        ("circle 0, robot 1, 0", "seats 0 robot 1, 1 0, 2 0", (2, 0, 1)),
        ("circle 0, 0, 0", "seats 0 0, 1 0, 2 0", ()),
    ],
)
def test_the_circle_comes_from_the_notes(circle: str, seated: str, found: tuple[int, ...]) -> None:
    kept = export_of(kept_game(circle, seated))
    assert kept.circle == found
    assert [chair.empty for chair in kept.chairs] == [False, False, True]
    assert kept.log.moves == ((-1, "deal"),)
