"""Why something may not be done: a code and its facts, from a view alone."""

from bot.rules.actions import PASS, Action, Bid, Discard, NameTrump, Play
from bot.rules.reasons import Reason
from bot.rules.why import why_not_now
from bot.rules.widow_pitch.choices import must_bid
from bot.rules.widow_pitch.order import order_of
from bot.rules.widow_pitch.states import BIDS, HAND, WidowPitchView


def refusal(v: WidowPitchView, action: Action) -> Reason:
    """Why an action that is not among the choices is refused."""
    match v.phase, action:
        case ("bidding", Bid()):
            return _no_bid(v, action)
        case ("bidding", _) if action == PASS and must_bid(v):
            return Reason.of("must-bid")
        case ("discarding", Discard()):
            return _no_discard(v, action, HAND)
        case ("exchanging", Discard()):
            return _no_discard(v, action, 0)
        case ("naming", NameTrump()):
            return Reason.of("name-a-suit")
        case ("playing", Play()):
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
    left = list(v.hand)
    for card in discard.cards:
        if card not in left:
            return Reason.of("not-in-hand", card=card)
        left.remove(card)
    return Reason.of("wrong-count", count=len(discard.cards), least=least, most=HAND)


def _no_play(v: WidowPitchView, play: Play) -> Reason:
    """Suit must be followed; the binding card shows the suit, or is a jack that belongs to it."""
    led = v.trick.led if v.trick else None
    order = order_of(v.trump)
    if led is None or v.trump is None or play.card not in v.hand:
        return why_not_now(v, play)
    suit = order.suit_of[led]
    assert suit is not None
    able = order.follow(v.hand, led)
    binding = next((card for card in able if card.suit == suit), able[0])
    if play.card.suit == suit:
        return Reason.of("jack-is-trump", card=play.card, suit=suit, binding=binding, trump=v.trump)
    if v.options.follow == "follow-or-trump" and suit != v.trump:
        facts = {"card": play.card, "suit": suit, "binding": binding, "trump": v.trump}
        return Reason.of("must-follow-or-trump", **facts)
    code = "must-follow" if binding.suit == suit else "must-follow-jack"
    return Reason.of(code, card=play.card, suit=suit, binding=binding)
