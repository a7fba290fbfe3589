"""The choices of a seat of Polignac, and the reasons of refusals, from its view alone."""

from typing import Final

from bot.rules.decisions import NOTHING, Choose, Decision, Pick, to_play
from bot.rules.games.polignac.order import COSTS, order_of
from bot.rules.games.polignac.states import CAPOT, SPARE, Bidding, Discarding
from bot.rules.games.polignac.view import PolignacView
from bot.rules.kit.actions import PASS, Action, Bid, Discard
from bot.rules.kit.cards import Card
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play
from bot.rules.kit.tricks import Order, Trick

CALLS: Final = Choose((PASS, Bid(CAPOT)))


def choices(v: PolignacView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    if v.phase == Discarding.phase:
        return Pick(Discard, harmless(v.hand), SPARE, SPARE)
    if v.phase == Bidding.phase or v.trick is None:
        return CALLS
    return playable(v.hand, v.trick, order_of(v.options))


def harmless(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be put away: all but its jacks."""
    return tuple([card for card in hand if card not in COSTS])


def playable(hand: tuple[Card, ...], trick: Trick, order: Order) -> Decision:
    """Follow suit if able."""
    if trick.cards:
        hand = order.follow(hand, trick.cards[0])
    return to_play(hand)


def refusal(v: PolignacView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    if v.phase == Bidding.phase and isinstance(action, Bid):
        return Reason.of("no-such-bid")
    if v.phase == Discarding.phase and isinstance(action, Discard):
        count, jacks = len(action.cards), [card for card in action.cards if card in COSTS]
        if set(action.cards) <= set(v.hand) and count != SPARE:
            return Reason.of("wrong-count", count=count, least=SPARE, most=SPARE)
        if set(action.cards) <= set(v.hand) and jacks:
            return Reason.of("jack-stays", card=jacks[0])
    return why_no_play(v, action, order_of(v.options))
