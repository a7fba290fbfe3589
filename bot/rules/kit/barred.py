"""Sharing out unseen cards where somebody cannot hold certain sets of them, every way as likely.

Cards that somebody cannot hold together (a marriage that was not shown) are placed together. Of
the larger sets (a run, aces around) it is looked afterwards whether somebody holds one.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import comb, prod
from random import Random
from typing import Final

from bot.rules.kit.cards import Card
from bot.rules.kit.melds import Limit
from bot.rules.kit.sampling import NoWayError
from bot.rules.kit.sharing import Alike, Draw, Part, Piles, Together

FEW: Final = 2
"""A set with so many cards in question is seen to when they are placed."""
MOST: Final = 300
"""Cards are not placed together where there would be more ways than these."""
LUCK: Final = 4
"""The number of draws before cards in the way change places."""
TRIES: Final = 2000
"""The most draws in all."""
TRADES: Final = 60
"""The most exchanges of two cards of a draw."""
Able = Mapping[Card, tuple[int, ...]]
"""The places where a card may lie."""


@dataclass(frozen=True, slots=True)
class Bar:
    """Unseen cards of which a place cannot hold so many each at once: they would make a meld."""

    place: int
    cards: tuple[tuple[Card, int], ...]

    def is_kept(self, held: Sequence[Card]) -> bool:
        """Whether the unseen cards that lie there leave one out."""
        return any(held.count(card) < count for card, count in self.cards)

    def is_in(self, group: frozenset[Card]) -> bool:
        """Whether nothing but these cards decides."""
        return all(card in group for card, _ in self.cards)


def bars_of(
    place: int, limits: Iterable[Limit], held: Counter[Card], loose: Counter[Card]
) -> Iterator[Bar]:
    """The bars of a place by the melds on the table, but for those that are certain anyhow.

    ``held`` are the cards that are known to lie there, ``loose`` all whose place is not known.

    :raises NoWayError: more is known to lie there than may.
    """
    for limit in limits:
        more = [(card, limit.most + 1 - held[card]) for card in limit.cards]
        wanted = tuple([(card, count) for card, count in more if count > 0])
        if not wanted:
            raise NoWayError("a meld that was not shown")
        if all(count <= loose[card] for card, count in wanted):
            yield Bar(place, wanted)


class Barred:
    """The ways to share ``loose`` cards out among places with so much room, and with these bars.

    ``able`` are the places where each card may lie.

    :raises NoWayError: there is none.
    """

    def __init__(
        self, loose: Counter[Card], room: Sequence[int], able: Able, bars: Iterable[Bar]
    ) -> None:
        able, bars = dict(able), list(bars)
        for bar in bars:
            if len(bar.cards) == 1 and bar.cards[0][1] == 1:
                card, _ = bar.cards[0]
                able[card] = tuple([place for place in able[card] if place != bar.place])
        bars = [bar for bar in bars if all(bar.place in able[card] for card, _ in bar.cards)]
        groups = _groups(bars, loose, able)
        parts = _parts(groups, bars, loose, able, len(room))
        self._draw = Draw(list(parts), tuple(room))
        self._able, self._bars = able, bars
        self._later = [bar for bar in bars if not any(map(bar.is_in, groups))]

    @property
    def ways(self) -> int:
        """The number of ways, if of the larger sets nothing is known."""
        return self._draw.ways

    def piles(self, rng: Random) -> Piles | None:
        """The cards of each place; ``None`` if a place holds cards it cannot hold."""
        piles = self._draw.piles(rng)
        return None if self._broken(self._later, piles) else piles

    def settled(self, rng: Random) -> tuple[Piles, int]:
        """The cards of each place, and the number of draws.

        After a few that failed, cards in the way change places with others until nothing is;
        then some ways are likelier than others, and none is left out.

        :raises NoWayError: no way was found.
        """
        for tries in range(1, TRIES + 1):
            piles = self._draw.piles(rng)
            if not self._broken(self._later, piles):
                return piles, tries
            if tries >= LUCK and self._traded(piles, rng):
                return piles, tries
        raise NoWayError("nothing keeps to what the melds say")

    def _broken(self, bars: Sequence[Bar], piles: Piles) -> list[Bar]:
        return [bar for bar in bars if not bar.is_kept(piles[bar.place])]

    def _traded(self, piles: Piles, rng: Random) -> bool:
        """Whether no bar is broken any more once cards have changed places."""
        for _ in range(TRADES):
            broken = self._broken(self._bars, piles)
            if not broken:
                return True
            bar = rng.choice(broken)
            card, _ = rng.choice(bar.cards)
            self._trade(piles, bar.place, card, rng)
        return False

    def _trade(self, piles: Piles, here: int, card: Card, rng: Random) -> None:
        """A card changes places with any other that may lie where it does."""
        there = [place for place in self._able[card] if place != here]
        others = [
            (place, at)
            for place in there
            for at, other in enumerate(piles[place])
            if other != card and here in self._able[other]
        ]
        if others:
            place, at = rng.choice(others)
            mine = piles[here].index(card)
            piles[here][mine], piles[place][at] = piles[place][at], card


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
    groups: Sequence[frozenset[Card]],
    bars: Sequence[Bar],
    loose: Counter[Card],
    able: Able,
    places: int,
) -> Iterator[Part]:
    """The cards to place together, and all others by where they may lie."""
    for group in groups:
        inside = [bar for bar in bars if bar.is_in(group)]

        def may(place: int, held: tuple[Card, ...], inside: Sequence[Bar] = inside) -> bool:
            return all(bar.is_kept(held) for bar in inside if bar.place == place)

        cards = sorted(group)
        copies = {card: loose[card] for card in cards}
        yield Together({card: able[card] for card in cards}, copies, places, may)
    others: dict[tuple[int, ...], list[Card]] = {}
    for card in loose.elements():
        if not any(card in group for group in groups):
            others.setdefault(able[card], []).append(card)
    for where, some in others.items():
        yield Alike(tuple(some), where)
