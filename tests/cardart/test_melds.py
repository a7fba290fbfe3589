"""Cards shown to all: whose they are is seen, and what stands alone stands in the middle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardart import contact_seats, draw
from cardart.paint.sizes import Size
from cardart.pictures import places
from cardart.pictures.canvas import Canvas
from cardart.scene import CardFace, Shown, TableScene
from tests.cardart.test_pictures import opened, table


@pytest.mark.parametrize("number", range(2, 8))
@pytest.mark.parametrize("cards", [("6H",), ("AS", "KS", "QS")], ids=len)
def test_what_alone_is_shown_stands_in_the_middle(
    number: int, cards: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Below a heading that is wider, or narrower."""
    laid: list[tuple[int, int]] = []
    flat = Canvas.flat

    def noted(self: Canvas, card: CardFace, size: Size, x: int, y: int) -> None:
        if card.card in cards:
            laid.append((x, x + size.wide))
        flat(self, card, size, x, y)

    monkeypatch.setattr(Canvas, "flat", noted)
    shown = Shown(
        seat=1,
        cards=tuple(CardFace(card=card) for card in cards),
        label=f"turned up for trump {number}",
    )
    draw(middle_of(number, shown))
    assert len(laid) == len(cards)
    left, right = min(left for left, _ in laid), max(right for _, right in laid)
    assert abs(left + right - 2 * places.MIDDLE) <= 2


def middle_of(number: int, *shown: Shown) -> TableScene:
    """A table on which nothing but this lies."""
    scene = contact_seats.seen(number, "auction")
    return replace(scene, shown=shown, piles=(), up_card=None, hand=(), own=False)


@pytest.mark.parametrize(("seat", "is_below"), [(1, True), (2, False)])
def test_what_the_player_opposite_shows_does_not_lie_below_the_plate_of_another(
    seat: int, is_below: bool
) -> None:
    """The owner's name stands beside the meld, too."""
    cards = tuple(CardFace(card=card) for card in ("AS", "KS", "QS"))
    hand = (CardFace(card="9H"),)
    scene = replace(table(4), up_card=None, piles=(), last_trick=(), hand=hand)
    shown = replace(scene, shown=(Shown(seat=seat, cards=cards, label="Run"),))
    empty = replace(shown, shown=(Shown(seat=0, cards=(), label=""),))
    end = places.place_of(shown, 1).plate[1] + places.PLATE_HIGH
    below = (0, end + 2, places.WIDE, end + 60)
    one, other = (opened(draw(each)).convert("RGB").crop(below) for each in (shown, empty))
    assert (one.tobytes() != other.tobytes()) is is_below
    renamed = replace(
        shown,
        seats=tuple(
            replace(one, name="Zoe") if number == seat else one
            for number, one in enumerate(shown.seats)
        ),
    )
    beside = (0, end, places.WIDE, places.HAND_TOP - 30)
    before, after = (opened(draw(each)).convert("RGB").crop(beside) for each in (shown, renamed))
    assert (before.tobytes() == after.tobytes()) is is_below
