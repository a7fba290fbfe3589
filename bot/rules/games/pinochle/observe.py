"""The view of a seat of Pinochle, built up from what it may know."""

from typing import Final

from bot.rules.games.pinochle.melds import Meld
from bot.rules.games.pinochle.states import (
    PLAYERS,
    SEATS,
    SIDES,
    BeforePlay,
    Bidding,
    Contract,
    Exchanging,
    Naming,
    PinochleDealt,
    Playing,
    Redealing,
    State,
    Surrendering,
)
from bot.rules.games.pinochle.view import PinochleView
from bot.rules.kit.actions import Give, Hidden
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, in_play, none_yet
from bot.rules.kit.phases import Dealing, Over
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat, partner
from bot.rules.kit.view import Done, Shown

ANSWER: Final = Hidden("answer", 0)
"""What others see of an answer about a new deal, until all have given theirs."""


def observe(s: State, seat: Seat | None) -> PinochleView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _playing(s, seat)
    if isinstance(s, Dealing | Over):
        return between_deals(PinochleView, s, seat, SIDES)
    return _before_play(s, seat)


def _before_play(s: BeforePlay, seat: Seat | None) -> PinochleView:
    dealt = s.dealt
    bidder, bid = _bid(s)
    contract = None if isinstance(s, Redealing | Bidding | Naming) else s.contract
    melds = s.melds if isinstance(s, Surrendering) else None
    return before_play(
        PinochleView,
        s,
        seat,
        SIDES,
        (*_seen(dealt, seat), *_chosen(s, seat)),
        trump=contract.trump if contract else None,
        contract=contract.trump if contract else "",
        maker=None if isinstance(s, Bidding) else bidder,
        shown=_shown(melds) if melds else (),
        bid=bid,
        bidder=bidder,
        taken=none_yet(PLAYERS) if melds else (),
    )


def _bid(s: BeforePlay) -> tuple[Seat | None, int]:
    """Whose the highest bid is, and how high."""
    match s:
        case Redealing():
            return None, 0
        case Bidding():
            return s.auction.bidder, int(s.auction.value)
        case Naming():
            return s.high.seat, int(s.high.value)
    return s.contract.maker, s.contract.bid


def _playing(s: Playing, seat: Seat | None) -> PinochleView:
    first = _at_first_lead(s.dealt, s.contract, s.melds, seat)
    return in_play(first, s, taken=s.taken)


@per_seat
def _at_first_lead(
    dealt: PinochleDealt, contract: Contract, melds: tuple[Meld, ...], seat: Seat | None
) -> PinochleView:
    return at_first_lead(
        PinochleView,
        Playing.phase,
        dealt,
        seat,
        SIDES,
        _seen(dealt, seat),
        trump=contract.trump,
        contract=contract.trump,
        maker=contract.maker,
        shown=_shown(melds),
        bid=contract.bid,
        bidder=contract.maker,
    )


@per_seat
def _shown(melds: tuple[Meld, ...]) -> tuple[Shown, ...]:
    laid = [(seat, melds[seat]) for seat in SEATS if melds[seat].cards]
    return tuple(Shown(seat, meld.cards, meld.what) for seat, meld in laid)


def _seen(dealt: PinochleDealt, seat: Seat | None) -> tuple[Done, ...]:
    """What was said and given before the play; cards given are the two partners' secret."""
    if not dealt.options.racehorse:
        return dealt.history
    return tuple(
        [
            done.as_seen_by(seat)
            if type(done.action) is Give and seat != partner(done.seat)
            else done
            for done in dealt.history
        ]
    )


def _chosen(s: BeforePlay, seat: Seat | None) -> tuple[Done, ...]:
    """What has been chosen so far where all choose together, as this seat saw it."""
    if isinstance(s, Redealing):
        return tuple(d if d.seat == seat else Done(d.seat, ANSWER) for d in s.chosen)
    if isinstance(s, Exchanging):
        return tuple(done.as_seen_by(seat) for done in s.chosen)
    return ()
