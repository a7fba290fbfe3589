"""A full deal of Two-Ten-Jack drawn at random among those a view allows.

Hidden are the cards of others, and the stock; and of cards somebody has played, whether they were
dealt or drawn, and when. A card that somebody could not have held when they did not follow was
drawn later. So every unseen card, and every card others have played, lies in a *slot*: dealt to a
seat, drawn by it after a trick, or still in the stock.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from bot.rules.games.two_ten_jack.order import (
    PACK,
    order_of,
    owed,
    two_that_wins,
)
from bot.rules.games.two_ten_jack.view import TwoTenJackView
from bot.rules.kit.actions import Deal, Play, Say
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.duties import denied
from bot.rules.kit.fill import Fill
from bot.rules.kit.remembered import remembered
from bot.rules.kit.sampling import NoWayError
from bot.rules.kit.seats import Seat, around
from bot.rules.kit.tricks import Trick
from bot.rules.kit.view import Done

MIXED: Final = 3
"""So many exchanges of two cards are tried for each slot, that each way is about as likely."""
CHEAP: Final = 16
"""Open slots that are filled for the price of a deal elsewhere, in which less is hidden."""
STOCK: Final = -1
"""The seat of a slot in the stock."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of a card: dealt to a seat (time 0), drawn after so many tricks, or in the stock."""

    seat: int
    time: int


@dataclass(frozen=True, slots=True)
class Course:
    """The course of a deal by a view: the order of the draws, and the cards seats lacked.

    ``orders`` are the seats that drew after each trick, ``when`` is the seat that played a card
    and the number of tricks before, ``barred`` by seat the cards it lacked, with the trick in
    which that was seen.
    """

    orders: tuple[tuple[Seat, ...], ...]
    when: dict[Card, tuple[Seat, int]]
    barred: tuple[tuple[tuple[int, frozenset[Card]], ...], ...]


def course_of(v: TwoTenJackView) -> Course:
    """The tricks of a view, one after the other."""
    assert v.trump is not None
    trump: Suit = v.trump
    order, trick, led_as = order_of(trump), Trick(Seat(0)), ""
    when: dict[Card, tuple[Seat, int]] = {}
    barred: list[list[tuple[int, frozenset[Card]]]] = [[] for _ in range(v.players)]
    orders: list[tuple[Seat, ...]] = []
    for done in v.history:
        if isinstance(done.action, Say):
            led_as = done.action.words
        if type(done.action) is not Play:
            continue
        card, number = done.action.card, len(orders)
        if trick.cards:
            lacked = denied(owed(trick, trump, v.options.void, led_as), card)
            if lacked:
                barred[done.seat].append((number, lacked))
        else:
            trick = Trick(done.seat)
        trick = trick.with_card(done.seat, card, order)
        when[card] = (done.seat, number)
        if len(trick.cards) == v.players:
            orders.append(around(_winner(v, trick), v.players))
            trick, led_as = Trick(Seat(0)), ""
    return Course(tuple(orders), when, tuple(map(tuple, barred)))


def _winner(v: TwoTenJackView, trick: Trick) -> Seat:
    assert v.trump is not None and trick.winner is not None
    two = two_that_wins(trick.cards, v.trump) if v.options.same_two else None
    return trick.winner if two is None else trick.seats[trick.cards.index(two)]


