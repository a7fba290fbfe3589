"""What one seat sees of a game of Pinochle, built up from what it may know."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from bot.rules.actions import Give, Hidden
from bot.rules.pinochle.facts import facts_of_auction, facts_of_play
from bot.rules.pinochle.melds import Meld
from bot.rules.pinochle.states import (
    PLAYERS,
    SEATS,
    SIDES,
    BeforePlay,
    Bidding,
    Dealing,
    Dealt,
    Exchanging,
    Named,
    Naming,
    Over,
    PinochleView,
    Playing,
    Redealing,
    State,
    Surrendering,
    partner,
)
from bot.rules.seats import Seat
from bot.rules.view import Done, Shown

NOTHING: Final = (0,) * PLAYERS
ANSWER: Final = Hidden("answer", 0)
"""What others see of an answer about a new deal, until all have given theirs."""


def look(s: State, seat: Seat | None) -> PinochleView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _playing(s, seat)
    if isinstance(s, Dealing | Over):
        return _between_deals(s, seat)
    return _before_play(s, seat)


def _between_deals(s: Dealing | Over, seat: Seat | None) -> PinochleView:
    match = s.match
    return PinochleView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=s.phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=s.turns,
        counts=NOTHING,
        sides=SIDES,
        tricks_won=NOTHING,
        scores=match.scores,
        target=match.options.target,
        result=s.result if isinstance(s, Over) else None,
    )


def _before_play(s: BeforePlay, seat: Seat | None) -> PinochleView:
    dealt = s.dealt
    match = dealt.match
    return PinochleView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=s.phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=s.turns,
        hand=() if seat is None else dealt.hands[seat],
        counts=tuple(map(len, dealt.hands)),
        sides=SIDES,
        tricks_won=NOTHING,
        scores=match.scores,
        target=match.options.target,
        history=(*_seen(dealt, seat), *_chosen(s, seat)),
        **_auction(s),
    )


def _auction(s: BeforePlay) -> dict[str, Any]:
    """What the auction and the naming have brought so far, by the names of the view's fields."""
    if isinstance(s, Redealing):
        return {}
    if isinstance(s, Bidding):
        facts = facts_of_auction(s.bid, s.bidder, False)
        return {"bid": s.bid, "bidder": s.bidder, "facts": facts}
    if isinstance(s, Naming):
        facts = facts_of_auction(s.bid, s.maker, True)
        return {"maker": s.maker, "bid": s.bid, "bidder": s.maker, "facts": facts}
    return _named(s)


def _named(s: Named) -> dict[str, Any]:
    maker, bid, trump = s.contract.maker, s.contract.bid, s.contract.trump
    found = {"maker": maker, "bid": bid, "bidder": maker, "trump": trump, "contract": str(trump)}
    if isinstance(s, Surrendering):
        return found | {"facts": facts_of_play(s), "shown": _shown(s.melds)}
    return found | {"facts": facts_of_auction(bid, maker, True)}


def _playing(s: Playing, seat: Seat | None) -> PinochleView:
    dealt, contract = s.dealt, s.contract
    match = dealt.match
    return PinochleView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=s.phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=(s.turn,),
        hand=() if seat is None else s.hands[seat],
        counts=tuple(map(len, s.hands)),
        trick=s.trick,
        last_trick=s.last_trick,
        trump=contract.trump,
        contract=contract.trump,
        maker=contract.maker,
        sides=SIDES,
        tricks_won=s.tricks_won,
        scores=match.scores,
        target=match.options.target,
        shown=_shown(s.melds),
        history=(*_seen(dealt, seat), *s.plays),
        facts=facts_of_play(s),
        bid=contract.bid,
        bidder=contract.maker,
    )


@lru_cache(512)
def _shown(melds: tuple[Meld, ...]) -> tuple[Shown, ...]:
    laid = [(seat, melds[seat]) for seat in SEATS if melds[seat].cards]
    return tuple(Shown(seat, meld.cards, meld.what) for seat, meld in laid)


def _seen(dealt: Dealt, seat: Seat | None) -> tuple[Done, ...]:
    """What was said and given before the play; cards given are the two partners' secret."""
    if not dealt.options.racehorse:
        return dealt.history
    return tuple(
        [
            done.seen_by(seat) if type(done.action) is Give and seat != partner(done.seat) else done
            for done in dealt.history
        ]
    )


def _chosen(s: BeforePlay, seat: Seat | None) -> Iterator[Done]:
    """What has been chosen so far where all choose together, as this seat saw it."""
    if isinstance(s, Redealing):
        for who in SEATS:
            if answer := s.answers[who]:
                yield Done(who, answer if who == seat else ANSWER)
    elif isinstance(s, Exchanging):
        for who in SEATS:
            if give := s.chosen[who]:
                yield Done(who, give).seen_by(seat)
