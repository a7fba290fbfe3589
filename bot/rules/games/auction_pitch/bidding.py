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
from bot.rules.kit.cards import JOKERS, SUITS, Card, Suit
from bot.rules.kit.worth import Promise

BASE: Final = -0.3
"""The points that a pitcher without a partner takes beside those of the cards."""
PARTNERS: Final = 1.1
"""The further points that a pitcher's side takes with a partner."""
SHARE: Final = 0.72
"""The part of the cards' worth that adds to the points a partner takes anyway."""
TRUMP: Final = 0.28
"""The worth of any trump, in points: a long suit takes tricks, and with them Game."""
STRONG: Final = {"K": 0.2, "Q": 0.1}
"""The further worth of a trump by its rank, in points, wherever the higher ones are."""
HIGH: Final = {"A": 1.2, "K": 0.45, "Q": 0.3, "J": 0.25}
"""The further worth of a hand's highest trump by its rank, in points: it may be High."""
LOW: Final = {"2": 0.9, "3": 0.5, "4": 0.3, "5": 0.15, "6": 0.1}
"""The further worth of a hand's lowest trump by its rank, in points, where Low is its holder's."""
CATCHES: Final = {"A": 0.75, "K": 0.6, "Q": 0.5}
"""The further worth of a hand's highest trump by its rank, in points, where Low is its taker's."""
JACK: Final = 0.9
"""The further worth of the jack or the off-jack, in points: a pitcher mostly brings it home."""
OWN_JOKER: Final = 0.7
"""The further worth of a joker in the pitcher's hand, in points."""
PLAIN: Final = {"A": 0.1, "K": 0.12}
"""The worth of the high cards of other suits by rank, in points: most of it is for Game."""
MARGIN: Final = -0.2
"""The margin that a hand must promise above its bid, in points."""
TAKERS_MARGIN: Final = -0.5
"""The same where Low is its taker's, at a table that is ``SMALL`` at most, in points."""
SMALL: Final = 5
"""The players of a table at which few others take Low from the pitcher."""
NEAR: Final = 1.0
"""The most points that a hand may be short of a bid that is still thought about."""
FEW: Final = 3
"""The most bids that are thought about."""
SMUDGING: Final = 1.5
"""The margin that a hand must promise above all the points for a smudge."""
DRAWING: Final = "AKQ"
"""The trumps that are pitched from the top; below them the lowest is."""


@cache
def _worth_under(trump: Suit, points: str) -> dict[Card, float]:
    """The worth of each card by itself, in points, to a pitcher who makes this suit trump."""
    worth = {card: PLAIN.get(card.rank, 0.0) for card in pack_of(points)}
    for card in trumps(trump, points):
        worth[card] = TRUMP + STRONG.get(card.rank, 0.0)
    for card in extra_points(trump, points):
        worth[card] += OWN_JOKER if card.rank in JOKERS else JACK
    return worth


def _ends(hand: Sequence[Card], trump: Suit, options: AuctionPitchOptions) -> float:
    """The points that the highest trump of a hand promises for High, and its lowest for Low.

    One card is High and one is Low: a three adds nothing for Low under a two. Where Low is its
    taker's, the highest trump promises both.
    """
    own = [card.rank for card in trumps(trump, options.points) if card in hand]
    if not own:
        return 0.0
    high = HIGH.get(own[0], 0.0)
    if options.low_to == "taker":
        return high + CATCHES.get(own[0], 0.0)
    return high + max(LOW.get(rank, 0.0) for rank in own)


def hand_worth(hand: Sequence[Card], trump: Suit, options: AuctionPitchOptions) -> float:
    """The points that a hand promises to a pitcher who makes this suit trump."""
    worth = _worth_under(trump, options.points)
    cards = sum(map(worth.__getitem__, hand)) + _ends(hand, trump, options)
    return BASE + (PARTNERS + SHARE * cards if options.partners else cards)


@lru_cache(4096)
def best_trump(hand: tuple[Card, ...], options: AuctionPitchOptions) -> Suit:
    """The suit that promises most; a suit without a card in the hand cannot be pitched."""
    held = {pitched(card) for card in hand}
    return max((s for s in SUITS if s in held), key=lambda suit: hand_worth(hand, suit, options))


def promised(hand: tuple[Card, ...], options: AuctionPitchOptions) -> float:
    """The points to be expected as the pitcher."""
    return hand_worth(hand, best_trump(hand, options), options)


def habit(v: AuctionPitchView) -> Action | None:
    """The bid or the pitch of a sober player.

    The numbers are lines through 12,000 deals played out by simple rules; the margins did well at
    every size of table (``python -m tests.robots.limits auction-pitch MARGIN -0.3 0``).
    """
    if v.phase == Bidding.phase:
        return _bid(v)
    if v.phase == Pitching.phase:
        return Play(_pitch(v))
    return None


def _margin(v: AuctionPitchView) -> float:
    """The margin above a bid at this table."""
    if v.options.low_to == "taker" and v.players <= SMALL:
        return TAKERS_MARGIN
    return MARGIN


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
    worth = promised(v.hand, v.options) - _margin(v)
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
    asked = _asked(action, v) + _margin(v)
    return Promise(promised(v.hand, v.options), asked, "points", trump, own)


def worth_trying(v: AuctionPitchView) -> Sequence[Action]:
    """A pass, and the bids that the hand comes near."""
    if v.phase != Bidding.phase or PASS not in choices(v):
        return ()
    near = promised(v.hand, v.options) - _margin(v) + NEAR
    bids = [bid for bid in choices(v) if isinstance(bid, Bid) and _asked(bid, v) <= near]
    return [PASS, *bids[:FEW]]
