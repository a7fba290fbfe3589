"""What one seat sees of a game of Double Pepper, built up from what it may know."""

from collections.abc import Sequence
from functools import lru_cache

from bot.rules.actions import Discard, Give
from bot.rules.cards import Card
from bot.rules.double_pepper.order import trumps_in_pack
from bot.rules.double_pepper.states import (
    Bidding,
    Contract,
    Dealing,
    Discarding,
    DoublePepperView,
    Giving,
    HighBid,
    Naming,
    Over,
    Playing,
    State,
    sides_of,
)
from bot.rules.reasons import Reason
from bot.rules.seats import Seat
from bot.rules.view import Done, Pile


def look(s: State, seat: Seat | None) -> DoublePepperView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _playing(s, seat)
    if isinstance(s, Dealing | Over):
        return _between_deals(s, seat)
    return _before_play(s, seat)


def _between_deals(s: Dealing | Over, seat: Seat | None) -> DoublePepperView:
    match = s.match
    nothing = (0,) * match.players
    return DoublePepperView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=s.phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=s.turns,
        counts=nothing,
        sides=sides_of(match.players),
        tricks_won=nothing,
        scores=match.scores,
        target=match.options.target,
        result=s.result if isinstance(s, Over) else None,
    )


def _before_play(s: Bidding | Naming | Discarding | Giving, seat: Seat | None) -> DoublePepperView:
    dealt = s.dealt
    match = dealt.match
    contract = s.contract if isinstance(s, Discarding | Giving) else None
    high = contract.bid if contract else _high(s)
    named = None if isinstance(s, Bidding) or high is None else high.seat
    return DoublePepperView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=s.phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=s.turns,
        hand=() if seat is None else dealt.hands[seat],
        counts=tuple(map(len, dealt.hands)),
        trump=contract.trump if contract else None,
        contract=(contract.trump or "NT") if contract else "",
        maker=named,
        silent=contract.silent if contract else (),
        sides=sides_of(match.players),
        tricks_won=(0,) * match.players,
        scores=match.scores,
        target=match.options.target,
        piles=_piles(len(dealt.away), dealt.away if seat == named else ()),
        history=_seen(dealt.history, seat, contract),
        facts=(_high_bid(high),) if high else (),
        high=high.value if high else 0,
    )


def _high(s: Bidding | Naming | Discarding | Giving) -> HighBid | None:
    return s.high if isinstance(s, Bidding | Naming) else s.contract.bid


def _playing(s: Playing, seat: Seat | None) -> DoublePepperView:
    dealt, contract, tricks = s.dealt, s.contract, s.tricks
    match = dealt.match
    sides = sides_of(match.players)
    mine = sum([tricks.won[one] for one in sides[contract.maker % 2]])
    return DoublePepperView(
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
        trump=contract.trump,
        contract=contract.trump or "NT",
        maker=contract.maker,
        silent=contract.silent,
        sides=sides,
        tricks_won=tricks.won,
        scores=match.scores,
        target=match.options.target,
        piles=_piles(len(dealt.away), dealt.away if seat == contract.maker else ()),
        history=(*_seen(dealt.history, seat, contract), *tricks.plays),
        facts=_facts(contract, mine, tricks.trumps_out, dealt.options.bowers),
        high=contract.bid.value,
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
            else done.seen_by(seat)
            for done in history
        ]
    )


@lru_cache(512)
def _high_bid(high: HighBid) -> Reason:
    return Reason.of("high-bid", who=high.seat, value=high.value)


@lru_cache(4096)
def _facts(contract: Contract, tricks: int, trumps_out: int, bowers: bool) -> tuple[Reason, ...]:
    """What the makers bid and have, who plays alone, and the trumps played."""
    bid, maker, trump = contract.bid, contract.maker, contract.trump
    missing = max(0, bid.value - tricks)
    facts = [Reason.of("makers-bid", who=maker, value=bid.value, tricks=tricks, missing=missing)]
    if contract.alone:
        facts.append(Reason.of("alone", who=maker))
    if trump is not None:
        total = trumps_in_pack(trump, bowers)
        facts.append(Reason.of("trumps-played", count=trumps_out, total=total))
    return tuple(facts)


@lru_cache(1024)
def _piles(count: int, away: tuple[Card, ...]) -> tuple[Pile, ...]:
    return (Pile("away", count, away),) if count else ()
