"""The reasons of refusals: a code and its facts, from a view alone."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bot.rules.games.widow_pitch import states
from bot.rules.games.widow_pitch.choices import must_bid
from bot.rules.games.widow_pitch.order import order_of, owed_to
from bot.rules.games.widow_pitch.states import BIDS, HAND
from bot.rules.games.widow_pitch.view import WidowPitchView
from bot.rules.kit.actions import PASS, Action, Bid, Discard, NameTrump, Play
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now

JACKS: Final[Mapping[str, str]] = {
    "must-follow-bower": "must-follow-jack",
    "bower-is-trump": "jack-is-trump",
}
"""Here no card is called a bower, and there are four of the kind."""


def refusal(v: WidowPitchView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    match v.phase, action:
        case (states.Bidding.phase, Bid()):
            return _no_bid(v, action)
        case (states.Bidding.phase, _) if action == PASS and must_bid(v):
            return Reason.of("must-bid")
        case (states.Discarding.phase, Discard()):
            return _no_discard(v, action, HAND)
        case (states.Exchanging.phase, Discard()):
            return _no_discard(v, action, 0)
        case (states.Naming.phase, NameTrump()):
            return Reason.of("name-a-suit")
        case (states.Playing.phase, Play()):
            return _no_play(v, action)
    return why_not_now(v, action)


def _no_bid(v: WidowPitchView, bid: Bid) -> Reason:
    if bid.value not in BIDS:
        return Reason.of("no-such-bid", value=bid.value)
    if v.bid is None:
        return why_not_now(v, bid)
    return Reason.of("bid-too-low", value=bid.value, high=v.bid)


def _no_discard(v: WidowPitchView, discard: Discard, least: int) -> Reason:
    """A card not held (or named twice, when there is only one), or too few or too many."""
    if not Counter(discard.cards) <= Counter(v.hand):
        return why_not_now(v, discard)
    return Reason.of("wrong-count", count=len(discard.cards), least=least, most=HAND)


def _no_play(v: WidowPitchView, play: Play) -> Reason:
    """Suit must be followed; the binding card shows the suit, or is a jack that belongs to it."""
    assert v.trick is not None
    owed = owed_to(v.trick, v.trump, v.options.follow)
    reason = why_no_play(v, play, order_of(v.trump), owed)
    return Reason(JACKS.get(reason.code, reason.code), reason.facts)
