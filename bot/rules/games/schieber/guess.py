"""A full deal of Schieber drawn at random among those a view allows.

The unseen cards are dealt until everything known holds. Where luck takes too long, a sequence or
four of a rank that must be there is chosen first; and at last the cards are placed one by one,
going back where that leads into a corner.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.rules.games.schieber.demands import Demand, demands
from bot.rules.games.schieber.naming import deciding_card
from bot.rules.games.schieber.order import TRICKS
from bot.rules.games.schieber.owed import owed_under
from bot.rules.games.schieber.view import SchieberView
from bot.rules.kit.actions import Deal
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.fill import Fill
from bot.rules.kit.history import lacking, played_by_seat
from bot.rules.kit.jass import PACK, order_of
from bot.rules.kit.remembered import remembered
from bot.rules.kit.sampling import NoWayError
from bot.rules.kit.seats import placed
from bot.rules.kit.sharing import Sharing
from bot.rules.kit.view import Done
from bot.rules.kit.weis import BIT, cards_of, mask_of

TRIES: Final = 120
"""The number of draws by luck: only deals found by it are each as likely as the others."""


@dataclass(frozen=True, slots=True)
class Unknowns:
    """The unseen cards, how many each seat holds of them, and which it may hold.

    ``known`` are the bits of the cards known of each dealt hand, ``held`` the cards among them
    that it still holds.
    """

    unseen: tuple[Card, ...]
    wanted: tuple[int, ...]
    allowed: tuple[frozenset[Card], ...]
    known: tuple[int, ...]
    held: Hands
    demands: tuple[Demand, ...]

    @property
    def sharing(self) -> Sharing:
        """The ways to share the unseen cards out, for any Weis.

        :raises NoWayError: there is none.
        """
        return Sharing(self.unseen, self.wanted, self.allowed)

    def fits(self, filled: Hands) -> bool:
        """Whether everything known of the dealt hands holds."""
        for demand, known, part in zip(self.demands, self.known, filled, strict=True):
            if part and not demand.fits(known | mask_of(part)):
                return False
        return True

    def ways(self, rng: Random) -> Iterator["Unknowns"]:
        """The unknowns with cards fixed for every need, in all ways, in random order.

        The needs that leave least choice come first.
        """
        needs = [
            (s, rng.sample(able, len(able)))
            for s, demand in enumerate(self.demands)
            for able in self._able(s, demand)
        ]
        needs.sort(key=lambda need: len(need[1]))

        def satisfied(at: int, hands: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
            if at == len(needs):
                yield hands
                return
            seat, need = needs[at]
            others = sum(hands) - hands[seat]
            for bits in need:
                mine = hands[seat] | bits
                if not bits & others and self._can(seat, mine):
                    yield from satisfied(at + 1, placed(hands, seat, mine))

        return map(self._with_held, satisfied(0, self.known))

    def _able(self, seat: int, demand: Demand) -> Iterator[list[int]]:
        """For each need of this seat that known cards do not satisfy, the sets that may."""
        known = self.known[seat]
        for need in demand.needs:
            if not need.is_in(known):
                yield [bits for bits in need.sets if self._can(seat, known | bits)]

    def _can(self, seat: int, hand: int) -> bool:
        """Whether this may be a part of the seat's dealt hand."""
        more = hand & ~self.known[seat]
        return (
            more.bit_count() <= self.wanted[seat]
            and self.allowed[seat].issuperset(cards_of(more))
            and self.demands[seat].may_grow(hand)
        )

    def _with_held(self, hands: Sequence[int]) -> "Unknowns":
        """The unknowns where the dealt hands hold all these cards."""
        more = [set(cards_of(h & ~k)) for h, k in zip(hands, self.known, strict=True)]
        taken = {card for cards in more for card in cards}
        allowed = [may - (taken - mine) for may, mine in zip(self.allowed, more, strict=True)]
        return replace(self, allowed=tuple(allowed))

    def shared(self, rng: Random) -> Hands | None:
        """The unseen cards shared out; ``None`` if something known does not hold."""
        try:
            filled = self.sharing.dealt(rng)
        except NoWayError:
            return None
        return filled if self.fits(filled) else None

    def searched(self, rng: Random) -> Hands | None:
        """The unseen cards placed one by one, going back in corners; ``None`` if there is no way.

        Cards with the fewest possible holders come first.
        """
        try:
            _ = self.sharing
        except NoWayError:
            return None
        holders = {c: [s for s, may in enumerate(self.allowed) if c in may] for c in self.unseen}
        order = rng.sample(self.unseen, len(self.unseen))
        order.sort(key=lambda card: len(holders[card]))
        held: list[list[Card]] = [[] for _ in self.wanted]
        hands = list(self.known)

        def place(at: int) -> bool:
            if at == len(order):
                return self.fits(tuple(map(tuple, held)))
            card = order[at]
            able = [s for s in holders[card] if len(held[s]) < self.wanted[s]]
            for seat in sorted(able, key=lambda s: -rng.random() * (self.wanted[s] - len(held[s]))):
                if not self.demands[seat].may_grow(hands[seat] | BIT[card]):
                    continue
                held[seat].append(card)
                hands[seat] |= BIT[card]
                if place(at + 1):
                    return True
                held[seat].pop()
                hands[seat] &= ~BIT[card]
            return False

        return tuple(map(tuple, held)) if place(0) else None


