"""Badges in every language: what stands beside a name leaves room for what stands beside it."""

from __future__ import annotations

import pytest

from bot.words.words import words
from cardart.paint import lettering
from cardart.pictures import rail, seat_plates
from cardart.scene import SeatScene

LANGUAGES = ("en", "de", "fr", "it", "ja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_still_open_leave_room_for_the_dealer_on_the_rail(language: str) -> None:
    said = words(language)
    badges = (said.of("coiffeur", "tag-lines-open", count=8), said.say("badge-dealer"))
    seat = seat_plates.sitter(SeatScene(name="Ann", letter="A", tricks=1, badges=badges))
    used = rail.FACE + 2 * 10 + lettering.width("Ann", 30) + seat_plates.tricks_wide(1)
    assert seat_plates.badges_in(seat, rail.OWN - used)[1] == badges
