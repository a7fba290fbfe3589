"""The unknowns of a view: the places where unseen cards lie, and the cards that may lie there.

A place is told by the seat its cards were dealt to and the seat that held them after the exchange:
cards that a player kept, and cards that a player was given. A thing to be placed is a card, and the
seat that is known to have held it, if any.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

from bot.rules.games.pinochle.memory import Memory
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import SUITS, Card, Suit, without
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.pinochle import PACK
from bot.rules.kit.sampling import NoWayError, share
from bot.rules.kit.seats import Seat, placed

Thing = tuple[Card, Seat | None]


@dataclass(frozen=True, slots=True)
class Place:
    """A place of ``size`` cards: dealt to one seat, held ``now`` (before the play) by one.

    ``known`` are those whose place is certain; a place that the viewer sees is full of them.
    """

    dealt: Seat
    now: Seat
    size: int
    known: tuple[Card, ...] = ()

    @property
    def room(self) -> int:
        """The number of cards that are not known."""
        return self.size - len(self.known)


@dataclass(frozen=True, slots=True)
class Married:
    """The declarer's dealt hand as far as the naming of trump tells of it, under ``trump_needs``.

    It held king and queen of trump, or no marriage at all.
    """

    maker: Seat
    trump: Suit

    def holds(self, hand: Counter[Card]) -> bool:
        """Whether this may have been the hand."""
        pairs = {s for s in SUITS if hand[Card("K" + s)] and hand[Card("Q" + s)]}
        return not pairs or self.trump in pairs


@dataclass(frozen=True, slots=True)
class Unknowns:
    """The places, the things to put into them, and the things banned from each place."""

    memory: Memory
    places: tuple[Place, ...]
    things: tuple[Thing, ...]
    banned: frozenset[tuple[int, Thing]]
    need: Married | None

    def shared(self, rng: Random) -> Hands | None:
        """The things shared out among the places; ``None`` if there is no way."""
        wanted = [place.room for place in self.places]
        try:
            found = share(rng, self.things, wanted, self._may_lie)
        except NoWayError:
            return None
        pairs = zip(self.places, found, strict=True)
        return tuple((*place.known, *(card for card, _ in lain)) for place, lain in pairs)

    def _may_lie(self, at: int, thing: Thing) -> bool:
        card, holder = thing
        now = self.places[at].now
        if holder is None:
            return card not in self.memory.lacks[now] and (at, thing) not in self.banned
        return holder == now and (at, thing) not in self.banned

    def narrowed(self, filled: Hands) -> list["Unknowns"] | None:
        """``None`` if the cards lie as they may; else ways to put one fault right.

        Everything the view allows is left possible by at least one of the ways.
        """
        need = self.need
        if need and not need.holds(Counter(self.dealt_to(need.maker, filled))):
            return [*self._with_marriage(need), *self._without_marriages(need.maker)]
        hands = self.hands_now(filled)
        for seat, limits in enumerate(self.memory.limits):
            for limit in limits:
                if all(hands[seat][card] > limit.most for card in limit.cards):
                    return list(self._keep_to(Seat(seat), limit.cards, limit.most))
        return None

    def hands_now(self, filled: Hands) -> dict[int, Counter[Card]]:
        """Everybody's cards before the play."""
        hands: dict[int, Counter[Card]] = {place.now: Counter() for place in self.places}
        for place, cards in zip(self.places, filled, strict=True):
            hands[place.now].update(cards)
        return hands

    def dealt_to(self, seat: Seat, filled: Hands) -> tuple[Card, ...]:
        """The cards a seat was dealt."""
        pairs = zip(self.places, filled, strict=True)
        return tuple(c for place, cards in pairs if place.dealt == seat for c in cards)

    def _keep_to(self, seat: Seat, cards: tuple[Card, ...], most: int) -> Iterator["Unknowns"]:
        """Any one of the cards is held no more often than it is certain to be."""
        mine = [at for at, place in enumerate(self.places) if place.now == seat]
        for card in cards:
            known = sum(self.places[at].known.count(card) for at in mine)
            if known + self.things.count((card, seat)) <= most:
                yield self._with_banned((at, (card, None)) for at in mine)

    def _with_marriage(self, need: Married) -> Iterator["Unknowns"]:
        """King and queen of trump lie where the declarer was dealt them."""
        for king in self._with_dealt(need.maker, Card("K" + need.trump)):
            yield from king._with_dealt(need.maker, Card("Q" + need.trump))

    def _with_dealt(self, seat: Seat, card: Card) -> Iterator["Unknowns"]:
        """The unknowns with a copy of this card in any of the places dealt to this seat."""
        mine = [at for at, place in enumerate(self.places) if place.dealt == seat]
        if any(card in self.places[at].known for at in mine):
            yield self
            return
        for thing in dict.fromkeys(thing for thing in self.things if thing[0] == card):
            for at in mine:
                place = self.places[at]
                if place.room and self._may_lie(at, thing):
                    filled = replace(place, known=(*place.known, card))
                    places = placed(self.places, at, filled)
                    things = list(self.things)
                    things.remove(thing)
                    yield replace(self, places=places, things=tuple(things))

    def _without_marriages(self, seat: Seat) -> Iterator["Unknowns"]:
        """In every suit, the seat was dealt no king or no queen."""
        mine = [at for at, place in enumerate(self.places) if place.dealt == seat]
        known = {card for at in mine for card in self.places[at].known}
        for ranks in product("KQ", repeat=len(SUITS)):
            gone = {Card(rank + suit) for rank, suit in zip(ranks, SUITS, strict=True)}
            if gone.isdisjoint(known):
                out = {thing for thing in self.things if thing[0] in gone}
                yield self._with_banned((at, thing) for at in mine for thing in out)

    def _with_banned(self, more: Iterator[tuple[int, Thing]]) -> "Unknowns":
        return replace(self, banned=self.banned.union(more))


def unknowns_of(memory: Memory, places: tuple[Place, ...], need: Married | None) -> Unknowns:
    """The puzzle of these places: known cards lie in theirs, the others are to be shared out."""
    things: list[Thing] = []
    left = PACK
    settled = list(places)
    for seat, held in enumerate(memory.held):
        left = without(left, *held.elements())
        mine = [at for at, place in enumerate(places) if place.now == seat]
        bound = held - Counter(card for at in mine for card in places[at].known)
        rooms = [at for at in mine if places[at].room]
        if len(rooms) == 1:
            place = places[rooms[0]]
            settled[rooms[0]] = replace(place, known=(*place.known, *bound.elements()))
        else:
            things += [(card, Seat(seat)) for card in bound.elements()]
    things += [(card, None) for card in left]
    return Unknowns(memory, tuple(settled), tuple(things), frozenset(), need)
