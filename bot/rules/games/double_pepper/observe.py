"""The view of a seat of Double Pepper, built up from what it may know."""

from collections.abc import Sequence
from functools import lru_cache

from bot.rules.games.double_pepper.states import (
    BeforePlay,
    Bidding,
    Contract,
    Dealt,
    Discarding,
    Giving,
    Naming,
    Playing,
    State,
)
from bot.rules.games.double_pepper.view import DoublePepperView
from bot.rules.kit.actions import Discard, Give
from bot.rules.kit.auction import HighBid
from bot.rules.kit.cards import Card
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, quick_in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat, partners
from bot.rules.kit.view import Done, Pile

_in_play = quick_in_play(DoublePepperView)


def observe(s: State, seat: Seat | None) -> DoublePepperView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _playing(s, seat)
    if isinstance(s, BETWEEN_DEALS):
        return between_deals(DoublePepperView, s, seat, partners(s.match.players))
    return _before_play(s, seat)


def _before_play(s: BeforePlay, seat: Seat | None) -> DoublePepperView:
    dealt, players = s.dealt, s.dealt.match.players
    contract = s.contract if isinstance(s, Discarding | Giving) else None
    high = _high(s)
    maker = None if isinstance(s, Bidding) or high is None else high.seat
    return before_play(
        DoublePepperView,
        s,
        seat,
        partners(players),
        _seen(dealt.history, seat, contract),
        trump=contract.trump if contract else None,
        contract=(contract.trump or "NT") if contract else "",
        maker=maker,
        sitting_out=contract.sitting_out if contract else (),
        piles=_piles(len(dealt.away), dealt.away if seat == maker else ()),
        high=int(high.value) if high else 0,
        bidder=high.seat if high else None,
    )


def _high(s: BeforePlay) -> HighBid | None:
    match s:
        case Bidding():
            return s.auction.high
        case Naming():
            return s.high
    return s.contract.bid


def _playing(s: Playing, seat: Seat | None) -> DoublePepperView:
    insider = seat if s.contract.alone else None  # of cards given and put away
    return _in_play(_at_first_lead(s.dealt, s.contract, insider), s, seat)


@per_seat
def _at_first_lead(dealt: Dealt, contract: Contract, seat: Seat | None) -> DoublePepperView:
    return at_first_lead(
        DoublePepperView,
        Playing.phase,
        dealt,
        seat,
        partners(len(dealt.hands)),
        _seen(dealt.history, seat, contract),
        trump=contract.trump,
        contract=contract.trump or "NT",
        maker=contract.maker,
        sitting_out=contract.sitting_out,
        piles=_piles(len(dealt.away), dealt.away if seat == contract.maker else ()),
        high=contract.promised,
        bidder=contract.maker,
    )


def _seen(
    history: Sequence[Done], seat: Seat | None, contract: Contract | None
) -> tuple[Done, ...]:
    """The history as this seat saw it: cards put away and given are hidden."""
    if contract is None or not contract.alone:
        return tuple(history)
    pair = (contract.maker, contract.giver)
    return tuple(
        [
            done
            if not isinstance(done.action, Discard | Give)
            or (isinstance(done.action, Give) and seat in pair)
            else done.as_seen_by(seat)
            for done in history
        ]
    )


@lru_cache(1024)
def _piles(count: int, away: tuple[Card, ...]) -> tuple[Pile, ...]:
    return (Pile("away", count, away),) if count else ()
