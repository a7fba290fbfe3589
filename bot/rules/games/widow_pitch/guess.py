"""A full deal of Widow Pitch drawn at random among those a view allows.

Nothing but the suits someone could not follow limits where an unseen card may be: bids need no
cards, and anything may have been put away. So the unseen cards are dealt into the hands, the
cards put away and the piles, and then the exchange is told backwards.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.rules.games.widow_pitch.order import PACK, order_of, owed_to
from bot.rules.games.widow_pitch.states import HAND, other
from bot.rules.games.widow_pitch.view import WidowPitchView
from bot.rules.kit.actions import Deal, Discard, Hidden
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, without
from bot.rules.kit.duties import Duties
from bot.rules.kit.fill import Fill
from bot.rules.kit.history import lacking, played_by_seat
from bot.rules.kit.remembered import remembered
from bot.rules.kit.seats import Seat, seats
from bot.rules.kit.sharing import Sharing, mixed
from bot.rules.kit.tricks import Trick
from bot.rules.kit.view import Done

ANYTHING: Final = frozenset(PACK)
NONE: Final[tuple[Card, ...]] = ()


def guess_deal(v: WidowPitchView, rng: Random) -> Fill:
    """A deal and this deal's history with every hidden card filled in."""
    sharing, played = _unknowns(v)
    places = sharing.dealt(rng)
    return Fill(places[: v.players], lambda: _told_backwards(v, played, places, rng))


@remembered
def _unknowns(v: WidowPitchView) -> tuple[Sharing, Hands]:
    """The ways to share out the unseen cards, and the cards played.

    The places are the hands as they are, then the cards each has put away, then all the others.
    """
    played = played_by_seat(v)
    known: list[tuple[Card, ...]] = [NONE] * (2 * v.players + 1)
    wanted = [*v.counts, *(0 for _ in v.counts)]
    if v.seat is not None:
        known[v.seat], wanted[v.seat] = v.hand, 0
    for done in v.history:
        if isinstance(done.action, Discard):
            known[v.players + done.seat] = done.action.cards
        elif isinstance(done.action, Hidden):
            wanted[v.players + done.seat] = done.action.count
    unseen = without(PACK, *(card for cards in (*known, *played) for card in cards))
    wanted.append(len(unseen) - sum(wanted))
    allowed = [ANYTHING - lacks for lacks in _lacking(v)]
    allowed += [ANYTHING] * (len(wanted) - len(allowed))
    return Sharing(unseen, wanted, allowed, known), played


def _told_backwards(
    v: WidowPitchView, played: Hands, places: Hands, rng: Random
) -> tuple[Deal, tuple[Done, ...]]:
    """From the hands as they are back to the hands that were dealt, and the history in full."""
    hands, away = places[: v.players], places[v.players : -1]
    kept = [(*hand, *cards) for hand, cards in zip(hands, played, strict=True)]
    drawn = [_drawn(v, seat, kept[seat], away[seat], rng) for seat in seats(v.players)]
    dealt = [without((*kept[s], *away[s]), *drawn[s]) for s in seats(v.players)]
    history = [_in_full(done, away[done.seat]) for done in v.history]
    return Deal(tuple(dealt), _piles(v, drawn, mixed(places[-1], rng), rng)), tuple(history)


def _lacking(v: WidowPitchView) -> tuple[frozenset[Card], ...]:
    """The cards each seat lacks by its plays; a trump tells nothing where one may always trump."""

    def owed(trick: Trick) -> Duties:
        return owed_to(trick, v.trump, v.options.follow)

    return lacking(v, order_of(v.trump), owed)


def _drawn(
    v: WidowPitchView, seat: Seat, kept: tuple[Card, ...], away: tuple[Card, ...], rng: Random
) -> tuple[Card, ...]:
    """The cards that a seat took from the widow or drew from the stock.

    The bidder may have put cards of the widow away again; the opponent drew after discarding.
    """
    if seat == v.seat:
        return v.drawn
    if seat == v.maker:
        return tuple(rng.sample((*kept, *away), HAND))
    return tuple(rng.sample(kept, len(away)))


def _piles(
    v: WidowPitchView, drawn: Sequence[tuple[Card, ...]], rest: list[Card], rng: Random
) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    """The widow and the stock as they were dealt, each in any order its cards may have had."""
    if v.maker is None:
        return ("widow", tuple(rest[:HAND])), ("stock", tuple(rest[HAND:]))
    widow, top = (rng.sample(drawn[s], len(drawn[s])) for s in (v.maker, other(v.maker)))
    return ("widow", tuple(widow)), ("stock", (*top, *rest))


def _in_full(done: Done, away: tuple[Card, ...]) -> Done:
    """A hidden discard told openly."""
    return Done(done.seat, Discard(away)) if isinstance(done.action, Hidden) else done
