"""The reckoning of a deal of Pinochle: melds and tricks of either side, and the bid."""

from collections.abc import Iterator, Sequence

from bot.rules.games.pinochle.options import PinochleOptions
from bot.rules.games.pinochle.states import SIDES
from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import (
    Account,
    Moment,
    Reckoning,
    gained,
    last_told,
    number_of,
    unplayed,
)
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat

GREAT = 50
"""Points, before the scale, from which a bid that is made is great."""
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
        meld, earned = sum(_melded(told, side)), points[side[0]]
        judge = _declarers if maker in side else _defenders
        accounts.append(Account(side, (judge(told, meld, earned),), earned))
    contract = Reason.of("bid", who=maker, value=bid, suit=named.values["suit"])
    deal = number_of(told)
    scale = options.scale
    moments = (
        *_just(outcome, deal, scale),
        *_great_bid(outcome, deal, scale),
        *_great_melds(told, deal, scale),
    )
    return Reckoning(contract, outcome, tuple(accounts), deal, moments)


def _just(outcome: Reason, deal: int, scale: int) -> Iterator[Moment]:
    """A bid made or missed by a point at most; in tens where the points are."""
    facts = outcome.values
    bid, total = facts["value"], facts.get("total")
    if not isinstance(bid, int) or not isinstance(total, int) or abs(total - bid) > scale:
        return
    who = facts["maker"]
    if outcome.code == "made":
        yield Moment(Reason.of("just-made", who=who, bid=bid, total=total, deal=deal), 80)
    else:
        yield Moment(Reason.of("just-set", who=who, bid=bid, total=total, deal=deal), 75)


def _great_bid(outcome: Reason, deal: int, scale: int) -> Iterator[Moment]:
    """A bid of 50 and more, before the scale, that was made."""
    bid = outcome.values["value"]
    if outcome.code == "made" and isinstance(bid, int) and bid >= GREAT * scale:
        who = outcome.values["maker"]
        yield Moment(Reason.of("great-bid", who=who, bid=bid, deal=deal), 82)


def _great_melds(told: Sequence[Event], deal: int, scale: int) -> Iterator[Moment]:
    """Melds of 20 and more: a point of weight for each, before the scale, up to 90."""
    for what in public(told):
        if what.code == "meld":
            who, points = what.values["who"], what.values["points"]
            assert isinstance(points, int)
            if points >= 20 * scale:
                meld = Reason.of("meld", who=who, points=points, deal=deal)
                yield Moment(meld, min(90, points // scale))


def _melded(told: Sequence[Event], side: tuple[Seat, ...]) -> Iterator[int]:
    for what in public(told):
        if what.code == "meld" and what.values["who"] in side:
            points = what.values["points"]
            assert isinstance(points, int)
            yield points


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
