"""The view of a seat of Auction Pitch, built up from what it may know."""

from functools import cache

from bot.rules.games.auction_pitch.states import (
    Bidding,
    Contract,
    Dealt,
    Pitching,
    Playing,
    State,
    sides_of,
)
from bot.rules.games.auction_pitch.view import AuctionPitchView
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, quick_in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Pile

_in_play = quick_in_play(AuctionPitchView)


def observe(s: State, seat: Seat | None) -> AuctionPitchView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _in_play(_at_first_lead(s.dealt, s.contract), s, seat)
    if isinstance(s, BETWEEN_DEALS):
        sides = sides_of(s.match.options, s.match.players)
        return between_deals(AuctionPitchView, s, seat, sides)
    return _before_play(s, seat)


def _before_play(s: Bidding | Pitching, seat: Seat | None) -> AuctionPitchView:
    dealt = s.dealt
    if isinstance(s, Bidding):
        high = s.auction.high
        own = {"bid": high and high.value, "bidder": high and high.seat}
    else:
        bid, maker = s.contract.bid, s.contract.maker
        own = {"bid": bid, "bidder": maker, "maker": maker}
    piles = _piles(len(dealt.stock))
    return before_play(AuctionPitchView, s, seat, dealt.sides, dealt.history, piles=piles, **own)


@per_seat
def _at_first_lead(dealt: Dealt, contract: Contract) -> AuctionPitchView:
    return at_first_lead(
        AuctionPitchView,
        Playing.phase,
        dealt,
        None,
        dealt.sides,
        dealt.history,
        trump=contract.trump,
        contract=contract.trump or "",
        maker=contract.maker,
        piles=_piles(len(dealt.stock)),
        bid=contract.bid,
        bidder=contract.maker,
    )


@cache
def _piles(stock: int) -> tuple[Pile, ...]:
    return (Pile("stock", stock),)