class Slots:
    """The slots of a view, those of each card, and which cards lie where for certain."""

    def __init__(self, v: TwoTenJackView) -> None:
        self.view, self.course = v, course_of(v)
        size = 6 if v.players == 2 else 4
        stock = len(PACK) - size * v.players
        drawn = min(len(self.course.orders), stock // v.players)
        self.known = self._known()
        self.slots = [Slot(seat, 0) for seat in range(v.players) for _ in range(size)]
        self.draws = [
            Slot(seat, time)
            for time, order in enumerate(self.course.orders[:drawn], 1)
            for seat in order
        ]
        self.left = stock - len(self.draws)
        self.slots += [*self.draws, *(Slot(STOCK, 0) for _ in range(self.left))]
        taken = [card for cards in self.known.values() for card in cards]
        self.cards = [card for card in PACK if card not in set(taken)]
        self.open = self._open()
        self.where = [self._fitting(card) for card in self.cards]
        self.fits = [frozenset(places) for places in self.where]
        self.choices = [len(places) for places in self.where]
        self.bound = [n for n, some in enumerate(self.choices) if some < len(self.open)]
        self.free = [n for n, some in enumerate(self.choices) if some == len(self.open)]

    def _known(self) -> dict[Slot, list[Card]]:
        """The cards that this seat has seen to lie in a slot: its own, and those drawn openly."""
        v, found = self.view, dict[Slot, list[Card]]()
        drawn = dict(enumerate(v.drawn_openly))
        if v.seat is not None:
            drawn[v.seat] = v.drawn
        for seat, cards in drawn.items():
            for time, card in enumerate(cards, 1):
                found[Slot(seat, time)] = [card]
        if v.seat is not None:
            played = [card for card, (who, _) in self.course.when.items() if who == v.seat]
            own = [*v.hand, *played]
            found[Slot(v.seat, 0)] = [card for card in own if card not in v.drawn]
        return found

    def _open(self) -> list[Slot]:
        """The slots whose cards this seat does not know."""
        left = {slot: len(cards) for slot, cards in self.known.items()}
        found = []
        for slot in self.slots:
            if left.get(slot, 0):
                left[slot] -= 1
            else:
                found.append(slot)
        return found

    def _fitting(self, card: Card) -> list[int]:
        """The open slots in which this card may lie, by their places."""
        if card in self.course.when:
            seat, number = self.course.when[card]
            first = self._first(seat, card, number)
            return [
                n
                for n, slot in enumerate(self.open)
                if slot.seat == seat and first <= slot.time <= number
            ]
        tricks = len(self.course.orders) + 1
        first_of = [self._first(seat, card, tricks) for seat in range(self.view.players)]
        return [
            n
            for n, slot in enumerate(self.open)
            if slot.seat == STOCK or first_of[slot.seat] <= slot.time
        ]

    def _first(self, seat: int, card: Card, number: int) -> int:
        """The number of tricks after which a seat can have come by a card that it held later on."""
        seen = [at for at, lacked in self.course.barred[seat] if card in lacked and at < number]
        return max((at + 1 for at in seen), default=0)

    def laid(self, rng: Random) -> list[Card]:
        """A card for each open slot, at random.

        :raises NoWayError: no deal leads to the view.
        """
        count, held = len(self.cards), [-1] * len(self.open)
        bound = rng.sample(self.bound, len(self.bound))
        bound.sort(key=self.choices.__getitem__)
        for number in bound:
            if not self._place(number, held, rng):
                raise NoWayError("no deal leads to this view")
        free = rng.sample(self.free, len(self.free))
        held = [free.pop() if number < 0 else number for number in held]
        chance = rng.random
        for _ in range(MIXED * count if bound else 0):
            a, b = int(chance() * count), int(chance() * count)
            if a in self.fits[held[b]] and b in self.fits[held[a]]:
                held[a], held[b] = held[b], held[a]
        return [self.cards[number] for number in held]

    def _place(
        self, number: int, held: list[int], rng: Random, tried: set[int] | None = None
    ) -> bool:
        """Put a card into a slot, and others out of the way where need be."""
        places = self.where[number]
        start = int(rng.random() * len(places)) if places else 0
        order = places[start:] + places[:start]
        for place in order:
            if held[place] < 0:
                held[place] = number
                return True
        tried = set() if tried is None else tried
        for place in order:
            if place not in tried:
                tried.add(place)
                if self._place(held[place], held, rng, tried):
                    held[place] = number
                    return True
        return False


@remembered
def _slots(v: TwoTenJackView) -> Slots:
    return Slots(v)


def guess_deal(v: TwoTenJackView, rng: Random) -> Fill:
    """A full deal that leads to this view."""
    slots, players = _slots(v), v.players
    laid, when = slots.laid(rng), slots.course.when
    held: list[list[Card]] = [[] for _ in range(players)]
    stock: list[Card] = []
    for slot, cards in slots.known.items():
        held[slot.seat] += [card for card in cards if card not in when]
    for slot, card in zip(slots.open, laid, strict=True):
        if slot.seat == STOCK:
            stock.append(card)
        elif card not in when:
            held[slot.seat].append(card)

    def told() -> tuple[Deal, tuple[Done, ...]]:
        lies: dict[Slot, list[Card]] = {slot: [*cards] for slot, cards in slots.known.items()}
        for slot, card in zip(slots.open, laid, strict=True):
            lies.setdefault(slot, []).append(card)
        first = tuple([tuple(lies[Slot(seat, 0)]) for seat in range(players)])
        drawn = [lies[slot][0] for slot in slots.draws]
        return Deal(first, (("stock", (*drawn, *stock)),)), v.history

    tries = 1 + len(slots.open) // CHEAP
    return Fill(tuple(map(tuple, held)), told, tries=tries, stock=tuple(stock))
