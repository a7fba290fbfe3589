"""The view of a seat of Pepper, built up from what it may know."""

from functools import cache

from bot.rules.games.pepper.states import Bidding, Contract, Dealt, Naming, Playing, State, sides_of
from bot.rules.games.pepper.view import PepperView
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, quick_in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Pile

_in_play = quick_in_play(PepperView)


def observe(s: State, seat: Seat | None) -> PepperView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _playing(s, seat)
    if isinstance(s, BETWEEN_DEALS):
        sides = sides_of(s.match.options, s.match.players)
        return between_deals(PepperView, s, seat, sides)
    return _before_play(s, seat)


def _before_play(s: Bidding | Naming, seat: Seat | None) -> PepperView:
    dealt, match = s.dealt, s.dealt.match
    high = s.auction.high if isinstance(s, Bidding) else s.high
    return before_play(
        PepperView,
        s,
        seat,
        sides_of(match.options, match.players),
        dealt.history,
        maker=s.high.seat if isinstance(s, Naming) else None,
        piles=_piles(len(dealt.stock)),
        high=high.value if high else 0,
        bidder=high.seat if high else None,
    )


def _playing(s: Playing, seat: Seat | None) -> PepperView:
    return _in_play(_at_first_lead(s.dealt, s.contract), s, seat)


@per_seat
def _at_first_lead(dealt: Dealt, contract: Contract) -> PepperView:
    match = dealt.match
    return at_first_lead(
        PepperView,
        Playing.phase,
        dealt,
        None,
        sides_of(match.options, match.players),
        dealt.history,
        trump=contract.trump,
        contract=contract.trump or "NT",
        maker=contract.maker,
        piles=_piles(len(dealt.stock)),
        high=contract.bid.value,
        bidder=contract.maker,
    )


@cache
def _piles(stock: int) -> tuple[Pile, ...]:
    return (Pile("stock", stock),) if stock else ()
