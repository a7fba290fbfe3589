"""The worth of a hand: the tricks that card players count in it before they bid."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeVar

from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.tricks import Order

T = TypeVar("T")
Unit = Literal["tricks", "points", "lead"]
"""The unit of a hand's worth: tricks, points, or points more than the others."""


def promising(worth: Mapping[T, float], within: float, most: int) -> Sequence[T]:
    """The best few of these by their worth, as far as they come near the best.

    >>> promising({"hearts": 3.1, "spades": 2.0, "clubs": 2.8}, 0.5, 2)
    ['hearts', 'clubs']
    """
    ranked = sorted(worth, key=worth.__getitem__, reverse=True)[:most]
    return [one for one in ranked if worth[one] >= worth[ranked[0]] - within]


def takes_all(hand: Sequence[Card], order: Order, pack: Sequence[Card]) -> bool:
    """Whether the leader takes every trick with this hand, however the other cards lie.

    The trumps from the top have to draw all the others; a plain suit may be from the top, too.
    """
    in_pack = _in_pack(order, tuple(pack))
    if order.trump is not None and not _runs(hand, order, order.trump, in_pack):
        return False
    others = {order.suit_of[card] for card in hand} - {order.trump, None}
    return all(_runs(hand, order, suit, in_pack) for suit in others)


def _runs(
    hand: Sequence[Card], order: Order, suit: Suit | None, in_pack: Counter[Suit | None]
) -> bool:
    """Whether nobody else takes a trick in this suit, which the leader begins from the top."""
    suit_of = order.suit_of
    held = {card for card in hand if suit_of[card] == suit}
    from_top = sum([held.issuperset(order.above(card)) for card in held])
    if from_top >= in_pack[suit] - len(held):
        return True
    return from_top == len(held) and (suit != order.trump or len(held) == len(hand))


@cache
def _in_pack(order: Order, pack: tuple[Card, ...]) -> Counter[Suit | None]:
    """The number of cards of a pack in each suit."""
    return Counter(order.suit_of[card] for card in pack)


@dataclass(frozen=True, slots=True)
class Worth:
    """The worth of cards, in tricks, to the side that names the trump.

    ``base`` are the tricks that the side takes anyway, ``trumps`` run from the highest trump down
    (the last number is for all lower ones), ``plain`` likewise in the other suits, for cards that
    no higher one in another hand can beat; ``guarded`` is for a second highest without the
    highest, ``void`` for a plain suit of which the hand has nothing.
    """

    base: float
    trumps: tuple[float, ...]
    plain: tuple[float, ...]
    guarded: float = 0.0
    void: float = 0.0

    def tricks(self, hand: Iterable[Card], order: Order) -> float:
        """The tricks to be expected with this hand, under this order."""
        sure, perhaps, suit_of = *_tables(self, order), order.suit_of
        total, held, suits = self.base, set(hand), {order.trump}
        for card in hand:
            total += sure[card]
            suits.add(suit_of[card])
            if card in perhaps:
                above, clear, guarded = perhaps[card]
                total += clear if held.issuperset(above) else guarded
        suits.discard(None)
        return total + self.void * max(0, len(SUITS) - len(suits))


@dataclass(frozen=True, slots=True)
class Promise:
    """The worth of a hand for an action, by a rule of thumb, and how much of it is ``asked``.

    ``trump`` is the suit with which it is counted, ``trumps`` are the hand's cards of it, where
    the action leaves open which it will be. ``meld`` are the points that count before a card is
    played.
    """

    worth: float
    asked: float
    unit: Unit = "tricks"
    trump: Suit | None = None
    trumps: tuple[Card, ...] = ()
    meld: int = 0

    @property
    def missing(self) -> float:
        """The worth that the hand lacks of the one asked; at most 0 where it is enough.

        A remainder of adding up fractions counts as 0.

        >>> Promise(5.2 + 2.2 + 1.2 + 1.2 + 1.2, 11).missing
        0.0
        """
        return round(self.asked - self.worth, 6)


_Tables = tuple[Mapping[Card, float], Mapping[Card, tuple[frozenset[Card], float, float]]]
"""The worth of a card for sure; and its worth under all above it, or by itself."""


@cache
def _tables(worth: Worth, order: Order) -> _Tables:
    sure: dict[Card, float] = {}
    perhaps: dict[Card, tuple[frozenset[Card], float, float]] = {}
    trumps, plain = worth.trumps, worth.plain
    for card, suit in order.suit_of.items():
        above = order.above(card)
        place = len(above)
        if suit == order.trump and suit is not None:
            sure[card] = trumps[min(place, len(trumps) - 1)]
        else:
            sure[card] = plain[0] if not place else 0.0
            clear = plain[place] if place < len(plain) else worth.guarded * (place == 1)
            guarded = worth.guarded if place == 1 else 0.0
            if place and (clear or guarded):
                perhaps[card] = (above, clear, guarded)
    return sure, perhaps
