"""The sober rules by which Widow Pitch is bid: the promise of seven cards before the widow."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from bot.rules.games.widow_pitch import states
from bot.rules.games.widow_pitch.choices import choices
from bot.rules.games.widow_pitch.keeping import (
    best_trump,
    hand_worth,
    kept,
    kept_in_exchange,
    put_away,
    worth_exchanging,
    worth_keeping,
)
from bot.rules.games.widow_pitch.order import order_of
from bot.rules.games.widow_pitch.view import WidowPitchView
from bot.rules.kit.actions import PASS, Action, Bid, Discard, NameTrump
from bot.rules.kit.cards import SUITS, Card
from bot.rules.kit.worth import Promise

BASE: Final[Mapping[str, float]] = {"taker": 2.3, "player": 1.7}
"""The gain of a hand by the widow, in points, by the option ``low_to``.

High trumps take Low only where it is its taker's.
"""
SHARE: Final = 0.8
"""The part of a hand's worth that is left after the widow is taken."""
MARGIN: Final = -0.4
"""The margin that a hand must promise above its bid, in points."""


NEAR: Final = 1.0
"""The most points that a hand may be short of a bid that is still thought about."""
FEW: Final = 3
"""The most bids that are thought about."""
ALL: Final = 7
"""The promise of *Shoot it*, in points."""


@lru_cache(1024)
def promised(hand: tuple[Card, ...], low_to: str) -> float:
    """The points to be expected as the bidder, before the widow is seen."""
    return BASE[low_to] + SHARE * max(hand_worth(hand, suit) for suit in SUITS)


def habit(v: WidowPitchView) -> Action | None:
    """The bid, the trump or the discard of a sober player.

    The gain by the widow is a line through 6,000 deals played out by simple rules; the margin did
    best against others (``python -m tests.robots.limits widow-pitch MARGIN -0.8 0``).
    """
    match v.phase:
        case states.Bidding.phase:
            return _bid(v)
        case states.Discarding.phase:
            return Discard(put_away(v.hand, kept(v.hand, best_trump(v.hand))))
        case states.Naming.phase:
            return NameTrump(best_trump(v.hand))
        case states.Exchanging.phase if v.trump is not None:
            return Discard(put_away(v.hand, kept_in_exchange(v.hand, v.trump)))
    return None


def promise(v: WidowPitchView, action: Action) -> Promise | None:
    """The points that the hand promises with the widow, and those that a bid asks for."""
    if not isinstance(action, Bid) or not isinstance(action.value, int) or PASS not in choices(v):
        return None
    suit = max(SUITS, key=lambda suit: hand_worth(v.hand, suit))
    order = order_of(suit)
    trumps = order.trumps_in(order.sorted(v.hand))
    return Promise(
        promised(v.hand, v.options.low_to), action.value + MARGIN, "points", suit, trumps
    )


def _bid(v: WidowPitchView) -> Action:
    """One bid higher, as long as the hand is worth it."""
    offered = list(choices(v))
    bids = [a for a in offered if isinstance(a, Bid) and isinstance(a.value, int)]
    if bids and promised(v.hand, v.options.low_to) >= int(bids[0].value) + MARGIN:
        return bids[0]
    return PASS if PASS in offered else offered[0]


def _worth_bidding(v: WidowPitchView) -> Sequence[Action]:
    """The bids that the hand comes near; a bidder who wants to go higher is asked again."""
    near = promised(v.hand, v.options.low_to) - MARGIN + NEAR
    offered = [a for a in choices(v) if isinstance(a, Bid)]
    bids = [bid for bid in offered if (bid.value if isinstance(bid.value, int) else ALL) <= near]
    return [PASS, *bids[:FEW]] if PASS in choices(v) else bids[:FEW] or offered[:1]


def worth_trying(v: WidowPitchView) -> Sequence[Action]:
    """The bids and the sets of cards worth comparing; all suits."""
    match v.phase:
        case states.Bidding.phase:
            return _worth_bidding(v)
        case states.Discarding.phase:
            return [Discard(put_away(v.hand, way)) for way in worth_keeping(v.hand)]
        case states.Exchanging.phase if v.trump is not None:
            ways = worth_exchanging(v.hand, v.trump)
            return [Discard(put_away(v.hand, way)) for way in ways]
    return ()
