"""The view of a seat of Four Jacks, built up from what it may know."""

from typing import Final

from bot.rules.games.four_jacks.states import Dealt, Passing, Playing, State
from bot.rules.games.four_jacks.view import FourJacksView
from bot.rules.kit.cards import Card
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, quick_in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat, after, alone
from bot.rules.kit.view import Done

_in_play = quick_in_play(FourJacksView, "taken")

SIDES: Final = alone(3)


def observe(s: State, seat: Seat | None) -> FourJacksView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _playing(s, seat)
    if isinstance(s, BETWEEN_DEALS):
        return between_deals(FourJacksView, s, seat, SIDES)
    return _passing(s, seat)


def _passing(s: Passing, seat: Seat | None) -> FourJacksView:
    return before_play(
        FourJacksView,
        s,
        seat,
        SIDES,
        _seen(s.chosen, seat),
    )


def _playing(s: Playing, seat: Seat | None) -> FourJacksView:
    insider = seat if s.dealt.history else None  # of cards that were passed
    return _in_play(_at_first_lead(s.dealt, insider), s, seat, s.taken)


@per_seat
def _at_first_lead(dealt: Dealt, seat: Seat | None) -> FourJacksView:
    return at_first_lead(
        FourJacksView,
        Playing.phase,
        dealt,
        seat,
        SIDES,
        _seen(dealt.history, seat),
        received=_received(dealt, seat),
    )


def _seen(passed: tuple[Done, ...], seat: Seat | None) -> tuple[Done, ...]:
    """The passing as this seat saw it: cards are passed face down."""
    return tuple([done.as_seen_by(seat) for done in passed])


def _received(dealt: Dealt, seat: Seat | None) -> Card | None:
    """The card that came from the left, if cards were passed."""
    if seat is None or not dealt.history:
        return None
    (card,) = dealt.history[after(seat, dealt.match.players)].action.cards
    return card
