"""Screens with more in them than Discord takes: it weighs all components together, in bytes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.client.layout import layout
from bot.demo.strict.components import check_weight
from bot.storage.rows.ids import UserId
from bot.tables.model.chairs import Chair
from bot.tables.past.replay import replayed
from bot.tables.screens.replay_screen import replay_screen
from bot.tables.screens.screen import Button, Item, Menu, Picture, Screen
from bot.tables.screens.weight import HEAVIEST, lightened, weight
from bot.words.words import words
from tests.tables.past import export

KANA = "あ"
SCENE: Any = None


def menu(name: str, label: str, hint: str = "") -> Menu:
    items = tuple(Item(label, str(n), hint) for n in range(25))
    return Menu(name, KANA * 20, items)


HEAVY = {
    "hints": Screen(KANA * 1000, rows=(menu("a", KANA * 20, KANA * 100),)),
    "labels": Screen(KANA * 1000, rows=(menu("a", KANA * 100), menu("b", KANA * 100))),
    "words for a picture": Screen(
        KANA * 1900, Picture(SCENE, "table.png", KANA * 1024), (menu("a", KANA * 30),)
    ),
    "text": Screen(KANA * 4000, rows=((Button("A", "a"),),)),
    "everything": Screen(
        KANA * 2000,
        Picture(SCENE, "table.png", KANA * 1024),
        tuple(menu(name, KANA * 100, KANA * 100) for name in "abcde"),
    ),
}


@pytest.mark.parametrize("screen", HEAVY.values(), ids=HEAVY)
def test_what_is_too_heavy_is_made_lighter(screen: Screen) -> None:
    assert weight(screen) > HEAVIEST
    light = lightened(screen)
    assert weight(light) <= HEAVIEST and lightened(light) == light
    menus = [row for row in light.rows if isinstance(row, Menu)]
    assert all(item.label for row in menus for item in row.items)
    for row, before in zip(light.rows, screen.rows, strict=True):
        if isinstance(row, Menu) and isinstance(before, Menu):  # each entry asks for the same
            assert [item.value for item in row.items] == [item.value for item in before.items]
    check_weight(layout(screen).to_components())


def test_what_is_light_enough_stays_as_it_is() -> None:
    screen = Screen("x" * 2000, rows=(menu("a", "x" * 50, "x" * 50), menu("b", "x" * 50)))
    assert lightened(screen) is screen


def test_hints_go_before_anything_else() -> None:
    light = lightened(HEAVY["hints"])
    (kept,) = light.rows
    assert light.text == HEAVY["hints"].text and isinstance(kept, Menu)
    assert all(item.label == KANA * 20 and len(item.hint) < 100 for item in kept.items)


def test_a_replay_of_people_with_long_names() -> None:
    """In Japanese, of a game of twenty deals: each entry tells how all of them stood."""
    kept = export("coiffeur")
    names = [KANA * 23 + str(n) for n in range(len(kept.chairs))]
    chairs = tuple(Chair(user=UserId(n + 1), name=name) for n, name in enumerate(names))
    screen = replay_screen(words("ja"), replace(kept, chairs=chairs), replayed(kept), 19, 10)
    assert weight(screen) > HEAVIEST
    assert lightened(screen).text == screen.text
    check_weight(layout(screen).to_components())
