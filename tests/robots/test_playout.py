"""Habits in a playout, and what is worth comparing."""

from collections import Counter
from random import Random

from bot.robots.playout import candidates, habit, suit_named
from bot.rules.decisions import Choose, Pick, to_play
from bot.rules.kit.actions import PASS, Bid, Give, NameContract, NameTrump, Say
from bot.rules.kit.cards import SUITS, Card, Suit, cards

AUCTION = Choose((PASS, *(Bid(value) for value in range(17, 251))))
HAND = cards("AS KS QS 9H TD JD AC")


def hand() -> tuple[Card, ...]:
    """Most of the hand are spades."""
    return HAND


def test_of_a_long_row_of_bids_the_lowest_and_ever_larger_steps_are_compared() -> None:
    compared = [str(action) for action in candidates(AUCTION, Random(1))]
    assert compared == ["pass", *(f"bid {16 + 2**n}" for n in range(8))]


def test_short_rows_of_bids_and_words_are_compared_as_they_are() -> None:
    short = Choose((PASS, Bid(3), Bid(4), Bid("shoot")))
    assert candidates(short, Random(1)) == short.actions
    with_word = Choose((*AUCTION.actions, Bid("all")))
    assert Bid("all") in candidates(with_word, Random(1))


def test_many_sets_of_cards_are_drawn_from() -> None:
    drawn = candidates(Pick(Give, HAND, 3, 3), Random(1))
    assert 10 < len(drawn) <= 24
    assert all(len(action.cards) == 3 for action in drawn)


def test_in_a_playout_people_pass_or_bid_low() -> None:
    rng = Random(2)
    said = Counter(habit(AUCTION, hand, rng) for _ in range(1000))
    assert said[PASS] > 850
    assert max(int(bid.value) for bid in said if isinstance(bid, Bid)) < 30


def test_in_a_playout_a_long_suit_is_named() -> None:
    rng = Random(3)
    trumps = Choose(tuple(NameTrump(suit) for suit in (*SUITS, None)))
    contracts = Choose((*(NameContract(suit) for suit in SUITS), NameContract("obenabe")))
    for choice in (trumps, contracts):
        named = Counter(suit_named(habit(choice, hand, rng)) for _ in range(500))
        assert named[Suit("S")] > 350
        assert len(named) == 5, "but not always"


def test_cards_fall_at_random() -> None:
    fallen = Counter(habit(to_play(HAND), hand, Random(n)) for n in range(700))
    assert len(fallen) == len(HAND)
    assert min(fallen.values()) > 60


def test_a_plain_question_is_mostly_answered_with_no() -> None:
    question = Choose((Say("redeal"), Say("no")))
    said = Counter(str(habit(question, hand, Random(n))) for n in range(500))
    assert said["no"] > said["redeal"] > 0
