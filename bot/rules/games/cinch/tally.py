"""The points of a deal of Cinch, as far as tricks are taken."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.rules.games.cinch.order import counting, worth_of
from bot.rules.games.cinch.states import SIDES
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.high_low import taken_in
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Trick


@dataclass(frozen=True, slots=True)
class Point:
    """A trump that has scored: its word, the card, the seat that has it, and its points."""

    name: str
    card: Card
    who: Seat
    points: int


def points_in(tricks: Iterable[Trick], trump: Suit, low_to: str) -> tuple[Point, ...]:
    """The trumps that have scored in finished tricks, in the order of counting."""
    taken = {one.card: one for one in taken_in(tricks)}
    found = []
    for card, name in counting(trump).items():
        if (one := taken.get(card)) is not None:
            who = one.player if name == "low" and low_to == "holder" else one.taker
            found.append(Point(name, card, who, worth_of(name)))
    return tuple(found)


def of_sides(points: Sequence[Point]) -> tuple[int, int]:
    """The sum of these points for each side."""
    first, second = (sum(one.points for one in points if one.who in side) for side in SIDES)
    return first, second
