"""What a seat may do in Pepper, and why not, from its view alone."""

from typing import Final

from bot.rules.actions import PASS, Action, Bid, NameTrump, Play
from bot.rules.cards import SUITS
from bot.rules.decisions import NOTHING, Choose, Decision
from bot.rules.euchre.order import ALL_CARDS, order_of
from bot.rules.pepper.auction import bids_above
from bot.rules.pepper.states import BIG, PepperView, hand_size
from bot.rules.reasons import Reason
from bot.rules.why import why_no_play, why_not_now

NAMES: Final = Choose(tuple(NameTrump(suit) for suit in (*SUITS, None)))
PLAYS: Final = {card: Play(card) for card in ALL_CARDS}


def choices(v: PepperView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if v.seat is None or v.seat not in v.turn:
        return NOTHING
    if v.phase == "playing":
        return _play(v)
    if v.phase == "naming":
        return NAMES
    bids = tuple(Bid(value) for value in bids_above(v.high, v.players))
    return Choose(bids if must_bid(v) else (PASS, *bids))


def _play(v: PepperView) -> Decision:
    """Follow suit if able: the left bower is a trump."""
    assert v.trick is not None
    able = v.hand
    if v.trick.cards:
        able = order_of(v.trump).follow(able, v.trick.cards[0])
    return Choose(tuple([PLAYS[card] for card in able]))


def must_bid(v: PepperView) -> bool:
    """Whether this is the dealer, to whom everybody has passed, where that obliges."""
    asked = v.options.all_pass == "dealer-one" and v.seat == v.dealer
    return asked and v.high == 0 and len(v.history) == v.players - 1


def refusal(v: PepperView, action: Action) -> Reason:
    """Why an action that is not among the choices is refused."""
    match v.phase, action:
        case ("bidding", Bid()):
            return _no_bid(v, action)
        case ("bidding", _) if action == PASS and must_bid(v):
            return Reason.of("dealer-must-bid")
        case ("naming", NameTrump(alone=True)):
            return Reason.of("nobody-alone")
        case ("playing", Play()):
            return _no_play(v, action)
    return why_not_now(v, action)


def _no_bid(v: PepperView, bid: Bid) -> Reason:
    most = hand_size(v.players)
    if bid.value not in (*range(1, most + 1), BIG):
        return Reason.of("no-such-bid", most=most)
    if v.seat not in v.turn:
        return why_not_now(v, bid)
    return Reason.of("bid-higher", value=v.high)


def _no_play(v: PepperView, play: Play) -> Reason:
    """Suit must be followed; the left bower does not follow its printed suit."""
    reason = why_no_play(v, play, order_of(v.trump))
    facts = reason.values
    if v.trump is None or facts.get("suit") != play.card.suit:
        return reason
    return Reason.of("bower-is-trump", trump=v.trump, **facts)
