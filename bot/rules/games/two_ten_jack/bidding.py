"""The words of a sober player on the ace of spades once it is led."""

from bot.rules.games.two_ten_jack.order import AS_TRUMP
from bot.rules.games.two_ten_jack.states import Speculating
from bot.rules.games.two_ten_jack.view import TwoTenJackView
from bot.rules.kit.actions import Action, Say


def habit(v: TwoTenJackView) -> Action | None:
    """Call it a trump: the cards that others have to give then bring most."""
    return Say(AS_TRUMP) if v.phase == Speculating.phase else None
