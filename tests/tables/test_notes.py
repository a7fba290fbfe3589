"""The lines that tell who plays on which seat: written, read back, and told from all others."""

from typing import get_args

import pytest

from bot.tables.model import notes
from bot.tables.model.chairs import Seen, read_seen, write_seen

OTHERS = (
    "seats 0 17, 1 robot 1, 2 42",
    "seat 2: 17 ran out of time, a robot played move 9",
    "seat 2: kept for 42",
    "seat 2: kept for nobody",
    "host: 42",
    "locked",
    "barred: 17",
    "ended: abandoned",
    "seat 2: 17 left",
    "seat x: 17 is back",
    "",
)


@pytest.mark.parametrize("what", get_args(notes.What))
def test_a_change_reads_back(what: notes.What) -> None:
    change = notes.Change(3, 10**18, what)
    assert notes.read(str(change)) == change


@pytest.mark.parametrize("line", OTHERS)
def test_other_lines_are_no_change(line: str) -> None:
    assert notes.read(line) is None


def test_the_forms_are_those_that_are_stored_already() -> None:
    """Records of years are read by them."""
    assert str(notes.Change(0, 1, "left")) == "seat 0: 1 left, a robot plays on"
    assert str(notes.Change(0, 1, "sits-down")) == "seat 0: 1 sits down"
    assert str(notes.Change(0, 1, "sent-away")) == "seat 0: 1 was sent away, a robot plays on"
    assert str(notes.Change(0, 1, "away")) == "seat 0: 1 is away, a robot keeps the seat"
    assert str(notes.Change(0, 1, "back")) == "seat 0: 1 is back"
    assert notes.kept(0, 1, begun=False) == "chair 0: kept for 1"


def test_why_a_table_ended() -> None:
    assert notes.ended_by(["locked", "ended: abandoned"]) == "abandoned"
    assert notes.ended_by(["locked"]) == ""


def test_hands_left_behind_read_back() -> None:
    seen = (Seen(17, 2, 1), Seen(10**18, 0, 12))
    assert read_seen(write_seen(seen)) == seen
    assert read_seen("") == ()
