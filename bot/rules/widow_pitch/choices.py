"""What a seat may do, from its view alone. Refused is what :mod:`refusals` has a reason for."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.rules.actions import PASS, Bid, Discard, NameTrump, Play
from bot.rules.cards import SUITS
from bot.rules.decisions import NOTHING, Choose, Decision, Pick
from bot.rules.widow_pitch.order import PACK, playable
from bot.rules.widow_pitch.states import BIDS, HAND, BidValue, Playing, WidowPitchView

PLAYS: Final = {card: Play(card) for card in PACK}
SUIT_CHOICE: Final = Choose(tuple(NameTrump(suit) for suit in SUITS))


def choices(v: WidowPitchView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if v.seat is None or v.seat not in v.turn:
        return NOTHING
    return _ASKED[v.phase](v)


def higher_bids(high: BidValue | None) -> tuple[BidValue, ...]:
    """The bids above this one; all of them if there is none yet."""
    return BIDS if high is None else BIDS[BIDS.index(high) + 1 :]


def must_bid(v: WidowPitchView) -> bool:
    """Whether the dealer speaks after a pass, and may not pass too."""
    return v.bid is None and v.seat == v.dealer


def cards_to_play(s: Playing) -> Decision:
    """What whoever is to play may play, without the way round by the view."""
    hand, led = s.hands[s.turn], s.trick.led
    able = playable(hand, led, s.contract.trump, s.dealt.options.follow)
    return Choose(tuple([PLAYS[card] for card in able]))


def _bid(v: WidowPitchView) -> Decision:
    bids = tuple(Bid(value) for value in higher_bids(v.bid))
    return Choose(bids if must_bid(v) else (PASS, *bids))


def _put_away(v: WidowPitchView) -> Decision:
    return Pick(Discard, v.hand, HAND, HAND)


def _name(v: WidowPitchView) -> Decision:
    return SUIT_CHOICE


def _exchange(v: WidowPitchView) -> Decision:
    return Pick(Discard, v.hand, 0, HAND)


def _play(v: WidowPitchView) -> Decision:
    led = v.trick.led if v.trick else None
    able = playable(v.hand, led, v.trump, v.options.follow)
    return Choose(tuple([PLAYS[card] for card in able]))


_ASKED: Final[Mapping[str, Callable[[WidowPitchView], Decision]]] = {
    "bidding": _bid,
    "discarding": _put_away,
    "naming": _name,
    "exchanging": _exchange,
    "playing": _play,
}
