"""Playing all deals of a batch to their end, card by card: one loop for every game."""

from collections.abc import Sequence
from typing import Protocol

from bot.robots.kernel.deals import Deals
from bot.robots.kernel.lanes import Lanes, any_of, numbers
from bot.robots.kernel.scores import Scores
from bot.rules.kit.cards import Card


class Chooser(Protocol):
    """The choice of a card to play."""

    def __call__(self, turn: "Turn") -> list[Lanes]:
        """For each card the lanes in which it is played: in each lane just one legal card."""


class Hold:
    """The card that holds a trick so far, and the position of its player in the trick."""

    __slots__ = ("card", "position")

    def __init__(self, size: int, players: int) -> None:
        self.card: list[Lanes] = [0] * size
        self.position: list[Lanes] = [0] * players

    def passes(self, played: list[Lanes], where: Lanes, position: int) -> None:
        """The card just played holds the trick in these lanes."""
        self.card = [c ^ (c ^ p) & where for c, p in zip(self.card, played, strict=True)]
        self.position = [p & ~where for p in self.position]
        self.position[position] |= where


class Turn:
    """A card is to be played: all that can be asked about it. Every answer is lanes.

    ``own`` and ``legal`` are by card; ``beats`` tells which would win the trick as it is, and
    ``takes`` which would take its cards, which in most games is the same.
    """

    def __init__(self, play: "Playout", position: int) -> None:
        self.play, self.position = play, position
        self.deals, self.tables = play.deals, play.tables
        self.own = play.own_of(position)
        if position:
            every = self.deals.every
            able = self.tables.obligations.able
            self.legal = able(self.own, play.led, play.best.card, every)
            self.beats = self.tables.beating(play.best.card)
        else:
            self.legal = play.leading(self.own)
            self.beats = self.own
        self.takes = play.taking(self.beats, position)
        self.is_last = position == play.players - 1


