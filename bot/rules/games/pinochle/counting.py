"""The ways in which unseen cards can lie, counted, so that each can be drawn as easily."""

from collections import Counter
from random import Random

from bot.rules.games.pinochle.states import SEATS
from bot.rules.games.pinochle.unknowns import Unknowns
from bot.rules.kit.barred import Barred, bars_of
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.sharing import mixed


class Counted:
    """The ways to share the unseen cards out among the places of a view.

    :raises NoWayError: there is none.
    """

    def __init__(self, unknowns: Unknowns) -> None:
        self._unknowns = unknowns
        places = list(enumerate(unknowns.places))
        self._open = [[at for at, p in places if p.now == seat and p.room] for seat in SEATS]
        self._bound = [[card for card, holder in unknowns.things if holder == s] for s in SEATS]
        held = [
            Counter([*bound, *(card for _, p in places if p.now == seat for card in p.known)])
            for seat, bound in zip(SEATS, self._bound, strict=True)
        ]
        room = [
            sum(unknowns.places[at].room for at in some) - len(bound)
            for some, bound in zip(self._open, self._bound, strict=True)
        ]
        loose = Counter([card for card, holder in unknowns.things if holder is None])
        lacks, limits = unknowns.memory.lacks, unknowns.memory.limits
        able = {c: tuple([s for s in SEATS if room[s] and c not in lacks[s]]) for c in loose}
        bars = [bar for s in SEATS for bar in bars_of(s, limits[s], held[s], loose)]
        self._barred = Barred(loose, room, able, bars)

    def dealt(self, rng: Random) -> Hands | None:
        """The cards of each place; ``None`` if somebody holds cards they cannot hold."""
        piles = self._barred.piles(rng)
        if piles is None:
            return None
        unknowns = self._unknowns
        found = [place.known for place in unknowns.places]
        for some, bound, pile in zip(self._open, self._bound, piles, strict=True):
            cards, at = bound + pile, 0
            for place in some:
                if len(some) > 1 and not at:
                    cards = mixed(cards, rng)
                count = unknowns.places[place].room
                found[place] += tuple(cards[at : at + count])
                at += count
        filled, need = tuple(found), unknowns.need
        if need and not need.holds(Counter(unknowns.dealt_to(need.maker, filled))):
            return None
        return filled
