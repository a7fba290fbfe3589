"""The duties to a trick, over every game's own and over any others."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.games.schieber.options import SchieberOptions
from bot.rules.games.schieber.owed import owed_under
from bot.rules.kit import pinochle
from bot.rules.kit.cards import SUITS, Card, Suit, cards, pack
from bot.rules.kit.duties import Duties, Duty, able, broken, denied
from bot.rules.kit.jass import order_of as schieber_order
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order, Trick

PACK = pack("AKQJT9")
sets = st.frozensets(st.sampled_from(PACK), max_size=8)
duties = st.lists(st.builds(lambda a, b: Duty("some-duty", a, a | b), sets, sets), max_size=3).map(
    tuple
)
hands = st.lists(st.sampled_from(PACK), min_size=1, max_size=8, unique=True).map(tuple)


@given(hands, duties)
def test_there_is_always_a_card_to_play(hand: tuple[Card, ...], owed: Duties) -> None:
    allowed = able(hand, owed)
    assert allowed
    assert set(allowed) <= set(hand)
    assert [card for card in hand if card in allowed] == list(allowed), "in the order of the hand"


@given(hands, duties)
def test_a_card_that_may_be_played_denies_nothing_that_is_held(
    hand: tuple[Card, ...], owed: Duties
) -> None:
    for card in able(hand, owed):
        assert denied(owed, card).isdisjoint(hand)


@given(hands, duties)
def test_whatever_is_refused_breaks_a_duty_that_binds(hand: tuple[Card, ...], owed: Duties) -> None:
    allowed = able(hand, owed)
    for card in hand:
        found = broken(hand, owed, card)
        assert (found is None) == (card in allowed)
        if found is not None:
            duty, bind = found
            assert card not in duty.meets
            assert set(bind) <= set(allowed)


GAMES: list[tuple[tuple[Card, ...], Callable[[Suit], Order], Callable[[Suit], object]]] = [
    (pack("AKQJT9"), pinochle.order_of, lambda s: lambda t: pinochle.owed(t, s, "always")),
    (pack("AKQJT9"), pinochle.order_of, lambda s: lambda t: pinochle.owed(t, s, "plain-free")),
    (pack("AKQJT9876"), schieber_order, lambda s: owed_under(s, SchieberOptions())),
    (
        pack("AKQJT9876"),
        schieber_order,
        lambda s: owed_under(s, SchieberOptions(puur=False, undertrump="all-trump-hand-free")),
    ),
]


@pytest.mark.parametrize(("deck", "order_of", "owed_of"), GAMES)
def test_what_a_card_tells_is_all_that_it_can_tell(
    deck: tuple[Any, ...], order_of: Any, owed_of: Any
) -> None:
    """The player of a card held none of those it denies, and might have held any other."""
    rng = Random(3)
    for _ in range(300):
        trump = rng.choice(SUITS)
        order, owed = order_of(trump), owed_of(trump)
        lying, card, *rest = rng.sample(deck, 12)
        trick = Trick(Seat(0)).with_card(Seat(0), lying, order)
        for place, other in enumerate(rest[: rng.randrange(2)], 1):
            trick = trick.with_card(Seat(place), other, order)
        none = denied(owed(trick), card)
        for other in set(deck) - {card, *trick.cards}:
            alone = card in able((card, other), owed(trick))
            assert alone == (other not in none), (trump, trick.cards, card, other)


def test_the_plainest_of_broken_duties_is_named() -> None:
    spades, above = frozenset(cards("AS KS QS JS")), frozenset(cards("AS KS"))
    owed = (Duty.to_play("must-beat", above), Duty.to_play("must-follow", spades))
    hand = cards("KS JS 9H")
    assert broken(hand, owed, Card("9H")) == (owed[1], cards("KS"))
    assert broken(hand, owed, Card("JS")) == (owed[0], cards("KS"))
    assert broken(hand, owed, Card("KS")) is None
