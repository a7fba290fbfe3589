"""The unknowns of a view: the places of unseen cards, and the cards that may lie there.

Besides the seats' hands, the buried card and the stock, the two cards that the lone maker and
the partner exchanged unseen are places of their own.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.games.euchre.memory import Memory
from bot.rules.games.euchre.view import EuchreView
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.seats import partner, seats
from bot.rules.kit.sharing import Sharing

BURIED, STOCK, GIVEN, BACK = -4, -3, -2, -1
"""The places after the seats' hands, counted from the last."""


@dataclass(frozen=True, slots=True)
class Unknowns:
    """The unseen cards, the number in each place, and those that may lie in it.

    ``fixed`` are the cards known to be in the seats' hands now.
    """

    memory: Memory
    unseen: tuple[Card, ...]
    wanted: tuple[int, ...]
    allowed: tuple[frozenset[Card], ...]
    fixed: tuple[tuple[Card, ...], ...]

    @property
    def sharing(self) -> Sharing:
        """The ways to share the unseen cards out, without regard to the maker's word.

        :raises NoWayError: there is none.
        """
        fixed = (*self.fixed, *[()] * (len(self.wanted) - len(self.fixed)))
        return Sharing(self.unseen, self.wanted, self.allowed, fixed)

    def known_of_maker(self, maker: int) -> frozenset[Card]:
        """The known part of the maker's hand at the call."""
        memory = self.memory
        known = {*self.fixed[maker], *memory.played[maker]} - {memory.back}
        return frozenset(card for card in (*known, memory.given) if card is not None)

    def fits(self, maker: int, filled: Hands) -> bool:
        """Whether the maker's word holds with these cards."""
        if self.memory.need is None:
            return True
        known = self.known_of_maker(maker)
        drawn = filled[maker][len(self.fixed[maker]) :]
        return self.memory.need.holds(known.union(drawn, filled[GIVEN]))

    def ways_to_fit(self, maker: int) -> Iterator["Unknowns"]:
        """The unknowns narrowed in every way in which the maker's word holds."""
        need = self.memory.need
        known = self.known_of_maker(maker) if need else frozenset()
        if need is None or not need.trumps.isdisjoint(known):
            yield self
            return
        own = (maker, len(self.wanted) + GIVEN)
        for place in own:
            for card in self.unseen:
                if card in need.trumps and self.wanted[place] and card in self.allowed[place]:
                    yield self._with(card, place)
        if known <= need.else_only:
            narrowed = {p: self.allowed[p] & need.else_only for p in own}
            allowed = [narrowed.get(p, may) for p, may in enumerate(self.allowed)]
            yield replace(self, allowed=tuple(allowed))

    def _with(self, card: Card, place: int) -> "Unknowns":
        """The unknowns with this card in this place."""
        allowed = [may if p == place else may - {card} for p, may in enumerate(self.allowed)]
        return replace(self, allowed=tuple(allowed))


def unknowns_of(v: EuchreView, memory: Memory) -> Unknowns:
    """The unknowns of a view, under one memory of its deal."""
    assert v.up is not None
    fixed = _fixed(v, memory)
    known = {
        card for cards in (*fixed, *memory.played, *(s.cards for s in v.shown)) for card in cards
    }
    known.update(card for card in (memory.buried, None if memory.swapped else v.up) if card)
    unseen = tuple([c for c in v.options.cards(v.players) if c not in known])
    places = _wanted(v, memory, fixed)
    tied = v.up if v.up in unseen else None
    return Unknowns(memory, unseen, places, _allowed(v, memory, unseen, tied), fixed)


def _fixed(v: EuchreView, memory: Memory) -> tuple[tuple[Card, ...], ...]:
    """The known cards of the hands now: one's own, and a card seen when it was given."""
    fixed: list[tuple[Card, ...]] = [()] * v.players
    if v.maker is not None and memory.has_given:
        mate = partner(v.maker)
        if memory.given:
            fixed[mate] = (memory.given,)
        if memory.back and memory.back not in memory.played[v.maker]:
            fixed[v.maker] = (memory.back,)
    if v.seat is not None:
        fixed[v.seat] = v.hand
    return tuple(fixed)


def _wanted(v: EuchreView, memory: Memory, fixed: tuple[tuple[Card, ...], ...]) -> tuple[int, ...]:
    given = int(memory.has_given and memory.given is None)
    back = int(memory.has_back and memory.back is None)
    hands = [count - len(known) for count, known in zip(v.counts, fixed, strict=True)]
    if v.maker is not None and memory.has_given:
        hands[v.maker] -= back
        hands[partner(v.maker)] -= given
    buried = int(memory.swapped and memory.buried is None)
    stock = sum(pile.count for pile in v.piles if pile.name == "stock")
    return (*hands, buried, stock, given, back)


def _allowed(
    v: EuchreView, memory: Memory, unseen: tuple[Card, ...], tied: Card | None
) -> tuple[frozenset[Card], ...]:
    """Nobody holds a suit they did not follow; the turn-up went where the dealer could put it."""
    anything = frozenset(unseen)
    free = anything - {tied} if tied else anything

    def held_by(seat: int) -> frozenset[Card]:
        may = anything if seat == v.dealer else free
        return may - memory.lacking[seat]

    must_keep = v.up == v.options.best_bower and v.options.joker_turned == "makers-at-once"
    given = anything if v.maker == v.dealer else free
    back = free if v.maker is None else held_by(v.maker) & free
    hands = [held_by(seat) for seat in seats(v.players)]
    return (*hands, free if must_keep else anything, free, given, back)
