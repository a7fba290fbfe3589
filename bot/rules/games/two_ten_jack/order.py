"""The cards of Two-Ten-Jack: their order, their points, and the duties owed to a trick."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.rules.games.two_ten_jack.options import CYCLE, ENGLISH, TwoTenJackOptions
from bot.rules.kit.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUITS, Card, Suit, pack
from bot.rules.kit.duties import Duties, Duty
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.tricks import Order, Trick

RANKS: Final = "AKQJT98765432"
PACK: Final = pack(RANKS)
SPECULATION: Final = Card("AS")
"""A spade, and at the same time the highest trump."""
AS_TRUMP: Final = "as trump"
AS_SPADE: Final = "as spade"
ROUND: Final = (CLUBS, DIAMONDS, HEARTS)
"""The suits that are trump in turn."""
THE_THREE: Final = "2TJ"
THE_SIX: Final = frozenset(Card(rank + SPADES) for rank in "AKQJT2")
"""The spades that cost something."""


def trump_in(options: TwoTenJackOptions, deal: int) -> Suit:
    """The trump suit of a deal, whose numbers run from 1."""
    return ROUND[(deal - 1) % len(ROUND)] if options.trump == CYCLE else HEARTS


@cache
def order_of(trump: Suit) -> Order:
    """The order under a trump suit: the ace of spades wins whenever it is played."""
    return replace(Order.plain(PACK, RANKS, trump), always_wins=SPECULATION)


@cache
def order_with_two(trump: Suit, two: Card) -> Order:
    """The order of a trick of one suit that goes to its 2."""
    return replace(order_of(trump), always_wins=two)


def two_that_wins(cards: tuple[Card, ...], trump: Suit) -> Card | None:
    """The 2 in four cards that are all trumps, or all spades, by the suit printed; else nothing."""
    suits = {card.suit for card in cards}
    if len(cards) < 4 or len(suits) > 1 or not suits <= {trump, SPADES}:
        return None
    return next((card for card in cards if card.rank == "2"), None)


@cache
def trumps_of(trump: Suit) -> frozenset[Card]:
    """The trumps, with the ace of spades."""
    return order_of(trump).cards_of(trump) | {SPECULATION}


def owed(trick: Trick, trump: Suit, void: str, led_as: str) -> Duties:
    """The duties owed to a trick that has been led to: to follow, and else to trump.

    ``led_as`` is the word of its leader on the ace of spades, if it was led.
    """
    return _owed(trick.cards[0], trump, void, led_as)


@cache
def _owed(led: Card, trump: Suit, void: str, led_as: str) -> Duties:
    trumps = Duty.to_play("must-trump", trumps_of(trump))
    if led.suit == trump or (led == SPECULATION and led_as == AS_TRUMP):
        return (Duty.to_play("must-follow", trumps.meets),)
    assert led.suit is not None
    follow = Duty.to_play("must-follow", order_of(trump).cards_of(led.suit))
    return (follow, trumps) if void == "must-trump" else (follow,)


@cache
def worth_of(trump: Suit, card_values: str, spade_ace: int) -> Mapping[Card, int]:
    """The points each card brings its taker; those that count nothing are 0."""
    if card_values == ENGLISH:
        each = {HEARTS: 5, SPADES: -5, DIAMONDS: 1, CLUBS: 0}
        worth = {
            c: each[s] if c.rank in THE_THREE else 0 for s in SUITS for c in PACK if c.suit == s
        }
        return worth | {Card("6C"): 1}
    worth = {card: _japanese(card, trump) for card in PACK}
    return worth | {SPECULATION: spade_ace}


def _japanese(card: Card, trump: Suit) -> int:
    if card.suit not in (trump, SPADES):
        return int(card.rank in "AKQJT")
    worth = 10 if card.rank in THE_THREE else 5 if card.rank in "AKQ" else 0
    return worth if card.suit == trump else -worth
