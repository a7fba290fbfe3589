"""The reckoning of a deal of Pinochle: melds and tricks of either side, and the bid."""

from collections.abc import Sequence

from bot.rules.games.pinochle.options import PinochleOptions
from bot.rules.games.pinochle.states import SIDES
from bot.rules.kit.bids_of_melds import melded, moments_of_bid
from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import (
    Account,
    Reckoning,
    gained,
    last_told,
    number_of,
    unplayed,
)
from bot.rules.kit.stats import seat

GREAT = 50
"""Points, before the scale, from which a bid that is made is great."""
GREAT_MELD = 20
OF_DECLARERS = ("made", "set", "declarers-trickless", "surrendered")
OF_DEFENDERS = ("defenders-total", "defenders-trickless")


def reckon(told: Sequence[Event], options: PinochleOptions, players: int) -> Reckoning:
    """Either side is judged by itself: its melds, its tricks, and for the declarers the bid."""
    if (nothing := unplayed(told, SIDES)) is not None:
        return nothing
    outcome, named = last_told(told, *OF_DECLARERS), last_told(told, "named")
    assert outcome is not None and named is not None
    maker, bid = seat(named.values["who"]), outcome.values["value"]
    points, accounts = gained(told, players), []
    for side in SIDES:
        meld, earned = melded(told, side), points[side[0]]
        judge = _declarers if maker in side else _defenders
        accounts.append(Account(side, (judge(told, meld, earned),), earned))
    contract = Reason.of("bid", who=maker, value=bid, suit=named.values["suit"])
    deal = number_of(told)
    scale = options.scale
    great = {"great-bid": GREAT * scale, "meld": GREAT_MELD * scale}
    moments = tuple(moments_of_bid(told, outcome, deal, scale, great))
    return Reckoning(contract, outcome, tuple(accounts), deal, moments)


def _declarers(told: Sequence[Event], meld: int, points: int) -> Reason:
    outcome = last_told(told, *OF_DECLARERS)
    assert outcome is not None
    bid = outcome.values["value"]
    if outcome.code == "surrendered":
        return Reason.of("surrendered", meld=meld, points=points)
    if outcome.code == "declarers-trickless":
        return Reason.of("trickless-bid", meld=meld, bid=bid, points=points)
    total = outcome.values["total"]
    assert isinstance(total, int)
    code = "made" if outcome.code == "made" else "set"
    return Reason.of(code, meld=meld, tricks=total - meld, total=total, bid=bid, points=points)


def _defenders(told: Sequence[Event], meld: int, points: int) -> Reason:
    outcome = last_told(told, *OF_DEFENDERS)
    if outcome is None:  # the bid was given up
        return Reason.of("melds", points=points)
    if outcome.code == "defenders-trickless":
        return Reason.of("trickless", meld=meld, points=points)
    return Reason.of("melds-and-tricks", meld=meld, tricks=points - meld, points=points)
