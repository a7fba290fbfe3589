"""The title on the empty cloth, and what has been said around it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardart import contact_seats, draw
from cardart.paint.shapes import Mask
from cardart.pictures.sheet import Sheet
from cardart.scene import TableScene

Area = tuple[int, int, int, int]
LONG = "Shoved on to the partner"


def table(number: int, *, hand: bool, said: str) -> TableScene:
    """A table in whose middle nothing lies, and at which everybody has said something."""
    scene = contact_seats.seen(number, "auction")
    seats = tuple(replace(seat, said=said) for seat in scene.seats)
    held = scene.hand if hand else ()
    return replace(scene, seats=seats, hand=held, own=hand, piles=(), up_card=None, title="Jass")


def laid(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Area], list[Area]]:
    """The areas of the title's lines, and of the bubbles."""
    found: dict[str, list[Area]] = {"print": [], "chip": []}

    def soft(self: Sheet, mask: Mask, x: int, y: int, ink: str) -> None:
        if ink in found:
            found[ink].append((x, y, x + mask.image.width, y + mask.image.height))
        written(self, mask, x, y, ink)

    written = Sheet.soft
    with monkeypatch.context() as patched:
        patched.setattr(Sheet, "soft", soft)
        draw(scene)
    return found["print"], found["chip"]


@pytest.mark.parametrize("number", range(2, 8))
@pytest.mark.parametrize("hand", [True, False])
def test_the_title_lies_clear_of_what_has_been_said(
    number: int, hand: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for said in ("Pass", "Obenabe", LONG):
        titles, bubbles = laid(table(number, hand=hand, said=said), monkeypatch)
        assert len(bubbles) == number - hand
        assert titles or (said == LONG and number > 2)
        for left, top, right, bottom in bubbles:
            for x, y, end, low in titles:
                assert right < x or end < left or bottom <= y or low <= top


def test_no_title_where_something_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = table(4, hand=True, said="")
    assert laid(empty, monkeypatch)[0]
    dealt = contact_seats.seen(4, "play").seats
    for scene in (
        replace(empty, seats=dealt),
        replace(empty, up_card=empty.hand[0]),
        replace(empty, shown=contact_seats.seen(4, "melds").shown),
    ):
        assert not laid(scene, monkeypatch)[0]
