"""The sober rules by which Pitchling is bid, discarded and led."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.rules.kit.actions import PASS, Action, Bid, Discard, Play
from bot.rules.kit.cards import SUITS, Card, Suit, without
from bot.rules.kit.worth import Promise
from tests.newcomers.pitchling.choices import choices
from tests.newcomers.pitchling.order import POINTS, order_of
from tests.newcomers.pitchling.states import HAND, Bidding, Discarding
from tests.newcomers.pitchling.view import PitchlingView

TRUMP: Final = {"A": 20.0, "T": 17.0, "K": 12.0, "Q": 10.0, "J": 9.0}
"""The card points that a trump brings; the low ones bring :data:`LOW`."""
LOW: Final = 7.0
PLAIN: Final = {"A": 17.0, "T": 5.0, "K": 2.0, "Q": 1.0, "J": 0.5}
"""The card points that a card of another suit brings if it is kept."""
BASE: Final = 34.0
"""The points of the widow in a hand, by least squares through 700 deals played by simple rules."""
SHARE: Final = 0.69
"""The part of what a hand is worth that it still is after the widow is taken."""
NEAR: Final = 12.0
"""The most points that a hand may be short of a bid that is still thought about."""
FEW: Final = 3


def worth_of(card: Card, trump: Suit) -> float:
    """The points that a card in hand brings under a trump."""
    if card.suit == trump:
        return TRUMP.get(card.rank, LOW)
    return PLAIN.get(card.rank, 0.0)


def hand_worth(hand: Sequence[Card], trump: Suit) -> float:
    """The points that a hand brings under a trump."""
    return sum(worth_of(card, trump) for card in hand)


@lru_cache(1024)
def kept(hand: tuple[Card, ...], trump: Suit) -> tuple[Card, ...]:
    """The best ten: a card put away brings its points for certain."""
    gain = {card: worth_of(card, trump) - POINTS[card] for card in hand}
    return tuple(sorted(hand, key=gain.__getitem__, reverse=True)[:HAND])


def all_worth(hand: tuple[Card, ...], trump: Suit) -> float:
    """The points of the best ten and of what is put away."""
    keep = kept(hand, trump)
    away = without(hand, *keep)
    return hand_worth(keep, trump) + sum(POINTS[card] for card in away)


@lru_cache(1024)
def best_trump(hand: tuple[Card, ...]) -> Suit:
    """The suit under which a hand is worth most."""
    return max(SUITS, key=lambda suit: all_worth(hand, suit))


def promised(hand: tuple[Card, ...]) -> float:
    """The points to be expected as the declarer, before the widow is seen."""
    return BASE + SHARE * all_worth(hand, best_trump(hand))


def habit(v: PitchlingView) -> Action | None:
    """The bid, the discard, or the lead that names trump of a sober player."""
    if v.phase == Bidding.phase:
        bids = [a for a in choices(v) if isinstance(a, Bid) and int(a.value) <= promised(v.hand)]
        return bids[-1] if bids else PASS
    if v.phase == Discarding.phase:
        return Discard(without(v.hand, *kept(v.hand, best_trump(v.hand))))
    if v.trump is None and v.is_asked:
        trump = best_trump(v.hand)
        return Play(next(card for card in order_of(trump).sorted(v.hand) if card.suit == trump))
    return None


def promise(v: PitchlingView, action: Action) -> Promise | None:
    """The points that the hand promises with the widow, and those that a bid asks for."""
    if not isinstance(action, Bid):
        return None
    trump = best_trump(v.hand)
    order = order_of(trump)
    trumps = order.trumps_in(order.sorted(v.hand))
    return Promise(promised(v.hand), float(action.value), "points", trump, trumps)


def worth_trying(v: PitchlingView) -> Sequence[Action]:
    """The bids that the hand comes near, and the discards for each trump."""
    if v.phase == Bidding.phase:
        bids = [a for a in choices(v) if isinstance(a, Bid)]
        near = [bid for bid in bids if int(bid.value) <= promised(v.hand) + NEAR]
        return [PASS, *near[-FEW:]]
    if v.phase == Discarding.phase:
        ways = {frozenset(kept(v.hand, suit)): kept(v.hand, suit) for suit in SUITS}
        return [Discard(without(v.hand, *way)) for way in ways.values()]
    return ()
