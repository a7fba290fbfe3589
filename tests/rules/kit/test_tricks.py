"""The order of cards under a contract, and the trick."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.kit.cards import SUITS, Card, Suit, cards, pack
from bot.rules.kit.seats import Seat, after, alone, around, partners, seats
from bot.rules.kit.tricks import Order, Trick, display_suits

PACK = pack("AKQJT9", "JK")


def bower_order(trump: Suit | None, always_wins: Card | None = None) -> Order:
    """Jacks of the trump colour above all trumps; a joker above the jacks."""
    suit_of: dict[Card, Suit | None] = {c: c.suit for c in PACK}
    strength = {c: "9TJQKA".find(c.rank) for c in PACK}
    if trump is not None:
        left, right = Card("J" + trump.same_colour), Card("J" + trump)
        suit_of |= {left: trump, Card("JK"): trump}
        strength |= {left: 10, right: 11, Card("JK"): 12}
    return Order(trump, suit_of, strength, always_wins)


orders = st.sampled_from([bower_order(trump) for trump in (*SUITS, None)])
tricks = st.lists(st.sampled_from(PACK), min_size=1, max_size=6, unique=True)


@given(orders, tricks)
def test_the_winner_is_the_highest_trump_or_the_highest_card_of_the_suit_led(
    order: Order, played: list[Card]
) -> None:
    trumps = [c for c in played if order.trump and order.suit_of[c] == order.trump]
    following = [c for c in played if order.suit_of[c] == order.suit_of[played[0]]]
    best = max(trumps or following, key=order.strength.__getitem__)
    assert played[winner(order, played)] == best


def winner(order: Order, played: Sequence[Card]) -> int:
    """The place of the card that wins a trick."""
    trick = Trick(Seat(0))
    for place, card in enumerate(played):
        trick = trick.with_card(Seat(place), card, order)
    assert trick.winner is not None and trick.best == played[trick.winner]
    return trick.winner


@given(orders, tricks, st.randoms(use_true_random=False))
def test_cards_after_the_lead_may_come_in_any_order(
    order: Order, played: list[Card], rng: Random
) -> None:
    lead, *rest = played
    mixed = [lead, *rng.sample(rest, len(rest))]
    assert played[winner(order, played)] == mixed[winner(order, mixed)]


@given(orders, tricks)
def test_of_twins_the_first_wins(order: Order, played: list[Card]) -> None:
    twice = [*played, *played]
    assert winner(order, twice) == winner(order, played)


@given(orders, st.sampled_from(PACK), tricks)
def test_follow_is_the_suit_led_or_everything(order: Order, led: Card, held: list[Card]) -> None:
    hand = tuple(held)
    suit = order.suit_of[led]
    same = tuple(c for c in hand if order.suit_of[c] == suit)
    assert order.follow(hand, led) == (same if same and suit is not None else hand)


def test_the_left_bower_is_a_trump() -> None:
    order = bower_order(Suit("H"))
    assert order.follow(cards("9H AD"), Card("JD")) == cards("9H")
    assert order.follow(cards("JD 9S"), Card("9D")) == cards("JD 9S")
    assert winner(order, cards("AH JD KH JH")) == 3
    assert winner(order, cards("AH JD KH QH")) == 1


def test_a_sovereign_wins_and_binds_nobody() -> None:
    order = bower_order(Suit("S"), always_wins=Card("9D"))
    assert winner(order, cards("JS 9D JK")) == 1
    assert winner(order, cards("9D JS JK")) == 0
    assert order.beats(Card("9D"), Card("JK"))
    assert not order.beats(Card("9D"), Card("9D")), "a twin does not"


def test_a_joker_without_trumps_belongs_to_no_suit() -> None:
    order = bower_order(None)
    assert order.follow(cards("AS KD"), Card("JK")) == cards("AS KD")
    assert winner(order, cards("9S JK AH")) == 0
    assert winner(order, cards("JK AS")) == 0


def test_a_hand_lies_trumps_first_then_black_and_red_in_turn() -> None:
    order = bower_order(Suit("H"))
    hand = cards("9C AS JD JK KD AH 9S JH TC")
    assert " ".join(order.sorted(hand)) == "JK JH JD AH TC 9C KD AS 9S"
    none = bower_order(None)
    assert " ".join(none.sorted(cards("9D 9C 9H 9S AC JK"))) == "JK 9S 9H AC 9C 9D"


@given(orders, tricks, st.randoms(use_true_random=False))
def test_a_sorted_hand_keeps_its_cards(order: Order, hand: list[Card], rng: Random) -> None:
    lying = order.sorted(hand)
    assert sorted(lying) == sorted(hand)
    assert order.sorted(rng.sample(hand, len(hand))) == lying
    places = [order.suit_of[c] for c in lying]
    assert len([s for n, s in enumerate(places) if n == 0 or places[n - 1] != s]) == len(
        set(places)
    )


@pytest.mark.parametrize("trump", [*SUITS, None])
def test_colours_alternate(trump: Suit | None) -> None:
    shown = display_suits(trump)
    assert set(shown) == set(SUITS)
    assert trump in (None, shown[0])
    assert all(b != a.same_colour for a, b in pairwise(shown))


def test_a_trick_knows_who_played_what() -> None:
    empty = Trick(Seat(2))
    assert (empty.led, empty.winner, empty.card_of(Seat(2))) == (None, None, None)
    order = bower_order(None)
    trick = empty.with_card(Seat(2), Card("9S"), order).with_card(Seat(0), Card("AS"), order)
    assert trick == Trick(Seat(2), cards("9S AS"), (Seat(2), Seat(0)), Seat(0), Card("AS"))
    assert (trick.led, trick.card_of(Seat(0)), trick.card_of(Seat(1))) == ("9S", "AS", None)
    assert empty == Trick(Seat(2)), "a trick is a value"


def test_seats_go_round() -> None:
    assert seats(3) == (0, 1, 2)
    assert (after(2, 3), after(0, 3, -1), after(1, 4, 2)) == (0, 2, 3)
    assert around(2, 4) == (2, 3, 0, 1)
    assert partners(4) == ((0, 2), (1, 3))
    assert partners(6) == ((0, 2, 4), (1, 3, 5))
    assert alone(3) == ((0,), (1,), (2,))
    assert all(type(s) is Seat for s in (*around(1, 5), after(0, 2), *partners(4)[1]))
    assert (str(Seat(1)), repr(Seat(1)), f"{Seat(-1)}") == ("1", "Seat(1)", "-1")
