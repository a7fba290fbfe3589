"""The reasons of refusals in Cinch: a code and its facts, from a view alone."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bot.rules.games.cinch.choices import how_many, open_bids, to_put_away
from bot.rules.games.cinch.order import POINTS, counting, order_of, rules_of, trumps
from bot.rules.games.cinch.states import HAND, Bidding, Discarding, Naming, Playing
from bot.rules.games.cinch.view import CinchView
from bot.rules.kit.actions import PASS, Action, Bid, Discard, NameTrump, Play
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now
from bot.rules.kit.view import MUST_BID

PEDROS: Final[Mapping[str, str]] = {
    "must-follow-bower": "must-follow-pedro",
    "bower-is-trump": "pedro-is-trump",
}
"""Here no card is called a bower: the left pedro is the one that belongs to another suit."""


def refusal(v: CinchView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    match v.phase, action:
        case (Bidding.phase, Bid()) if v.is_asked:
            return _no_bid(v, action)
        case (Bidding.phase, _) if action == PASS and v.asks == MUST_BID and v.is_asked:
            return Reason.of("must-bid", least=v.options.minimum)
        case (Naming.phase, NameTrump()) if v.is_asked:
            return Reason.of("name-a-suit")
        case (Discarding.phase, Discard()) if v.is_asked:
            return _no_discard(v, action)
        case (Playing.phase, Play()):
            return _no_play(v, action)
    return why_not_now(v, action)


def _no_bid(v: CinchView, bid: Bid) -> Reason:
    least = v.options.minimum
    if not isinstance(bid.value, int) or not least <= bid.value <= POINTS:
        return Reason.of("no-such-bid", least=least, most=POINTS)
    if v.asks == MUST_BID:
        return Reason.of("stuck", least=open_bids(v)[0])
    return Reason.of("bid-too-low", value=bid.value, high=v.bid or least)


def _no_discard(v: CinchView, discard: Discard) -> Reason:
    """A card not held, a trump that has to stay, or too few or too many."""
    if not Counter(discard.cards) <= Counter(v.hand):
        return why_not_now(v, discard)
    assert v.trump is not None
    own, score = trumps(v.trump), counting(v.trump)
    held, away = ([card for card in some if card in own] for some in (v.hand, discard.cards))
    if away and len(held) <= HAND:
        return Reason.of("trump-stays", card=away[0])
    if counted := [card for card in away if card in score]:
        return Reason.of("counting-stays", card=counted[0])
    may = to_put_away(v.hand, v.trump, *how_many(v))
    if kept := [card for card in may.always if card not in discard.cards]:
        return Reason.of("plain-goes", card=kept[0])
    more = len(may.always)
    least, most = may.at_least + more, may.at_most + more
    return Reason.of("wrong-count", count=len(discard.cards), least=least, most=most)


def _no_play(v: CinchView, play: Play) -> Reason:
    """Suit must be followed, or trumped; the binding card may be the left pedro."""
    assert v.trick is not None and v.trump is not None
    rules = rules_of(v.trump, v.options.follow, v.options.first_lead)
    reason = why_no_play(v, play, order_of(v.trump), rules.owing(v))
    return Reason(PEDROS.get(reason.code, reason.code), reason.facts)
