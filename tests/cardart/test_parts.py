"""The places and colours of pictures: what can be read on what, and what covers nothing else."""

from __future__ import annotations

from itertools import combinations

import pytest

from cardart.cards.decks import DECK_STYLES
from cardart.paint import theme
from cardart.paint.sizes import LARGE
from cardart.pictures import corner, hand_row, places, scores
from cardart.pictures.cloth import cloth
from cardart.scene import DECKS, Deck, Score, SeatScene, TableScene
from tests.cardart.contrast import contrast

NAMES = ("Ann", "Bartholomew", "花子", "Dai", "Jürgen Müller", "Zoé", "Gus-Adolf")
GROUND = cloth(places.WIDE, places.HIGH, (550, 330, 350, 236), 4, clockwise=True)


@pytest.mark.parametrize("name", theme.TABLES)
def test_text_can_be_read_on_its_ground(name: str) -> None:
    colours = theme.theme(name).colours
    for on, ink in theme.WRITING:
        assert contrast(colours[on], colours[ink]) >= 4.5, (on, ink)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("suit", "SHDC")
def test_suits_can_be_read_on_bright_and_dimmed_paper(suit: str, deck: Deck) -> None:
    style = DECK_STYLES[deck]
    paper, ink = style.palette["paper"], style.palette[style.tones[suit]]
    assert contrast(paper, ink) >= 4.5
    assert contrast(style.palette.dimmed(paper), style.palette.dimmed(ink)) >= 4.5


@pytest.mark.parametrize("name", theme.TABLES)
@pytest.mark.parametrize("deck", DECKS)
def test_a_palette_has_at_most_255_colours(name: str, deck: Deck) -> None:
    assert len(theme.theme(name, DECK_STYLES[deck].palette).entries) <= 255


def test_seats_go_round_from_the_viewer() -> None:
    seats = tuple(SeatScene(name=letter, letter=letter) for letter in "ABCD")

    def edges(viewer: int, clockwise: bool) -> list[str]:
        scene = TableScene(seats=seats, viewer=viewer, clockwise=clockwise)
        return [places.place_of(scene, seat).edge for seat in range(4)]

    assert edges(0, True) == ["bottom", "left", "top", "right"]
    assert edges(0, False) == ["bottom", "right", "top", "left"]
    assert edges(2, True) == ["top", "right", "bottom", "left"]


Box = tuple[int, int, int, int]


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes, given as left, top, right and bottom, do not overlap."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def boxes(layout: places.Layout, hand: bool) -> list[Box]:
    """The plates and the played cards of a layout."""
    plates = [(*place.plate, place.wide) for place in layout.places[1 if hand else 0 :]]
    found = [(x, y, x + wide, y + places.PLATE_HIGH) for x, y, wide in plates]
    wide, high = layout.size.wide, layout.size.high
    for place in layout.places:
        x, y = place.card[0] - wide // 2, place.card[1] - high // 2
        found.append((x, y, x + wide, y + high))
    return found


@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize("hand", [True, False])
@pytest.mark.parametrize("shown", [True, False])
@pytest.mark.parametrize("own", [True, False])
def test_seats_and_their_cards_do_not_cover_each_other(
    number: int, hand: bool, shown: bool, own: bool
) -> None:
    layout = places.layout(number, hand, shown, own)
    found = boxes(layout, hand or own)
    assert all(apart(one, other) for one, other in combinations(found, 2))
    end = places.HAND_TOP - 18 if hand else places.HIGH - places.RAIL
    assert all(box[0] >= 0 and box[2] <= places.WIDE and box[3] <= end for box in found)
    assert layout.size.wide * 9 >= places.WIDE


@pytest.mark.parametrize("number", range(2, 8))
@pytest.mark.parametrize("hand", [True, False])
def test_the_scores_cover_no_card_of_a_trick(number: int, hand: bool) -> None:
    layout = places.layout(number, hand, shown=False)
    each = tuple(Score(label=name, value=100, target=200) for name in NAMES[:number])
    panel = scores.score_panel(each, number, layout, GROUND, "dark", "classic")
    left = places.WIDE - places.MARGIN - panel.wide
    end = places.WIDE - places.MARGIN, corner.TOP + panel.end
    cards = boxes(layout, hand)[-number:]
    assert all(apart((left, corner.TOP, *end), card) for card in cards)


@pytest.mark.parametrize("number", range(1, 17))
def test_no_card_of_a_hand_covers_the_index_of_another(number: int) -> None:
    step = hand_row.step_of(number)
    assert step >= LARGE.left + LARGE.column
    assert step * (number - 1) + LARGE.wide <= places.WIDE
