"""A full deal of Double-deck Pinochle drawn at random among those a view allows.

Only hands are hidden. Known of each are the cards it laid down as melds, the melds it did not have,
and the cards with which it could not have played as it did.
"""

from collections import Counter
from random import Random

from bot.rules.games.double_deck_pinochle.order import PACK, melding, order_of, owed
from bot.rules.games.double_deck_pinochle.states import SEATS
from bot.rules.games.double_deck_pinochle.view import DoubleDeckView
from bot.rules.kit.actions import Deal
from bot.rules.kit.barred import Bar, Barred, bars_of
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.fill import Fill
from bot.rules.kit.history import lacking, played_by_seat
from bot.rules.kit.melds import limits
from bot.rules.kit.remembered import remembered
from bot.rules.kit.view import Done


def guess_deal(v: DoubleDeckView, rng: Random) -> Fill:
    """A deal that leads to this view.

    :raises NoWayError: there is none; a view of a real game always has one.
    """
    barred, known, played = _unseen(v)
    piles, tries = barred.settled(rng)
    hands = tuple([(*mine, *pile) for mine, pile in zip(known, piles, strict=True)])

    def told() -> tuple[Deal, tuple[Done, ...]]:
        return Deal(tuple([(*a, *b) for a, b in zip(hands, played, strict=True)])), v.history

    return Fill(hands, told, tries)


@remembered
def _unseen(v: DoubleDeckView) -> tuple[Barred, Hands, Hands]:
    """The ways to share the unseen cards out, the cards whose place is known, and the play."""
    played = played_by_seat(v)
    known = [Counter[Card]() for _ in SEATS]
    for shown in v.shown:
        known[shown.seat] = Counter(shown.cards) - Counter(played[shown.seat])
    if v.seat is not None:
        known[v.seat] = Counter(v.hand)
    held = [mine + Counter(gone) for mine, gone in zip(known, played, strict=True)]
    loose = Counter(PACK) - sum(held, Counter[Card]())
    room = [count - sum(mine.values()) for count, mine in zip(v.counts, known, strict=True)]
    lacks: tuple[frozenset[Card], ...] = (frozenset(),) * len(SEATS)
    bars = list[Bar]()
    if v.trump is not None:
        trump, heading = v.trump, v.options.heading
        lacks = lacking(v, order_of(trump), lambda trick: owed(trick, trump, heading))
        kinds, melds = melding(trump).kinds, {one.seat: one.cards for one in v.shown}
        for seat in SEATS:
            if seat != v.seat:
                bars += bars_of(seat, limits(kinds, melds.get(seat, ())), held[seat], loose)
    able = {c: tuple([s for s in SEATS if room[s] and c not in lacks[s]]) for c in loose}
    hands = tuple([tuple(mine.elements()) for mine in known])
    return Barred(loose, room, able, bars), hands, played