def guess_deal(v: SchieberView, rng: Random) -> Fill:
    """A deal that leads to this view by its history, which hides nothing."""
    sharing, unknowns = _sharing(v)
    filled, tries = _filled(sharing, unknowns, rng)
    hands = [(*held, *part) for held, part in zip(unknowns.held, filled, strict=True)]

    def told() -> tuple[Deal, tuple[Done, ...]]:
        dealt = [(*cards_of(a), *b) for a, b in zip(unknowns.known, filled, strict=True)]
        return Deal(tuple(dealt)), v.history

    return Fill(tuple(hands), told, tries)


def _filled(sharing: Sharing, unknowns: Unknowns, rng: Random) -> tuple[Hands, int]:
    """The unseen cards, and how many tries it took."""
    for tries in range(1, TRIES + 1):
        if unknowns.fits(filled := sharing.dealt(rng)):
            return filled, tries
    for tries in range(TRIES + 1, 2 * TRIES + 1):
        way = next(unknowns.ways(rng), None)
        if way and (shared := way.shared(rng)):
            return shared, tries
    for tries, way in enumerate(unknowns.ways(rng), 2 * TRIES + 1):
        if found := way.searched(rng):
            return found, tries
    raise NoWayError("no deal leads to this view")


@remembered
def _sharing(v: SchieberView) -> tuple[Sharing, Unknowns]:
    unknowns = unknowns_of(v)
    return unknowns.sharing, unknowns


def unknowns_of(v: SchieberView) -> Unknowns:
    """The unknowns of a view."""
    played = played_by_seat(v)
    known = [set(cards) for cards in played]
    for shown in v.shown:
        known[shown.seat].update(shown.cards)
    card = deciding_card(v.options, v.deal)
    if v.forehand is not None and card is not None:
        known[v.forehand].add(card)
    if v.seat is not None:
        known[v.seat].update(v.hand)
    seen = frozenset[Card]().union(*known)
    unseen = tuple([card for card in PACK if card not in seen])
    wanted = tuple([TRICKS - len(cards) for cards in known])
    barred = lacking(v, order_of(v.contract), owed_under(v.contract, v.options))
    allowed = tuple([frozenset(unseen) - gone for gone in barred])
    masks = tuple(map(mask_of, known))
    held = [cards_of(all_ & ~mask_of(gone)) for all_, gone in zip(masks, played, strict=True)]
    return Unknowns(unseen, wanted, allowed, masks, tuple(held), demands(v))
