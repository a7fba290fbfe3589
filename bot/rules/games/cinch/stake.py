"""The stake of a deal of Cinch: the bid, and the points it still lacks."""

from collections.abc import Sequence

from bot.rules.games.cinch.options import CinchOptions
from bot.rules.games.cinch.order import POINTS
from bot.rules.games.cinch.scoring import side_of
from bot.rules.kit.reasons import Reason
from bot.rules.kit.view import View


def stake_of(v: View[CinchOptions], bid: int | None, took: Sequence[int]) -> Reason | None:
    """The bid made, lost, or the points it still lacks; ``None`` where nothing is owed."""
    if v.maker is None or v.trick is None or not bid:
        return None
    ours = side_of(v.maker)
    if took[ours] >= bid:
        return Reason.of("bid-made", who=v.maker, wanted=bid)
    if POINTS - took[1 - ours] < bid:
        return Reason.of("bid-lost", who=v.maker, wanted=bid)
    if not took[ours]:
        return Reason.of("points-needed", who=v.maker, wanted=bid)
    return Reason.of("points-missing", who=v.maker, wanted=bid, missing=bid - took[ours])
