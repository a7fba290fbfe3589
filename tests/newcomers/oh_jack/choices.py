"""The choices of a seat of Oh Jack, and the reasons of refusals, from its view alone."""

from bot.rules.decisions import NOTHING, Choose, Decision, to_play
from bot.rules.kit.actions import Action, Bid
from bot.rules.kit.duties import able
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now
from tests.newcomers.oh_jack.order import ORDERS, RULES
from tests.newcomers.oh_jack.states import Bidding
from tests.newcomers.oh_jack.view import OhJackView


def choices(v: OhJackView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    if v.phase == Bidding.phase:
        barred = hooked(v)
        return Choose(tuple([Bid(n) for n in range(v.size + 1) if n != barred]))
    return to_play(able(v.hand, RULES[v.trump].owing(v)))


def hooked(v: OhJackView) -> int | None:
    """The bid that the dealer may not make, when it is the dealer's turn; ``None`` if none is."""
    if not v.options.hook or v.phase != Bidding.phase or v.turn != (v.dealer,):
        return None
    left = v.size - sum(bid or 0 for bid in v.bids)
    return left if left >= 0 else None


def refusal(v: OhJackView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    if isinstance(action, Bid) and v.phase == Bidding.phase and v.is_asked:
        if action.value not in range(v.size + 1):
            return Reason.of("no-such-bid", most=v.size)
        return Reason.of("hook", value=action.value, tricks=v.size)
    if v.trick is None:
        return why_not_now(v, action)
    return why_no_play(v, action, ORDERS[v.trump], RULES[v.trump].owing(v))
