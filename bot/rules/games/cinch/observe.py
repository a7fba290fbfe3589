"""The view of a seat of Cinch, built up from what it may know."""

from functools import lru_cache

from bot.rules.games.cinch.order import trumps
from bot.rules.games.cinch.states import (
    SIDES,
    Bidding,
    Contract,
    Dealt,
    Discarding,
    Naming,
    Playing,
    State,
)
from bot.rules.games.cinch.view import CinchView
from bot.rules.kit.actions import Discard
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, hand_of, quick_in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Done, Pile

_in_play = quick_in_play(CinchView)


def observe(s: State, seat: Seat | None) -> CinchView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _in_play(_at_first_lead(s.dealt, s.contract, seat), s, seat)
    if isinstance(s, BETWEEN_DEALS):
        return between_deals(CinchView, s, seat, SIDES)
    return _before_play(s, seat)


def _before_play(s: Bidding | Naming | Discarding, seat: Seat | None) -> CinchView:
    dealt = s.dealt
    contract = None if isinstance(s, Bidding) else s.contract
    high = s.auction.high if isinstance(s, Bidding) else None
    trump = contract.trump if contract else None
    return before_play(
        CinchView,
        s,
        seat,
        SIDES,
        _seen(dealt, seat),
        trump=trump,
        contract=trump or "",
        maker=contract.maker if contract else None,
        piles=_piles(dealt, trump, seat),
        bid=contract.bid if contract else int(high.value) if high else None,
        bidder=contract.maker if contract else high.seat if high else None,
        drawn=hand_of(dealt.drawn, seat),
    )


@per_seat
def _at_first_lead(dealt: Dealt, contract: Contract, seat: Seat | None) -> CinchView:
    return at_first_lead(
        CinchView,
        Playing.phase,
        dealt,
        seat,
        SIDES,
        _seen(dealt, seat),
        trump=contract.trump,
        contract=contract.trump or "",
        maker=contract.maker,
        piles=_piles(dealt, contract.trump, seat),
        bid=contract.bid,
        bidder=contract.maker,
        drawn=hand_of(dealt.drawn, seat),
    )


def _seen(dealt: Dealt, seat: Seat | None) -> tuple[Done, ...]:
    """The history as this seat saw it: a robbing dealer's discard is hidden from the others."""
    if not dealt.options.rob or not dealt.away[dealt.dealer]:
        return dealt.history
    return tuple(
        [
            done.as_seen_by(seat)
            if done.seat == dealt.dealer and type(done.action) is Discard
            else done
            for done in dealt.history
        ]
    )


def _piles(dealt: Dealt, trump: Suit | None, seat: Seat | None) -> tuple[Pile, ...]:
    """The stock, and the cards put away, of which a dealer's plain ones may be hidden."""
    hidden = () if seat == dealt.dealer or not dealt.options.rob else dealt.away[dealt.dealer]
    own = trumps(trump) if trump else ()
    away = tuple([card for cards in dealt.away for card in cards])
    seen = tuple([card for card in away if card not in hidden or card in own])
    return _piles_of(len(dealt.stock), len(away), seen)


@lru_cache(4096)
def _piles_of(stock: int, away: int, seen: tuple[Card, ...]) -> tuple[Pile, ...]:
    piles = [Pile("stock", stock)] if stock else []
    if away:
        piles.append(Pile("away", away, seen))
    return tuple(piles)
