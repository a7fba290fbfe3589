"""The sober rules by which Auction Pitch is bid and pitched."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from bot.rules.games.auction_pitch.choices import choices
from bot.rules.games.auction_pitch.options import AuctionPitchOptions
from bot.rules.games.auction_pitch.order import extra_points, order_of, pack_of, pitched, trumps
from bot.rules.games.auction_pitch.states import SMUDGE, Bidding, Pitching
from bot.rules.games.auction_pitch.view import AuctionPitchView
from bot.rules.kit.actions import PASS, Action, Bid, Play
from bot.rules.kit.cards import JOKER, SUITS, Card, Suit
from bot.rules.kit.worth import Promise

BASE: Final = -0.35
"""What the pitcher takes beside what single cards bring, in points."""
PARTNER: Final = 0.5
"""What a partner adds."""
TRUMP: Final = 0.2
"""What any trump is worth in points: it takes tricks, and with them Game."""
HIGH: Final = {"A": 0.95, "K": 0.6, "Q": 0.35, "J": 0.1}
"""What a trump of this rank is worth beside: High, and tricks."""
LOW: Final = {"2": 0.9, "3": 0.7, "4": 0.5, "5": 0.3, "6": 0.15}
"""What a low trump is worth where Low is its holder's."""
OWN: Final = 0.6
"""What the jack, the off-jack or a joker is worth beside, held by the pitcher."""
PLAIN: Final = {"A": 0.15, "K": 0.08, "T": 0.05}
"""What the high cards of other suits bring, most of it for Game."""
MARGIN: Final = -0.1
"""What a hand must promise more than it bids, in points."""
NEAR: Final = 1.0
"""How many points below a bid a hand may be for the bid to be thought about."""
FEW: Final = 3
"""The most bids that are thought about."""
SMUDGING: Final = 1.5
"""How much more than all the points a hand must promise for a smudge."""
DRAWING: Final = "AKQ"
"""The trumps that are pitched from the top; below them the lowest is."""


@cache
def _worth_under(trump: Suit, points: str, low_to: str) -> dict[Card, float]:
    """What each card is worth to a pitcher who makes this suit trump."""
    worth = {card: PLAIN.get(card.rank, 0.0) for card in pack_of(points)}
    for card in trumps(trump, points):
        low = LOW.get(card.rank, 0.0) if low_to == "holder" else 0.0
        worth[card] = TRUMP + HIGH.get(card.rank, 0.0) + low
    for card in extra_points(trump, points):
        worth[card] += OWN - (OWN / 2) * (card.rank == JOKER)
    return worth


def hand_worth(hand: Sequence[Card], trump: Suit, options: AuctionPitchOptions) -> float:
    """The points that a hand promises to a pitcher who makes this suit trump."""
    worth = _worth_under(trump, options.points, options.low_to)
    return BASE + PARTNER * options.partners + sum(map(worth.__getitem__, hand))


@lru_cache(4096)
def best_trump(hand: tuple[Card, ...], options: AuctionPitchOptions) -> Suit:
    """The suit that promises most; a suit without a card in the hand cannot be pitched."""
    held = {pitched(card) for card in hand}
    return max((s for s in SUITS if s in held), key=lambda suit: hand_worth(hand, suit, options))


def promised(hand: tuple[Card, ...], options: AuctionPitchOptions) -> float:
    """The points to be expected as the pitcher."""
    return hand_worth(hand, best_trump(hand, options), options)


def habit(v: AuctionPitchView) -> Action | None:
    """What a sober player bids and pitches."""
    if v.phase == Bidding.phase:
        return _bid(v)
    if v.phase == Pitching.phase:
        return Play(_pitch(v))
    return None


def _asked(bid: Bid, v: AuctionPitchView) -> float:
    """The points that a bid asks of a hand."""
    return int(bid.value) if bid.value != SMUDGE else _all(v) + SMUDGING


def _all(v: AuctionPitchView) -> int:
    return 3 + len(extra_points(SUITS[0], v.options.points))


def _bid(v: AuctionPitchView) -> Action:
    """The lowest bid, as long as the hand is worth it."""
    offered = list(choices(v))
    bids = [action for action in offered if isinstance(action, Bid)]
    if PASS not in offered:
        return bids[0]
    worth = promised(v.hand, v.options) - MARGIN
    return bids[0] if bids and worth >= _asked(bids[0], v) else PASS


def _pitch(v: AuctionPitchView) -> Card:
    """From the top with ace, king or queen; else the lowest that is no point by itself."""
    trump = best_trump(v.hand, v.options)
    order = order_of(trump, v.options.points)
    own = order.trumps_in(order.sorted(v.hand))
    able = [card for card in own if pitched(card) == trump]
    counted = extra_points(trump, v.options.points)
    free = [card for card in able if card not in counted]
    return able[0] if able[0].rank in DRAWING or not free else free[-1]


def promise(v: AuctionPitchView, action: Action) -> Promise | None:
    """The points that the hand promises, and those that a bid asks for."""
    if not isinstance(action, Bid) or action.value == SMUDGE or PASS not in choices(v):
        return None
    trump = best_trump(v.hand, v.options)
    order = order_of(trump, v.options.points)
    own = order.trumps_in(order.sorted(v.hand))
    return Promise(promised(v.hand, v.options), _asked(action, v) + MARGIN, "points", trump, own)


def worth_trying(v: AuctionPitchView) -> Sequence[Action]:
    """A pass, and the bids that the hand comes near."""
    if v.phase != Bidding.phase or PASS not in choices(v):
        return ()
    near = promised(v.hand, v.options) - MARGIN + NEAR
    bids = [bid for bid in choices(v) if isinstance(bid, Bid) and _asked(bid, v) <= near]
    return [PASS, *bids[:FEW]]
