"""Cards are the text they are written in."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.kit.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    JOKERS,
    RANKS,
    SPADES,
    SUITS,
    Card,
    Suit,
    canonical,
    cards,
    pack,
    without,
)

FULL = pack("AKQJT98765432", "BJ", "LJ", "JK")


def test_a_card_is_its_notation() -> None:
    ten = Card("TD")
    assert (ten, ten.rank, ten.suit) == ("TD", "T", DIAMONDS)
    assert f"{ten}" == "TD"
    assert repr(ten) == "Card('TD')"
    assert eval(repr(ten)) is ten


@pytest.mark.parametrize("joker", JOKERS)
def test_a_joker_has_no_suit(joker: str) -> None:
    assert Card(joker).suit is None
    assert Card(joker).rank == joker


@pytest.mark.parametrize("text", ["", "10S", "1S", "as", "AX", "SA", "XX", "A", "J", " AS"])
def test_other_texts_are_no_cards(text: str) -> None:
    with pytest.raises(ValueError, match="no card is called"):
        Card(text)


@pytest.mark.parametrize("letter", ["", "s", "NT", "♠", "SS"])
def test_other_letters_are_no_suits(letter: str) -> None:
    with pytest.raises(ValueError, match="no suit is called"):
        Suit(letter)


@pytest.mark.parametrize("thing", [*FULL, *SUITS], ids=repr)
def test_a_card_is_the_same_object_after_any_journey(thing: Card | Suit) -> None:
    assert type(thing)(str(thing)) is thing
    assert pickle.loads(pickle.dumps(thing)) is thing
    assert copy.deepcopy(thing) is thing
    assert type(str(thing)) is str


def test_suits_of_a_colour() -> None:
    assert [s.same_colour for s in (SPADES, CLUBS, HEARTS, DIAMONDS)] == [
        CLUBS,
        SPADES,
        DIAMONDS,
        HEARTS,
    ]


def test_a_pack_lies_in_its_stated_order() -> None:
    assert " ".join(pack("AKQ", "JK")) == "JK AS KS QS AH KH QH AD KD QD AC KC QC"
    assert " ".join(pack("A9", copies=2)) == "AS AS 9S 9S AH AH 9H 9H AD AD 9D 9D AC AC 9C 9C"
    assert pack("9A") == pack("A9"), "however the ranks are spelled"
    assert len(pack(RANKS)) == len(set(pack(RANKS))) == 52


@given(st.permutations(FULL))
def test_the_canonical_order_is_that_of_the_page(shuffled: list[Card]) -> None:
    assert canonical(shuffled) == FULL


def test_cards_are_read_with_blanks_or_full_stops() -> None:
    assert cards("AS TD.9C") == (Card("AS"), Card("TD"), Card("9C"))
    assert cards("") == cards(" . ") == ()


def test_without_takes_one_copy_a_card() -> None:
    assert without(cards("AS AS KH"), Card("AS")) == cards("AS KH")
    assert without(cards("AS AS KH"), *cards("AS AS")) == cards("KH")
    with pytest.raises(ValueError):
        without(cards("AS KH"), *cards("AS AS"))
