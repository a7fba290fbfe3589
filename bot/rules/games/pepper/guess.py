"""A full deal of Pepper drawn at random among those a view allows."""

from random import Random

from bot.rules.games.pepper.states import PACK_SIZE
from bot.rules.games.pepper.view import PepperView
from bot.rules.kit.actions import Deal
from bot.rules.kit.bowers import euchre_pack, order_of
from bot.rules.kit.cards import without
from bot.rules.kit.history import lacking, played_by_seat
from bot.rules.kit.sampling import filled
from bot.rules.kit.seats import seats


def guess_deal(v: PepperView, rng: Random) -> Deal:
    """A deal that leads to this view. Bids bind to no cards, so only voids are known."""
    played = played_by_seat(v)
    known = [card for cards in (*played, v.hand) for card in cards]
    unseen = without(euchre_pack(PACK_SIZE, None), *known)
    wanted = [0 if seat == v.seat else v.counts[seat] for seat in seats(v.players)]
    wanted += [pile.count for pile in v.piles]
    allowed = [frozenset(unseen) - none for none in lacking(v, order_of(v.trump))]
    allowed += [frozenset(unseen) for _ in v.piles]
    places = list(filled(rng, unseen, wanted, allowed))
    if v.seat is not None:
        places[v.seat] = v.hand
    hands = tuple((*places[seat], *played[seat]) for seat in seats(v.players))
    piles = tuple((pile.name, places[v.players + n]) for n, pile in enumerate(v.piles))
    return Deal(hands, piles)
