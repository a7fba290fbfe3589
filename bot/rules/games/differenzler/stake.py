"""The stake of a deal of Differenzler: the points that are still to be taken."""

from bot.rules.games.differenzler.options import DifferenzlerOptions
from bot.rules.games.differenzler.order import MOST
from bot.rules.kit.reasons import Reason
from bot.rules.kit.view import View


def stake_of(v: View[DifferenzlerOptions], taken: tuple[int, ...]) -> Reason | None:
    """The points still out: the most that anybody can still take."""
    if v.trick is None:
        return None
    return Reason.of("points-left", count=MOST - sum(taken))
