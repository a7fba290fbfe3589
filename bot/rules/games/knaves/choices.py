"""The choices of a seat of Knaves, and the reasons of refusals, from its view alone."""

from bot.rules.decisions import NOTHING, Decision, to_play
from bot.rules.games.knaves.order import ORDERS
from bot.rules.games.knaves.view import KnavesView
from bot.rules.kit.actions import Action
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play
from bot.rules.kit.tricks import Trick


def choices(v: KnavesView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked or v.trick is None:
        return NOTHING
    return playable(v.hand, v.trick, v.trump)


def playable(hand: tuple[Card, ...], trick: Trick, trump: Suit | None) -> Decision:
    """Follow suit if able; nobody has to trump."""
    if trick.cards:
        hand = ORDERS[trump].follow(hand, trick.cards[0])
    return to_play(hand)


def refusal(v: KnavesView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    return why_no_play(v, action, ORDERS[v.trump])
