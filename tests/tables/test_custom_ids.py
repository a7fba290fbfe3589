"""A button carries all that it asks for, and is read back as it was written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import CHANCE, GAMES
from bot.tables.screens import custom_ids
from bot.tables.screens.custom_ids import LONGEST, CustomId
from tests.support.scripts import random_course

KINDS = st.from_regex(r"[a-z]+", fullmatch=True)
PARTS = st.lists(st.from_regex(r"[A-Za-z0-9 _-]+", fullmatch=True), max_size=4)


@given(KINDS, st.integers(0, 10**12 - 1), PARTS)
def test_round_trip(kind: str, table: int, parts: list[str]) -> None:
    wish = CustomId(kind, table, tuple(parts))
    assert CustomId.read(str(wish)) == wish


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
                line = game.write(action)
                wish = custom_ids.move(10**11, 10**4, line)
                assert len(wish) <= LONGEST
                assert game.read(CustomId.read(f"{wish}~2").parts[1]) == action
                if n > 50:
                    break
        if len(script) > 60:
            break


@pytest.mark.parametrize(
    "text",
    ["", ":", "move", "move:", "move:x", "move:1.5", "MOVE:1", "move:-1", "move:1234567890123",
     "move:１", "move:1x", "move 1", "m:1\n", "\x00:1"],
)  # fmt: skip
def test_no_wish(text: str) -> None:
    with pytest.raises(ValueError, match="no wish"):
        CustomId.read(text)


def test_the_wishes_of_a_table() -> None:
    assert custom_ids.lobby(7, "join") == "lobby:7:join"
    assert custom_ids.at_table(7, "hand") == "table:7:hand"
    assert CustomId.read(custom_ids.move(7, 3, "play JS")) == CustomId("move", 7, ("3", "play JS"))
