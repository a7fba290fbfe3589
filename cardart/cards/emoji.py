"""Cards as emoji for a line of text or a button: rank and suit, as large as possible.

A name consists of the deck, the card and a few digits of the picture's hash: a changed picture gets
a new name, and an unchanged one need not be uploaded again.

>>> name = names("swiss")["JS"]
>>> name[:9], picture("swiss", "JS")[:4]
('swiss_JS_', b'\\x89PNG')
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
LEVEL = 6
"""The effort of zlib: at 9 a picture is a fourteenth smaller, and takes three times as long."""


@cache
def names(deck: Deck) -> Mapping[str, str]:
    """The name of every card's emoji, by card; the back is ``""``."""
    style, prefix = DECK_STYLES[deck], deck.replace("-", "_")
    return {
        card: f"{prefix}_{card or 'back'}_{_digits(_picture(card, style))}" for card in (*FACES, "")
    }


def picture(deck: Deck, card: str) -> bytes:
    """The PNG of a card's emoji."""
    target = BytesIO()
    _picture(card, DECK_STYLES[deck]).save(target, "PNG", compress_level=LEVEL)
    return target.getvalue()


def _digits(drawn: Image.Image) -> str:
    return hashlib.sha256(drawn.tobytes()).hexdigest()[:DIGITS]


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
