"""What one seat sees of a game of Pepper, built up from what it may know."""

from functools import cache

from bot.rules.games.pepper.states import Bidding, Naming, Playing, State, sides_of
from bot.rules.games.pepper.view import PepperView
from bot.rules.kit.observe import between_deals, counts_of, hand_of, none_yet
from bot.rules.kit.phases import Dealing, Over
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Pile


def look(s: State, seat: Seat | None) -> PepperView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _playing(s, seat)
    if isinstance(s, Dealing | Over):
        sides = sides_of(s.match.options, s.match.players)
        return between_deals(PepperView, s, seat, sides)
    return _before_play(s, seat)


def _before_play(s: Bidding | Naming, seat: Seat | None) -> PepperView:
    dealt, match = s.dealt, s.dealt.match
    high = s.auction.high if isinstance(s, Bidding) else s.high
    return PepperView(
        seat=seat,
        match=match,
        phase=s.phase,
        turn=s.turns,
        hand=hand_of(dealt.hands, seat),
        counts=counts_of(dealt.hands),
        maker=s.high.seat if isinstance(s, Naming) else None,
        sides=sides_of(match.options, match.players),
        tricks_won=none_yet(match.players),
        piles=_piles(len(dealt.stock)),
        history=dealt.history,
        high=high.value if high else 0,
        bidder=high.seat if high else None,
    )


def _playing(s: Playing, seat: Seat | None) -> PepperView:
    dealt, contract, tricks = s.dealt, s.contract, s.tricks
    match = dealt.match
    return PepperView(
        seat=seat,
        match=match,
        phase=s.phase,
        turn=s.turns,
        hand=hand_of(tricks.hands, seat),
        counts=counts_of(tricks.hands),
        trick=tricks.trick,
        last_trick=tricks.last_trick,
        trump=contract.trump,
        contract=contract.trump or "NT",
        maker=contract.maker,
        sides=sides_of(match.options, match.players),
        tricks_won=tricks.won,
        piles=_piles(len(dealt.stock)),
        history=(*dealt.history, *tricks.plays),
        high=contract.bid.value,
        bidder=contract.maker,
    )


@cache
def _piles(stock: int) -> tuple[Pile, ...]:
    return (Pile("stock", stock),) if stock else ()
