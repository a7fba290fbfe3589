"""The view of a seat of Double-deck Pinochle, built up from what it may know."""

from typing import Any

from bot.rules.games.double_deck_pinochle.states import (
    PLAYERS,
    SIDES,
    Bidding,
    DoubleDeckDealt,
    Naming,
    Playing,
    State,
    Surrendering,
)
from bot.rules.games.double_deck_pinochle.view import DoubleDeckView
from bot.rules.kit.meld_deals import Contract
from bot.rules.kit.melds import Meld, shown_melds
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, none_yet, quick_in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat

_in_play = quick_in_play(DoubleDeckView, "taken")


def observe(s: State, seat: Seat | None) -> DoubleDeckView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        first = _at_first_lead(s.dealt, s.contract, s.melds)
        return _in_play(first, s, seat, s.taken)
    if isinstance(s, BETWEEN_DEALS):
        return between_deals(DoubleDeckView, s, seat, SIDES)
    return _before_play(s, seat)


def _before_play(s: Bidding | Naming | Surrendering, seat: Seat | None) -> DoubleDeckView:
    match s:
        case Bidding():
            own: dict[str, Any] = {"bid": int(s.auction.value), "bidder": s.auction.bidder}
        case Naming():
            own = {"maker": s.high.seat, "bidder": s.high.seat, "bid": int(s.high.value)}
        case _:
            own = s.contract.known | {"shown": shown_melds(s.melds)}
            own["taken"] = none_yet(PLAYERS)
    return before_play(DoubleDeckView, s, seat, SIDES, s.dealt.history, **own)


@per_seat
def _at_first_lead(
    dealt: DoubleDeckDealt, contract: Contract, melds: tuple[Meld, ...]
) -> DoubleDeckView:
    own = contract.known | {"shown": shown_melds(melds)}
    return at_first_lead(DoubleDeckView, Playing.phase, dealt, None, SIDES, dealt.history, **own)
