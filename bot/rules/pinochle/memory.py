"""What a view remembers of its deal, put together for guessing the rest."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from bot.rules.actions import Give, Hidden, Play
from bot.rules.cards import Card
from bot.rules.pinochle.melds import Limit, limits
from bot.rules.pinochle.order import denied, order_of
from bot.rules.pinochle.states import PLAYERS, SEATS, PinochleView, partner
from bot.rules.seats import Seat
from bot.rules.view import Done

PAIR: Final = 2
"""So many gifts make an exchange between partners."""


@dataclass(frozen=True, slots=True)
class Gift:
    """Cards that went from ``giver`` to the partner; ``cards`` is ``None`` where unseen."""

    giver: Seat
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Memory:
    """This deal as the viewing seat remembers it. Everything by seat.

    ``held`` are the cards known to have been in the hand after the exchange (before it: now),
    ``lacks`` those known not to be in it any more, ``limits`` what the melds on the table say of
    the rest. ``gifts`` are those that have changed hands, without what came straight back.
    """

    held: tuple[Counter[Card], ...]
    lacks: tuple[frozenset[Card], ...]
    limits: tuple[tuple[Limit, ...], ...]
    gifts: tuple[Gift, ...]


def remember(v: PinochleView) -> Memory:
    """Read a view's history once."""
    plays = [done for done in v.history if type(done.action) is Play]
    played: list[Counter[Card]] = [Counter() for _ in SEATS]
    for done in plays:
        played[done.seat][done.action.cards[0]] += 1
    given = _gifts(v)
    gifts = _net(v, given)
    got = {partner(gift.giver): Counter(gift.cards or ()) for gift in (*gifts, *given[1:])}
    melds = {shown.seat: shown.cards for shown in v.shown}
    held = []
    for seat in SEATS:
        if seat == v.seat:
            held.append(Counter(v.hand) + played[seat])
        else:
            held.append(played[seat] | Counter(melds.get(seat, ())) | got.get(seat, Counter()))
    return Memory(tuple(held), _lacks(v, plays), _limits(v, melds), gifts)


def is_given(done: Done) -> bool:
    """Whether this was a gift, seen or unseen."""
    return isinstance(done.action, Give) or (
        isinstance(done.action, Hidden) and done.action.what == Give.verb
    )


def _gifts(v: PinochleView) -> tuple[Gift, ...]:
    """The gifts that have changed hands: none while it is still being chosen."""
    if v.phase == "exchanging":
        return ()
    return tuple(
        Gift(done.seat, done.action.cards if isinstance(done.action, Give) else None)
        for done in v.history
        if is_given(done)
    )


def _net(v: PinochleView, gifts: tuple[Gift, ...]) -> tuple[Gift, ...]:
    """The gifts without what came straight back: the declarer may return the partner's cards.

    One that is unseen keeps its whole size.
    """
    if v.options.racehorse_how == "together" or len(gifts) < PAIR:
        return gifts
    there, back = gifts
    if there.cards is None or back.cards is None:
        return gifts
    come, gone = Counter(there.cards), Counter(back.cards)
    return (
        Gift(there.giver, tuple((come - gone).elements())),
        Gift(back.giver, tuple((gone - come).elements())),
    )


def _lacks(v: PinochleView, plays: list[Done]) -> tuple[frozenset[Card], ...]:
    """What the duties of play say: who did less than a card obliges to does not hold it."""
    lacks: list[frozenset[Card]] = [frozenset()] * PLAYERS
    if v.trump is None:
        return tuple(lacks)
    order = order_of(v.trump)
    best = led = Card("9S")
    for place, done in enumerate(plays):
        card = done.action.cards[0]
        if place % PLAYERS == 0:
            best = led = card
            continue
        assert led.suit is not None
        lacks[done.seat] |= denied(v.trump, v.options.heading, led.suit, best, card)
        if order.beats(card, best):
            best = card
    return tuple(lacks)


def _limits(v: PinochleView, melds: dict[Seat, tuple[Card, ...]]) -> tuple[tuple[Limit, ...], ...]:
    """Once the melds lie on the table, nobody has more than is shown."""
    if v.trump is None or v.phase not in ("surrendering", "playing"):
        return ((),) * PLAYERS
    extra = v.options.extra_run_melds
    return tuple(limits(melds.get(seat, ()), v.trump, extra) for seat in SEATS)
