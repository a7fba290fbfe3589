"""The choices of a seat of Pitchling, and the reasons why all else is refused."""

from collections import Counter

from bot.rules.decisions import NOTHING, Choose, Decision, Pick, to_play
from bot.rules.kit.actions import PASS, Action, Bid, Discard, Play
from bot.rules.kit.duties import able
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now
from tests.newcomers.pitchling.order import order_of, rules_of
from tests.newcomers.pitchling.states import BIDS, WIDOW, Bidding, Discarding, Playing
from tests.newcomers.pitchling.view import PitchlingView


def choices(v: PitchlingView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    if v.phase == Bidding.phase:
        return Choose((PASS, *(Bid(value) for value in BIDS if value > (v.bid or 0))))
    if v.phase == Discarding.phase:
        return Pick(Discard, v.hand, WIDOW, WIDOW)
    return to_play(able(v.hand, rules_of(v.trump).owing(v)))


def refusal(v: PitchlingView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    match v.phase, action:
        case (Bidding.phase, Bid()) if v.is_asked:
            if action.value not in BIDS:
                return Reason.of("no-such-bid", value=action.value)
            return Reason.of("bid-too-low", value=action.value, high=v.bid or 0)
        case (Discarding.phase, Discard()) if Counter(action.cards) <= Counter(v.hand):
            return Reason.of("wrong-count", count=len(action.cards), least=WIDOW, most=WIDOW)
        case (Playing.phase, Play()):
            return why_no_play(v, action, order_of(v.trump), rules_of(v.trump).owing(v))
    return why_not_now(v, action)
