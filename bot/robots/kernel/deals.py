"""A batch of deals: the same play so far, and in each lane another guess at the hands."""

from collections.abc import Sequence

from bot.robots.kernel.lanes import Lanes, column, every, repeated
from bot.robots.kernel.tables import Tables, tables_of
from bot.rules.kit.actions import Play
from bot.rules.kit.cards import Card
from bot.rules.kit.play_rules import Rest
from bot.rules.kit.seats import Seat, seats

NOBODYS = 7
"""The place of a card that is in no hand; others are places at the table, from 0."""


class Deals:
    """The cards of a batch of deals, in which the same was played so far.

    Places are the seats that play, in order. ``live`` tells for each card in which lanes it is in
    a hand, ``holder`` whose it is or was, as a binary number. ``draws`` are the places of the stock
    in the order in which they are drawn, each with the cards that lie there; a stock has no twins.
    """

    def __init__(self, worlds: Sequence[Rest], times: int = 1) -> None:
        self.rest = rest = worlds[0]
        self.tables: Tables = tables_of(rest.rules)
        self.worlds, self.times = len(worlds), times
        self.count = self.worlds * times
        self.every: Lanes = every(self.count)
        self.seats = [s for s in seats(len(rest.tricks.hands)) if s not in rest.sitting_out]
        self.place = {seat: place for place, seat in enumerate(self.seats)}
        self.sides = [[self.place[s] for s in side if s in self.place] for side in rest.sides]
        self.bits = max(1, (len(self.seats) - 1).bit_length())
        self._lay_out(worlds)

    def _lay_out(self, worlds: Sequence[Rest]) -> None:
        size = self.tables.size
        holders = b"".join([self._holders(world) for world in reversed(worlds)])
        columns = [holders[n::size] for n in range(size)]
        self.holder = [[self._lanes(held, bit) for held in columns] for bit in range(self.bits)]
        nowhere = bytes([NOBODYS]) * self.worlds
        self.live = [
            0 if held == nowhere else self._lanes(held.translate(_IN_A_HAND), 0) for held in columns
        ]
        self.gone = [0] * size
        self.draws = [self._drawn(worlds, at) for at in range(len(self.rest.stock))]
        self.played: list[int] = []
        for done in self.rest.tricks.plays:
            if type(done.action) is Play:
                self._played(done.action.card, done.seat)

    def _played(self, card: Card, seat: Seat) -> None:
        numbers = self.tables.numbers[card]
        n = next(n for n in numbers if not self.gone[n] and not self.live[n])
        self.played.append(n)
        self.gone[n] = self.every
        for bit in range(self.bits):
            self.holder[bit][n] = self.every if self.place[seat] >> bit & 1 else 0

    def _drawn(self, worlds: Sequence[Rest], at: int) -> list[tuple[int, Lanes]]:
        """The cards that may be drawn at this place of the stock, each with its lanes."""
        found: dict[int, Lanes] = {}
        for lane, world in enumerate(worlds):
            (n, *_) = self.tables.numbers[world.stock[at]]
            found[n] = found.get(n, 0) | 1 << lane
        return [(n, repeated(lanes, self.worlds, self.times)) for n, lanes in found.items()]

    def _lanes(self, held: bytes, bit: int) -> Lanes:
        return repeated(column(held, bit), self.worlds, self.times)

    def _holders(self, world: Rest) -> bytes:
        """The place of each card's holder, a byte a card; of twins the last numbers go first."""
        held = bytearray([NOBODYS]) * self.tables.size
        numbers = self.tables.numbers
        for seat, place in self.place.items():
            for card in world.tricks.hands[seat]:
                n = numbers[card][-1]
                while held[n] != NOBODYS:
                    n -= 1
                held[n] = place
        return bytes(held)


_IN_A_HAND = bytes(number != NOBODYS for number in range(256))
