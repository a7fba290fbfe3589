"""The choices of a seat of Hearts Lite, and the reasons of refusals, from its view alone."""

from bot.rules.decisions import NOTHING, Decision, Pick, to_play
from bot.rules.kit.actions import Action, Give
from bot.rules.kit.duties import able
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play
from tests.newcomers.hearts_lite.order import ORDER, RULES
from tests.newcomers.hearts_lite.states import Passing
from tests.newcomers.hearts_lite.view import HeartsLiteView
from tests.newcomers.hearts_lite.ways import PASSED


def choices(v: HeartsLiteView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    if v.trick is None:
        return Pick(Give, v.hand, PASSED, PASSED)
    return to_play(able(v.hand, RULES.owing(v)))


def refusal(v: HeartsLiteView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    if v.phase == Passing.phase and isinstance(action, Give) and set(action.cards) <= set(v.hand):
        return Reason.of("wrong-count", count=len(action.cards), least=PASSED, most=PASSED)
    return why_no_play(v, action, ORDER, RULES.owing(v))
