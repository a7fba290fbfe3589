"""Screens as Discord's components."""

import gc
from typing import Any

import pytest
from discord import ComponentType

from bot.client.layout import MY_TURN, layout
from bot.rules import Seat
from bot.storage.rows.ids import TableId
from bot.tables.screens.hand_screen import Where, hand_screen
from bot.tables.screens.screen import (
    Button,
    Item,
    Members,
    Menu,
    Picture,
    Places,
    Roles,
    Row,
    Screen,
)
from bot.words.card_style import CardStyle
from bot.words.words import words
from tests.tables.scenes import moment

SCENE: Any = None
ROWS: tuple[Row, ...] = (
    (Button("Open", "a", "primary"), Button("♣ 7", "b", enabled=False, emoji="<:c7:1234>")),
    Menu("c", "Choose one", (Item("One", "1", "the first"), Item("Two", "2", chosen=True)), most=2),
    Places("d", "In which channels?", chosen=(12, 13)),
    Members("e", "Somebody"),
    Roles("f", "A role", chosen=14),
)
SCREENS = {
    "words": Screen("Hello"),
    "rows": Screen("Hello", rows=ROWS),
    "picture": Screen("Hello", Picture(SCENE, "hand.png", "a hand"), ROWS),
    "my turn": Screen("Hello", Picture(SCENE, "hand.png", "a hand"), ROWS, mine=True),
    "words in a frame": Screen("Hello", rows=ROWS, framed=True),
}


async def test_it_stands_as_discord_has_it() -> None:
    """The picture first, in a frame with the words and controls, in colour where one is asked."""
    sent = layout(SCREENS["my turn"])
    assert sent.is_finished() and sent.has_components_v2()
    (frame,) = sent.to_components()
    assert (frame["type"], frame["accent_color"]) == (ComponentType.container.value, MY_TURN)
    gallery, said, *rows = frame["components"]
    assert gallery["items"][0]["media"]["url"] == "attachment://hand.png"
    assert said["content"] == "Hello"
    assert {row["type"] for row in rows} == {ComponentType.action_row.value}
    inside = [part["custom_id"] for row in rows for part in row["components"]]
    assert inside == ["a", "b", "c", "d", "e", "f"]


def test_hands_in_words_have_frames_as_those_with_pictures() -> None:
    """Two hands stand below each other: where one ends is seen, whichever of them is asked."""
    session = moment("euchre")
    asked = session.turn[0]
    for style in (CardStyle(), CardStyle(text_only=True)):
        for seat in (asked, Seat((asked + 1) % 4)):
            screen = hand_screen(words("en", style), Where(TableId(1), "#cards"), session, seat)
            (frame,) = layout(screen).to_components()
            assert frame["type"] == ComponentType.container.value
            assert (frame["accent_color"] == MY_TURN) == (seat == asked)


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_it_leaves_no_cycles_behind(screen: Screen) -> None:
    """Python looks for them while every click waits; there are some for each message otherwise."""
    layout(screen)
    gc.collect()
    gc.disable()
    try:
        for _ in range(3):
            layout(screen).to_components()
        assert gc.collect() == 0
    finally:
        gc.enable()
