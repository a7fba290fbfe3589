"""The stake of a deal of Differenzler: points still out, and those missing to a prediction."""

from bot.rules.games.differenzler.options import DifferenzlerOptions
from bot.rules.games.differenzler.order import MOST
from bot.rules.kit.reasons import Reason
from bot.rules.kit.view import View


def points_left(v: View[DifferenzlerOptions], taken: tuple[int, ...]) -> Reason | None:
    """The points still out: the most that anybody can still take."""
    if v.trick is None:
        return None
    return Reason.of("points-left", count=MOST - sum(taken))


def own_stake(predicted: int, taken: int) -> Reason:
    """The points that whoever ``predicted`` so many has still to take, or has taken too many."""
    more = predicted - taken
    code = "own-to-take" if more > 0 else "own-exact" if not more else "own-too-many"
    return Reason.of(code, value=predicted, count=abs(more))
