"""The stake of a deal of Four Jacks: the jacks that are still to be taken."""

from bot.rules.games.four_jacks.options import FourJacksOptions
from bot.rules.games.four_jacks.order import PENALTY
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.jacks import still_out
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.stake import jacks_left
from bot.rules.kit.view import View

ALMOST = 2
"""The number of jacks from which their only taker may be after all four."""


def stake_of(v: View[FourJacksOptions], taken: Hands) -> Reason | None:
    """The seat that may be after all four, or the jacks out; ``None`` once all are taken."""
    if v.trick is None:
        return None
    left = still_out(PENALTY, taken)
    takers = [Seat(n) for n, mine in enumerate(taken) if mine]
    if not left:
        return None
    if len(takers) == 1 and len(PENALTY) - len(left) >= ALMOST:
        return Reason.of("slam-open", who=takers[0], cards=left)
    return jacks_left(v, PENALTY, taken)
