"""The sober rules by which Pinochle is bid: meld, counters, and the partner's help."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from bot.rules.games.pinochle import states
from bot.rules.games.pinochle.choices import choices
from bot.rules.games.pinochle.giving import gift, worth_giving
from bot.rules.games.pinochle.melds import meld_of
from bot.rules.games.pinochle.options import PinochleOptions
from bot.rules.games.pinochle.refusals import trumps_to_name
from bot.rules.games.pinochle.view import PinochleView
from bot.rules.kit.actions import (
    LEAD_ON,
    PASS,
    SURRENDER,
    Action,
    Bid,
    Give,
    NameTrump,
)
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.melds import melded_by
from bot.rules.kit.pinochle import order_of
from bot.rules.kit.worth import Promise, Worth, promising

COUNTERS: Final = Worth(5.2, (2.5, 2.2, 1.2), (1.2, 0.2, 0.0), 0.2, 1.2)
"""The points that the declarer's side takes in tricks with such cards, before ``scale``."""
PARTNERS_MELD: Final = 3.7
"""The mean meld of a partner, in points before ``scale``."""
PER_CARD_GIVEN: Final = 3.0
"""The gain in meld and tricks by each card a partner gives, in points before ``scale``."""
MARGIN: Final = 5.0
"""The margin that a hand must promise above its bid, in points before ``scale``."""
MELD_AT_STAKE: Final = 2.0
"""The part of the margin, in points before ``scale``, that is not asked for where a bid that fails
costs the meld alone.
"""
AT_25: Final = 4.0
"""The further margin, in points before ``scale``, where no bid is below 25 and no card is given.

Rule against rule it brings 0.7 points a deal (± 0.24, 2,500 deals).
"""
STRONGER: Final = 6.0
"""The further margin to bid over the partner once both others have passed, in points before
``scale``.

Rule against rule that changes nothing (+0.05 points a deal ± 0.06, 4,000 deals), but partners bid
less against each other.
"""
NEAR: Final = 6
"""The most points below a bid, or the best trump, still thought about, before ``scale``."""
FEW: Final = 3
"""The most trumps that are thought about."""
HOPELESS: Final = 20
"""The points still wanted from the tricks at which a declarer gives up, before ``scale``."""
RUN: Final = 12
"""The worth of a whole run in a comparison of trumps, beside its cards."""
MARRIAGE: Final = 2
"""The worth of a king and queen in a comparison of trumps, beside the cards."""


def habit(v: PinochleView) -> Action | None:
    """The bid, the trump, the gift or the surrender of a sober player.

    The weights of cards are the points that declarers' sides took with them in 2,500 deals played
    out by simple rules, as least squares share them out; the partner's meld is the mean of the
    same deals (``python -m tests.robots.hand_worth pinochle --count 1``). The margin did best
    against others (``python -m tests.robots.limits pinochle MARGIN 0 3 7``).
    """
    match v.phase:
        case states.Redealing.phase:
            return next(iter(choices(v)))
        case states.Bidding.phase:
            return _bid(v)
        case states.Naming.phase:
            return NameTrump(best_trump(v.hand, trumps_to_name(v)))
        case states.Exchanging.phase | states.Giving.phase | states.Returning.phase:
            return Give(gift(v))
        case states.Surrendering.phase:
            return SURRENDER if _wanted(v) > HOPELESS * v.options.scale else LEAD_ON
    return None


def worth_trying(v: PinochleView) -> Sequence[Action]:
    """The next bid if the hand comes near it, the best trumps, sets of cards to give."""
    if v.phase == states.Bidding.phase and PASS in choices(v):
        near = _promised(v) + NEAR * v.options.scale
        bids = (action for action in choices(v) if isinstance(action, Bid))
        return [PASS, *(bid for bid in islice(bids, 1) if _asked(v, int(bid.value)) <= near)]
    if v.phase == states.Naming.phase:
        worth = {NameTrump(suit): _trump_worth(v.hand, suit) for suit in trumps_to_name(v)}
        return promising(worth, NEAR, FEW)
    if v.phase in (states.Exchanging.phase, states.Giving.phase, states.Returning.phase):
        return [Give(cards) for cards in worth_giving(v)]
    return ()


def promise(v: PinochleView, action: Action) -> Promise | None:
    """The points that the hand promises its side, with a partner's average help."""
    if not isinstance(action, Bid) or PASS not in choices(v):
        return None
    trump, options = best_trump(v.hand, trumps_to_name(v)), v.options
    meld = meld_of(v.hand, trump, options.extra_run_melds).points * options.scale
    trumps = order_of(trump).trumps_in(v.hand)
    asked = _asked(v, int(action.value))
    return Promise(_promised(v), asked, "points", trump, trumps, meld)


def _bid(v: PinochleView) -> Action:
    offered = choices(v)
    if PASS not in offered:
        return next(iter(offered))
    least = max(v.options.least_bid, v.bid + v.options.scale)
    return Bid(least) if _promised(v) >= _asked(v, least) else PASS


def _asked(v: PinochleView, bid: int) -> float:
    """The points that a hand must promise for a bid: its number, and more over the partner's.

    Once both others have passed, the partner's bid stands unless this hand is much stronger: a
    higher one only asks for more.
    """
    assert v.seat is not None
    side = v.side_of(v.seat)
    if v.bidder not in side:
        return bid
    passed = {done.seat for done in v.history if done.action == PASS}
    others_are_out = len(passed.difference(side)) == v.players - len(side)
    return bid + STRONGER * v.options.scale * others_are_out


def _promised(v: PinochleView) -> float:
    return promised(v.hand, v.options, trumps_to_name(v))


@lru_cache(1024)
def promised(
    hand: tuple[Card, ...], options: PinochleOptions, suits: tuple[Suit, ...] = SUITS
) -> float:
    """The points, melds and tricks together, that a hand lets its side expect in these suits."""
    trump = best_trump(hand, suits)
    meld = meld_of(hand, trump, options.extra_run_melds).points
    given = options.racehorse * PER_CARD_GIVEN
    tricks = COUNTERS.tricks(hand, order_of(trump))
    margin = MARGIN - MELD_AT_STAKE * (options.set_penalty == "meld")
    margin += AT_25 * (options.minimum == 25 and not options.racehorse)
    return (meld + tricks + PARTNERS_MELD + given - margin) * options.scale


def best_trump(hand: Sequence[Card], suits: Sequence[Suit]) -> Suit:
    """The suit that promises most as trump, by its cards and by a run or a marriage in it."""
    return max(suits, key=lambda suit: _trump_worth(hand, suit))


def _trump_worth(hand: Sequence[Card], suit: Suit) -> float:
    tricks, held = COUNTERS.tricks(hand, order_of(suit)), set(hand)
    if held.issuperset(_of("ATKQJ", suit)):
        return tricks + RUN
    return tricks + MARRIAGE * held.issuperset(_of("KQ", suit))


@lru_cache(16)
def _of(ranks: str, suit: Suit) -> tuple[Card, ...]:
    return tuple(Card(rank + suit) for rank in ranks)


def _wanted(v: PinochleView) -> int:
    """The points that the declarer's side still has to take in tricks."""
    assert v.seat is not None
    return v.bid - melded_by(v.shown, v.side_of(v.seat))
