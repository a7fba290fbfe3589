"""The cards that partners give each other once trump is named."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from bot.rules.games.pinochle.melds import kinds
from bot.rules.games.pinochle.view import PinochleView
from bot.rules.kit.cards import Card, Suit, canonical
from bot.rules.kit.pinochle import order_of

FOR_THE_RUN: Final = {"A": 9, "T": 8, "K": 7, "Q": 7, "J": 6, "9": 4}
"""The worth of a trump to the declarer: for the run first, then for tricks."""
ACE: Final = 5
"""The worth of a plain ace to the declarer."""
PINOCHLE: Final = 2
"""The worth of one half of a pinochle to the declarer."""
SPARE: Final = 2
"""The number of cards looked at beyond those given."""


def gift(v: PinochleView) -> tuple[Card, ...]:
    """The cards given: the partner's best for the declarer, the declarer's least missed.

    Everyone else who gives (both sides may) does as the declarer does.
    """
    return canonical(_in_order(v)[: v.options.racehorse])


def worth_giving(v: PinochleView) -> Sequence[tuple[Card, ...]]:
    """The sets of cards worth comparing; a partner gives trumps and aces, if there are enough."""
    count, first = v.options.racehorse, _in_order(v)
    good = [card for card in first if card.suit == v.trump or card.rank == "A"]
    if _is_partner(v) and len(good) >= count:
        first = good
    sets = combinations(first[: count + SPARE], count)
    return list(dict.fromkeys(map(canonical, sets)))


def _is_partner(v: PinochleView) -> bool:
    """Whether the viewing seat is the declarer's partner."""
    return v.maker is not None and v.seat != v.maker and v.seat in v.side_of(v.maker)


def _in_order(v: PinochleView) -> list[Card]:
    """The hand from the card that goes first."""
    assert v.trump is not None
    if _is_partner(v):
        return sorted(v.hand, key=lambda card: -wanted(card, v.trump))
    melds = _melded(v.hand, v.trump)
    return sorted(v.hand, key=lambda card: _kept(card, v.trump, melds))


def wanted(card: Card, trump: Suit | None) -> float:
    """The worth of a card to a declarer."""
    if card.suit == trump:
        return FOR_THE_RUN[card.rank]
    if card.rank == "A":
        return ACE
    return PINOCHLE if card in ("QS", "JD") else 0.1 * (card.rank == "T")


def _kept(card: Card, trump: Suit | None, melds: Counter[Card]) -> float:
    """The worth of a card to its keeper: trumps, aces, parts of a meld."""
    height = order_of(trump).strength[card]
    return 10 * (card.suit == trump) + 6 * (card.rank == "A") + melds[card] + 0.1 * height


def _melded(hand: Sequence[Card], trump: Suit) -> Counter[Card]:
    """By card the value of the dearest meld it is part of."""
    held, found = Counter(hand), Counter[Card]()
    for kind in kinds(trump):
        if count := kind.times(held):
            for card in kind.cards:
                found[card] = max(found[card], kind.worth(count))
    return found
