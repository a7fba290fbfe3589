"""Cards in rows: every index can be read, in every deck, and all of a suit fits."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from cardart import draw
from cardart.paint.sizes import CLOSE
from cardart.pictures.rows import GAP, MARGIN, WIDE, step_of
from cardart.scene import DECKS, CardFace, CardRow, Deck, RowsScene
from tests.cardart.looks import pixels

TRUMPS = ("AS", "KS", "QS", "JS", "JC", "BJ", "LJ", *(f"{rank}S" for rank in "T98765432"))


def scene(cards: int, rows: int = 2, deck: Deck = "classic") -> RowsScene:
    faces = tuple(CardFace(card=card) for card in TRUMPS[:cards])
    return RowsScene(rows=(CardRow(label="Trump", cards=faces),) * rows, deck=deck)


@pytest.mark.parametrize("cards", range(1, len(TRUMPS) + 1))
def test_a_row_fits_and_no_index_is_covered(cards: int) -> None:
    step = step_of(cards)
    assert CLOSE.index_end[0] < step <= CLOSE.wide + GAP
    assert MARGIN + step * (cards - 1) + CLOSE.wide <= WIDE - MARGIN


@pytest.mark.parametrize("deck", DECKS)
def test_every_deck_is_drawn_and_light_enough(deck: Deck) -> None:
    sizes = []
    for rows in (1, 2, 3):
        png = draw(scene(16, rows, deck))
        assert len(png) < 64 * 1024
        assert pixels(png) == pixels(draw(scene(16, rows, deck)))
        sizes.append(Image.open(BytesIO(png)).size)
    assert {wide for wide, _ in sizes} == {WIDE}
    assert sizes[2][1] - sizes[1][1] == sizes[1][1] - sizes[0][1] > CLOSE.high


def test_another_card_is_another_picture() -> None:
    assert draw(scene(5)) != draw(scene(6))


@pytest.mark.parametrize("rows", [0, 5])
def test_no_rows_or_too_many_are_refused(rows: int) -> None:
    with pytest.raises(ValueError):
        scene(3, rows)
