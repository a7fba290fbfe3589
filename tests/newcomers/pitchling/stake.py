"""The stake of a deal of Pitchling: the points that set the declarer, read off a view."""

from typing import Any

from bot.rules.kit.history import plays_of, tricks_taken
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat, placed
from bot.rules.kit.view import View
from tests.newcomers.pitchling.order import ALL_POINTS, order_of, points_of


def taken_by(v: View[Any]) -> tuple[int, ...]:
    """The card points in the tricks of each seat so far."""
    points = (0,) * v.players
    for trick in tricks_taken(plays_of(v), v.players, order_of(v.trump)):
        assert trick.winner is not None
        more = points_of(trick.cards)
        points = placed(points, trick.winner, points[trick.winner] + more)
    return points


def stake_of(v: View[Any], bid: int | None) -> Reason | None:
    """The points that the others need to set the declarer: more than the bid leaves of all.

    The cards put away count for the declarer, but nobody else knows them; what the others have
    taken is open to all.
    """
    if v.maker is None or v.trick is None or bid is None:
        return None
    points = taken_by(v)
    others = tuple(Seat(n) for n in range(v.players) if n != v.maker)
    missing = ALL_POINTS - bid + 1 - sum(points[seat] for seat in others)
    if missing <= 0:
        return Reason.of("bid-lost", who=v.maker, wanted=bid)
    if points[v.maker] >= bid:
        return Reason.of("bid-made", who=v.maker, wanted=bid)
    return Reason.of("to-set", who=others, missing=missing)
