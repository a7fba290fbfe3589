"""The choices of a seat of Differenzler, and the reasons of refusals, from its view alone."""

from typing import Final

from bot.rules.decisions import NOTHING, Choose, Decision, to_play
from bot.rules.games.differenzler.options import DifferenzlerOptions
from bot.rules.games.differenzler.order import MOST
from bot.rules.games.differenzler.states import Naming
from bot.rules.games.differenzler.view import DifferenzlerView
from bot.rules.kit.actions import Action, Bid, NameContract, Play
from bot.rules.kit.cards import Card
from bot.rules.kit.duties import able
from bot.rules.kit.jass import order_of, owed
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now
from bot.rules.kit.tricks import Trick

ANY_NUMBER: Final = Choose(tuple([Bid(value) for value in range(MOST + 1)]))


def choices(v: DifferenzlerView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    if v.trick is not None:
        return playable(v.hand, v.trick, v.contract, v.options)
    return namable(v.options) if v.phase == Naming.phase else ANY_NUMBER


def namable(options: DifferenzlerOptions) -> Decision:
    """The contracts that forehand may name."""
    return Choose(tuple([NameContract(word) for word in options.playable]))


def playable(
    hand: tuple[Card, ...], trick: Trick, contract: str, options: DifferenzlerOptions
) -> Decision:
    """The cards of a hand that may be played to a trick."""
    if trick.cards:
        hand = able(hand, owed(trick, contract, options.undertrump))
    return to_play(hand)


def refusal(v: DifferenzlerView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    if isinstance(action, Bid) and v.is_asked and action not in ANY_NUMBER and v.is_predicting:
        return Reason.of("no-such-prediction", most=MOST)
    if isinstance(action, NameContract) and v.is_asked and v.phase == Naming.phase:
        return Reason.of("not-among-these")
    if isinstance(action, Play) and v.trick is not None and v.trick.cards:
        duties = owed(v.trick, v.contract, v.options.undertrump)
        return why_no_play(v, action, order_of(v.contract), duties)
    return why_not_now(v, action)
