"""The sober rules by which Cinch is bid, trump is named, and cards are put away."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from bot.rules.games.cinch.choices import choices, how_many, open_bids
from bot.rules.games.cinch.order import PACK, counting, order_of, trumps
from bot.rules.games.cinch.states import HAND, Bidding, Discarding, Naming
from bot.rules.games.cinch.view import CinchView
from bot.rules.kit.actions import PASS, Action, Bid, Discard, NameTrump
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.worth import Promise, promising

BASE: Final = 2.6
"""The points that the bidder's side takes with any hand."""
TRUMP: Final = 0.55
"""The worth of any trump, in points: it draws others, and guards the pedros."""
EXTRA: Final = {"A": 1.6, "K": 1.3, "Q": 0.8, "J": 0.8, "T": 0.4, "2": 0.4}
"""The further worth of a trump by its rank, in points."""
OWN_PEDRO: Final = 1.0
"""The further worth of a pedro in hand, in points: it is safe only in the right trick."""
PLAIN: Final = {"A": 0.15}
"""The worth of the highest cards of other suits by rank, in points."""
MARGIN: Final = 0.0
"""The margin that a hand must promise above its bid, in points."""
NEAR: Final = 2.5
"""The most points between a hand and a bid that is still thought about."""
FEW: Final = 5
"""The most bids that are thought about."""
SUITS_NEAR: Final = 1.5
"""The most points between the best suit and another one that is still thought about."""


@cache
def _worth_under(trump: Suit) -> dict[Card, float]:
    """The worth of each card, in points, to a bidder who names this trump."""
    worth = {card: PLAIN.get(card.rank, 0.0) for card in PACK}
    for card in trumps(trump):
        pedro = card.rank == "5"
        worth[card] = TRUMP + (OWN_PEDRO if pedro else EXTRA.get(card.rank, 0.0))
    return worth


def hand_worth(hand: Sequence[Card], trump: Suit) -> float:
    """The points that a hand promises to a bidder who names this trump."""
    return BASE + sum(map(_worth_under(trump).__getitem__, hand))


@lru_cache(4096)
def best_trump(hand: tuple[Card, ...]) -> Suit:
    """The suit that promises most."""
    return max(SUITS, key=lambda suit: hand_worth(hand, suit))


def promised(hand: tuple[Card, ...]) -> float:
    """The points to be expected as the bidder."""
    return hand_worth(hand, best_trump(hand))


def habit(v: CinchView) -> Action | None:
    """The bid, the trump or the discard of a sober player."""
    if v.phase == Bidding.phase:
        return _bid(v)
    if v.phase == Naming.phase:
        return NameTrump(best_trump(v.hand))
    if v.phase == Discarding.phase:
        return put_away(v)
    return None


def _bid(v: CinchView) -> Action:
    """The highest bid that the hand is worth: everybody speaks but once.

    The dealer, who has the last word, bids no more than it takes.
    """
    bids = open_bids(v)
    if PASS not in choices(v):
        return Bid(bids[0])
    worth = int(promised(v.hand) - MARGIN)
    if not bids or worth < bids[0]:
        return PASS
    return Bid(bids[0] if v.seat == v.dealer else min(worth, bids[-1]))


def put_away(v: CinchView, aces: bool = False) -> Action:
    """All plain cards but those that fill the hand, from the lowest; ``aces`` may be kept."""
    assert v.trump is not None
    order, score = order_of(v.trump), counting(v.trump)
    own = [card for card in v.hand if order.suit_of[card] == v.trump]
    plain = [card for card in v.hand if order.suit_of[card] != v.trump]
    least, most = how_many(v)
    spare = len(own) - HAND
    if spare > 0:
        free = [card for card in own if card not in score]
        return Discard((*plain, *sorted(free, key=order.strength.__getitem__)[:spare]))
    plain.sort(key=lambda card: order.strength[card])
    if aces:
        most = min(most, sum(card.rank != "A" for card in plain))
    return Discard(tuple(plain[: max(least, min(most, len(plain)))]))


def promise(v: CinchView, action: Action) -> Promise | None:
    """The points that the hand promises, and those that a bid asks for."""
    if not isinstance(action, Bid) or PASS not in choices(v):
        return None
    trump = best_trump(v.hand)
    own = order_of(trump).trumps_in(order_of(trump).sorted(v.hand))
    return Promise(promised(v.hand), int(action.value) + MARGIN, "points", trump, own)


def worth_trying(v: CinchView) -> Sequence[Action]:
    """A pass and the bids that come near; the best suits; all plain cards, or all but aces."""
    if v.phase == Naming.phase:
        worth = {suit: hand_worth(v.hand, suit) for suit in SUITS}
        return [NameTrump(suit) for suit in promising(worth, SUITS_NEAR, 2)]
    if v.phase == Discarding.phase:
        ways = (put_away(v), put_away(v, aces=True))
        return tuple(dict.fromkeys(way for way in ways if way in choices(v)))
    if v.phase != Bidding.phase or PASS not in choices(v):
        return ()
    bids, points = open_bids(v), promised(v.hand)
    near = [n for n in bids if abs(n - points) <= NEAR] if v.seat != v.dealer else bids[:1]
    return tuple(dict.fromkeys((PASS, _bid(v), *(Bid(value) for value in near[:FEW]))))
