"""A side gives the game up: a line of its log, after which the other side has won.

The scores stay as they stand. That is sound where there are just two sides: one of several players
for themselves would choose the winner among the others, and leaves instead.
"""

from typing import Any, Final

from bot.rules.game import AnyGame
from bot.rules.kit import actions
from bot.rules.kit.ending import given_up
from bot.rules.kit.events import Step
from bot.rules.kit.reasons import Illegal, Reason
from bot.rules.kit.seats import Seat

CONCEDE: Final = str(actions.CONCEDE)
"""The line of a log."""


def side_of(game: AnyGame, state: Any, seat: Seat) -> tuple[Seat, ...]:
    """The seats that win and lose together with this one; empty if there are not two sides.

    Nor has a seat any that nobody has.
    """
    match = game.match(state)
    sides = game.sides(match.options, match.players)
    return next((side for side in sides if seat in side), ()) if len(sides) == 2 else ()


def conceded(game: AnyGame, state: Any, seat: Seat) -> Step[Any]:
    """The end of the game after this seat's side has given it up.

    :raises Illegal: the game is over, or there are not two sides.
    """
    match, side = game.match(state), side_of(game, state, seat)
    if game.result(state) is not None:
        raise Illegal(Reason.of("game-over"))
    if not side:
        raise Illegal(Reason.of("no-two-sides"))
    return given_up(match, side)
