"""What one seat sees of a game of the family, built up from what it may know."""

from collections.abc import Sequence
from functools import lru_cache

from bot.rules.actions import Give, Swap
from bot.rules.cards import Card, Suit
from bot.rules.euchre.facts import facts_of_making, facts_of_play
from bot.rules.euchre.family import Contract, Sides
from bot.rules.euchre.partnership import sides_known_to
from bot.rules.euchre.states import (
    BlindSuit,
    Dealing,
    Dealt,
    EuchreView,
    Made,
    Making,
    Naming,
    Over,
    Playing,
    State,
    partner,
)
from bot.rules.reasons import Reason
from bot.rules.seats import Seat
from bot.rules.view import Done, Pile, Shown


def look(s: State, seat: Seat | None) -> EuchreView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _playing(s, seat)
    if isinstance(s, Dealing | Over):
        return _between_deals(s, seat)
    return _before_play(s, seat)


def _between_deals(s: Dealing | Over, seat: Seat | None) -> EuchreView:
    match = s.match
    return EuchreView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=s.phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=s.turns,
        counts=(0,) * match.players,
        sides=match.options.sides(match.players),
        tricks_won=(0,) * match.players,
        scores=match.scores,
        target=match.options.target,
        result=s.result if isinstance(s, Over) else None,
    )


def _before_play(s: Making | Made, seat: Seat | None) -> EuchreView:
    dealt = s.dealt
    match = dealt.match
    contract = s.contract if isinstance(s, Made) else None
    unseen = seat is None or (isinstance(s, BlindSuit) and seat == dealt.dealer)
    return EuchreView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=s.phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=s.turns,
        hand=() if unseen or seat is None else dealt.hands[seat],
        counts=tuple(map(len, dealt.hands)),
        trump=contract.trump if contract else None,
        contract=contract_word(contract) if contract else "",
        maker=contract.maker if contract else None,
        silent=contract.silent if contract else (),
        sides=_sides_so_far(dealt, contract),
        tricks_won=(0,) * match.players,
        scores=match.scores,
        target=match.options.target,
        piles=_piles(dealt, seat),
        shown=_shown(dealt),
        history=_seen(dealt.history, seat),
        facts=facts_of_making(dealt, contract, isinstance(s, Naming)),
        up=dealt.up,
        up_suit=dealt.suit,
        drawn=_drawn(dealt, seat),
    )


def _playing(s: Playing, seat: Seat | None) -> EuchreView:
    dealt, contract = s.dealt, s.contract
    match = dealt.match
    sides = sides_known_to(s, seat)
    return EuchreView(
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
        contract=contract_word(contract),
        maker=contract.maker,
        silent=contract.silent,
        sides=sides,
        tricks_won=s.tricks_won,
        scores=match.scores,
        target=match.options.target,
        piles=_piles(dealt, seat),
        shown=_shown(dealt),
        history=(*_seen(dealt.history, seat), *s.plays),
        facts=facts_of_play(s, sides),
        up=dealt.up,
        up_suit=dealt.suit,
        drawn=_drawn(dealt, seat),
    )


def _sides_so_far(dealt: Dealt, contract: Contract | None) -> Sides:
    """The sides of the game, and of this deal once its maker is known."""
    options, players = dealt.options, dealt.match.players
    return options.sides_of_deal(players, contract.maker) if contract else options.sides(players)


def contract_word(contract: Contract) -> Suit | str:
    """The contract in a word: the suit, or ``NT``."""
    return contract.trump or "NT"


def _drawn(dealt: Dealt, seat: Seat | None) -> tuple[Card, ...]:
    exchange = dealt.exchange
    return exchange.drawn if exchange and exchange.seat == seat else ()


def _shown(dealt: Dealt) -> tuple[Shown, ...]:
    exchange = dealt.exchange
    if exchange is None:
        return ()
    return (Shown(exchange.seat, exchange.away, Reason.of("farmers-hand")),)


def _seen(history: Sequence[Done], seat: Seat | None) -> tuple[Done, ...]:
    """The making as this seat saw it."""
    return tuple([done if _open_to(done, seat) else done.seen_by(seat) for done in history])


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
