"""The memory of a deal, read off a view and put together for guessing the rest."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from bot.rules.games.pinochle.melds import limits
from bot.rules.games.pinochle.states import PLAYERS, SEATS, Exchanging, Playing, Surrendering
from bot.rules.games.pinochle.view import PinochleView
from bot.rules.kit.actions import Give
from bot.rules.kit.cards import Card
from bot.rules.kit.history import lacking, played_by_seat, verb_of
from bot.rules.kit.melds import Limit
from bot.rules.kit.pinochle import order_of, owed
from bot.rules.kit.seats import Seat, partner
from bot.rules.kit.view import Done

PAIR: Final = 2
"""So many gifts make an exchange between partners."""


@dataclass(frozen=True, slots=True)
class Gift:
    """Cards that went from ``giver`` to the partner; ``cards`` is ``None`` where unseen."""

    giver: Seat
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Memory:
    """The deal as the viewing seat remembers it. Everything runs by seat.

    ``held`` are the cards known to have been in the hand after the exchange (before it: now),
    ``lacks`` those known not to be in it any more, ``limits`` the bounds on the rest by the melds
    on the table. ``gifts`` are those that have changed hands, without cards given straight back.
    """

    held: tuple[Counter[Card], ...]
    lacks: tuple[frozenset[Card], ...]
    limits: tuple[tuple[Limit, ...], ...]
    gifts: tuple[Gift, ...]


def remember(v: PinochleView) -> Memory:
    """Read a view's history once."""
    played = list(map(Counter, played_by_seat(v)))
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
    return Memory(tuple(held), _lacks(v), _limits(v, melds), gifts)


def is_given(done: Done) -> bool:
    """Whether this was a gift, seen or unseen."""
    return verb_of(done) == Give.verb


def _gifts(v: PinochleView) -> tuple[Gift, ...]:
    """The gifts that have changed hands: none while it is still being chosen."""
    if v.phase == Exchanging.phase:
        return ()
    return tuple(
        Gift(done.seat, done.action.cards if isinstance(done.action, Give) else None)
        for done in v.history
        if is_given(done)
    )


def _net(v: PinochleView, gifts: tuple[Gift, ...]) -> tuple[Gift, ...]:
    """The gifts without cards given straight back: the declarer may return the partner's cards.

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


def _lacks(v: PinochleView) -> tuple[frozenset[Card], ...]:
    """The cards each seat lacks by its plays: those that would have bound it to another card."""
    trump, heading = v.trump, v.options.heading
    if trump is None:
        return (frozenset(),) * PLAYERS
    return lacking(v, order_of(trump), lambda trick: owed(trick, trump, heading))


def _limits(v: PinochleView, melds: dict[Seat, tuple[Card, ...]]) -> tuple[tuple[Limit, ...], ...]:
    """Once the melds lie on the table, nobody has more than is shown."""
    if v.trump is None or v.phase not in (Surrendering.phase, Playing.phase):
        return ((),) * PLAYERS
    extra = v.options.extra_run_melds
    return tuple(limits(melds.get(seat, ()), v.trump, extra) for seat in SEATS)
