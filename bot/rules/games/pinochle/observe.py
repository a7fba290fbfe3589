"""The view of a seat of Pinochle, built up from what it may know."""

from typing import Any, Final

from bot.rules.games.pinochle.melds import Meld
from bot.rules.games.pinochle.states import (
    PLAYERS,
    SIDES,
    Bidding,
    Exchanging,
    Named,
    Naming,
    PinochleDealt,
    Playing,
    Redealing,
    State,
    Surrendering,
)
from bot.rules.games.pinochle.view import PinochleView
from bot.rules.kit.actions import Give, Hidden
from bot.rules.kit.meld_deals import Contract
from bot.rules.kit.melds import shown_melds
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, none_yet, quick_in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat, partner
from bot.rules.kit.view import Done

_in_play = quick_in_play(PinochleView, "taken")

ANSWER: Final = Hidden("answer", 0)
"""An answer about a new deal as the others see it, until all have given theirs."""


def observe(s: State, seat: Seat | None) -> PinochleView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        insider = seat if s.dealt.match.options.racehorse else None  # of cards given
        first = _at_first_lead(s.dealt, s.contract, s.melds, insider)
        return _in_play(first, s, seat, s.taken)
    if isinstance(s, Bidding):
        high = s.auction.high
        bid, bidder = (int(high.value), high.seat) if high else (0, None)
        return before_play(PinochleView, s, seat, SIDES, s.dealt.history, bid=bid, bidder=bidder)
    if isinstance(s, BETWEEN_DEALS):
        return between_deals(PinochleView, s, seat, SIDES)
    return _before_play(s, seat)


def _before_play(s: Redealing | Naming | Named, seat: Seat | None) -> PinochleView:
    history, own = _seen(s.dealt, seat), dict[str, Any]()
    match s:
        case Redealing():
            history += tuple(d if d.seat == seat else Done(d.seat, ANSWER) for d in s.chosen)
        case Naming(high=high):
            own = {"maker": high.seat, "bidder": high.seat, "bid": int(high.value)}
        case _:
            own = s.contract.known
    if isinstance(s, Exchanging):
        history += tuple(done.as_seen_by(seat) for done in s.chosen)
    if isinstance(s, Surrendering):
        own |= {"shown": shown_melds(s.melds), "taken": none_yet(PLAYERS)}
    return before_play(PinochleView, s, seat, SIDES, history, **own)


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
        shown=shown_melds(melds),
        **contract.known,
    )


def _seen(dealt: PinochleDealt, seat: Seat | None) -> tuple[Done, ...]:
    """The actions before the play as a seat saw them; cards given are the partners' secret."""
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
