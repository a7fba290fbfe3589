"""A position in the words of card players, for the player to play: every answer is lanes."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from bot.robots.kernel.lanes import Lanes, any_of
from bot.robots.kernel.playout import Turn


class Sight:
    """The words by which a player thinks about a card.

    They say nothing of hidden cards: *elsewhere* is any card that is neither played nor in the
    own hand, whoever may hold it.
    """

    def __init__(self, turn: Turn) -> None:
        self.turn, self.every = turn, turn.deals.every
        self._play, self._tables = turn.play, turn.tables

    @cached_property
    def known(self) -> list[Lanes]:
        """For each card the lanes in which it has been played or is in the own hand."""
        return [g | o for g, o in zip(self._play.gone, self.turn.own, strict=True)]

    @cached_property
    def clear(self) -> list[Lanes]:
        """For each card the lanes in which no higher one of its suit is elsewhere."""
        found, known = [0] * self._tables.size, self.known
        for row in self._tables.rows:
            clear = self.every
            for level in reversed(row):
                for n in level:
                    found[n] = clear
                for n in level:
                    clear &= known[n]
        return found

    @cached_property
    def trumps_elsewhere(self) -> Lanes:
        """The lanes in which somebody else may hold a trump."""
        known, trumps = self.known, self._tables.trumps
        gone = self.every
        for n in trumps:
            gone &= known[n]
        return self.every ^ gone

    @cached_property
    def by_side(self) -> list[Lanes]:
        """For each side the lanes in which one of it is to play."""
        turn = self._play.turns[self.turn.position]
        return [any_of([turn[place] for place in side]) for side in self.turn.deals.sides]

    @cached_property
    def makes(self) -> Lanes:
        """The lanes in which the player is on the side that made the contract."""
        rest = self.turn.deals.rest
        sides = zip(self.by_side, rest.sides, strict=True)
        return any_of([lanes for lanes, side in sides if set(side) & set(rest.makers)])

    @cached_property
    def partner_takes(self) -> Lanes:
        """The lanes in which the trick as it is goes to the player's side."""
        found = 0
        for lanes, side in zip(self.by_side, self.turn.deals.sides, strict=True):
            found |= lanes & self._holds(side)
        return found

    @cached_property
    def held_for_sure(self) -> Lanes:
        """The lanes in which nobody to come can hold a higher card of the best one's suit."""
        if self.turn.is_last:
            return self.every
        best = self._play.best.card
        return any_of([b & c for b, c in zip(best, self.clear, strict=True)])

    @cached_property
    def no_ruff(self) -> list[Lanes]:
        """For each card where it is no trump on a plain suit."""
        trumps = self._tables.trumps
        led = any_of([self._play.first[n] for n in trumps])
        return [led if n in trumps else self.every for n in range(self._tables.size)]

    @cached_property
    def single(self) -> list[Lanes]:
        """For each card where it is the only one of its suit in the own hand."""
        found, own = [0] * self._tables.size, self.turn.own
        for row in self._tables.rows:
            suit = [n for level in row for n in level]
            held = [own[n] for n in suit]
            lone = at_least(held, 1, self.every) & ~at_least(held, 2, self.every)
            for n in suit:
                found[n] = lone
        return found

    def spared(self, cards: Sequence[int]) -> list[Lanes]:
        """For each card where none of these is elsewhere in its suit."""
        found = [0] * self._tables.size
        for row in self._tables.rows:
            suit = [n for level in row for n in level]
            spared = self.every & ~any_of([~self.known[n] for n in suit if n in cards])
            for n in suit:
                found[n] = spared
        return found

    def lies(self, cards: Sequence[int]) -> Lanes:
        """The lanes in which one of these cards lies in the trick."""
        lies = self._play.lies
        return any_of([lies[n] for n in cards])

    def may_sweep(self, cards: Sequence[int]) -> Lanes:
        """The lanes in which taking all of these cards gains, and nobody else has taken one."""
        if not self._tables.rules.habits.sweep:
            return 0
        others = 0
        for mine, taken in zip(self.by_side, self._play.scores.taken, strict=True):
            others |= any_of([taken[n] for n in cards]) & ~mine
        return self.every & ~others

    def sweeps(self, cards: Sequence[int]) -> Lanes:
        """The lanes in which the player has taken all of these cards but one."""
        return any_of([mine & most for mine, _, most in self._sweeping(cards)])

    def another_sweeps(self, cards: Sequence[int]) -> Lanes:
        """The lanes in which somebody else has taken all of these cards but one."""
        return any_of([most & ~mine for mine, _, most in self._sweeping(cards)])

    def sweeper_holds(self, cards: Sequence[int]) -> Lanes:
        """The lanes in which somebody else has taken all but one of these, and holds the trick."""
        return any_of(
            [most & ~mine & self._holds(side) for mine, side, most in self._sweeping(cards)]
        )

    def _sweeping(self, cards: Sequence[int]) -> Iterator[tuple[Lanes, Sequence[int], Lanes]]:
        """For each side where the player is of it, and where it has taken all but one of these.

        There is none where taking all of them gains nothing.
        """
        if not self._tables.rules.habits.sweep:
            return
        sides, scores = self.turn.deals.sides, self._play.scores
        for mine, side, taken in zip(self.by_side, sides, scores.taken, strict=True):
            yield mine, side, at_least([taken[n] for n in cards], len(cards) - 1, self.every)

    def _holds(self, side: Sequence[int]) -> Lanes:
        """The lanes in which one of these places holds the trick."""
        held = 0
        for where, turn in zip(self._play.taker.position, self._play.turns, strict=True):
            for place in side:
                held |= where & turn[place]
        return held

    def held(self, cards: Sequence[int], least: int) -> Lanes:
        """The lanes in which the player holds at least so many of these cards."""
        return at_least([self.turn.own[n] for n in cards], least, self.every)


class Forgetful(Sight):
    """A position as someone sees it who does not count cards: only the trick on the table."""

    @cached_property
    def known(self) -> list[Lanes]:
        """For each card where it lies in this trick or is in the own hand."""
        return [lies | o for lies, o in zip(self._play.lies, self.turn.own, strict=True)]


def at_least(cards: Sequence[Lanes], least: int, every: Lanes) -> Lanes:
    """The lanes in which at least so many of these are true."""
    counted = [every] + [0] * least
    for here in cards:
        for number in range(least, 0, -1):
            counted[number] |= counted[number - 1] & here
    return counted[least]
