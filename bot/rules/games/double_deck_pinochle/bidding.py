"""The sober rules by which Double-deck Pinochle is bid: meld, counters, and the partner's share."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from bot.rules.games.double_deck_pinochle.choices import choices, trumps_to_name
from bot.rules.games.double_deck_pinochle.order import melding, order_of
from bot.rules.games.double_deck_pinochle.stake import written_by
from bot.rules.games.double_deck_pinochle.states import Bidding, Naming, Surrendering
from bot.rules.games.double_deck_pinochle.view import DoubleDeckView
from bot.rules.kit.actions import LEAD_ON, PASS, SURRENDER, Action, Bid, NameTrump
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.seats import Seat
from bot.rules.kit.worth import Promise, Worth, promising

COUNTERS: Final = Worth(7.7, (3.5, 2.7, 1.9), (1.4, 0.1), 0.0, 0.2)
"""The counters that the declarer's side takes with such cards."""
PARTNERS_MELD: Final = 12.0
"""The mean meld of a partner."""
MARGIN: Final = 8.0
"""The margin that a hand must promise above its bid, in points.

Rule against rule it brings 0.7 points a deal over 4 (± 0.5, 9,000 deals).
"""
STRONGER: Final = 20
"""The further margin, in points, to bid over the partner."""
NEAR: Final = 8
"""The most points below a bid, or below the best trump, that are still thought about."""
FEW: Final = 3
"""The most trumps that are thought about."""
HOPELESS: Final = 42
"""The counters still wanted at which a declarer gives up."""


def habit(v: DoubleDeckView) -> Action | None:
    """The bid, the trump or the surrender of a sober player."""
    match v.phase:
        case Bidding.phase:
            return _bid(v)
        case Naming.phase:
            suits = trumps_to_name(v)
            return NameTrump(best_trump(v.hand, suits)) if suits else SURRENDER
        case Surrendering.phase:
            return SURRENDER if _wanted(v) > HOPELESS else LEAD_ON
    return None


def worth_trying(v: DoubleDeckView) -> Sequence[Action]:
    """The next bid if the hand comes near it, and the best trumps."""
    if v.phase == Bidding.phase and PASS in choices(v):
        near = promised(v.hand, trumps_to_name(v)) + NEAR
        bids = (action for action in choices(v) if isinstance(action, Bid))
        return [PASS, *(bid for bid in islice(bids, 1) if _asked(v, bid) <= near)]
    if v.phase == Naming.phase:
        suits = trumps_to_name(v)
        worth = {NameTrump(suit): hand_worth(v.hand, suit) for suit in suits}
        return [*promising(worth, NEAR, FEW)] if worth else ()
    return ()


def promise(v: DoubleDeckView, action: Action) -> Promise | None:
    """The points that the hand promises its side, with a partner's average meld.

    A hand that could name no trump promises nothing.
    """
    suits = trumps_to_name(v)
    if not isinstance(action, Bid) or PASS not in choices(v) or not suits:
        return None
    trump, worth = best_trump(v.hand, suits), promised(v.hand, suits)
    meld, trumps = melding(trump).meld(v.hand).points, order_of(trump).trumps_in(v.hand)
    return Promise(worth, _asked(v, action), "points", trump, trumps, meld)


def promised(hand: tuple[Card, ...], suits: Sequence[Suit] = SUITS) -> float:
    """The points, melds and counters together, that a hand lets its side expect.

    ``suits`` are those that it may name; without any, the declarer has to give up.
    """
    if not suits:
        return 0.0
    return hand_worth(hand, best_trump(hand, suits)) + PARTNERS_MELD - MARGIN


@lru_cache(4096)
def hand_worth(hand: tuple[Card, ...], trump: Suit) -> float:
    """The points that a hand promises under this trump: its melds, and counters in tricks."""
    return melding(trump).meld(hand).points + COUNTERS.tricks(hand, order_of(trump))


def best_trump(hand: tuple[Card, ...], suits: Sequence[Suit]) -> Suit:
    """The suit that promises most as trump."""
    return max(suits, key=lambda suit: hand_worth(hand, suit))


def _bid(v: DoubleDeckView) -> Action:
    """The lowest bid, as long as the hand is worth it; the partner's bid mostly stands."""
    offered = list(islice(choices(v), 2))
    if PASS not in offered:
        return offered[0]
    bids = [action for action in offered if isinstance(action, Bid)]
    is_worth = bids and promised(v.hand, trumps_to_name(v)) >= _asked(v, bids[0])
    return bids[0] if is_worth else PASS


def _asked(v: DoubleDeckView, bid: Bid) -> int:
    """The points that a hand must promise for a bid: more than its number over the partner's.

    The melds and counters of both count for either as declarer, and a higher bid is harder to make.
    """
    over_partner = v.bidder is not None and v.bidder in v.side_of(_me(v))
    return int(bid.value) + (STRONGER if over_partner else 0)


def _me(v: DoubleDeckView) -> Seat:
    assert v.seat is not None
    return v.seat


def _wanted(v: DoubleDeckView) -> int:
    """The counters that the declarer's side has to take."""
    assert v.maker is not None
    return max(v.options.save, v.bid - written_by(v, v.side_of(v.maker)))
