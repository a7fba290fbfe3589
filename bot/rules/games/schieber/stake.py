"""The stake of a deal of Schieber: a match in reach, or the points to the end of the game."""

from bot.rules.games.schieber.options import SchieberOptions, factors
from bot.rules.games.schieber.states import SIDES, Pair
from bot.rules.kit.reasons import Reason
from bot.rules.kit.view import View

ALMOST = 5
"""With so many tricks and none for the others a match is in reach."""


def stake_of(v: View[SchieberOptions], cards: Pair) -> Reason | None:
    """The side nearer to the target, by points written down and the cards it has taken.

    The points ``counted`` are those of its cards: no score shows them before the deal is over.
    """
    if not v.contract:
        return None
    won = [sum(v.tricks_won[seat] for seat in side) for side in SIDES]
    if max(won) >= ALMOST and not min(won) and v.options.match:
        return Reason.of("match-open", who=SIDES[won.index(max(won))])
    factor = factors(v.options.factors)[v.contract]
    sums = [v.scores[n] + cards[n] * factor for n in (0, 1)]
    missing = v.target - max(sums)
    if missing <= 0 or sums[0] == sums[1]:
        return None
    nearer = sums.index(max(sums))
    counted = cards[nearer] * factor
    return Reason.of("target-missing", who=SIDES[nearer], counted=counted, missing=missing)
