"""Sharing out unseen cards among places, every way as likely as every other.

The ways are counted first, once for a view, and then drawn from as often as wanted. Cards that may
lie in the same places are alike, and so are places that may hold the same cards: only the number
of these that lie there counts, and there are few such numbers even where there are millions of
deals.
"""

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, combinations_with_replacement, product
from math import factorial, prod
from operator import le
from random import Random
from typing import Protocol

from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.sampling import NoWayError

Room = tuple[int, ...]
"""A number of cards for each place."""
Lying = tuple[tuple[Card, tuple[int, ...]], ...]
"""The places of a card and its twins, for several cards."""
Piles = list[list[Card]]


class Part(Protocol):
    """The protocol of some of the cards, which are laid down together."""

    def taken(self, room: Room) -> Iterator[tuple[Room, int]]:
        """The rooms that they may take of this one, each with the number of ways."""

    def lay(self, taken: Room, piles: Piles, rng: Random) -> None:
        """Lay them down at random in one of the ways that take this."""


@dataclass(frozen=True, slots=True)
class Alike:
    """Cards that may lie in the same ``places``, whatever lies beside them."""

    cards: tuple[Card, ...]
    places: tuple[int, ...]

    def taken(self, room: Room) -> Iterator[tuple[Room, int]]:
        """Every way to part their number."""
        count = len(self.cards)
        ways = factorial(count)
        most = [room[place] if place in self.places else 0 for place in range(len(room))]
        for taken in _parted(count, most):
            yield taken, ways // prod(map(factorial, taken))

    def lay(self, taken: Room, piles: Piles, rng: Random) -> None:
        """Shuffle them and deal them out."""
        at, cards = 0, mixed(self.cards, rng)
        for place in self.places:
            count = taken[place]
            piles[place] += cards[at : at + count]
            at += count


class Together:
    """A few cards of which it matters how they lie together.

    ``able`` are the places where each may lie, and ``may`` tells whether a place may hold just
    these of them.
    """

    def __init__(
        self,
        able: Mapping[Card, Sequence[int]],
        copies: Mapping[Card, int],
        room: int,
        may: Callable[[int, tuple[Card, ...]], bool],
    ) -> None:
        self._ways: dict[Room, tuple[list[int], list[Lying]]] = {}
        may = cache(may)
        spread = [
            [(card, places) for places in combinations_with_replacement(able[card], count)]
            for card, count in copies.items()
        ]
        found: dict[Room, list[tuple[int, Lying]]] = {}
        for lying in product(*spread):
            held: dict[int, tuple[Card, ...]] = {}
            for card, places in lying:
                for place in places:
                    held[place] = (*held.get(place, ()), card)
            if all(may(place, cards) for place, cards in held.items()):
                taken = tuple([len(held.get(place, ())) for place in range(room)])
                ways = prod(_orders(places) for _, places in lying)
                found.setdefault(taken, []).append((ways, lying))
        for taken, several in found.items():
            sums = list(accumulate(ways for ways, _ in several))
            self._ways[taken] = sums, [lying for _, lying in several]

    def taken(self, room: Room) -> Iterator[tuple[Room, int]]:
        """The rooms that the allowed ways take, as far as they fit, each with their number."""
        for taken, (sums, _) in self._ways.items():
            if all(map(le, taken, room)):
                yield taken, sums[-1]

    def lay(self, taken: Room, piles: Piles, rng: Random) -> None:
        """Draw one of the ways."""
        sums, several = self._ways[taken]
        for card, places in several[bisect(sums, rng.random() * sums[-1])]:
            for place in places:
                piles[place].append(card)


def _orders(places: tuple[int, ...]) -> int:
    """The number of ways to lay twins in these places."""
    return factorial(len(places)) // prod(map(factorial, Counter(places).values()))


