"""The hands that a scripted player takes for a decision done: the judge counts on it."""

from __future__ import annotations

import pytest
from simcord.backend.models import Message

from tests.crash.client import shows_later


@pytest.mark.parametrize(
    ("offered", "done"),
    [
        (("move:7:5:hearts",), False),  # an edit drawn before the decision has arrived late
        (("move:7:6:surrender", "move:7:6:lead-on"), False),
        (("sure:7:6:surrender", "back:7:6"), False),
        (("move:7:8:play AS",), True),
        (("details:7",), True),
        ((), True),
    ],
)
def test_a_decision_is_done_where_a_hand_shows_what_came_after(
    offered: tuple[str, ...], done: bool
) -> None:
    buttons = [{"type": 2, "custom_id": custom_id} for custom_id in offered]
    hand = Message(1, 2, 3, components=[{"type": 1, "components": buttons}])
    assert shows_later(hand, (7, 1, 6)) is done
