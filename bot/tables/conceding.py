"""The rest of a deal, granted to the other side: played out with the cards open.

Each trick is played so that the other side takes it, wherever the cards allow that; the game's
own scoring does the rest. It is done once everybody has agreed, so what is found tells nobody
anything while there is still something to decide.
"""

from collections.abc import Iterator
from typing import Any

from bot.rules import CHANCE, Action, Seat
from bot.rules.actions import Play
from bot.rules.game import AnyGame
from bot.tables.sitting import Sitting

MOST_TRIED = 600
"""So many cards are tried at most to find how a trick is given away."""

Line = tuple[tuple[Seat, Action], ...]


def in_play(sitting: Sitting) -> bool:
    """Whether cards are being played: then the rest of the deal can be granted."""
    if sitting.turn in ((), (CHANCE,)) or sitting.view(None).trick is None:
        return False
    decision = sitting.game.legal(sitting.view(sitting.turn[0]))
    return any(type(action) is Play for action in decision)


def given_away(sitting: Sitting, seat: Seat, side: tuple[Seat, ...]) -> Sitting:
    """The sitting once this deal is over, in which ``seat`` granted the others the rest."""
    after, deal = sitting.granted(seat, side), sitting.view(None).deal
    while after.turn not in ((), (CHANCE,)) and after.view(None).deal == deal:
        for turn, action in _trick(after.game, after.state, side):
            chair = after.chairs[turn]
            after = after.plus(turn, action).by(chair.user if chair.present else None)
    return after


def _trick(game: AnyGame, state: Any, side: tuple[Seat, ...]) -> Line:
    """How this trick goes on to its end: to the other side, if it can."""
    left = [MOST_TRIED]
    return _lost(game, state, side, left) or _anyhow(game, state, side)


def _lost(game: AnyGame, state: Any, side: tuple[Seat, ...], left: list[int]) -> Line | None:
    """The cards with which this side does not take the trick; ``None`` if none were found."""
    turn = game.to_act(state)[0]
    for action in _plays(game, state, turn, side):
        if left[0] <= 0:
            return None
        left[0] -= 1
        done = game.apply(state, turn, action)
        won = [e.what.values["who"] for e in done.events if e.what.code == "trick-won"]
        if won or game.to_act(done.state) in ((), (CHANCE,)):
            if won and won[0] in side:
                continue
            return ((turn, action),)
        if (rest := _lost(game, done.state, side, left)) is not None:
            return ((turn, action), *rest)
    return None


def _anyhow(game: AnyGame, state: Any, side: tuple[Seat, ...]) -> Line:
    """One card more, the nearest to what is wanted."""
    turn = game.to_act(state)[0]
    return ((turn, next(_plays(game, state, turn, side))),)


def _plays(game: AnyGame, state: Any, turn: Seat, side: tuple[Seat, ...]) -> Iterator[Action]:
    """What this seat may play, in the order in which it is tried.

    The side that grants the rest gets rid of high cards, the others save theirs for later.
    """
    view = game.view(state, turn)
    decision = list(game.legal(view))
    plays = [action for action in decision if type(action) is Play]
    if not plays:
        yield decision[0]
        return
    rules = game.trick_rules(view)
    if rules is not None:
        plays.sort(key=lambda play: rules.order.strength[play.card], reverse=turn in side)
    yield from plays
