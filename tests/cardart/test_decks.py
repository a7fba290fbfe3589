"""The decks: told apart from afar, readable by weak eyes, each with its own signs and back."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from cardart.cards import faces
from cardart.cards.decks import DECK_STYLES
from cardart.paint.palette import RGB
from cardart.paint.pen import opened
from cardart.paint.sizes import FREE, LARGE, MEDIUM, NARROW, SLIM, SMALL, Size
from cardart.paint.theme import theme
from cardart.pictures import places
from cardart.scene import DECKS, FACES, JOKERS, PAIRED, SUITS, Deck, printed
from tests.cardart.contrast import contrast

SIZES = (LARGE, FREE, MEDIUM, SMALL, SLIM, NARROW)
FIGURED: tuple[Deck, ...] = ("classic", "classic-four", "swiss")
JUMBO: tuple[Deck, ...] = ("jumbo", "jumbo-four")
BUST = (68, 104, 142, 202)
"""The place of the figure on a jumbo card of the size LARGE."""
BOX = Image.Resampling.BOX
PHONE, DESK = 330, 350
"""The width of a picture in Discord on a phone, and its height on a desk, in points."""


def shown(card: str, size: Size, deck: Deck, legal: bool = True) -> Image.Image:
    """A card as its palette shows it."""
    image = faces.face(card, size, legal=legal, deck=deck).numbers.copy()
    image.putpalette(theme("dark", DECK_STYLES[deck].palette).png_palette)
    return image.convert("RGB")


def unindexed(card: str, deck: Deck) -> Image.Image:
    """The rest of a card of 40 pixels in height when its index is covered."""
    image = shown(card, LARGE, deck)
    left = LARGE.left + LARGE.column
    image.paste((255, 255, 255), (0, 0, left, LARGE.high))
    return image.resize((round(40 * LARGE.wide / LARGE.high), 40), Image.Resampling.LANCZOS)


def distance(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures, from 0 to 255, by light alone."""
    grey = ImageChops.difference(one.convert("L"), other.convert("L"))
    return ImageStat.Stat(grey).mean[0]


@pytest.mark.parametrize("deck", FIGURED)
@pytest.mark.parametrize("suit", "SHDC")
def test_courts_are_told_apart_at_forty_pixels_without_their_index(suit: str, deck: Deck) -> None:
    courts = [unindexed(rank + suit, deck) for rank in "KQJ"]
    for one, other in combinations(courts, 2):
        assert distance(one, other) >= 24


@pytest.mark.parametrize("deck", FIGURED)
@pytest.mark.parametrize("rank", "KQJ")
def test_every_suit_has_figures_of_its_own(rank: str, deck: Deck) -> None:
    """One figure in the colours of two suits would differ by less than 3."""
    for one, other in combinations("SHDC", 2):
        assert distance(unindexed(rank + one, deck), unindexed(rank + other, deck)) >= 12


@pytest.mark.parametrize("deck", JUMBO)
def test_jumbo_courts_show_a_figure_beside_the_index(deck: Deck) -> None:
    busts = [shown(rank + suit, LARGE, deck).crop(BUST) for rank in "KQJ" for suit in "SHDC"]
    for one, other in combinations(busts, 2):
        assert distance(one, other) >= 12
    for card in ("KH", "AH", "7H"):
        index = shown(card, LARGE, deck).crop((4, 4, 110, 100))
        assert commonest(index, 2)[1] == DECK_STYLES[deck].palette["red"]


@pytest.mark.parametrize("deck", FIGURED)
@pytest.mark.parametrize("size", [FREE, MEDIUM])
def test_a_card_shown_whole_is_the_same_upside_down(size: Size, deck: Deck) -> None:
    """Its aces, pips and figures are in the middle: an index at each end."""
    even = "AKQJ98542" if deck == "swiss" else "AKQJT98542"
    for card in (rank + suit for rank in even for suit in "SHDC"):
        picture = shown(card, size, deck)
        left, right = (ink_across(one) for one in (picture, picture.rotate(180)))
        assert abs(left - right) <= 0.04 * size.wide, card


@pytest.mark.parametrize("deck", FIGURED)
@pytest.mark.parametrize("card", ["9H", "4D", "2S", "AC"])
def test_a_card_in_a_hand_has_one_index(card: str, deck: Deck) -> None:
    """The other would show as a sliver beside the index of the card that covers it."""
    right = shown(card, LARGE, deck).convert("L").crop((128, 8, 146, LARGE.high - 8))
    assert ImageStat.Stat(right).extrema[0][0] > 240


def ink_across(image: Image.Image) -> float:
    """The distance of the centre of all that is painted on a card from its left edge."""
    dark = image.convert("L").point(lambda value: 255 - value).resize((image.width, 1), BOX)
    weights = dark.tobytes()
    return sum(x * weight for x, weight in enumerate(weights)) / sum(weights)


