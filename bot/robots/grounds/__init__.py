"""The grounds for an action: facts about a position that are found by tests, from a view alone.

They are true whoever acts, a robot or a person; which action is best they do not say. Nothing is
made up to fit a choice: where no test holds, there is no ground. A new one is a code in
:class:`Ground`, a test here, and a sentence ``ground-…`` in every language.
"""

from typing import Any

from bot.robots.grounds.aside import done_aside
from bot.robots.grounds.avoiding import avoided
from bot.robots.grounds.bidding import said
from bot.robots.grounds.following import followed
from bot.robots.grounds.ground import Ground
from bot.robots.grounds.leading import led
from bot.robots.grounds.position import Position, play_rules_of
from bot.rules import Action, Card, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play
from bot.rules.kit.reasons import Reason

__all__ = ["Ground", "Position", "grounds_of", "play_rules_of"]


def grounds_of(game: AnyGame, view: View[Any], action: Action) -> tuple[Reason, ...]:
    """The grounds for an action of the viewing seat, the most telling first; perhaps none."""
    if len(game.legal(view)) == 1:
        is_last = type(action) is Play and len(view.hand) == 1
        return (Reason.of(Ground.LAST_CARD if is_last else Ground.ONLY_CHOICE),)
    if type(action) is not Play:
        found = done_aside if action.cards else said
        return tuple(found(game, view, action))
    rules = play_rules_of(game, view)
    return () if rules is None else _for_card(Position(game, view, rules), action.card)


def _for_card(at: Position, card: Card) -> tuple[Reason, ...]:
    if at.cards_cost:
        return tuple(avoided(at, card))
    return tuple(followed(at, card) if at.trick.cards else led(at, card))
