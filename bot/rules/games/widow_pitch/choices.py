"""The choices of a seat, from its view alone; :mod:`refusals` has a reason for all others."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.rules.decisions import NOTHING, Choose, Decision, Pick, to_play
from bot.rules.games.widow_pitch import states
from bot.rules.games.widow_pitch.order import owed_to
from bot.rules.games.widow_pitch.states import BIDS, HAND
from bot.rules.games.widow_pitch.view import WidowPitchView
from bot.rules.kit.actions import PASS, Bid, Discard, NameTrump
from bot.rules.kit.auction import Value
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.duties import able
from bot.rules.kit.tricks import Trick
from bot.rules.kit.view import MUST_BID

SUIT_CHOICE: Final = Choose(tuple(NameTrump(suit) for suit in SUITS))


def choices(v: WidowPitchView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    return _ASKED[v.phase](v)


def higher_bids(high: Value | None) -> tuple[Value, ...]:
    """The bids above this one; all of them if there is none yet."""
    return BIDS if high is None else BIDS[BIDS.index(high) + 1 :]


def must_bid(v: WidowPitchView) -> bool:
    """Whether the dealer speaks after a pass, and may not pass too."""
    return v.is_asked and v.asks == MUST_BID


def playable(hand: tuple[Card, ...], trick: Trick, trump: Suit | None, follow: str) -> Decision:
    """The cards of the hand that may be played to the trick."""
    return to_play(able(hand, owed_to(trick, trump, follow)))


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
    assert v.trick is not None
    return playable(v.hand, v.trick, v.trump, v.options.follow)


_ASKED: Final[Mapping[str, Callable[[WidowPitchView], Decision]]] = {
    states.Bidding.phase: _bid,
    states.Discarding.phase: _put_away,
    states.Naming.phase: _name,
    states.Exchanging.phase: _exchange,
    states.Playing.phase: _play,
}
