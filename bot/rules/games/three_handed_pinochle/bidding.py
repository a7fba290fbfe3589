"""The sober rules by which Three-handed Pinochle is bid, buried and given up."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from bot.rules.games.three_handed_pinochle.choices import choices
from bot.rules.games.three_handed_pinochle.keeping import TRICKS, best_trump, burials, hand_worth
from bot.rules.games.three_handed_pinochle.options import ThreeHandedOptions
from bot.rules.games.three_handed_pinochle.order import melding
from bot.rules.games.three_handed_pinochle.stake import buried_points
from bot.rules.games.three_handed_pinochle.states import Bidding, Burying, Naming, Surrendering
from bot.rules.games.three_handed_pinochle.view import ThreeHandedView
from bot.rules.kit.actions import LEAD_ON, PASS, SURRENDER, Action, Bid, Discard, NameTrump
from bot.rules.kit.cards import SUITS, Card
from bot.rules.kit.melds import melded_by
from bot.rules.kit.pinochle import order_of
from bot.rules.kit.worth import Promise, promising

FROM_WIDOW: Final = 86.0
"""The average gain by three cards more, of which any three are buried, in points."""
MARGIN: Final = 20.0
"""The margin that a hand must promise above its bid, in points."""
NEAR: Final = 60
"""The most points below a bid, or below the best trump, that are still thought about."""
FEW: Final = 3
"""The most trumps, and the most sets of cards to bury, that are thought about."""
HOPELESS: Final = 25
"""The points wanted, above a hand's promise in tricks, from which a bidder gives up."""


def habit(v: ThreeHandedView) -> Action | None:
    """The bid, the trump, the burial or the surrender of a sober player.

    The margin did best (``python -m tests.robots.limits three-handed-pinochle MARGIN 0 40``).
    """
    match v.phase:
        case Bidding.phase:
            return _bid(v)
        case Naming.phase:
            return NameTrump(best_trump(v.hand, v.options))
        case Burying.phase:
            assert v.trump is not None
            return Discard(burials(v.hand, v.trump, v.options)[0])
        case Surrendering.phase:
            return SURRENDER if _wanted(v) > _in_tricks(v) + HOPELESS else LEAD_ON
    return None


def worth_trying(v: ThreeHandedView) -> Sequence[Action]:
    """The next bid if the hand comes near it, the best trumps, sets of cards to bury."""
    if v.phase == Bidding.phase and PASS in choices(v):
        near = promised(v.hand, v.options) + NEAR
        bids = (action for action in choices(v) if isinstance(action, Bid))
        return [PASS, *(bid for bid in islice(bids, 1) if int(bid.value) <= near)]
    if v.phase == Naming.phase:
        worth = {NameTrump(suit): hand_worth(v.hand, suit, v.options) for suit in SUITS}
        return promising(worth, NEAR, FEW)
    if v.phase == Burying.phase and v.trump is not None:
        return [Discard(cards) for cards in burials(v.hand, v.trump, v.options)[:FEW]]
    return ()


def promise(v: ThreeHandedView, action: Action) -> Promise | None:
    """The points that the hand promises, with the average gain by a widow."""
    if not isinstance(action, Bid) or PASS not in choices(v):
        return None
    trump = best_trump(v.hand, v.options)
    meld = melding(trump, v.options.doubles).meld(v.hand).points
    trumps = order_of(trump).trumps_in(v.hand)
    return Promise(promised(v.hand, v.options), int(action.value), "points", trump, trumps, meld)


def promised(hand: tuple[Card, ...], options: ThreeHandedOptions) -> float:
    """The points, melds and cards together, that a hand and an unseen widow let expect."""
    return hand_worth(hand, best_trump(hand, options), options) + FROM_WIDOW - MARGIN


def _bid(v: ThreeHandedView) -> Action:
    """The lowest bid, as long as the hand is worth it."""
    offered = list(choices(v))
    bids = [action for action in offered if isinstance(action, Bid)]
    if PASS not in offered:
        return bids[0]
    return bids[0] if bids and promised(v.hand, v.options) >= int(bids[0].value) else PASS


def _wanted(v: ThreeHandedView) -> int:
    """The points that the bidder still has to take in tricks."""
    assert v.maker is not None
    return v.bid - melded_by(v.shown, (v.maker,)) - (buried_points(v) or 0)


def _in_tricks(v: ThreeHandedView) -> float:
    return TRICKS.tricks(v.hand, order_of(v.trump))
