"""What one seat sees of a game of Pepper, built up from what it may know."""

from functools import lru_cache

from bot.rules.cards import Suit
from bot.rules.euchre.order import trumps_in_pack
from bot.rules.pepper.states import (
    PACK_SIZE,
    Bidding,
    Dealing,
    HighBid,
    Naming,
    Over,
    PepperView,
    Playing,
    State,
    hand_size,
    sides_of,
)
from bot.rules.reasons import Reason
from bot.rules.seats import Seat
from bot.rules.view import Pile


def look(s: State, seat: Seat | None) -> PepperView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _playing(s, seat)
    if isinstance(s, Dealing | Over):
        return _between_deals(s, seat)
    return _before_play(s, seat)


def _between_deals(s: Dealing | Over, seat: Seat | None) -> PepperView:
    match = s.match
    nothing = (0,) * match.players
    return PepperView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=s.phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=s.turns,
        counts=nothing,
        sides=sides_of(match.options, match.players),
        tricks_won=nothing,
        scores=match.scores,
        target=match.options.target,
        result=s.result if isinstance(s, Over) else None,
    )


def _before_play(s: Bidding | Naming, seat: Seat | None) -> PepperView:
    dealt, high = s.dealt, s.high
    match = dealt.match
    return PepperView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=s.phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=s.turns,
        hand=() if seat is None else dealt.hands[seat],
        counts=tuple(map(len, dealt.hands)),
        maker=s.high.seat if isinstance(s, Naming) else None,
        sides=sides_of(match.options, match.players),
        tricks_won=(0,) * match.players,
        scores=match.scores,
        target=match.options.target,
        piles=_piles(len(dealt.stock)),
        history=dealt.history,
        facts=(_high_bid(high),) if high else (),
        high=high.value if high else 0,
        bidder=high.seat if high else None,
    )


def _playing(s: Playing, seat: Seat | None) -> PepperView:
    dealt, tricks = s.dealt, s.tricks
    match = dealt.match
    sides = sides_of(match.options, match.players)
    mine = next(side for side in sides if s.high.seat in side)
    return PepperView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=s.phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=s.turns,
        hand=() if seat is None else tricks.hands[seat],
        counts=tuple(map(len, tricks.hands)),
        trick=tricks.trick,
        last_trick=tricks.last_trick,
        trump=s.trump,
        contract=s.trump or "NT",
        maker=s.high.seat,
        sides=sides,
        tricks_won=tricks.won,
        scores=match.scores,
        target=match.options.target,
        piles=_piles(len(dealt.stock)),
        history=(*dealt.history, *tricks.plays),
        facts=_facts(
            s.high,
            sum([tricks.won[one] for one in mine]),
            hand_size(match.players),
            s.trump,
            tricks.trumps_out,
        ),
        high=s.high.value,
        bidder=s.high.seat,
    )


@lru_cache(512)
def _high_bid(high: HighBid) -> Reason:
    return Reason.of("high-bid", who=high.seat, value=high.value)


@lru_cache(4096)
def _facts(
    high: HighBid, tricks: int, most: int, trump: Suit | None, trumps_out: int
) -> tuple[Reason, ...]:
    """What the maker bid and has, and the trumps played."""
    needs = high.value if isinstance(high.value, int) else most
    bid = Reason.of(
        "makers-bid", who=high.seat, value=high.value, tricks=tricks, missing=max(0, needs - tricks)
    )
    if trump is None:
        return (bid,)
    total = trumps_in_pack(trump, None, PACK_SIZE)
    return bid, Reason.of("trumps-played", count=trumps_out, total=total)


@lru_cache(8)
def _piles(stock: int) -> tuple[Pile, ...]:
    return (Pile("stock", stock),) if stock else ()
