"""A full deal of Three-handed Pinochle drawn at random among those a view allows.

Unseen cards lie in hands, among the buried ones, or in the widow. Of the bidder's hand the melds
not made are known, and that the widow's cards went into it or were buried.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import accumulate, product
from random import Random
from typing import Final

from bot.rules.games.three_handed_pinochle.order import melding
from bot.rules.games.three_handed_pinochle.stake import BURIED
from bot.rules.games.three_handed_pinochle.states import (
    PLAYERS,
    SEATS,
    Playing,
    Surrendering,
)
from bot.rules.games.three_handed_pinochle.view import ThreeHandedView
from bot.rules.kit.actions import Deal, Discard, Hidden
from bot.rules.kit.barred import Bar, Barred, bars_of
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, canonical, without
from bot.rules.kit.fill import Fill
from bot.rules.kit.history import lacking, played_by_seat
from bot.rules.kit.melds import limits
from bot.rules.kit.pinochle import PACK, order_of, owed
from bot.rules.kit.remembered import remembered
from bot.rules.kit.sampling import NoWayError
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Done

AWAY: Final = PLAYERS
UNDER: Final = PLAYERS + 1
"""The places of the buried cards and of the widow, after the hands."""
PLACES: Final = PLAYERS + 2
MELDED: Final = (Surrendering.phase, Playing.phase)


@dataclass(frozen=True, slots=True)
class Story:
    """A way in which the widow's cards went, and the ways in which all others can lie then."""

    known: tuple[Counter[Card], ...]
    barred: Barred


def guess_deal(v: ThreeHandedView, rng: Random) -> Fill:
    """A deal and this deal's history with every hidden card filled in.

    :raises NoWayError: no deal leads to this view; a view of a real game always has one.
    """
    stories, played = _stories(v)
    (story,) = rng.choices(stories, cum_weights=list(accumulate(s.barred.ways for s in stories)))
    piles, tries = story.barred.settled(rng)
    places = tuple(
        [(*known.elements(), *pile) for known, pile in zip(story.known, piles, strict=True)]
    )
    return Fill(places[:PLAYERS], lambda: _told_backwards(v, played, places), tries)


@remembered
def _stories(v: ThreeHandedView) -> tuple[list[Story], Hands]:
    """The unknowns, told in every way in which the widow's cards may have gone; the play."""
    played = played_by_seat(v)
    known = _known(v, played)
    held = [known[seat] + Counter(played[seat]) for seat in SEATS]
    bound = _bound(v, held)
    seen = sum([*held, *known[PLAYERS:]], Counter(bound))
    loose, lacks = Counter(PACK) - seen, _lacking(v)
    room = [count - sum(some.values()) for count, some in zip(_sizes(v), known, strict=True)]
    stories = []
    for more in _ways_of(bound, v.maker):
        left = [space - sum(some.values()) for space, some in zip(room, more, strict=True)]
        fits = all(none.isdisjoint(some) for none, some in zip(lacks, more, strict=True))
        if min(left) < 0 or not fits:
            continue
        places = range(PLACES)
        able = {c: tuple([at for at in places if left[at] and c not in lacks[at]]) for c in loose}
        then = [some + more[seat] for seat, some in enumerate(held)]
        with suppress(NoWayError):
            barred = Barred(loose, left, able, list(_bars(v, then, loose)))
            there = tuple([one + two for one, two in zip(known, more, strict=True)])
            stories.append(Story(there, barred))
    if not stories:
        raise NoWayError("no deal leads to this view")
    return stories, played


def _sizes(v: ThreeHandedView) -> list[int]:
    """The number of cards in each place: in the hands now, buried, and in the widow."""
    piles = {pile.name: pile.count for pile in v.piles}
    return [*v.counts, piles.get(BURIED, 0), piles.get("widow", 0)]


def _known(v: ThreeHandedView, played: Hands) -> list[Counter[Card]]:
    """The cards whose place is certain: the own ones, and those laid open and not yet played."""
    known = [Counter[Card]() for _ in range(PLACES)]
    for shown in v.shown:
        known[shown.seat] = Counter(shown.cards) - Counter(played[shown.seat])
    if v.seat is not None:
        known[v.seat] = Counter(v.hand)
    known[AWAY] += Counter([card for pile in v.piles if pile.name == BURIED for card in pile.cards])
    return known


def _bound(v: ThreeHandedView, held: Sequence[Counter[Card]]) -> tuple[Card, ...]:
    """Cards of the widow that the bidder holds or has buried, nobody else knows which."""
    if v.maker is None or v.seat == v.maker:
        return ()
    return tuple((Counter(v.widow) - held[v.maker]).elements())


def _ways_of(bound: Sequence[Card], maker: Seat | None) -> Iterator[list[Counter[Card]]]:
    """Every way to lay these cards into the bidder's hand, or among those buried."""
    for went in product((AWAY, AWAY if maker is None else maker), repeat=len(bound)):
        more = [Counter[Card]() for _ in range(PLACES)]
        for card, place in zip(bound, went, strict=True):
            more[place][card] += 1
        yield more


def _lacking(v: ThreeHandedView) -> tuple[frozenset[Card], ...]:
    """The cards each place lacks by its plays: those that would have bound it to another card."""
    trump, heading = v.trump, v.options.heading
    if trump is None:
        return (frozenset(),) * PLACES
    gone = lacking(v, order_of(trump), lambda trick: owed(trick, trump, heading))
    return (*gone, frozenset(), frozenset())


def _bars(v: ThreeHandedView, held: Sequence[Counter[Card]], loose: Counter[Card]) -> Iterator[Bar]:
    """Once the melds lie on the table, nobody who laid some down has more than is shown."""
    if v.trump is None or v.phase not in MELDED:
        return
    kinds = melding(v.trump, v.options.doubles).kinds
    shown = {one.seat: one.cards for one in v.shown}
    for seat in SEATS:
        if seat != v.seat and (seat == v.maker or not v.options.in_base):
            yield from bars_of(seat, limits(kinds, shown.get(seat, ())), held[seat], loose)


def _told_backwards(
    v: ThreeHandedView, played: Hands, places: Hands
) -> tuple[Deal, tuple[Done, ...]]:
    """The hands as they were dealt, and the history in full."""
    hands = [(*now, *gone) for now, gone in zip(places, played, strict=False)]
    widow = places[UNDER]
    if v.maker is not None:
        widow = v.widow
        hands[v.maker] = without((*hands[v.maker], *places[AWAY]), *widow)
    history = tuple([_in_full(done, places[AWAY]) for done in v.history])
    return Deal(tuple(hands), (("widow", canonical(widow)),)), history


def _in_full(done: Done, buried: tuple[Card, ...]) -> Done:
    """A hidden discard told openly."""
    return Done(done.seat, Discard(buried)) if isinstance(done.action, Hidden) else done
