"""Material from which a game is taught: a worked example, and its cards from the top."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.reasons import Fact
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order


@dataclass(frozen=True, slots=True)
class Example:
    """A deal up to a moment that shows a special feature of a game, under the house's rules.

    ``lines`` are those of a log, each after its seat or ``deck``. ``claims`` are the facts that
    the words below the picture name: a test asks the rules whether each of them is so.
    """

    players: int
    lines: tuple[str, ...]
    claims: Mapping[str, Fact] = field(hash=False)

    @property
    def moves(self) -> tuple[tuple[int, str], ...]:
        """The lines as a log has them: the seat, −1 for the deck, and the action."""
        parted = (line.partition(" ") for line in self.lines)
        return tuple((-1 if who == "deck" else int(who), line) for who, _, line in parted)


@dataclass(frozen=True, slots=True)
class Ranking:
    """The cards of a suit from the highest to the lowest, under a name that has words.

    ``marks`` are the words for cards that are not what they seem.
    """

    name: str
    suit: Suit
    cards: tuple[Card, ...]
    marks: Mapping[Card, str] = field(default_factory=dict, hash=False)

    @classmethod
    def of(
        cls,
        name: str,
        order: Order,
        suit: Suit,
        pack: Iterable[Card],
        marks: Mapping[Card, str] | None = None,
    ) -> "Ranking":
        """The cards of a pack that belong to this suit, twins once."""
        cards = {card for card in pack if order.suit_of[card] == suit}
        told = tuple(sorted(cards, key=lambda card: -order.strength[card]))
        return cls(name, suit, told, {c: mark for c, mark in (marks or {}).items() if c in cards})


def by_name(**seats: int) -> dict[str, Seat]:
    """Seats under the names that claims have for them.

    >>> by_name(leader=0, winner=2)
    {'leader': Seat(0), 'winner': Seat(2)}
    """
    return {name: Seat(number) for name, number in seats.items()}
