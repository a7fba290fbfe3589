"""The worth of a hand, counted as card players do."""

import pytest

from bot.rules.kit.bowers import euchre_pack, order_of
from bot.rules.kit.cards import HEARTS, SPADES, Suit, cards
from bot.rules.kit.worth import Worth, promising, takes_all

WORTH = Worth(0.5, (1.0, 0.8, 0.3), (0.4, 0.2), guarded=0.1, void=0.05)


def test_trumps_count_from_the_top_and_the_last_number_is_for_all_lower_ones() -> None:
    bowers, low = cards("JH JD"), cards("AH 9H 7H")
    assert WORTH.tricks(bowers, order_of(HEARTS)) == pytest.approx(0.5 + 1.0 + 0.8 + 3 * 0.05)
    assert WORTH.tricks(low, order_of(HEARTS)) == pytest.approx(0.5 + 3 * 0.3 + 3 * 0.05)


def test_a_king_counts_less_without_its_ace() -> None:
    with_ace = WORTH.tricks(cards("AS KS 7D 7C"), order_of(HEARTS))
    without = WORTH.tricks(cards("QS KS 7D 7C"), order_of(HEARTS))
    assert with_ace == pytest.approx(0.5 + 0.4 + 0.2)
    assert without == pytest.approx(0.5 + 0.1)


def test_without_trumps_every_suit_is_plain() -> None:
    hand = cards("AS AH 7D 7C")
    assert WORTH.tricks(hand, order_of(None)) == pytest.approx(0.5 + 2 * 0.4)


def test_only_what_comes_near_the_best_is_promising() -> None:
    assert promising({"a": 3.0, "b": 2.9, "c": 2.0}, 0.5, 3) == ["a", "b"]
    assert promising({"a": 3.0, "b": 2.9, "c": 2.8}, 0.5, 2) == ["a", "b"]


@pytest.mark.parametrize(
    ("hand", "trump", "takes"),
    [
        ("AH AD KD QD JD TD", None, True),
        ("AS AH AD AC KC QC", None, True),
        ("AS KS QS 9S AC KC", None, True),  # only ten and jack of spades are out
        ("AS AH AD AC KC TC", None, False),
        ("JS JC AS KS QS TS", None, False),
        ("JS JC AS KS QS TS", SPADES, True),
        ("JS JC AS KS AH AD", SPADES, True),
        ("JS JC AS 9S AH AD", SPADES, True),  # three leads draw king, queen and ten
        ("JS JC KS QS AH AD", SPADES, False),
        ("JS JC AS AH KH QH", SPADES, False),  # four trumps are out
        ("AS KS QS 9S AC KC", HEARTS, False),  # no trump in hand
    ],
)
def test_a_hand_takes_everything_whoever_holds_the_rest(
    hand: str, trump: Suit | None, takes: bool
) -> None:
    assert takes_all(cards(hand), order_of(trump), euchre_pack(24, None)) == takes
