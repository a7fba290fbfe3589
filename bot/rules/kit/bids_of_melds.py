"""Bids of melds and tricks together: the moments and statistics of such a deal."""

from collections.abc import Iterator, Mapping, Sequence

from bot.rules.kit.events import Event, Stat
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Moment
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat

DEAREST = 90
"""The weight of the greatest meld."""
PLAIN = 20
"""The weight of a meld that is only just great."""


def melds_told(told: Sequence[Event]) -> Iterator[tuple[Seat, int]]:
    """The seat and the points of every meld that was laid down."""
    for what in public(told):
        if what.code == "meld":
            points = what.values["points"]
            assert isinstance(points, int)
            yield seat(what.values["who"]), points


def melded(told: Sequence[Event], side: Sequence[Seat]) -> int:
    """The points that these seats melded together."""
    return sum([points for who, points in melds_told(told) if who in side])


def meld_stats(told: Sequence[Event]) -> Iterator[Stat]:
    """The melds of a deal, and their points."""
    for who, points in melds_told(told):
        yield Stat(who, "meld")
        yield Stat(who, "meld-points", points)


def moments_of_bid(
    told: Sequence[Event], outcome: Reason, deal: int, hair: int, great: Mapping[str, int]
) -> Iterator[Moment]:
    """A bid made or missed by a ``hair`` at most, a great one that was made, and great melds.

    ``outcome`` is ``made`` or ``set`` with its maker, value and total, or anything else; ``great``
    says from how many points on there is a ``great-bid`` or a ``meld`` worth telling.
    """
    facts = outcome.values
    value, total = facts.get("value"), facts.get("total")
    if outcome.code in ("made", "set") and isinstance(value, int) and isinstance(total, int):
        who, is_made = facts["maker"], outcome.code == "made"
        if abs(total - value) <= hair and is_made:
            yield Moment(Reason.of("just-made", who=who, bid=value, total=total, deal=deal), 80)
        elif abs(total - value) <= hair:
            yield Moment(Reason.of("just-set", who=who, bid=value, total=total, deal=deal), 75)
        if is_made and value >= great["great-bid"]:
            yield Moment(Reason.of("great-bid", who=who, bid=value, deal=deal), 82)
    for one, points in melds_told(told):
        if points >= great["meld"]:
            weight = min(DEAREST, PLAIN * points // great["meld"])
            yield Moment(Reason.of("meld", who=one, points=points, deal=deal), weight)
