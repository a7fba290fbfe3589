"""The sober rules by which Double Pepper is bid, and cards are put away and given."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from math import floor
from typing import Final

from bot.rules.games.double_pepper import states
from bot.rules.games.double_pepper.choices import EXCHANGED, choices
from bot.rules.games.double_pepper.order import order_of
from bot.rules.games.double_pepper.view import DoublePepperView
from bot.rules.kit.actions import PASS, Action, Bid, Discard, Give, NameTrump
from bot.rules.kit.cards import SUITS, Card, Suit, canonical
from bot.rules.kit.tricks import Order
from bot.rules.kit.worth import Promise, Worth, promising


@dataclass(frozen=True, slots=True)
class Standard:
    """The worth of a hand, in tricks: with a trump, without one, and alone under a trump.

    ``margin`` are the tricks that a hand must promise above its bid, ``bower_margin`` where there
    are bowers.
    """

    trump: Worth
    no_trump: Worth
    alone: Worth
    margin: float
    bower_margin: float


BY_PLAYERS: Final[Mapping[int, Standard]] = {
    4: Standard(
        Worth(2.4, (1.45, 1.05, 0.8, 0.64, 0.64), (0.6,), void=0.4),
        Worth(4.0, (0.0,), (0.65, 0.2)),
        Worth(-0.92, (1.74, 1.28, 0.98, 0.86, 0.8), (0.9, 0.29), void=0.45),
        0.0,
        0.5,
    ),
    6: Standard(
        Worth(2.59, (1.1, 0.68, 0.58, 0.32, 0.34), (0.36,), void=0.3),
        Worth(3.1, (0.0,), (0.7, 0.1)),
        Worth(-0.73, (1.6, 1.06, 0.91, 0.73, 0.62), (0.7, 0.19), void=0.3),
        0.25,
        0.25,
    ),
}
FOR_ALONE: Final = -2.0
"""The margin that a hand must promise alone, in tricks: less, as cards are exchanged."""
NEAR: Final = 1.5
"""The most tricks below a bid, or below the best trump, that are still thought about."""
BIDS: Final = 4
"""The most bids that are thought about: the highest that are near."""
LOOSE: Final = 4
"""The number of cards from which those to put away or to give are chosen."""


def habit(v: DoublePepperView) -> Action | None:
    """The bid, the trump, the discard or the gift of a sober player.

    The weights are the tricks that makers took with such cards in 1,500 deals a table played out
    by simple rules, as least squares share them out (``python -m tests.robots.hand_worth``); the
    limits did best against others (``python -m tests.robots.limits double-pepper FOR_ALONE -1``).
    """
    match v.phase:
        case states.Bidding.phase:
            return _bid(v)
        case states.Naming.phase:
            return _name(v)
        case states.Discarding.phase:
            return Discard(_by_value(v)[:EXCHANGED])
        case states.Giving.phase:
            return Give(_by_value(v)[-EXCHANGED:])
    return None


def worth_trying(v: DoublePepperView) -> Sequence[Action]:
    """Bids around the hand's promise, the best trumps, pairs of cards to put away or give."""
    match v.phase:
        case states.Bidding.phase:
            return _worth_bidding(v)
        case states.Naming.phase:
            suits = promising(worth_of(v), NEAR, 2)
            return [NameTrump(suit, alone) for suit in suits for alone in (True, False)]
        case states.Discarding.phase:
            return _pairs(Discard, _by_value(v)[:LOOSE])
        case states.Giving.phase:
            return _pairs(Give, _by_value(v)[-LOOSE:])
    return ()


def promise(v: DoublePepperView, action: Action) -> Promise | None:
    """The tricks that the hand promises for a bid, or alone, and those that are asked for."""
    match action:
        case Bid() if PASS in choices(v):
            worth = worth_of(v)
            suit = max(worth, key=worth.__getitem__)
            trumps = _order(v, suit).trumps_in(v.hand)
            return Promise(worth[suit], int(action.value) + _margin(v), "tricks", suit, trumps)
        case NameTrump(alone=True):
            alone = BY_PLAYERS[v.players].alone.tricks(v.hand, _order(v, action.suit))
            return Promise(alone, v.high + FOR_ALONE)
    return None


def _pairs(kind: type[Discard] | type[Give], cards: Sequence[Card]) -> Sequence[Action]:
    pairs = [canonical(pair) for pair in combinations(cards, EXCHANGED)]
    return [kind(pair) for pair in dict.fromkeys(pairs)]


def _bid(v: DoublePepperView) -> Action:
    """At once all that the hand is worth: everybody speaks only once."""
    most = floor(max(worth_of(v).values()) - _margin(v))
    worth = [bid for bid in _bids(v) if int(bid.value) <= most]
    return worth[-1] if worth else next(iter(choices(v)))


def _bids(v: DoublePepperView) -> Sequence[Bid]:
    """The bids of use: nobody speaks after the dealer, for whom the least is enough.

    A contract pays the tricks taken, and costs the bid.
    """
    bids = [action for action in choices(v) if isinstance(action, Bid)]
    return bids[:1] if v.seat == v.dealer else bids


def _worth_bidding(v: DoublePepperView) -> Sequence[Action]:
    most = max(worth_of(v).values()) - _margin(v) + NEAR
    near = [bid for bid in _bids(v) if int(bid.value) <= most][-BIDS:]
    offered = list(choices(v))
    return [PASS, *near] if PASS in offered else near or offered[:1]


def _margin(v: DoublePepperView) -> float:
    standard = BY_PLAYERS[v.players]
    return standard.bower_margin if v.match.options.bowers else standard.margin


def worth_of(v: DoublePepperView) -> Mapping[Suit | None, float]:
    """The tricks that the hand promises with each trump, and without one."""
    return _worth_of(v.hand, BY_PLAYERS[v.players], v.match.options.bowers)


@lru_cache(1024)
def _worth_of(
    hand: tuple[Card, ...], standard: Standard, bowers: bool
) -> Mapping[Suit | None, float]:
    worth: dict[Suit | None, float] = {
        suit: standard.trump.tricks(hand, order_of(suit, bowers)) for suit in SUITS
    }
    worth[None] = standard.no_trump.tricks(hand, order_of(None, bowers))
    return worth


def _name(v: DoublePepperView) -> Action:
    worth, alone = worth_of(v), BY_PLAYERS[v.players].alone
    suit = max(worth, key=worth.__getitem__)
    promised = alone.tricks(v.hand, _order(v, suit))
    return NameTrump(suit, suit is not None and promised >= v.high + FOR_ALONE)


def _by_value(v: DoublePepperView) -> tuple[Card, ...]:
    """The hand from the card missed least: plain cards from the lowest up, then trumps."""
    order = _order(v, v.trump)

    suit_of, strength = order.suit_of, order.strength
    highest = _highest(order)
    lengths = Counter(map(suit_of.__getitem__, v.hand))

    def value(card: Card) -> tuple[bool, int, int]:
        suit = suit_of[card]
        is_trump = suit == order.trump and suit is not None
        return is_trump or card in highest, strength[card] + 9 * is_trump, lengths[suit]

    return tuple(sorted(v.hand, key=value))


@cache
def _highest(order: Order) -> frozenset[Card]:
    return frozenset(card for card in order.suit_of if not order.above(card))


def _order(v: DoublePepperView, suit: Suit | None) -> Order:
    return order_of(suit, v.match.options.bowers)
