"""The play of a deal as values: all it takes to play it to its end without the contract.

A game says in its own folder which cards win, which duties are owed and which points count; a
player of thousands of deals in a moment (a robot, in its head) reads it from here and knows no
game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.rules.kit.cardplay import Hands, Tricks
from bot.rules.kit.cards import SPADES, SUITS, Card, Suit
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.duties import LeadDuties
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.history import Owed
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order

Sides = tuple[tuple[Seat, ...], ...]
Totals = tuple[tuple[int, ...], ...]
"""The totals of a deal: for each thing counted a number a side. The tricks come first."""


@dataclass(frozen=True, slots=True)
class Extreme:
    """A point for the highest (or lowest) card of a suit that is played in the deal.

    ``cards`` run from the one that earns the point before all others. It goes to the taker of the
    card, or where ``to_player`` is set to its player.
    """

    cards: tuple[Card, ...]
    to_player: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """A thing that is counted through a deal, a side each: the points of cards taken in tricks.

    Points are not negative: the cost of cards is a count of its own.
    """

    cards: Mapping[Card, int]
    last_trick: int = 0
    extremes: tuple[Extreme, ...] = ()


@dataclass(frozen=True, slots=True)
class Upset:
    """A card that takes a trick in which nothing but these ``cards`` lies, whatever is highest."""

    cards: frozenset[Card]
    winner: Card


@dataclass(frozen=True, slots=True)
class Habits:
    """The weights of the simple rules by which a robot's players play, where a game has its own.

    ``worth`` is the worth of a card to its taker, ``trick`` the worth of every trick besides, where
    nobody wants a card that is worth less than nothing with its trick, unless ``sweep`` says that
    the taker of all such cards gains by it. Makers who hold ``draws`` trumps lead them even without
    the highest; 0 is never. A robot plays another card than these rules say only if it is better by
    ``luck`` standard errors. ``astray`` is the share of cards that fall at random when a robot
    imagines how a deal goes on. Of the ``foreseen`` last tricks the strongest robot goes through
    every way to play them: tricks then count for nothing but the cards in them.
    """

    worth: Mapping[Card, int] = field(default_factory=dict)
    draws: int = 0
    luck: float = 2.0
    astray: float = 0.0
    sweep: bool = False
    trick: int = 0
    foreseen: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class PlayRules:
    """The rules of a deal's play under one contract.

    ``order``, ``owed``, ``pack`` and ``leads`` are those of :class:`TrickRules`. Besides the tricks
    a side takes the ``counts`` are counted. ``weakest`` says by suit led the cards from the weakest
    up, where the player of the weakest card takes the cards of a trick, though not the next lead.
    Equal rules are the same object, so that values made of them are made once. Rules that are
    those of a ``model`` under other names have the ``names`` of their cards there. Where the order
    turns from trick to trick, ``turning`` has the rules of each; those of the first are told here,
    and nothing but the order differs.
    """

    order: Order
    owed: Owed
    pack: tuple[Card, ...]
    counts: tuple[Count, ...] = ()
    weakest: Mapping[Suit | None, Sequence[Card]] = field(default_factory=dict)
    habits: Habits = field(default_factory=Habits)
    model: "PlayRules | None" = None
    names: Mapping[Card, Card] = field(default_factory=dict)
    leads: LeadDuties = ()
    turning: tuple["PlayRules", ...] = ()
    upsets: tuple[Upset, ...] = ()

    def of_trick(self, number: int) -> "PlayRules":
        """The rules of a trick, from 0; after the last one those of the last."""
        return self.turning[min(number, len(self.turning) - 1)] if self.turning else self

    def like(self, under: Callable[[Suit], "PlayRules"]) -> "PlayRules":
        """The rules with those under spades as their model, by other names of the suits.

        Suits of one colour stay so. Without a trump, and under spades, rules are their own model.
        """
        trump = self.order.trump
        if trump is None or trump not in SUITS[1:]:
            return self
        return replace(self, model=under(SPADES), names=_names(trump, self.pack))

    @classmethod
    def of(
        cls,
        rules: TrickRules,
        *counts: Count,
        habits: Habits | None = None,
        upsets: tuple[Upset, ...] = (),
    ) -> "PlayRules":
        """The rules of play of a game whose tricks go to the highest card, but for ``upsets``."""
        play = rules.order, rules.owed, rules.pack
        own = habits or Habits()
        return cls(*play, counts, habits=own, leads=rules.leads, upsets=upsets)


@fast_frozen
@dataclass(frozen=True, slots=True)
class Rest:
    """The rest of a deal in full: the tricks as they stand, and the sides that count together.

    ``makers`` are those who have promised something, if anybody has. Where the game ``may_end``
    before the deal does, its totals say too little: the cards have to be played one by one. Where
    a ``secret`` besides the cards decides the score, such as a number said unseen, each guess is
    scored by its own. Of a ``stock``, as long as there is one, everybody draws a card after each
    trick from the left, the winner first; it comes out even.
    """

    rules: PlayRules
    tricks: Tricks
    sides: Sides
    sitting_out: tuple[Seat, ...] = ()
    makers: tuple[Seat, ...] = ()
    may_end: bool = False
    secret: bool = False
    stock: tuple[Card, ...] = ()

    def with_hands(self, hands: Hands) -> "Rest":
        """The rest of a deal that differs in nothing but these hands."""
        tricks = self.tricks
        public = tricks.turn, tricks.trick, tricks.last_trick, tricks.won, tricks.plays
        others = self.sides, self.sitting_out, self.makers, self.may_end, self.secret, self.stock
        return Rest(self.rules, Tricks(hands, *public), *others)


def by_first_seat(sides: Sides, numbers: Sequence[int], players: int) -> tuple[int, ...]:
    """The numbers of the sides as one a seat: the first of a side has all of it.

    >>> by_first_seat(((Seat(0), Seat(2)), (Seat(1), Seat(3))), (4, 1), 4)
    (4, 1, 0, 0)
    """
    found = [0] * players
    for side, number in zip(sides, numbers, strict=True):
        found[side[0]] = number
    return tuple(found)


def _names(trump: Suit, pack: Sequence[Card]) -> Mapping[Card, Card]:
    """The names of cards where this trump is called spades; a card without one keeps its own."""
    there = {trump: SPADES, SPADES: trump}
    there |= {suit.same_colour: other.same_colour for suit, other in there.items()}
    suits = {suit: there.get(suit, suit) for suit in SUITS}
    known = set(pack)

    def name(card: Card) -> Card:
        if card.suit is None or card.rank + suits[card.suit] not in known:
            return card
        return Card(card.rank + suits[card.suit])

    return {card: name(card) for card in pack}
