"""The choices of a seat of All Fours, and the reasons of refusals, from its view alone."""

from typing import Final

from bot.rules.decisions import NOTHING, Choose, Decision, to_play
from bot.rules.games.all_fours.order import ORDERS, owed
from bot.rules.games.all_fours.states import BEG, GIFT, RUN, STAND, Giving, Standing
from bot.rules.games.all_fours.view import AllFoursView
from bot.rules.kit.actions import Action
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.duties import able
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now
from bot.rules.kit.tricks import Trick

ANSWERS: Final = Choose((STAND, BEG))
GIFT_OR_RUN: Final = Choose((GIFT, RUN))
ONLY_RUN: Final = Choose((RUN,))


def choices(v: AllFoursView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    if v.phase == Standing.phase:
        return ANSWERS
    if v.phase == Giving.phase:
        return GIFT_OR_RUN if v.may_give else ONLY_RUN
    assert v.trick is not None
    return playable(v.hand, v.trick, v.trump, v.options.undertrump)


def playable(hand: tuple[Card, ...], trick: Trick, trump: Suit | None, undertrump: str) -> Decision:
    """The cards of the hand that may be played to the trick."""
    return to_play(able(hand, owed(trump, undertrump, trick)) if trick.cards else hand)


def refusal(v: AllFoursView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    if action == GIFT and v.phase == Giving.phase and v.is_asked:
        return Reason.of("gift-would-win", target=v.target)
    if v.trick is None:
        return why_not_now(v, action)
    duties = owed(v.trump, v.options.undertrump, v.trick) if v.trick.cards else ()
    return why_no_play(v, action, ORDERS[v.trump], duties)
