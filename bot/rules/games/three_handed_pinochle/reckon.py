"""The reckoning of a deal of Three-handed Pinochle: the bid, and everybody's points from it."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.games.three_handed_pinochle.options import ThreeHandedOptions
from bot.rules.games.three_handed_pinochle.scoring import value_of
from bot.rules.games.three_handed_pinochle.states import ALONE, PLAYERS, SEATS
from bot.rules.kit.bids_of_melds import melded, moments_of_bid
from bot.rules.kit.cards import Suit
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
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat

HAIR: Final = 10
GREAT: Final = {"great-bid": 500, "meld": 300}
"""Points from which on a bid that is made, and a meld, are worth telling."""
OUTCOMES: Final = ("made", "set", "enough", "surrendered")


def reckon(told: Sequence[Event], options: ThreeHandedOptions, players: int) -> Reckoning:
    """The bidder's melds and cards against the bid; the others pay, or write their own points."""
    if (nothing := unplayed(told, ALONE)) is not None:
        return nothing
    outcome, named = last_told(told, *OUTCOMES), last_told(told, "named")
    assert outcome is not None and named is not None
    maker, suit, bid = seat(named.values["who"]), named.values["suit"], outcome.values["value"]
    assert isinstance(suit, Suit) and isinstance(bid, int)
    points, value = gained(told, PLAYERS), value_of(bid, suit, options)
    accounts = []
    for one in SEATS:
        own = 0 if options.in_base else points[one]
        lines = [*_of_bidder(told, outcome, maker, own)] if one == maker else []
        if options.in_base:
            lines.append(_settled(value, points[one], one == maker))
        elif one != maker:
            lines.append(_of_other(told, one, points[one]))
        accounts.append(Account((one,), tuple(lines), points[one]))
    contract = Reason.of("bid", who=maker, value=bid, suit=suit)
    deal = number_of(told)
    moments = tuple(moments_of_bid(told, outcome, deal, HAIR, GREAT))
    return Reckoning(contract, outcome, tuple(accounts), deal, moments)


def _of_bidder(
    told: Sequence[Event], outcome: Reason, maker: Seat, points: int
) -> Iterator[Reason]:
    """The sum of the bidder; where base values are settled it comes to no points by itself."""
    facts, meld = outcome.values, melded(told, (maker,))
    bid, total = facts["value"], facts.get("total")
    if outcome.code == "surrendered":
        yield Reason.of("surrendered", meld=meld, points=points)
        return
    assert isinstance(total, int)
    sums = {"meld": meld, "tricks": total - meld, "total": total, "bid": bid, "points": points}
    if outcome.code == "enough":
        yield Reason.of("enough", meld=meld, bid=bid, points=points)
    elif outcome.code == "made":
        yield Reason.of("made", **sums)
    else:
        yield Reason.of("set", **sums)


def _settled(value: int, points: int, is_bidder: bool) -> Reason:
    """The value of the bid, once or twice, paid by two or to one."""
    times = abs(points) // (2 * value if is_bidder else value)
    if is_bidder:
        return Reason.of("from-both", value=value, times=times, points=points)
    return Reason.of("with-bidder", value=value, times=times, points=points)


def _of_other(told: Sequence[Event], who: Seat, points: int) -> Reason:
    """The line that one of the two others writes down."""
    meld = melded(told, (who,))
    trickless = [what for what in public(told) if what.code == "defender-trickless"]
    if any(what.values["who"] == who for what in trickless):
        return Reason.of("trickless", meld=meld, points=0)
    if points == meld:
        return Reason.of("melds", points=points)
    return Reason.of("melds-and-tricks", meld=meld, tricks=points - meld, points=points)
