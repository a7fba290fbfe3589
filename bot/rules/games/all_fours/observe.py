"""The view of a seat of All Fours, built up from what it may know."""

from functools import cache

from bot.rules.games.all_fours.states import (
    Dealt,
    Giving,
    Playing,
    Standing,
    State,
    sides_of,
)
from bot.rules.games.all_fours.view import AllFoursView
from bot.rules.kit.cards import Card
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, quick_in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Pile

_in_play = quick_in_play(AllFoursView)


def observe(s: State, seat: Seat | None) -> AllFoursView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _in_play(_at_first_lead(s.dealt, seat if s.dealt.drawn else None), s, seat)
    if isinstance(s, BETWEEN_DEALS):
        return between_deals(AllFoursView, s, seat, sides_of(s.match.players))
    return _before_play(s, seat)


def _before_play(s: Standing | Giving, seat: Seat | None) -> AllFoursView:
    dealt = s.dealt
    return before_play(
        AllFoursView,
        s,
        seat,
        dealt.sides,
        dealt.history,
        piles=_piles(dealt.turned, len(dealt.stock)),
        turned=dealt.turned,
        written=dealt.written,
    )


@per_seat
def _at_first_lead(dealt: Dealt, seat: Seat | None) -> AllFoursView:
    """The view before the first lead; a seat has its own only where cards have been run."""
    return at_first_lead(
        AllFoursView,
        Playing.phase,
        dealt,
        seat,
        dealt.sides,
        dealt.history,
        trump=dealt.suit,
        contract=dealt.suit,
        piles=_piles(dealt.turned, len(dealt.stock)),
        turned=dealt.turned,
        written=dealt.written,
        drawn=() if seat is None else dealt.drawn[seat],
    )


@cache
def _piles(turned: tuple[Card, ...], stock: int) -> tuple[Pile, ...]:
    """The card turned up, those refused before it, and the stock that nobody sees."""
    up, refused = turned[-1], turned[:-1]
    before = (Pile("refused", len(refused), refused),) if refused else ()
    return (Pile("up", 1, (up,)), *before, Pile("stock", stock))
