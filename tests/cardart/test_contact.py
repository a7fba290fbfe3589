"""The contact sheet shows everything there is to look at."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

import cardart
from cardart import contact_seats, contact_sheet
from cardart.cards import faces
from cardart.scene import (
    DECKS,
    FACES,
    BoardScene,
    CardFace,
    SheetScene,
    TableScene,
)


def test_every_seat_hand_table_theme_deck_and_sheet_is_on_it() -> None:
    names, scenes = zip(*contact_sheet.scenes(), strict=True)
    assert max(Counter(names).values()) == 1
    tables = [scene for scene in scenes if isinstance(scene, TableScene)]
    chairs = [scene for scene in tables if scene.hand]
    for theme in contact_sheet.THEMES:
        for kind in (chairs, [scene for scene in tables if not scene.hand]):
            assert {len(scene.seats) for scene in kind if scene.theme == theme} == set(range(2, 8))
        assert {len(s.hand) for s in chairs if s.theme == theme} == set(range(1, 17))
    assert {scene.deck for scene in chairs} == {scene.deck for scene in tables} == set(DECKS)
    for kind in (chairs, tables):
        assert any(scene.shown for scene in kind)
        assert any(seat.said for scene in kind for seat in scene.seats)
        assert any(seat.avatar for scene in kind for seat in scene.seats)
    assert any(card.chosen for scene in chairs for card in scene.hand)
    assert {scene.style for scene in scenes if isinstance(scene, SheetScene)} == {"sheet", "slate"}
    assert any(isinstance(scene, BoardScene) for scene in scenes)


def test_seats_are_shown_in_the_sizes_in_which_they_are_looked_at() -> None:
    seats = [contact_seats.seen(number, "play") for number in (2, 4, 7)]
    for width in contact_seats.WIDTHS:
        sheet = Image.open(BytesIO(contact_seats.side_by_side(seats, width)))
        high = round(width * 733 / 1100) + contact_seats.GAP
        assert sheet.size == (2 * (width + contact_seats.GAP), 2 * high)


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
        cardart.draw(replace(contact_seats.seen(4, "play", deck="jumbo"), hand=cards))
    cardart.warm("jumbo")
    assert faces.face.cache_info().misses == drawn >= 3 * len(FACES)


def test_only_what_has_been_drawn_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats and tables of a deck that is warm; neither other decks nor what is seldom drawn."""
    monkeypatch.setattr(cardart, "_warmed", {})
    scenes = [scene for _, scene in contact_sheet.scenes()]
    assert not any(map(cardart.at_once, scenes))
    cardart.warm("swiss")
    quick = [scene for scene in scenes if cardart.at_once(scene)]
    assert quick
    assert all(isinstance(scene, TableScene) and scene.deck == "swiss" for scene in quick)
