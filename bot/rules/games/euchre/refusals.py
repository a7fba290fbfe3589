"""The reasons of refusals: a code and its facts, from a view alone."""

from bot.rules.games.euchre import states
from bot.rules.games.euchre.view import EuchreView
from bot.rules.kit.actions import (
    KEEP,
    PASS,
    REDEAL,
    Action,
    Call,
    CallPartner,
    Discard,
    Give,
    OrderUp,
    Play,
    Swap,
)
from bot.rules.kit.bowers import suits_but, trumpless, trumps
from bot.rules.kit.cards import Suit
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now
from bot.rules.kit.seats import partner


def refusal(v: EuchreView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    match v.phase, action:
        case (states.OrderingUp.phase, OrderUp()):
            return no_order(v, action) or why_not_now(v, action)
        case (states.Naming.phase, Call()):
            return no_call(v, action) or why_not_now(v, action)
        case (states.Naming.phase, _) if action == PASS:
            return no_pass(v) or why_not_now(v, action)
        case (states.BlindSuit.phase, Call()):
            return Reason.of("blind-not-alone" if action.alone else "blind-needs-suit")
        case (states.Swapping.phase, _) if v.up and action in (KEEP, Swap(v.up)):
            return Reason.of("must-take", card=v.up)
        case (states.FarmersHand.phase, _):
            return _no_farmers_hand(v, action)
        case (states.PartnersBest.phase | states.GivingBack.phase, Give()):
            return _no_gift(v, action)
        case (states.CallingPartner.phase, CallPartner()) if action.suit is not None:
            return Reason.of("partner-not-trump", suit=action.suit)
        case (states.Playing.phase, Play()) if type(action) is Play:
            return _no_play(v, action)
    return why_not_now(v, action)


def no_order(v: EuchreView, order: OrderUp) -> Reason | None:
    """The reason why the turn-up may not be accepted like this; ``None`` if it may."""
    if order.alone and not v.options.has_loners:
        return Reason.of("nobody-goes-alone")
    if v.seat == v.dealer:
        return None  # the turn-up itself is the dealer's trump
    assert v.seat is not None and v.up_suit is not None
    if v.options.partner_must_go_alone and not order.alone and partner(v.seat) == v.dealer:
        return Reason.of("partner-must-go-alone", dealer=v.dealer)
    if v.options.needs_trump and _has_none(v, v.up_suit):
        return Reason.of("needs-trump", suit=v.up_suit)
    return None


def no_call(v: EuchreView, call: Call) -> Reason | None:
    """The reason why this may not be named in the second round; ``None`` if it may."""
    if call.alone and not v.options.has_loners:
        return Reason.of("nobody-goes-alone")
    if call.suit is None:
        return None if v.options.no_trump else Reason.of("no-trump-not-played")
    if call.suit == v.up_suit:
        return Reason.of("turned-down", suit=call.suit)
    if not v.options.needs_trump or not _has_none(v, call.suit):
        return None
    if is_stuck(v) and trumpless(suits_but(v.up_suit), v.options.best_bower).issuperset(v.hand):
        return None  # someone has to name something
    return Reason.of("needs-trump", suit=call.suit)


def no_pass(v: EuchreView) -> Reason | None:
    """The reason why the viewing seat may not pass in the second round; ``None`` if it may."""
    return Reason.of("stuck-dealer") if is_stuck(v) else None


def is_stuck(v: EuchreView) -> bool:
    """Whether the viewing seat is the dealer and has to name something."""
    return v.is_asked and v.asks == states.MUST_NAME


def _has_none(v: EuchreView, suit: Suit) -> bool:
    return trumps(suit, v.options.best_bower).isdisjoint(v.hand)


def _no_farmers_hand(v: EuchreView, action: Action) -> Reason:
    wants = v.options.farmers_hand
    if action == REDEAL and wants == "redeal" and v.up_suit is not None:
        return Reason.of("no-farmers-hand", suit=v.up_suit)
    if isinstance(action, Discard) and wants == "exchange" and set(action.cards) <= set(v.hand):
        return Reason.of("three-of-a-rank", cards=action.cards)
    return why_not_now(v, action)


def _no_gift(v: EuchreView, give: Give) -> Reason:
    if not set(give.cards) <= set(v.hand):
        return why_not_now(v, give)
    if len(give.cards) != 1:
        return Reason.of("wrong-count", count=len(give.cards), least=1, most=1)
    return Reason.of("not-the-card-received", card=give.cards[0])


def _no_play(v: EuchreView, play: Play) -> Reason:
    """Suit must be followed; the joker is a card apart, as the one asked for or the one held."""
    joker, order = v.options.best_bower, v.options.order(v.trump)
    reason = why_no_play(v, play, order)
    facts = reason.values
    if joker is None or "binding" not in facts:
        return reason
    if play.card == joker:
        if v.trump is None:
            return Reason.of("joker-only-when-void", **facts)
        return Reason.of("joker-is-trump", **{**facts, "trump": v.trump})
    if facts["binding"] != joker:
        return reason
    suit = facts["suit"]
    plain = [card for card in v.hand if card.suit == suit == order.suit_of[card] and card != joker]
    if not plain:
        return Reason.of("must-follow-joker", **facts)
    return Reason.of("must-follow", **{**facts, "binding": plain[0]})
