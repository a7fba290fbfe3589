"""The rows of buttons, the rest of a text that is too long, and the weight of a message."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Suit
from bot.rules.kit.actions import CLAIM, PASS, Action, Bid, Call, CallPartner, NameTrump, OrderUp
from bot.tables.screens.screen import Button, in_rows, newest
from bot.words.words import words
from tests.support.courses import course


@pytest.mark.parametrize(
    ("count", "rows"),
    [(0, []), (1, [1]), (5, [5]), (6, [3, 3]), (7, [4, 3]), (12, [4, 4, 4]), (25, [5] * 5)],
)
def test_rows_of_like_length(count: int, rows: list[int]) -> None:
    buttons = [Button(str(n), f"move:1:1:{n}") for n in range(count)]
    made: Any = in_rows(buttons)
    assert [len(row) for row in made] == rows
    assert [button for row in made for button in row] == buttons


@pytest.mark.parametrize(
    ("count", "rows"),
    [(5, [5]), (6, [3, 3]), (7, [3, 3, 1]), (8, [3, 3, 2]), (9, [3, 3, 3]), (10, [5, 5])],
)
def test_rows_of_cards_fit_on_a_phone(count: int, rows: list[int]) -> None:
    """Counts of buttons by which a row of four would break after the third, and leave one alone."""
    buttons = [Button("A♠", f"move:1:1:{n}", emoji="<:as:1>") for n in range(count)]
    made: Any = in_rows(buttons)
    assert [len(row) for row in made] == rows
    assert [button for row in made for button in row] == buttons


def test_the_newest_lines() -> None:
    assert newest("a\nb\nc", 9) == "a\nb\nc"
    assert newest("aaa\nbbb\nccc", 9) == "…\nccc"
    assert newest("aaaaaa", 2) == "aaaaaa", "the last line stays"


@pytest.mark.parametrize(
    "action",
    [CLAIM, Bid("all"), OrderUp(True), Call(None, True), NameTrump(Suit("S"), True),
     CallPartner(None)],
    ids=str,
)  # fmt: skip
def test_what_weighs(action: Action) -> None:
    assert action.needs_confirmation


@pytest.mark.parametrize(
    "action", [PASS, Bid(7), OrderUp(), Call(Suit("H")), CallPartner(Suit("H"))], ids=str
)
def test_what_does_not(action: Action) -> None:
    assert not action.needs_confirmation


def test_a_minus_is_a_minus() -> None:
    en = words("en")
    assert en.say("event-scored", who="A-6 -6x", points=-6, total=-1).startswith("A-6 -6x: −6 ")
    assert [en.gain(n) for n in (4, 0, -6)] == ["+4", "0", "−6"]


@pytest.mark.parametrize("key", GAMES)
def test_a_line_of_the_sheet_for_each_deal(key: str) -> None:
    """Written when the deal is over, with what everybody has then."""
    for before, after in zip(course(key, 300), course(key, 300)[1:], strict=False):
        ended = after.turn in ((CHANCE,), ()) and after.log.moves[-1][0] != CHANCE
        if not ended:
            assert after.sheet == before.sheet
            continue
        assert after.sheet[: len(before.sheet)] == before.sheet
        if len(after.sheet) > len(before.sheet):
            assert after.sheet[-1].deal == before.view(None).deal
            assert after.sheet[-1].scores == after.view(None).scores
