"""The order of cards under a contract, and the trick."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.rules.kit.cards import SUITS, TRUMPS, Card, Suit
from bot.rules.kit.duties import Duties, Duty, able
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.seats import Seat


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """The order of cards under one contract.

    ``suit_of`` tells to which suit a card belongs (the left bower belongs to the trumps; a
    joker that is no trump belongs to a suit of its own, ``None``), ``strength`` its height
    in that suit, ``trump`` which suit beats the others (:data:`TRUMPS` where trumps are of no
    suit of the pack). Equal cards are twins. An order is told by its identity: games make each
    of theirs once, and much is kept by it.
    """

    trump: Suit | None
    suit_of: Mapping[Card, Suit | None]
    strength: Mapping[Card, int]
    always_wins: Card | None = None
    """A card that wins whenever it is played and that nobody can be made to follow."""
    _places: Mapping[Card, int] = field(init=False, repr=False)
    _following: Mapping[Suit | None, Duties] = field(init=False, repr=False)
    _cards_of: Mapping[Suit | None, frozenset[Card]] = field(init=False, repr=False)
    _above: Mapping[Card, frozenset[Card]] = field(init=False, repr=False)
    beaten_by: Mapping[Card, frozenset[Card]] = field(init=False, repr=False)
    """By card those that, played later, beat it. A twin does not."""

    def __post_init__(self) -> None:
        lying = sorted(self.suit_of, key=self._lying())
        object.__setattr__(self, "_places", {card: place for place, card in enumerate(lying)})
        cards_of: dict[Suit | None, list[Card]] = {}
        for card, suit in self.suit_of.items():
            cards_of.setdefault(suit, []).append(card)
        together = {suit: frozenset(cards) for suit, cards in cards_of.items()}
        object.__setattr__(self, "_cards_of", together)
        object.__setattr__(self, "_above", {card: self._higher(card) for card in lying})
        following = {
            suit: (Duty.to_play("must-follow", self.cards_of(suit)),)
            for suit in dict.fromkeys(self.suit_of.values())
            if suit is not None
        }
        object.__setattr__(self, "_following", {None: (), **following})
        beaten_by = {
            best: frozenset([card for card in lying if self._beats(card, best)]) for best in lying
        }
        object.__setattr__(self, "beaten_by", beaten_by)

    @classmethod
    def plain(cls, cards: Iterable[Card], ranks: str, trump: Suit | None = None) -> "Order":
        """Every card of its own suit, in the order of ``ranks`` from the top."""
        pack = tuple(cards)
        suit_of = {card: card.suit for card in pack}
        return cls(trump, suit_of, {card: -ranks.index(card.rank) for card in pack})

    @classmethod
    def with_trumps(cls, cards: Iterable[Card], ranks: str, trumps: Sequence[Card]) -> "Order":
        """Every card of its own suit but for these ``trumps``, a suit of their own, from the top.

        >>> grand = Order.with_trumps([Card("AS"), Card("JS"), Card("JH")], "AJ", [Card("JS")])
        >>> grand.beats(Card("JS"), Card("AS")), grand.follow((Card("JS"), Card("JH")), Card("AS"))
        (True, (Card('JS'), Card('JH')))
        """
        pack = tuple(cards)
        suit_of = {card: TRUMPS if card in trumps else card.suit for card in pack}
        strength = {card: -ranks.index(card.rank) for card in pack if card not in trumps}
        return cls(TRUMPS, suit_of, strength | {card: -n for n, card in enumerate(trumps)})

    def cards_of(self, suit: Suit | None) -> frozenset[Card]:
        """Every card that belongs to this suit."""
        return self._cards_of.get(suit, frozenset())

    def above(self, best: Card) -> frozenset[Card]:
        """The cards of the same suit that stand higher. A twin does not."""
        return self._above[best]

    def _higher(self, best: Card) -> frozenset[Card]:
        suit, strength = self.suit_of[best], self.strength
        return frozenset(card for card in self.cards_of(suit) if strength[card] > strength[best])

    def to_follow(self, led: Card) -> Duties:
        """The duty to follow suit to this card; none to a joker without a suit."""
        return self._following[self.suit_of[led]]

    def follow(self, hand: tuple[Card, ...], led: Card) -> tuple[Card, ...]:
        """The cards that follow the one led; all of them if there is nothing to follow with."""
        return able(hand, self.to_follow(led))

    def beats(self, card: Card, best: Card) -> bool:
        """Whether ``card``, played later, beats the ``best`` card so far. A twin does not."""
        return card in self.beaten_by[best]

    def _beats(self, card: Card, best: Card) -> bool:
        if self.always_wins is not None and self.always_wins in (card, best):
            return card == self.always_wins != best
        suit, held = self.suit_of[card], self.suit_of[best]
        if suit == held:
            return self.strength[card] > self.strength[best]
        return suit is not None and suit == self.trump

    def sorted(self, hand: Iterable[Card]) -> tuple[Card, ...]:
        """The hand in playing order: trumps first, then suit by suit, each from the top."""
        return tuple(sorted(hand, key=self._places.__getitem__))

    def laid(self, hands: Iterable[tuple[Card, ...]]) -> tuple[tuple[Card, ...], ...]:
        """All these hands in playing order."""
        place = self._places.__getitem__
        return tuple([tuple(sorted(hand, key=place)) for hand in hands])

    def trumps_in(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The trumps among these cards, as they lie; none where there is no trump."""
        if self.trump is None:
            return ()
        return tuple(card for card in cards if self.suit_of.get(card) == self.trump)

    def _lying(self) -> Callable[[Card], tuple[int, int, str]]:
        first: dict[Suit | None, int] = {self.trump: -1, None: -2}
        places = {s: n for n, s in enumerate(display_suits(self.trump))} | first

        def key(card: Card) -> tuple[int, int, str]:
            return places[self.suit_of[card]], -self.strength[card], card

        return key


def display_suits(trump: Suit | None) -> tuple[Suit, ...]:
    """The order in which suits lie in a hand: trumps first, black and red in turn."""
    turn = (SUITS[0], SUITS[1], SUITS[3], SUITS[2])
    if trump not in turn:
        return turn
    at = turn.index(trump)
    return turn[at:] + turn[:at]


@fast_frozen
@dataclass(frozen=True, slots=True)
class Trick:
    """A trick as it lies on the table: its leader, the cards in the order played, the best so far.

    ``winner`` is the seat that holds the trick at present (``None`` while it is empty) and
    ``best`` its card; ``seats`` are those that played the cards.
    """

    leader: Seat
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()
    winner: Seat | None = None
    best: Card | None = None

    def with_card(self, seat: Seat, card: Card, order: Order) -> "Trick":
        """The trick with one card more. Of twins the first played holds the trick.

        >>> order = Order.plain([Card("AS"), Card("9S")], "A9")
        >>> Trick(Seat(0)).with_card(Seat(0), Card("9S"), order).with_card(
        ...     Seat(1), Card("AS"), order
        ... ).winner
        Seat(1)
        """
        return self.with_led(_trick(seat, (card,), (seat,), seat, card), order)

    def with_led(self, one: "Trick", order: Order) -> "Trick":
        """The trick with one card more, which comes as the trick that it would begin."""
        winner, best, card = self.winner, self.best, one.best
        if best is None or card in order.beaten_by[best]:
            winner, best = one.winner, card
        return _trick(self.leader, self.cards + one.cards, self.seats + one.seats, winner, best)

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


_trick = quick(Trick)
