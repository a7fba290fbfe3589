"""The stake of a deal of Double Pepper: the tricks that were bid."""

from bot.rules.games.double_pepper.options import DoublePepperOptions
from bot.rules.games.double_pepper.states import hand_size
from bot.rules.kit.reasons import Reason
from bot.rules.kit.stake import tricks_wanted
from bot.rules.kit.view import View


def stake_of(v: View[DoublePepperOptions], high: int) -> Reason | None:
    """The tricks that the maker's side still has to take."""
    if v.maker is None or v.trick is None:
        return None
    return tricks_wanted(v, v.side_of(v.maker), high, hand_size(v.players))
