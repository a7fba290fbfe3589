"""The contact sheet shows everything there is to look at."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import cardart
from cardart import contact_sheet
from cardart.cards import faces
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


def test_warming_up_draws_every_card_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cardart, "_warmed", {})
    faces.face.cache_clear()
    cardart.warm("jumbo")
    drawn = faces.face.cache_info().misses
    for legal in (True, False):
        cards = tuple(CardFace(card=card, legal=legal) for card in FACES[:16])
        cardart.draw(HandScene(cards=cards, deck="jumbo"))
    cardart.warm("jumbo")
    assert faces.face.cache_info().misses == drawn >= 3 * len(FACES)


def test_only_what_has_been_drawn_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands and tables of a deck that is warm; neither other decks nor what is seldom drawn."""
    monkeypatch.setattr(cardart, "_warmed", {})
    scenes = [scene for _, scene in contact_sheet.scenes()]
    assert not any(map(cardart.at_once, scenes))
    cardart.warm("swiss")
    quick = [scene for scene in scenes if cardart.at_once(scene)]
    assert quick
    assert all(
        isinstance(scene, HandScene | TableScene) and scene.deck == "swiss" for scene in quick
    )
    melds = [s for s in scenes if isinstance(s, TableScene) and s.shown]
    assert not any(cardart.at_once(replace(scene, deck="swiss")) for scene in melds)
