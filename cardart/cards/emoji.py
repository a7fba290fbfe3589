"""Cards as emoji for a line of text or a button: rank and suit, as large as possible.

A name consists of the deck, the card and a few digits of the picture's hash: a changed picture gets
a new name, and an unchanged one need not be uploaded again.

>>> names("swiss")["JS"][:9], len(emoji("swiss"))
('swiss_JS_', 56)
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from io import BytesIO

from PIL import Image, ImageDraw

from cardart.cards import backs, suits
from cardart.cards.decks import DECK_STYLES, DeckStyle
from cardart.cards.indices import paint_rank, paint_sign
from cardart.paint.shapes import FINER
from cardart.scene import FACES, Deck

SIDE = 128
RADIUS = 20
DIGITS = 8


@cache
def names(deck: Deck) -> Mapping[str, str]:
    """The name of every card's emoji, by card; the back is ``""``."""
    return {card: name for card, (name, _) in _drawn(deck).items()}


def emoji(deck: Deck) -> Mapping[str, bytes]:
    """The PNG of every card of a deck, by the emoji's name."""
    return dict(_drawn(deck).values())


@cache
def _drawn(deck: Deck) -> dict[str, tuple[str, bytes]]:
    return {card: _named(deck, card) for card in (*FACES, "")}


def _named(deck: Deck, card: str) -> tuple[str, bytes]:
    picture = _picture(card, DECK_STYLES[deck])
    digits = hashlib.sha256(picture.tobytes()).hexdigest()[:DIGITS]
    target = BytesIO()
    picture.save(target, "PNG", compress_level=9)
    return f"{deck.replace('-', '_')}_{card or 'back'}_{digits}", target.getvalue()


def _picture(card: str, style: DeckStyle) -> Image.Image:
    """The emoji of a card, `SIDE` pixels wide and high."""
    side = SIDE * FINER
    large = Image.new("RGB", (side, side), style.palette["paper"])
    if card:
        unit = side / 128
        size, widest = round(98 * unit), round(64 * unit)
        paint_rank(large, card, style, (38 * unit, 43 * unit), size, widest)
        middle = (91 * unit, 92 * unit)
        suits.paint(large, style.sign(card), style.palette, middle, 69 * unit, blank=True)
        paint_sign(large, card, style, middle, 61 * unit)
    else:
        backs.paint_back(large, style.palette, *style.back, RADIUS)
    area, radius = (0, 0, side - 1, side - 1), RADIUS * FINER
    ImageDraw.Draw(large).rounded_rectangle(
        area, radius, outline=style.palette["edge"], width=3 * FINER
    )
    mask = Image.new("L", large.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle(area, radius, fill=255)
    large.putalpha(mask)
    return large.reduce(FINER)
