"""The choices of a seat, and the reasons why anything else is refused, from its view alone."""

from typing import Final

from bot.rules.decisions import NOTHING, Choose, Decision, to_play
from bot.rules.games.auction_pitch.order import order_of
from bot.rules.games.auction_pitch.states import (
    LOWEST,
    SMUDGE,
    Bidding,
    Pitching,
    Playing,
    bids_of,
)
from bot.rules.games.auction_pitch.view import AuctionPitchView
from bot.rules.kit.actions import PASS, Action, Bid, Play
from bot.rules.kit.auction import Value
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.duties import able
from bot.rules.kit.high_low import follow_or_trump
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now
from bot.rules.kit.tricks import Trick
from bot.rules.kit.view import MUST_BID

OFF_JACK: Final = {"must-follow-bower": "must-follow-off"}
"""Here no card is called a bower: the off-jack or a joker follows to a trump."""


def choices(v: AuctionPitchView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    if v.phase == Bidding.phase:
        return _words(v)
    if v.phase == Pitching.phase:
        return to_play(v.hand)
    assert v.trick is not None and v.trump is not None
    return playable(v.hand, v.trick, v.trump, v.options.points)


def playable(hand: tuple[Card, ...], trick: Trick, trump: Suit | None, points: str) -> Decision:
    """The cards of the hand that may be played to the trick."""
    if trick.led is None:
        return to_play(hand)
    return to_play(able(hand, follow_or_trump(order_of(trump, points), trick.led)))


def open_bids(v: AuctionPitchView) -> tuple[Value, ...]:
    """The bids open to the player in turn: all higher ones, and to a stealing dealer as high."""
    every = bids_of(v.options.points, v.options.smudge)
    if v.asks == MUST_BID:
        return every[:1]
    if v.bid is None:
        return every
    place = every.index(v.bid)
    last = bids_of(v.options.points, "none")[-1]
    steals = v.options.steal and v.turn == (v.dealer,) and v.bid not in (last, SMUDGE)
    return every[place:] if steals else every[place + 1 :]


def _words(v: AuctionPitchView) -> Decision:
    bids = tuple([Bid(value) for value in open_bids(v)])
    return Choose(bids if v.asks == MUST_BID else (PASS, *bids))


def refusal(v: AuctionPitchView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    match v.phase, action:
        case (Bidding.phase, Bid()):
            return _no_bid(v, action)
        case (Bidding.phase, _) if action == PASS and v.asks == MUST_BID and v.is_asked:
            return Reason.of("must-bid", least=LOWEST)
        case (Playing.phase, Play()):
            return _no_play(v, action)
    return why_not_now(v, action)


def _no_bid(v: AuctionPitchView, bid: Bid) -> Reason:
    every = bids_of(v.options.points, v.options.smudge)
    if bid.value not in every:
        most = bids_of(v.options.points, "none")[-1]
        return Reason.of("no-such-bid", least=LOWEST, most=most, smudge=v.options.smudge)
    if v.asks == MUST_BID:
        return Reason.of("stuck", least=LOWEST)
    if v.bid is None:
        return why_not_now(v, bid)
    code = "no-steal" if v.is_asked and v.bid in open_bids(v) else "bid-too-low"
    return Reason.of(code, value=bid.value, high=v.bid)


def _no_play(v: AuctionPitchView, play: Play) -> Reason:
    """Suit must be followed, or trumped; the binding card may be the off-jack, or a joker."""
    assert v.trick is not None
    order = order_of(v.trump, v.options.points)
    owed = follow_or_trump(order, v.trick.led) if v.trick.led else ()
    reason = why_no_play(v, play, order, owed)
    return Reason(OFF_JACK.get(reason.code, reason.code), reason.facts)