class Sharing:
    """The ways to share out cards among places, ``wanted`` cards each, of those allowed there.

    ``fixed`` are the cards that lie there anyhow.

    :raises NoWayError: there is none.
    """

    def __init__(
        self,
        cards: Sequence[Card],
        wanted: Sequence[int],
        allowed: Sequence[frozenset[Card]],
        fixed: Sequence[tuple[Card, ...]] = (),
    ) -> None:
        if min(wanted, default=0) < 0:
            raise NoWayError(f"nothing fills {list(wanted)}")
        unseen = frozenset(cards)
        kinds: dict[frozenset[Card], list[int]] = {}
        for place, (count, may) in enumerate(zip(wanted, allowed, strict=True)):
            if count:
                kinds.setdefault(may & unseen, []).append(place)
        self._wanted, self._fixed = tuple(wanted), list(fixed) or [()] * len(wanted)
        self._kinds = list(kinds.values())
        self._room = tuple([sum(wanted[place] for place in places) for places in self._kinds])
        alike: dict[tuple[int, ...], list[Card]] = {}
        for card in cards:
            able = tuple([n for n, may in enumerate(kinds) if card in may])
            alike.setdefault(able, []).append(card)
        self._draw = Draw([Alike(tuple(held), able) for able, held in alike.items()], self._room)
        self._is_mixed = len(alike) <= 1

    @property
    def luck(self) -> float:
        """The part of all deals of these cards that are allowed."""
        return self._draw.ways * prod(map(factorial, self._room)) / factorial(sum(self._room))

    def dealt(self, rng: Random) -> Hands:
        """The cards in their places, after those that are fixed; any way is as likely."""
        hands = self._fixed.copy()
        piles = self._draw.piles(rng)
        for pile, places in zip(piles, self._kinds, strict=True):
            if len(places) == 1:
                hands[places[0]] += tuple(pile)
                continue
            at, cards = 0, pile if self._is_mixed else mixed(pile, rng)
            for place in places:
                count = self._wanted[place]
                hands[place] += tuple(cards[at : at + count])
                at += count
        return tuple(hands)


class Draw:
    """The ways in which all parts fill the whole room, by the room the first of them leave.

    :raises NoWayError: there is none.
    """

    def __init__(self, parts: Sequence[Part], room: Room) -> None:
        self._parts = sorted(parts, key=lambda part: sum(1 for _ in part.taken(room)))
        self._room = room
        self._known: dict[tuple[int, Room], tuple[list[int], list[Room]]] = {}
        self.ways = self._ways(0, room)
        if not self.ways:
            raise NoWayError(f"nothing fills {room}")

    def piles(self, rng: Random) -> Piles:
        """The cards of each place."""
        room, piles = self._room, list[list[Card]]([] for _ in self._room)
        for which, part in enumerate(self._parts):
            sums, takes = self._known[which, room]
            at = bisect(sums, rng.random() * sums[-1]) if len(sums) > 1 else 0
            part.lay(takes[at], piles, rng)
            room = _less(room, takes[at])
        return piles

    def _ways(self, which: int, room: Room) -> int:
        """The number of ways to fill this room with this part and all after it."""
        if which == len(self._parts):
            return not any(room)
        if (which, room) not in self._known:
            takes, ways = [], []
            for taken, count in self._parts[which].taken(room):
                if more := self._ways(which + 1, _less(room, taken)):
                    takes.append(taken)
                    ways.append(count * more)
            self._known[which, room] = list(accumulate(ways)), takes
        sums, _ = self._known[which, room]
        return sums[-1] if sums else 0


def mixed(cards: Sequence[Card], rng: Random) -> list[Card]:
    """The cards in random order: sorted by a random number each, quicker than a shuffle."""
    random = rng.random
    return sorted(cards, key=lambda _: random())


def _less(room: Room, taken: Room) -> Room:
    return tuple([a - b for a, b in zip(room, taken, strict=True)])


def _parted(count: int, most: Sequence[int]) -> Iterator[Room]:
    """Every way to part a number, with no more than ``most`` in each place."""
    if not most:
        if not count:
            yield ()
        return
    left = sum(most[1:])
    for first in range(max(0, count - left), min(count, most[0]) + 1):
        for others in _parted(count - first, most[1:]):
            yield (first, *others)
