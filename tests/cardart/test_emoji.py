"""Cards as emoji: within Discord's limits, and named after what they show."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image

import cardart
from cardart.scene import DECKS, FACES, Deck

MOST_BYTES = 256 * 1024
NAME = re.compile(r"[A-Za-z0-9_]{2,32}")


@pytest.mark.parametrize("deck", DECKS)
def test_emoji_are_within_the_limits(deck: Deck) -> None:
    for card, name in cardart.emoji_names(deck).items():
        png = cardart.emoji(deck, card)
        assert NAME.fullmatch(name), name
        assert len(png) <= MOST_BYTES
        image = Image.open(BytesIO(png))
        assert image.size == (128, 128)
        assert image.mode == "RGBA"
        assert image.getpixel((0, 0))[3] == 0, "the corners are clear"


def test_every_card_of_every_deck_has_an_emoji_of_its_own() -> None:
    names: set[str] = set()
    for deck in DECKS:
        known = cardart.emoji_names(deck)
        assert list(known) == [*FACES, ""]
        assert all(f"_{card or 'back'}_" in name for card, name in known.items())
        assert all(name.startswith(deck.replace("-", "_")) for name in known.values())
        names |= set(known.values())
    assert len(names) == 56 * len(DECKS) <= 2000


def test_the_same_emoji_is_the_same_bytes() -> None:
    from cardart.cards import emoji

    names, picture = cardart.emoji_names("swiss"), cardart.emoji("swiss", "JS")
    emoji.names.cache_clear()
    assert cardart.emoji_names("swiss") == names
    assert cardart.emoji("swiss", "JS") == picture
