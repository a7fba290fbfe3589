"""The sober rules by which Pepper is bid: the tricks that a hand promises."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.rules.games.pepper import states
from bot.rules.games.pepper.choices import choices
from bot.rules.games.pepper.states import BIG, PACK_SIZE, hand_size
from bot.rules.games.pepper.view import PepperView
from bot.rules.kit.actions import PASS, Action, Bid, NameTrump
from bot.rules.kit.bowers import euchre_pack, order_of
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.worth import Promise, Worth, promising, takes_all


@dataclass(frozen=True, slots=True)
class Standard:
    """The worth of a hand with a trump and without one, and the margin above its bid, in tricks."""

    trump: Worth
    no_trump: Worth
    margin: float


PARTNERS: Final = Standard(
    Worth(1.46, (1.24, 0.93, 0.67, 0.48, 0.45), (0.48, 0.3, 0.2), void=0.19),
    Worth(2.18, (0.0,), (0.76, 0.66, 0.65, 0.65, 0.65, 0.65)),
    0.1,
)
ALONE: Final[Mapping[int, Standard]] = {
    4: Standard(
        Worth(-0.96, (1.88, 1.28, 0.94, 0.74, 0.63), (0.7, 0.5, 0.3), 0.1, 0.37),
        Worth(0.3, (0.0,), (1.1, 1.0, 0.9, 0.9, 0.9, 0.9)),
        -0.1,
    ),
    3: Standard(
        Worth(-1.2, (2.03, 1.53, 1.07, 0.85, 0.75), (0.94, 0.8, 0.4), 0.26, 0.59),
        Worth(0.57, (0.0,), (1.05, 1.05, 0.7, 0.7, 0.7, 0.7)),
        -0.1,
    ),
    2: Standard(
        Worth(0.7, (1.61, 1.04, 0.84, 0.74, 0.68), (0.77, 0.9, 0.4), 0.33, 0.45),
        Worth(1.91, (0.0,), (0.8, 0.9, 0.5, 0.4, 0.4, 0.4)),
        0.1,
    ),
}
UNSCORED: Final = 0.3
"""The tricks by which a bid asks less where the others score nothing."""
FOR_BIG: Final = 0.3
"""The tricks beyond all there are that a hand must promise, as it is counted, for Big Pepper."""

AT_ONCE: Final = 0.3
"""The further margin above a bid higher than it takes, in tricks, where all speak but once."""

NEAR: Final = 1.0
"""The most tricks below a bid, or below the best trump, that are still thought about."""
FEW: Final = 3
"""The most bids or trumps that are thought about."""


def habit(v: PepperView) -> Action | None:
    """The bid or the trump of a sober player.

    The weights are the tricks that makers took with such cards in 3,000 deals a table played out
    by simple rules, as least squares share them out (``python -m tests.robots.hand_worth``); the
    margins did best against others (``python -m tests.robots.limits pepper ALONE.4.margin 0.3``).
    """
    if v.phase == states.Naming.phase:
        return NameTrump(best_trump(v))
    if v.phase != states.Bidding.phase:
        return None
    offered = list(choices(v))
    if Bid(BIG) in offered and _sure(v.hand):
        return Bid(BIG)
    bids = [a for a in offered if isinstance(a, Bid) and isinstance(a.value, int)]
    promised, margin = max(worth_of(v).values()), _margin(v)
    if Bid(BIG) in offered and promised >= hand_size(v.players) + FOR_BIG:
        return Bid(BIG)
    if bids and promised >= int(bids[0].value) + margin:
        return _in_turn(v, bids, promised - margin)
    return PASS if PASS in offered else offered[0]


def _in_turn(v: PepperView, bids: Sequence[Bid], most: float) -> Bid:
    """The lowest bid; all that the hand is worth where everybody speaks but once.

    The dealer, who has the last word then, bids no more than it takes.
    """
    if v.options.auction != "once" or v.seat == v.dealer:
        return bids[0]
    worth = [bid for bid in bids if int(bid.value) + AT_ONCE <= most]
    return worth[-1] if worth else bids[0]


def promise(v: PepperView, action: Action) -> Promise | None:
    """The tricks that the hand promises as maker, and those that a bid asks for."""
    if not isinstance(action, Bid) or PASS not in choices(v):
        return None
    suit = best_trump(v)
    order = order_of(suit)
    trumps = order.trumps_in(order.sorted(v.hand))
    if _sure(v.hand):
        return Promise(hand_size(v.players), hand_size(v.players), "tricks", suit, trumps)
    asked = _tricks_bid(v, action)
    if isinstance(action.value, int):
        asked += _margin(v)
    return Promise(worth_of(v)[suit], asked, "tricks", suit, trumps)


def best_trump(v: PepperView) -> Suit | None:
    """The trump that promises most, or none at all; of those that take every trick if any do."""
    worth = worth_of(v)
    return max(_sure(v.hand) or worth, key=worth.__getitem__)


def standard_of(v: PepperView) -> Standard:
    """The standard of this table."""
    return PARTNERS if v.match.options.partners else ALONE[v.players]


def _margin(v: PepperView) -> float:
    """The margin above a bid, in tricks: less where the tricks of others are worth nothing."""
    return standard_of(v).margin - (0.0 if v.options.others_score else UNSCORED)


def worth_of(v: PepperView) -> Mapping[Suit | None, float]:
    """The tricks that the hand promises with each trump, and without one."""
    return _worth_of(v.hand, standard_of(v))


@lru_cache(1024)
def _worth_of(hand: tuple[Card, ...], standard: Standard) -> Mapping[Suit | None, float]:
    worth: dict[Suit | None, float] = {
        suit: standard.trump.tricks(hand, order_of(suit)) for suit in SUITS
    }
    worth[None] = standard.no_trump.tricks(hand, order_of(None))
    return worth


def worth_trying(v: PepperView) -> Sequence[Action]:
    """The bids that the hand comes near, and the trumps that come near the best.

    Where all go round again until nobody bids higher, the lowest few bids are enough.
    """
    worth, sure = worth_of(v), _sure(v.hand)
    if v.phase == states.Naming.phase:
        return [NameTrump(suit) for suit in sure or promising(worth, NEAR, FEW)]
    if sure and Bid(BIG) in choices(v):
        return [Bid(BIG)]
    most = max(worth.values()) - _margin(v) + NEAR
    offered = [action for action in choices(v) if isinstance(action, Bid)]
    near = [bid for bid in offered if _tricks_bid(v, bid) <= most]
    bids = near[:FEW] if v.options.auction == "rounds" else near[-FEW - 1 :]
    bids += [bid for bid in near if bid.value == BIG and bid not in bids]
    return [PASS, *bids] if PASS in choices(v) else bids or offered[:1]


@lru_cache(1024)
def _sure(hand: tuple[Card, ...]) -> Sequence[Suit | None]:
    """The trumps with which the hand takes every trick for sure; ``None`` is without any."""
    pack = euchre_pack(PACK_SIZE, None)
    return [suit for suit in (*SUITS, None) if takes_all(hand, order_of(suit), pack)]


def _tricks_bid(v: PepperView, bid: Bid) -> float:
    return bid.value if isinstance(bid.value, int) else hand_size(v.players) + FOR_BIG
