"""The host says how fast the table goes on by itself; everybody sees it where it is unusual."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.model.clock import PACES
from bot.tables.model.refusals import Refusal
from bot.tables.model.rows import _lobby, row_of
from bot.tables.verbs import pace as pacing
from bot.tables.verbs.pace import set_pace
from tests.tables.verbs.pure import ANN, BOB, Pure, closed, codes_in, game, lobby, over


@pytest.mark.parametrize("pace", PACES)
def test_before_the_game_and_in_its_midst(pace: str) -> None:
    for table in (lobby(BOB), game(BOB)):
        assert table.said(set_pace, ANN, pace) == [f"pace: {pace}"]
        assert table.state.lobby.pace == pace
        assert _lobby(row_of(table.state)).pace == pace, "it is stored"


REFUSED: list[tuple[str, Pure, tuple[Any, ...]]] = [
    ("host-only", game(BOB), (BOB, "slow")),
    ("game-is-over", over(BOB), (ANN, "slow")),
    ("table-closed", closed(game(BOB)), (ANN, "slow")),
    ("forged", lobby(BOB), (ANN, "breathless")),
]


@pytest.mark.parametrize("code, table, args", REFUSED)
def test_refused(code: str, table: Pure, args: tuple[Any, ...]) -> None:
    assert table.refused(set_pace, *args) == code


def test_every_refusal_is_tried() -> None:
    assert codes_in(pacing) <= {code for code, *_ in REFUSED}
    with pytest.raises(Refusal):
        lobby().state.lobby.with_pace("breathless")
