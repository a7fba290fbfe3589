"""An action in a game: the turn and the rules are checked before it is applied."""

from bot.rules.decisions import Decision
from bot.rules.game import Game, Opts, P, State, V
from bot.rules.kit.actions import Action
from bot.rules.kit.events import Step
from bot.rules.kit.reasons import Illegal, Reason
from bot.rules.kit.seats import CHANCE, Seat


def step(
    game: Game[Opts, P, V],
    s: State[Opts, P],
    seat: int,
    action: Action,
    decision: Decision | None = None,
) -> Step[State[Opts, P]]:
    """The state after an action, and its events, once turn and legality are checked.

    ``decision`` is that of the seat in this state, where it is known already.

    :raises Illegal: not this seat's turn, or not allowed; it carries the reason.
    """
    turn = game.to_act(s)
    if seat not in turn:
        raise Illegal(not_your_turn(turn))
    if seat == CHANCE:
        if fault := game.misdeal(s, action):
            raise Illegal(fault)
    else:
        if action not in (decision or game.legal(game.view(s, Seat(seat)))):
            raise Illegal(game.why(game.view(s, Seat(seat)), action))
    return game.apply(s, Seat(seat), action)


def not_your_turn(turn: tuple[Seat, ...]) -> Reason:
    """The reason why a seat may not act: the game is over, dealing, or it is another's turn."""
    if not turn:
        return Reason.of("game-over")
    if turn == (CHANCE,):
        return Reason.of("being-dealt")
    return Reason.of("not-your-turn", turn=turn)
