"""The view of a seat of Widow Pitch, built up from what it may know."""

from functools import lru_cache
from typing import Final

from bot.rules.games.widow_pitch.states import Bidding, Contract, Dealt, Made, Playing, State
from bot.rules.games.widow_pitch.view import WidowPitchView
from bot.rules.kit.actions import Discard
from bot.rules.kit.cards import Card
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, hand_of, quick_in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat, alone
from bot.rules.kit.view import Done, Pile

_in_play = quick_in_play(WidowPitchView)

SIDES: Final = alone(2)


def observe(s: State, seat: Seat | None) -> WidowPitchView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _playing(s, seat)
    if isinstance(s, BETWEEN_DEALS):
        return between_deals(WidowPitchView, s, seat, SIDES)
    return _before_play(s, seat)


def _before_play(s: Bidding | Made, seat: Seat | None) -> WidowPitchView:
    dealt = s.dealt
    contract = None if isinstance(s, Bidding) else s.contract
    high = s.auction.high if isinstance(s, Bidding) else None
    return before_play(
        WidowPitchView,
        s,
        seat,
        SIDES,
        _seen(dealt, seat),
        trump=contract.trump if contract else None,
        contract=contract.word if contract else "",
        maker=contract.maker if contract else None,
        piles=_piles(dealt, seat),
        bid=contract.bid if contract else high.value if high else None,
        drawn=hand_of(dealt.drawn, seat),
    )


def _playing(s: Playing, seat: Seat | None) -> WidowPitchView:
    return _in_play(_at_first_lead(s.dealt, s.contract, seat), s, seat)


@per_seat
def _at_first_lead(dealt: Dealt, contract: Contract, seat: Seat | None) -> WidowPitchView:
    return at_first_lead(
        WidowPitchView,
        Playing.phase,
        dealt,
        seat,
        SIDES,
        _seen(dealt, seat),
        trump=contract.trump,
        contract=contract.word,
        maker=contract.maker,
        piles=_piles(dealt, seat),
        bid=contract.bid,
        drawn=hand_of(dealt.drawn, seat),
    )


def _seen(dealt: Dealt, seat: Seat | None) -> tuple[Done, ...]:
    """The auction and the exchange as this seat saw them: others' discards stay hidden."""
    return tuple([d.as_seen_by(seat) if type(d.action) is Discard else d for d in dealt.history])


def _piles(dealt: Dealt, seat: Seat | None) -> tuple[Pile, ...]:
    """The widow, the stock, and the cards both have put away: one's own are known."""
    away = sum(map(len, dealt.away))
    return _piles_of(len(dealt.widow), len(dealt.stock), away, hand_of(dealt.away, seat))


@lru_cache(4096)
def _piles_of(widow: int, stock: int, away: int, mine: tuple[Card, ...]) -> tuple[Pile, ...]:
    piles = [Pile("widow", widow)] if widow else []
    piles.append(Pile("stock", stock))
    if away:
        piles.append(Pile("away", away, mine))
    return tuple(piles)
