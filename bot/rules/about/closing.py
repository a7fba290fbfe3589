"""A game that ends after an agreed number of deals: a line of its log, said by the table.

The scores stay as they stand, and the leaders have won: so end the games of dailies and duplicate
sets, in which the same deals are compared.
"""

from typing import Any, Final

from bot.rules.game import AnyGame
from bot.rules.kit import actions
from bot.rules.kit.ending import closed
from bot.rules.kit.events import Step
from bot.rules.kit.reasons import Illegal, Reason
from bot.rules.kit.seats import CHANCE

CLOSE: Final = str(actions.CLOSE)
"""The line of a log."""


def closes(game: AnyGame, state: Any, deals: int) -> Step[Any]:
    """The end of a game between two deals, after so many ``deals`` of the deck.

    :raises Illegal: the game is over, nothing was dealt, or a deal is under way.
    """
    if game.result(state) is not None:
        raise Illegal(Reason.of("game-over"))
    if game.to_act(state) != (CHANCE,) or not deals:
        raise Illegal(Reason.of("deal-under-way"))
    match = game.match(state)
    return closed(match, game.sides(match.options, match.players), deals)
