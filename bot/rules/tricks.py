"""What every trick-taking game shares: the order of cards under a contract, and the trick."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.rules.cards import SUITS, Card, Suit
from bot.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Order:
    """The order of cards under one contract.

    ``suit_of`` tells to which suit a card belongs (the left bower belongs to the trumps; a
    joker that is no trump belongs to a suit of its own, ``None``), ``strength`` how high it
    stands there, ``trump`` which suit beats the others.
    """

    trump: Suit | None
    suit_of: Mapping[Card, Suit | None] = field(hash=False)
    strength: Mapping[Card, int] = field(hash=False)
    sovereign: Card | None = None
    """A card that wins whenever it is played and that nobody can be made to follow."""

    def follow(self, hand: Sequence[Card], led: Card) -> tuple[Card, ...]:
        """The cards that follow the one led; all of them if there is nothing to follow with."""
        suit = self.suit_of[led]
        if suit is None:
            return tuple(hand)
        return tuple(c for c in hand if self.suit_of[c] == suit) or tuple(hand)

    def beats(self, card: Card, best: Card) -> bool:
        """Whether ``card``, played later, beats the ``best`` card so far. A twin does not."""
        if self.sovereign is not None and self.sovereign in (card, best):
            return card == self.sovereign != best
        suit, held = self.suit_of[card], self.suit_of[best]
        if suit == held:
            return self.strength[card] > self.strength[best]
        return suit is not None and suit == self.trump

    def winner(self, cards: Iterable[Card]) -> int:
        """The place (0 = leader) of the card that wins a trick."""
        best_place, best = 0, None
        for place, card in enumerate(cards):
            if best is None or self.beats(card, best):
                best_place, best = place, card
        return best_place

    def sorted(self, hand: Iterable[Card], suits: Sequence[Suit] = ()) -> tuple[Card, ...]:
        """The hand in playing order: trumps first, then suit by suit, each from the top."""
        first = {self.trump: -1, None: -2}
        places = {s: n for n, s in enumerate(suits or display_suits(self.trump))} | first

        def key(card: Card) -> tuple[int, int, str]:
            return places[self.suit_of[card]], -self.strength[card], card

        return tuple(sorted(hand, key=key))


def display_suits(trump: Suit | None) -> tuple[Suit, ...]:
    """The order in which suits lie in a hand: trumps first, black and red in turn."""
    turn = (SUITS[0], SUITS[1], SUITS[3], SUITS[2])
    if trump is None:
        return turn
    at = turn.index(trump)
    return turn[at:] + turn[:at]


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick as it lies on the table: who led, the cards in the order played, the best so far.

    ``winner`` is the seat that holds the trick at present (``None`` while it is empty);
    ``seats`` says who played each card.
    """

    leader: Seat
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()
    winner: Seat | None = None

    def plus(self, seat: Seat, card: Card, winner: Seat) -> "Trick":
        """This trick with one card more."""
        return Trick(self.leader, (*self.cards, card), (*self.seats, seat), winner)

    @property
    def led(self) -> Card | None:
        """The card led, if any."""
        return self.cards[0] if self.cards else None

    def card_of(self, seat: Seat) -> Card | None:
        """The card this seat played to the trick, if any."""
        for who, card in zip(self.seats, self.cards, strict=True):
            if who == seat:
                return card
        return None
