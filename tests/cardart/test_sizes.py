"""The indices that can be read at the sizes at which Discord shows a table."""

from __future__ import annotations

import pytest

from cardart.paint import sizes
from cardart.paint.sizes import Size
from cardart.phase_sheet import DESK, PHONE
from cardart.pictures.places import HIGH, WIDE

ON_A_DESK, ON_A_PHONE = min(DESK[0] / WIDE, DESK[1] / HIGH), PHONE[0] / WIDE
"""Points for each pixel of the picture."""
READABLE = 14
"""Points of the font of an index."""
OF_A_TRICK = {"FREE": sizes.FREE, "MEDIUM": sizes.MEDIUM, "CLOSE": sizes.CLOSE}
OF_A_HAND = {"LARGE": sizes.LARGE, "CROWDED": sizes.CROWDED}
LAID_OPEN = {"SHOWN": sizes.SHOWN, "TINY": sizes.TINY, "NARROW": sizes.NARROW}


@pytest.mark.parametrize("size", (OF_A_HAND | OF_A_TRICK).values(), ids=OF_A_HAND | OF_A_TRICK)
def test_the_indices_of_hand_and_trick_are_read_on_a_phone(size: Size) -> None:
    assert size.rank * ON_A_PHONE >= READABLE


@pytest.mark.parametrize("size", LAID_OPEN.values(), ids=LAID_OPEN)
def test_the_indices_of_melds_and_of_the_last_trick_are_read_on_a_desk(size: Size) -> None:
    assert size.rank * ON_A_DESK >= READABLE


@pytest.mark.parametrize("size", OF_A_TRICK.values(), ids=OF_A_TRICK)
def test_a_card_of_a_trick_is_a_ninth_of_the_picture_wide(size: Size) -> None:
    assert size.wide >= WIDE / 9