@pytest.mark.parametrize("deck", FIGURED)
@pytest.mark.parametrize("size", [LARGE, MEDIUM])
@pytest.mark.parametrize("suit", "SHDC")
def test_an_ace_is_large_and_leaves_the_index_free(suit: str, size: Size, deck: Deck) -> None:
    ace = shown("A" + suit, size, deck).convert("L").point(lambda value: 255 * (value < 240))
    right, bottom = size.index_end
    beside = ace.crop((right, bottom - size.sign, size.wide - right, bottom)).getbbox()
    assert beside is None or beside[0] >= 1, "a gap between index and sign"
    middle = ace.crop((right + 1, size.high // 4, size.wide - right - 1, size.high * 3 // 4))
    box = middle.getbbox()
    assert box is not None
    assert box[3] - box[1] >= 0.3 * size.wide


def commonest(image: Image.Image, number: int) -> list[RGB]:
    found: Any = image.getcolors(1 << 16) or []
    return [colour for _, colour in sorted(found, reverse=True)[:number]]


@pytest.mark.parametrize("deck", JUMBO)
@pytest.mark.parametrize("card", FACES)
@pytest.mark.parametrize("legal", [True, False])
def test_jumbo_cards_have_a_contrast_of_seven_to_one(card: str, deck: Deck, legal: bool) -> None:
    for size in (LARGE, MEDIUM, SMALL):
        paper, ink = commonest(shown(card, size, deck, legal).crop((6, 6, 60, size.high - 6)), 2)
        assert contrast(paper, ink) >= 7, (card, size)


def test_an_index_is_readable_on_a_desk_and_on_a_phone() -> None:
    for deck in DECKS:
        large = faces.face("KS", LARGE, deck=deck).numbers
        index = large.point(
            [
                255 if number == theme("dark", DECK_STYLES[deck].palette)["ink"] else 0
                for number in range(256)
            ]
        )
        column = index.crop((4, 6, LARGE.left + LARGE.column, round(0.36 * LARGE.high)))
        box = column.getbbox() if deck != "swiss" else (0, 6, 0, 46)
        assert box is not None
        high = box[3] - box[1]
        assert high * DESK / places.HIGH >= 14
        assert high * PHONE / places.WIDE >= 12


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("size", SIZES)
def test_every_card_is_drawn_in_every_size(deck: Deck, size: Size) -> None:
    drawn = {faces.face(card, size, deck=deck).numbers.tobytes() for card in (*FACES, "")}
    assert len(drawn) == 56


def test_suits_have_two_colours_or_four() -> None:
    assert {deck: len(set(DECK_STYLES[deck].tones.values())) for deck in DECKS} == {
        "classic": 2, "jumbo": 2, "classic-four": 4, "jumbo-four": 4, "swiss": 4,
    }  # fmt: skip
    for deck in ("classic-four", "jumbo-four"):
        tones = DECK_STYLES[deck].tones
        assert (tones["S"], tones["H"], tones["D"], tones["C"]) == ("ink", "red", "blue", "green")


def test_every_deck_has_a_back_of_its_own() -> None:
    assert len({shown("", LARGE, deck).tobytes() for deck in DECKS}) == len(DECKS)


def test_swiss_indices() -> None:
    swiss = DECK_STYLES["swiss"]
    assert [swiss.rank(rank + "S") for rank in "AKQJT9876"] == [*"AKOU", "10", *"9876"]
    assert swiss.sign_at["Q"][1] < swiss.sign_at["J"][1], "Ober above, Under below"


def test_the_three_jokers_differ() -> None:
    for one, other in combinations(JOKERS, 2):
        both = (shown(card, SMALL, "classic") for card in (one, other))
        assert max(ImageStat.Stat(ImageChops.difference(*both)).mean) > 8


def test_a_label_makes_a_deuce_reign() -> None:
    plain, marked = (faces.face("2S", LARGE, mark).numbers for mark in ("", "B"))
    middle = (90, 90, 130, 120)
    assert plain.crop(middle).tobytes() != marked.crop(middle).tobytes()


@pytest.mark.parametrize("deck", ["classic", "jumbo", "swiss"])
def test_a_face_with_a_label_or_dimmed_is_the_bright_one(
    deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Painting takes milliseconds: a card is painted once, and a label on it alone."""
    painted: list[str] = []
    paint = faces.paint

    def spied(card: str, *args: Any) -> Image.Image:
        painted.append(card)
        return paint(card, *args)

    monkeypatch.setattr(faces, "paint", spied)
    faces.face.cache_clear()
    for mark, legal in (("", True), ("R", True), ("R", False), ("", False), ("L", False)):
        faces.face("JS", LARGE, mark, legal, deck)
    assert painted == ["JS"]
    plain, labelled = (faces.face("JS", LARGE, mark, True, deck).numbers for mark in ("", "R"))
    left, top, side = faces.mark_area(LARGE, DECK_STYLES[deck])
    changed = ImageChops.difference(plain, labelled).getbbox()
    assert changed is not None
    assert left <= changed[0] < changed[2] <= left + side + 1
    assert top <= changed[1] < changed[3] <= top + side + 1


def test_a_half_outline_stays_open_in_the_middle() -> None:
    half = [(0.0, 0.0), (50.0, 0.0), (50.0, 9.0), (0.0, 9.0)]
    assert opened(half)[0] == (50, 9)
    assert opened(half)[-1] == (50, 0)
    assert opened(half[:2]) == half[:2]


@pytest.mark.parametrize("deck", PAIRED)
def test_a_deck_of_another_pairing_has_the_same_cards_under_other_letters(deck: Deck) -> None:
    own, pairing = PAIRED[deck]
    assert sorted(pairing) == sorted(SUITS) and deck not in DECKS
    assert {printed(deck, card)[1] for card in FACES} == set(FACES), "none twice"
    for card in FACES:
        same = printed(deck, card)[1]
        for size in (LARGE, NARROW):
            mine, theirs = faces.face(card, size, deck=deck), faces.face(same, size, deck=own)
            assert mine.numbers.tobytes() == theirs.numbers.tobytes()
    for suit, same in zip(SUITS, pairing, strict=True):
        one, other = faces.suit_sign(suit, 24, deck), faces.suit_sign(same, 24, own)
        assert one.numbers.tobytes() == other.numbers.tobytes()
