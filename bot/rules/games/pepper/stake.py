"""The stake of a deal of Pepper: the tricks that were bid."""

from bot.rules.games.pepper.options import PepperOptions
from bot.rules.games.pepper.states import hand_size
from bot.rules.kit.auction import Value
from bot.rules.kit.reasons import Reason
from bot.rules.kit.stake import tricks_wanted
from bot.rules.kit.view import View


def stake_of(v: View[PepperOptions], high: Value) -> Reason | None:
    """The tricks that the maker's side still has to take; Big Pepper is every trick."""
    if v.maker is None or v.trick is None:
        return None
    most = hand_size(v.players)
    wanted = high if isinstance(high, int) else most
    return tricks_wanted(v, v.side_of(v.maker), wanted, most)
