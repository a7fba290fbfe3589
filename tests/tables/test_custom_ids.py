"""A button carries all that it asks for, and is read back as it was written."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import CHANCE, GAMES
from bot.storage.rows.ids import BoardId, EveningId, GameId, SetId, TableId, UserId
from bot.tables.screens import custom_ids
from bot.tables.screens.custom_ids import KINDS, CustomId, Look, Move, Replay, Stats
from bot.tables.screens.discord_limits import CUSTOM_ID
from tests.support.scripts import random_course

NUMBERS = st.integers(0, 10**12 - 1)
WORDS = st.from_regex(r"[A-Za-z0-9 _-]{1,12}", fullmatch=True)


def made(kind: type[CustomId]) -> st.SearchStrategy[CustomId]:
    """Custom ids of this kind, with anything in their fields."""
    of_type: dict[Any, st.SearchStrategy[Any]] = {
        **dict.fromkeys((int, TableId, GameId, BoardId, SetId, UserId, EveningId), NUMBERS),
        str: WORDS,
        tuple[str, ...]: st.lists(WORDS, max_size=3).map(tuple),
    }
    values = {field.name: of_type.get(field.type, st.none() | WORDS) for field in fields(kind)}
    return st.builds(kind, **values)


@given(st.sampled_from(sorted(KINDS.values(), key=lambda kind: kind.kind)).flatmap(made))
def test_round_trip(asked: CustomId) -> None:
    assert CustomId.read(str(asked)) == asked
    assert CustomId.read(f"{asked}~3") == asked, "the mark of a twin is taken off"


@given(st.lists(st.sampled_from(["move:1:2:give 9C", "move:1:2:give TC", "lobby:1:join"])))
def test_twins_are_told_apart_on_the_wire_only(texts: list[str]) -> None:
    told = custom_ids.unique(texts)
    assert len(set(told)) == len(told)
    assert [str(CustomId.read(text)) for text in told] == texts


@pytest.mark.parametrize("key", GAMES)
def test_every_action_of_a_game_fits_on_a_button(key: str) -> None:
    game = GAMES[key]
    for state, script in random_course(key, bytes(32), 1):
        for seat in set(game.to_act(state)) - {CHANCE}:
            for n, action in enumerate(game.legal(game.view(state, seat))):
                asked = Move(TableId(10**11), 10**4, game.write(action))
                assert len(str(asked)) <= CUSTOM_ID
                assert game.read(asked.line) == action
                if n > 50:
                    break
        if len(script) > 60:
            break


@pytest.mark.parametrize(
    "text",
    ["", ":", "move", "move:", "move:x", "move:1.5", "MOVE:1", "move:-1", "move:1234567890123",
     "move:１", "move:1x", "move 1", "move:1\n", "\x00:1", "move:1", "move:1:2", "move:1:x:play JS",
     "sit:1", "sit:1:x", "sit:1:２", "sit:1:2:3", "back:1", "step:1:2:many", "nothing:1:2",
     "board:1:all"],
)  # fmt: skip
def test_what_is_no_custom_id(text: str) -> None:
    with pytest.raises(ValueError, match="no custom id"):
        CustomId.read(text)


def test_what_does_not_fit_is_never_sent() -> None:
    with pytest.raises(ValueError, match="longer than 100"):
        str(Move(TableId(1), 2, "x" * 100))
    with pytest.raises(ValueError, match="colon"):
        Look.of(TableId(1), "a:b", "c")


def test_a_table_is_named_by_those_that_have_one() -> None:
    assert CustomId.read("table:7:hand").of_table == 7
    assert CustomId.read("replay:7:open").of_table == 0, "that is a game's number"
    assert CustomId.read("stats:7:42").of_table == 0


def test_old_messages_are_understood() -> None:
    """The texts as earlier versions wrote them: their buttons stand in channels for ever."""
    assert Look.of(TableId(7), "hand") == "table:7:hand"
    assert CustomId.read("move:7:3:play JS") == Move(TableId(7), 3, "play JS")
    assert CustomId.read("replay:9:at:0:3") == Replay(GameId(9), ("at", "0", "3"))
    assert CustomId.read("stats:5:42") == Stats(BoardId(5), UserId(42))
    assert CustomId.read("stats:0:42:game") == Stats(BoardId(0), UserId(42), "game")
    assert CustomId.read("step:7:3:90~96") == custom_ids.Step(TableId(7), 3, 90)
    assert CustomId.read("choose:7:3~1") == custom_ids.Choose(TableId(7), 3)
