"""The stake of a deal of Hearts Lite: the points that are still to be taken."""

from bot.rules.kit.cardplay import Hands
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import View
from tests.newcomers.hearts_lite.options import HeartsLiteOptions
from tests.newcomers.hearts_lite.order import ALL, PENALTY, QUEEN

ALMOST = 10
"""A seat that alone has so many points may be after all of them."""


def stake_of(v: View[HeartsLiteOptions], taken: Hands) -> Reason | None:
    """The seat that may be after all points, or the points out; ``None`` once all are taken."""
    if v.trick is None:
        return None
    gone = [card for mine in taken for card in mine]
    left = ALL - sum(PENALTY[card] for card in gone)
    takers = [Seat(n) for n, mine in enumerate(taken) if mine]
    if not left:
        return None
    if len(takers) == 1 and ALL - left >= ALMOST:
        return Reason.of("all-open", who=takers[0], left=left)
    return Reason.of("hearts-left" if QUEEN in gone else "queen-left", left=left, card=QUEEN)
