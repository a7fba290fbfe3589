"""The reckoning of a deal of Double-deck Pinochle: melds, counters, and the bid."""

from collections.abc import Sequence
from typing import Final

from bot.rules.games.double_deck_pinochle.options import DoubleDeckOptions
from bot.rules.games.double_deck_pinochle.states import SIDES
from bot.rules.kit.bids_of_melds import melded, moments_of_bid
from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Account, Reckoning, gained, last_told, number_of
from bot.rules.kit.stats import seat

HAIR: Final = 1
GREAT: Final = {"great-bid": 100, "meld": 60}
"""The least points at which a bid that is made, and a meld, is worth telling."""
OF_DECLARERS: Final = ("made", "set", "too-few", "surrendered", "no-marriage")
OF_DEFENDERS: Final = ("defenders-total", "defenders-short")


def reckon(told: Sequence[Event], options: DoubleDeckOptions, players: int) -> Reckoning:
    """Either side is judged by itself: its melds, its counters, and for the declarers the bid."""
    outcome, won = last_told(told, *OF_DECLARERS), last_told(told, "won-auction")
    assert outcome is not None and won is not None
    maker, bid = seat(won.values["who"]), won.values["value"]
    points, accounts = gained(told, players), []
    for side in SIDES:
        meld = options.written(melded(told, side))
        if maker in side:
            line = _declarers(outcome, meld, points[side[0]])
        else:
            line = _defenders(last_told(told, *OF_DEFENDERS), meld, points[side[0]])
        accounts.append(Account(side, (line,), points[side[0]]))
    named = last_told(told, "named")
    if named is None:
        contract = Reason.of("no-trump", who=maker, value=bid)
    else:
        contract = Reason.of("bid", who=maker, value=bid, suit=named.values["suit"])
    deal = number_of(told)
    moments = tuple(moments_of_bid(told, outcome, deal, HAIR, GREAT))
    return Reckoning(contract, outcome, tuple(accounts), deal, moments)


def _declarers(outcome: Reason, meld: int, points: int) -> Reason:
    facts = outcome.values
    bid = facts["value"]
    if outcome.code in ("surrendered", "no-marriage"):
        return Reason.of("surrendered", meld=meld, points=points)
    if outcome.code == "too-few":
        return Reason.of("too-few", tricks=facts["tricks"], meld=meld, points=points)
    total = facts["total"]
    assert isinstance(total, int)
    if outcome.code == "made":
        sums = {"meld": meld, "tricks": total - meld, "total": total}
        return Reason.of("made", **sums, bid=bid, points=points)
    return Reason.of("set", meld=meld, tricks=total - meld, total=total, bid=bid, points=points)


def _defenders(outcome: Reason | None, meld: int, points: int) -> Reason:
    if outcome is None:  # the bid was given up
        return Reason.of("melds", points=points)
    if outcome.code == "defenders-short":
        return Reason.of("short", meld=meld, tricks=outcome.values["tricks"], points=points)
    return Reason.of("melds-and-tricks", meld=meld, tricks=points - meld, points=points)
