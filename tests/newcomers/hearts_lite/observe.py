"""The view of a seat of Hearts Lite, built up from what it may know."""

from typing import Final

from bot.rules.kit.cards import Card
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat, alone
from bot.rules.kit.view import Done
from tests.newcomers.hearts_lite.exchange import gift_of
from tests.newcomers.hearts_lite.states import Dealt, Playing, State
from tests.newcomers.hearts_lite.view import HeartsLiteView

SIDES: Final = alone(4)


def observe(s: State, seat: Seat | None) -> HeartsLiteView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        insider = seat if s.dealt.history else None
        return in_play(_at_first_lead(s.dealt, insider), s, seat, taken=s.taken)
    if isinstance(s, BETWEEN_DEALS):
        return between_deals(HeartsLiteView, s, seat, SIDES)
    return before_play(HeartsLiteView, s, seat, SIDES, _seen(s.chosen, seat))


@per_seat
def _at_first_lead(dealt: Dealt, seat: Seat | None) -> HeartsLiteView:
    seen, got = _seen(dealt.history, seat), _received(dealt, seat)
    return at_first_lead(HeartsLiteView, Playing.phase, dealt, seat, SIDES, seen, received=got)


def _seen(passed: tuple[Done, ...], seat: Seat | None) -> tuple[Done, ...]:
    """The passing as this seat saw it: cards are passed face down."""
    return tuple([done.as_seen_by(seat) for done in passed])


def _received(dealt: Dealt, seat: Seat | None) -> tuple[Card, ...]:
    """The cards that this seat was passed; none where none were."""
    if seat is None:
        return ()
    gifts = [gift_of(done, dealt.match.deal) for done in dealt.history]
    return next((gift.cards for gift in gifts if gift.taker == seat), ())
