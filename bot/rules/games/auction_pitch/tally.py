"""The points of a deal of Auction Pitch, as far as tricks are taken."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.rules.games.auction_pitch.order import extra_points, order_of
from bot.rules.kit.cards import JOKERS, Card, Suit
from bot.rules.kit.high_low import game_of, high_of, low_of, pips, taken_in, trumps_of
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Trick


@dataclass(frozen=True, slots=True)
class Point:
    """A point that a card has earned so far: its name, the card, and the seat that gets it."""

    name: str
    card: Card
    who: Seat


@dataclass(frozen=True, slots=True)
class Tally:
    """The count of the tricks taken so far. Only cards played to tricks count.

    ``points`` are in the order of counting, without Game; ``totals`` by side the card points.
    """

    points: tuple[Point, ...]
    totals: tuple[int, ...]

    @property
    def game_to(self) -> int | None:
        """The side that has Game: the highest total; nobody if several share it."""
        return game_of(self.totals)


def tally_of(
    tricks: Iterable[Trick],
    trump: Suit,
    points: str,
    low_to: str,
    sides: Sequence[Sequence[Seat]],
) -> Tally:
    """The count of finished tricks; ``points`` and ``low_to`` are the options."""
    taken = list(taken_in(tricks))
    trumps = trumps_of(taken, order_of(trump, points))
    found = []
    if (high := high_of(trumps)) is not None:
        found.append(Point("high", high.card, high.who))
    lowest = [one for one in trumps if one.card not in JOKERS]
    if (low := low_of(lowest, to_taker=low_to == "taker")) is not None:
        found.append(Point("low", low.card, low.who))
    taker = {one.card: one.taker for one in trumps}
    for card, name in extra_points(trump, points).items():
        if card in taker:
            found.append(Point(name, card, taker[card]))
    totals = [sum(pips(one.card) for one in taken if one.taker in side) for side in sides]
    return Tally(tuple(found), tuple(totals))