class Playout:
    """The tricks of a batch while they are played."""

    def __init__(self, deals: Deals) -> None:
        self.deals = deals
        self.tables, rest = deals.tables, deals.rest
        self.players = len(deals.seats)
        self.live, self.gone = list(deals.live), list(deals.gone)
        self.holder = [list(bit) for bit in deals.holder] if deals.draws else deals.holder
        self._drawn = 0
        trick = rest.tricks.trick
        leader = deals.place[trick.leader if trick.cards else rest.tricks.turn]
        self.leader: list[Lanes] = [0] * self.players
        self.leader[leader] = deals.every
        self.course: list[list[Lanes]] = []
        self.scores = Scores(deals)
        self._open()
        self.left = len(rest.tricks.hands[rest.tricks.turn]) + len(rest.stock) // self.players
        self._begun = len(trick.cards)
        for position, n in enumerate(deals.played[len(deals.played) - self._begun :]):
            played = [0] * self.tables.size
            played[n] = deals.every
            self._put_down(played, position)

    def to_end(self, choose: Chooser, first: Sequence[Card] = ()) -> "Scores":
        """Play every deal to its end; ``first`` are the cards to begin with, a part of lanes each.

        The scores of the sides at the end are returned.
        """
        begun, forced = self._begun, self._forced(first)
        while self.left:
            for position in range(begun, self.players):
                turn = Turn(self, position)
                played = forced or choose(turn)
                forced = []
                self._take_up(played)
                takes = turn.takes
                self._put_down(played, position, turn.beats, takes)
            self.left -= 1
            self._close()
            begun = 0
        return self.scores

    def _forced(self, first: Sequence[Card]) -> list[Lanes]:
        if not first:
            return []
        deals, played = self.deals, [0] * self.tables.size
        part, own = (1 << deals.worlds) - 1, self.own_of(self._begun)
        for which, card in enumerate(first):
            lanes = part << deals.worlds * which
            for n in self.tables.numbers[card]:
                played[n] |= own[n] & lanes
                lanes &= ~own[n]
        return played

    @property
    def unfollowed(self) -> frozenset[int]:
        """The rows of the suits that somebody did not follow before this play began."""
        row_of = {n: at for at, row in enumerate(self.tables.rows) for level in row for n in level}
        played, found = self.deals.played, set[int]()
        for at in range(0, len(played), self.players):
            led, *others = [row_of[n] for n in played[at : at + self.players]]
            if any(row != led for row in others):
                found.add(led)
        return frozenset(found)

    def cards(self) -> list[tuple[Card, ...]]:
        """The cards played since the beginning, lane by lane."""
        count, cards = self.deals.count, self.tables.cards
        bits = range((self.tables.size - 1).bit_length())
        found = []
        for played in self.course:
            digits = [any_of([p for n, p in enumerate(played) if n >> b & 1]) for b in bits]
            found.append([cards[n] for n in numbers(digits, count)])
        return list(zip(*found, strict=True))

    def _open(self) -> None:
        trick = (len(self.deals.played) + len(self.course)) // self.players
        self.tables = self.deals.tables.of_trick(trick)
        size = self.tables.size
        self.lies: list[Lanes] = [0] * size
        self._laid: list[list[Lanes]] = []
        self.led: list[Lanes] = []
        self.best = Hold(size, self.players)
        self.taker = Hold(size, self.players) if self.tables.weakest else self.best
        self.turns = [self.leader]
        for _ in range(1, self.players):
            last = self.turns[-1]
            self.turns.append([last[-1], *last[:-1]])

    def own_of(self, position: int) -> list[Lanes]:
        """For each card the lanes in which the player at this position holds it."""
        turn, own = self.turns[position], self.live
        for bit, holder in enumerate(self.holder):
            other = any_of([lanes for place, lanes in enumerate(turn) if not place >> bit & 1])
            own = [o & (h ^ other) for o, h in zip(own, holder, strict=True)]
        return own

    def leading(self, own: list[Lanes]) -> list[Lanes]:
        """For each card the lanes in which it is held and may be led."""
        if not self.tables.leads:
            return own
        every = self.deals.every
        unbound, legal = every, [0] * len(own)
        tricks = (len(self.deals.played) + len(self.course)) // self.players
        for lead in self.tables.leads:
            lasts = unbound & lead.lasts(self.gone, tricks, every)
            bound = any_of([own[n] for n in lead.binding]) & lasts
            for n in lead.meets:
                legal[n] |= own[n] & bound
            unbound ^= bound
        return [may | o & unbound for may, o in zip(legal, own, strict=True)]

    def taking(self, beats: list[Lanes], position: int) -> list[Lanes]:
        """For each card the lanes in which it would take the cards of the trick so far."""
        if not self.tables.weakest or not position:
            return beats
        takes, worst = [0] * self.tables.size, self.taker.card
        for led, cards in self.tables.weakest:
            lanes = any_of([self.first[n] for n in led])
            stronger = 0
            for n in reversed(cards):
                takes[n] |= stronger & lanes
                stronger |= worst[n]
        return takes

    def _take_up(self, played: list[Lanes]) -> None:
        self.course.append(played)
        self.live = [held ^ p for held, p in zip(self.live, played, strict=True)]
        self.gone = [gone | p for gone, p in zip(self.gone, played, strict=True)]

    def _put_down(
        self,
        played: list[Lanes],
        position: int,
        beats: list[Lanes] | None = None,
        takes: list[Lanes] | None = None,
    ) -> None:
        """The cards lie on the table, and may hold the trick."""
        self._laid.append(played)
        self.lies = [lies | p for lies, p in zip(self.lies, played, strict=True)]
        if not position:
            self.first = played
            kinds = self.tables.obligations.kinds
            self.led = [any_of([played[n] for n in kind]) for kind in kinds]
            where = self.deals.every
            self.best.passes(played, where, position)
            if self.taker is not self.best:
                self.taker.passes(played, where, position)
            return
        if beats is None:
            beats = self.tables.beating(self.best.card)
        if takes is None:
            takes = self.taking(beats, position)
        where = any_of([p & b for p, b in zip(played, beats, strict=True)])
        self.best.passes(played, where, position)
        if self.taker is not self.best:
            where = any_of([p & t for p, t in zip(played, takes, strict=True)])
            self.taker.passes(played, where, position)

    def _close(self) -> None:
        """The trick is complete: it is counted, and its winner leads, and is first to draw."""
        self._upset()
        self.scores.count(self.lies, self._seats_of(self.best), self._seats_of(self.taker))
        self.leader = self._seats_of(self.best)
        if self.left:
            self._draw()
            self._open()

    def _upset(self) -> None:
        """A trick of nothing but certain cards goes to one of them."""
        for others, winner in self.tables.upsets:
            where = self.lies[winner] & ~any_of([self.lies[n] for n in others])
            if where:
                laid = [played[winner] for played in self._laid]
                held = zip(self.best.position, laid, strict=True)
                self.best.position = [p & ~where | mine & where for p, mine in held]

    def _draw(self) -> None:
        """Everybody takes a card from the stock, as long as there is one, from the leader on."""
        turn = self.leader
        for cards in self.deals.draws[self._drawn : self._drawn + self.players]:
            for bit, holder in enumerate(self.holder):
                mine = any_of([lanes for place, lanes in enumerate(turn) if place >> bit & 1])
                for n, lanes in cards:
                    holder[n] = holder[n] & ~lanes | mine & lanes
            for n, lanes in cards:
                self.live[n] |= lanes
            turn = [turn[-1], *turn[:-1]]
        self._drawn += self.players

    def _seats_of(self, hold: Hold) -> list[Lanes]:
        """For each place the lanes in which it holds the trick."""
        found = [0] * self.players
        for where, turn in zip(hold.position, self.turns, strict=True):
            for place, lanes in enumerate(turn):
                found[place] |= lanes & where
        return found
