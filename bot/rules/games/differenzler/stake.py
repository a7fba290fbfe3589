"""The stake of a deal of Differenzler: the points that are still to be taken."""

from bot.rules.games.differenzler.options import DifferenzlerOptions
from bot.rules.games.differenzler.order import MOST
from bot.rules.kit.reasons import Reason
from bot.rules.kit.view import View


def stake_of(v: View[DifferenzlerOptions], taken: tuple[int, ...]) -> Reason | None:
    """The points still out, from which everybody reckons what can still be had."""
    if v.trick is None:
        return None
    return Reason.of("points-left", count=MOST - sum(taken))
