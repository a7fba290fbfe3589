"""The view of a seat of the family, built up from what it may know."""

from functools import lru_cache

from bot.rules.games.euchre.family import Contract, Sides
from bot.rules.games.euchre.partnership import sides_known_to
from bot.rules.games.euchre.states import BlindSuit, Dealt, Made, Making, Playing, State
from bot.rules.games.euchre.view import EuchreView
from bot.rules.kit.actions import Give, Swap
from bot.rules.kit.cards import Card
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, quick_in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.reasons import Reason
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat, partner
from bot.rules.kit.view import Done, Pile, Shown

_in_play = quick_in_play(EuchreView, "sides")


def observe(s: State, seat: Seat | None) -> EuchreView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        first = _at_first_lead(s.dealt, s.contract, _insider(s.dealt, seat))
        sides = s.sides if s.contract.called is None else sides_known_to(s, seat)
        return _in_play(first, s, seat, sides)
    if isinstance(s, BETWEEN_DEALS):
        match = s.match
        return between_deals(EuchreView, s, seat, match.options.sides(match.players))
    return _before_play(s, seat)


def _before_play(s: Making | Made, seat: Seat | None) -> EuchreView:
    dealt = s.dealt
    contract = s.contract if isinstance(s, Made) else None
    view = before_play(
        EuchreView,
        s,
        seat,
        _sides_so_far(dealt, contract),
        _seen(dealt, seat),
        trump=contract.trump if contract else None,
        contract=contract.word if contract else "",
        maker=contract.maker if contract else None,
        sitting_out=contract.sitting_out if contract else (),
        piles=_piles(dealt, seat),
        shown=_shown(dealt),
        up=dealt.up,
        up_suit=dealt.suit,
        drawn=_drawn(dealt, seat),
    )
    has_not_looked = isinstance(s, BlindSuit) and seat == dealt.dealer
    return replace(view, hand=()) if has_not_looked else view


def _insider(dealt: Dealt, seat: Seat | None) -> Seat | None:
    """The seat, if it may know more of the deal before the play than everybody; else ``None``."""
    if dealt.exchange is not None or dealt.options.partners_best:
        return seat
    return seat if dealt.buried is not None and seat == dealt.dealer else None


@per_seat
def _at_first_lead(dealt: Dealt, contract: Contract, seat: Seat | None) -> EuchreView:
    return at_first_lead(
        EuchreView,
        Playing.phase,
        dealt,
        seat,
        _sides_so_far(dealt, contract),
        _seen(dealt, seat),
        trump=contract.trump,
        contract=contract.word,
        maker=contract.maker,
        sitting_out=contract.sitting_out,
        piles=_piles(dealt, seat),
        shown=_shown(dealt),
        up=dealt.up,
        up_suit=dealt.suit,
        drawn=_drawn(dealt, seat),
        called=contract.called,
    )


def _sides_so_far(dealt: Dealt, contract: Contract | None) -> Sides:
    """The sides of the game, and of this deal once its maker is known."""
    options, players = dealt.options, dealt.match.players
    return options.sides_of_deal(players, contract.maker) if contract else options.sides(players)


def _drawn(dealt: Dealt, seat: Seat | None) -> tuple[Card, ...]:
    exchange = dealt.exchange
    return exchange.drawn if exchange and exchange.seat == seat else ()


def _shown(dealt: Dealt) -> tuple[Shown, ...]:
    exchange = dealt.exchange
    if exchange is None:
        return ()
    return (Shown(exchange.seat, exchange.away, Reason.of("farmers-hand")),)


def _seen(dealt: Dealt, seat: Seat | None) -> tuple[Done, ...]:
    """The making as this seat saw it."""
    if dealt.buried is None and not dealt.options.partners_best:
        return dealt.history  # nothing was put down unseen
    return tuple(
        [done if _open_to(done, seat) else done.as_seen_by(seat) for done in dealt.history]
    )


def _open_to(done: Done, seat: Seat | None) -> bool:
    """A buried card is the dealer's secret, a card given the two partners'."""
    if isinstance(done.action, Give):
        return seat in (done.seat, partner(done.seat))
    return not isinstance(done.action, Swap) or seat == done.seat


def _piles(dealt: Dealt, seat: Seat | None) -> tuple[Pile, ...]:
    exchange, buried = dealt.exchange, dealt.buried
    return _piles_of(
        dealt.up if buried is None else None,
        len(dealt.stock),
        exchange.away if exchange else (),
        buried is not None,
        buried if seat == dealt.dealer else None,
    )


@lru_cache(4096)
def _piles_of(
    up: Card | None,
    stock: int,
    laid_open: tuple[Card, ...],
    is_buried: bool,
    buried: Card | None,
) -> tuple[Pile, ...]:
    piles = [Pile("up", 1, (up,))] if up else []
    if stock:
        piles.append(Pile("stock", stock))
    if count := len(laid_open) + is_buried:
        piles.append(Pile("away", count, (*laid_open, *((buried,) if buried else ()))))
    return tuple(piles)
