"""The points at stake in a deal, kept trick by trick: High, Low, the four jacks, and Game."""

from dataclasses import dataclass
from typing import Final

from bot.rules.cards import Card, Suit
from bot.rules.seats import Seat
from bot.rules.tricks import Trick
from bot.rules.widow_pitch.order import CARD_POINTS, jacks, order_of


@dataclass(frozen=True, slots=True)
class Claim:
    """A trump that earns a point so far, and whom."""

    card: Card
    who: Seat


@dataclass(frozen=True, slots=True)
class Tally:
    """What the tricks taken so far come to. Only cards played to tricks count.

    By seat, ``jacks`` are the trump jacks taken in the order taken, ``card_points`` the worth
    of all cards taken; ``trumps_out`` is the number of trumps played.
    """

    high: Claim | None = None
    low: Claim | None = None
    jacks: tuple[tuple[Card, ...], ...] = ((), ())
    card_points: tuple[int, ...] = (0, 0)
    trumps_out: int = 0

    def plus(self, trick: Trick, trump: Suit, low_to: str) -> "Tally":
        """The same after a finished trick. ``low_to`` is the option: ``taker`` or ``player``."""
        taker = trick.winner
        assert taker is not None
        order = order_of(trump)
        high, low, out = self.high, self.low, self.trumps_out
        for player, card in zip(trick.seats, trick.cards, strict=True):
            if order.suit_of[card] != trump:
                continue
            out += 1
            if high is None or order.strength[card] > order.strength[high.card]:
                high = Claim(card, taker)
            if low is None or order.strength[card] < order.strength[low.card]:
                low = Claim(card, taker if low_to == "taker" else player)
        found = tuple([c for c in trick.cards if c in jacks(trump)])
        worth = sum([CARD_POINTS[card] for card in trick.cards])
        return Tally(
            high,
            low,
            tuple([(*mine, *found) if s == taker else mine for s, mine in enumerate(self.jacks)]),
            tuple([n + worth if s == taker else n for s, n in enumerate(self.card_points)]),
            out,
        )

    def game_to(self, on_tie: Seat | None) -> Seat | None:
        """Who has Game: the higher total of card points; on a tie ``on_tie``, or nobody."""
        mine, theirs = self.card_points
        if mine == theirs:
            return on_tie
        return Seat(0) if mine > theirs else Seat(1)

    def points(self, game_to: Seat | None) -> tuple[int, ...]:
        """The points each seat has taken, from 0 to 7."""
        points = [len(mine) for mine in self.jacks]
        for claim in (self.high, self.low):
            if claim is not None:
                points[claim.who] += 1
        if game_to is not None:
            points[game_to] += 1
        return tuple(points)


NO_TRICKS: Final = Tally()
"""Before the first trick."""
