"""The contact sheet shows everything there is to look at."""

from __future__ import annotations

from collections import Counter

import cardart
from cardart import contact_sheet, faces
from cardart.scene import (
    DECKS,
    FACES,
    BoardScene,
    CardFace,
    HandScene,
    ResultScene,
    TableScene,
)


def test_every_hand_table_theme_deck_and_sheet_is_on_it() -> None:
    names, scenes = zip(*contact_sheet.scenes(), strict=True)
    assert max(Counter(names).values()) == 1
    hands = [scene for scene in scenes if isinstance(scene, HandScene)]
    tables = [scene for scene in scenes if isinstance(scene, TableScene)]
    for theme in contact_sheet.THEMES:
        assert {len(scene.cards) for scene in hands if scene.theme == theme} == set(range(1, 17))
        assert {len(scene.seats) for scene in tables if scene.theme == theme} == set(range(2, 7))
    assert {scene.deck for scene in hands} == {scene.deck for scene in tables} == set(DECKS)
    assert any(scene.shown for scene in tables)
    assert {scene.style for scene in scenes if isinstance(scene, ResultScene)} == {"sheet", "slate"}
    assert any(isinstance(scene, BoardScene) for scene in scenes)


def test_pictures_come_with_names_of_files() -> None:
    name, png = next(cardart.contact())
    assert name == "faces-classic.png"
    assert png.startswith(b"\x89PNG")


def test_warming_up_draws_every_card_once() -> None:
    faces.face.cache_clear()
    cardart.warm("jumbo")
    drawn = faces.face.cache_info().misses
    hand = HandScene(cards=tuple(CardFace(card=card) for card in FACES[:16]), deck="jumbo")
    cardart.draw(hand)
    assert faces.face.cache_info().misses == drawn >= len(FACES)
