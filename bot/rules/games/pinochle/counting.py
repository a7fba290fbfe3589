"""The ways in which unseen cards can lie, counted, so that each can be drawn as easily.

Cards that somebody cannot hold together (a marriage that was not shown) are placed together. Of
the larger sets (a run, aces around) it is looked afterwards whether somebody holds one: few do.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import comb, prod
from random import Random
from typing import Final

from bot.rules.games.pinochle.memory import Memory
from bot.rules.games.pinochle.states import SEATS
from bot.rules.games.pinochle.unknowns import Unknowns
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.seats import Seat
from bot.rules.kit.sharing import Alike, Draw, Part, Together, mixed

FEW: Final = 2
"""A set with so many cards in question is seen to when they are placed."""
MOST: Final = 300
"""Cards are not placed together where there would be more ways than these."""
Able = dict[Card, tuple[Seat, ...]]
"""The seats that may hold a card."""


@dataclass(frozen=True, slots=True)
class Bar:
    """Unseen cards of which a seat cannot hold so many each at once: they would make a meld."""

    seat: Seat
    cards: tuple[tuple[Card, int], ...]

    def is_kept(self, held: Sequence[Card]) -> bool:
        """Whether the unseen cards that the seat holds leave one out."""
        return any(held.count(card) < count for card, count in self.cards)

    def is_in(self, group: frozenset[Card]) -> bool:
        """Whether nothing but these cards decides."""
        return all(card in group for card, _ in self.cards)


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
        lacks = unknowns.memory.lacks
        able = {c: tuple([s for s in SEATS if room[s] and c not in lacks[s]]) for c in loose}
        bars = list(_bars(unknowns.memory, held, loose))
        for bar in bars:
            if len(bar.cards) == 1 and bar.cards[0][1] == 1:
                card, _ = bar.cards[0]
                able[card] = tuple([seat for seat in able[card] if seat != bar.seat])
        bars = [bar for bar in bars if all(bar.seat in able[card] for card, _ in bar.cards)]
        groups = _groups(bars, loose, able)
        self._draw = Draw(list(_parts(groups, bars, loose, able)), tuple(room))
        self._later = [bar for bar in bars if not any(map(bar.is_in, groups))]

    def dealt(self, rng: Random) -> Hands | None:
        """The cards of each place; ``None`` if somebody holds what they cannot hold."""
        piles = self._draw.piles(rng)
        for bar in self._later:
            if not bar.is_kept(piles[bar.seat]):
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


def _bars(memory: Memory, held: Sequence[Counter[Card]], loose: Counter[Card]) -> Iterator[Bar]:
    """What the melds on the table say, as far as it is not certain anyhow."""
    for seat in SEATS:
        for limit in memory.limits[seat]:
            more = [(card, limit.most + 1 - held[seat][card]) for card in limit.cards]
            wanted = tuple([(card, count) for card, count in more if count > 0])
            if wanted and all(count <= loose[card] for card, count in wanted):
                yield Bar(seat, wanted)


def _groups(bars: Sequence[Bar], loose: Counter[Card], able: Able) -> list[frozenset[Card]]:
    """The cards to place together."""
    groups: list[frozenset[Card]] = []
    for bar in bars:
        group = frozenset(card for card, _ in bar.cards)
        if len(group) > FEW:
            continue
        met = [other for other in groups if not other.isdisjoint(group)]
        group = group.union(*met)
        if prod(comb(len(able[c]) + loose[c] - 1, loose[c]) for c in group) <= MOST:
            groups = [other for other in groups if other not in met] + [group]
    return groups


def _parts(
    groups: Sequence[frozenset[Card]], bars: Sequence[Bar], loose: Counter[Card], able: Able
) -> Iterator[Part]:
    """The cards to place together, and all others by who may hold them."""
    for group in groups:
        inside = [bar for bar in bars if bar.is_in(group)]

        def may(seat: int, held: tuple[Card, ...], inside: Sequence[Bar] = inside) -> bool:
            return all(bar.is_kept(held) for bar in inside if bar.seat == seat)

        cards = sorted(group)
        copies = {card: loose[card] for card in cards}
        yield Together({card: able[card] for card in cards}, copies, len(SEATS), may)
    others: dict[tuple[Seat, ...], list[Card]] = {}
    for card in loose.elements():
        if not any(card in group for group in groups):
            others.setdefault(able[card], []).append(card)
    for seats, some in others.items():
        yield Alike(tuple(some), seats)
