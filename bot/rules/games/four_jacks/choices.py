"""The choices of a seat of Four Jacks, and the reasons of refusals, from its view alone."""

from bot.rules.decisions import NOTHING, Decision, Pick, to_play
from bot.rules.games.four_jacks.order import ORDER
from bot.rules.games.four_jacks.states import Passing
from bot.rules.games.four_jacks.view import FourJacksView
from bot.rules.kit.actions import Action, Give
from bot.rules.kit.cards import Card
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play
from bot.rules.kit.tricks import Trick


def choices(v: FourJacksView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    return Pick(Give, v.hand, 1, 1) if v.trick is None else playable(v.hand, v.trick)


def playable(hand: tuple[Card, ...], trick: Trick) -> Decision:
    """Follow suit if able."""
    if trick.cards:
        hand = ORDER.follow(hand, trick.cards[0])
    return to_play(hand)


def refusal(v: FourJacksView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    if v.phase == Passing.phase and isinstance(action, Give) and set(action.cards) <= set(v.hand):
        return Reason.of("wrong-count", count=len(action.cards), least=1, most=1)
    return why_no_play(v, action, ORDER)
