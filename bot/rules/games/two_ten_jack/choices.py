"""The choices of a seat of Two-Ten-Jack, and the reasons of refusals, from its view alone."""

from typing import Final

from bot.rules.decisions import NOTHING, Choose, Decision, to_play
from bot.rules.games.two_ten_jack.order import AS_SPADE, AS_TRUMP, order_of, owed
from bot.rules.games.two_ten_jack.states import Speculating
from bot.rules.games.two_ten_jack.view import TwoTenJackView
from bot.rules.kit.actions import Action, Play, Say
from bot.rules.kit.binding import duty_of
from bot.rules.kit.cards import Card
from bot.rules.kit.duties import Duties, able
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now

SAYS: Final = (Say(AS_SPADE), Say(AS_TRUMP))
LED_AS: Final = Choose(SAYS)


def choices(v: TwoTenJackView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    return LED_AS if v.phase == Speculating.phase else playable(v.hand, owed_in(v))


def owed_in(v: TwoTenJackView) -> Duties:
    """The duties owed to the present trick; a lead owes none."""
    if v.trick is None or not v.trick.cards or v.trump is None:
        return ()
    return owed(v.trick, v.trump, v.options.void, v.led_as)


def duty_in(v: TwoTenJackView) -> Reason | None:
    """The duty that binds this seat; a trump is to be followed where the ace of spades is one."""
    found = duty_of(v, order_of(v.trump), owed_in(v)) if v.trump is not None else None
    if found is None or v.led_as != AS_TRUMP:
        return found
    return Reason.of(found.code, **(found.values | {"suit": found.values["trump"]}))


def playable(hand: tuple[Card, ...], duties: Duties) -> Decision:
    """The cards of a hand that may be played to a trick."""
    return to_play(able(hand, duties))


def refusal(v: TwoTenJackView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    if v.phase == Speculating.phase or v.trump is None or not isinstance(action, Play):
        return why_not_now(v, action)
    reason = why_no_play(v, action, order_of(v.trump), owed_in(v))
    return _of_speculation(v, reason)


def _of_speculation(v: TwoTenJackView, reason: Reason) -> Reason:
    """The ace of spades belongs to two suits: the duty to follow is said in its own words."""
    facts = reason.values
    if v.trick is None or v.trump is None or not reason.code.startswith("must-follow"):
        return reason
    suit = v.trump if v.trick.led is not None and v.led_as == AS_TRUMP else facts["suit"]
    return Reason.of(
        "must-follow-trump" if suit == v.trump else "must-follow",
        suit=suit,
        card=facts["card"],
        binding=facts["binding"],
    )
