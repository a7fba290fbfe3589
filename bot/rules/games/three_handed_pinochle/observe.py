"""The view of a seat of Three-handed Pinochle, built up from what it may know."""

from typing import Any

from bot.rules.games.three_handed_pinochle.stake import BURIED
from bot.rules.games.three_handed_pinochle.states import (
    ALONE,
    PLAYERS,
    WIDOW,
    Bidding,
    Dealt,
    Named,
    Naming,
    Playing,
    State,
    Surrendering,
    sides_against,
)
from bot.rules.games.three_handed_pinochle.view import ThreeHandedView
from bot.rules.kit.actions import Discard
from bot.rules.kit.meld_deals import Contract
from bot.rules.kit.melds import Meld, shown_melds
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, none_yet, quick_in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.reasons import Reason
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Done, Pile, Shown

_in_play = quick_in_play(ThreeHandedView, "taken")

FACE_DOWN = (Pile("widow", WIDOW),)


def observe(s: State, seat: Seat | None) -> ThreeHandedView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        insider = seat if seat == s.contract.maker else None  # of what is buried
        return _in_play(_at_first_lead(s.dealt, s.contract, s.melds, insider), s, seat, s.taken)
    if isinstance(s, BETWEEN_DEALS):
        return between_deals(ThreeHandedView, s, seat, ALONE)
    return _before_play(s, seat)


def _before_play(s: Bidding | Naming | Named, seat: Seat | None) -> ThreeHandedView:
    dealt = s.dealt
    history = _seen(dealt, seat)
    if isinstance(s, Bidding):
        auction = s.auction
        own: dict[str, Any] = {"bid": int(auction.value), "bidder": auction.bidder}
        return before_play(ThreeHandedView, s, seat, ALONE, history, piles=FACE_DOWN, **own)
    if isinstance(s, Naming):
        maker = s.high.seat
        own = {"maker": maker, "bidder": maker, "bid": int(s.high.value)}
    else:
        maker, own = s.contract.maker, s.contract.known
    own |= {"widow": dealt.widow, "piles": _buried(dealt, seat, maker)}
    if isinstance(s, Surrendering):
        own |= {"shown": shown_melds(s.melds), "taken": none_yet(PLAYERS)}
    else:
        own["shown"] = (Shown(maker, dealt.widow, Reason.of("widow")),)
    return before_play(ThreeHandedView, s, seat, sides_against(maker), history, **own)


@per_seat
def _at_first_lead(
    dealt: Dealt, contract: Contract, melds: tuple[Meld, ...], seat: Seat | None
) -> ThreeHandedView:
    return at_first_lead(
        ThreeHandedView,
        Playing.phase,
        dealt,
        seat,
        sides_against(contract.maker),
        _seen(dealt, seat),
        widow=dealt.widow,
        piles=_buried(dealt, seat, contract.maker),
        shown=shown_melds(melds),
        **contract.known,
    )


def _buried(dealt: Dealt, seat: Seat | None, maker: Seat) -> tuple[Pile, ...]:
    """The cards put away, which only the bidder knows."""
    if not dealt.buried:
        return ()
    return (Pile(BURIED, WIDOW, dealt.buried if seat == maker else ()),)


def _seen(dealt: Dealt, seat: Seat | None) -> tuple[Done, ...]:
    """The actions before the play as a seat saw them; cards put away are the bidder's secret."""
    return tuple([d.as_seen_by(seat) if type(d.action) is Discard else d for d in dealt.history])
