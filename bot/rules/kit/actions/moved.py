"""Actions with cards: played, put away, given, and dealt."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Self, final

from bot.rules.kit.actions.base import Action
from bot.rules.kit.cards import Card, canonical


@dataclass(frozen=True, slots=True)
class OneCard(Action):
    """The base of every action that is about a single card of the hand."""

    card: Card

    def _words(self) -> Iterable[str]:
        return (self.card,)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card that leaves the hand."""
        return (self.card,)

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read the one card after the verb."""
        (card,) = words
        return cls(Card(card))


@final
@dataclass(frozen=True, slots=True)
class Play(OneCard):
    """A card to the trick: ``play JS``. Nothing else is one: other actions are a :class:`OneCard`.

    :raises TypeError: a class is derived from it, and would be taken for a card to the trick.
    """

    verb: ClassVar[str] = "play"

    def __init_subclass__(cls, **_: Any) -> None:
        raise TypeError(f"{cls.__name__} is no card to the trick: derive it from OneCard")


@dataclass(frozen=True, slots=True)
class Swap(OneCard):
    """The dealer takes the turn-up and puts this card away: ``swap 9C``."""

    verb: ClassVar[str] = "swap"


@dataclass(frozen=True, slots=True)
class Cards(Action):
    """Several cards in their canonical order; a verb without any says ``none``."""

    chosen: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "chosen", canonical(self.chosen))

    def _words(self) -> Iterable[str]:
        return self.chosen or ("none",)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards put away or given."""
        return self.chosen

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read cards in any order, or ``none``.

        :raises ValueError: there is no word, or one is no card.
        """
        if not words:
            raise ValueError(f"{cls.verb} wants cards, or none")
        return cls(() if words == ["none"] else tuple(Card(w) for w in words))


@dataclass(frozen=True, slots=True)
class Discard(Cards):
    """Cards put away face down: ``discard 9C TD``."""

    verb: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Give(Cards):
    """Cards passed to another player: ``give 9C``."""

    verb: ClassVar[str] = "give"


@dataclass(frozen=True, slots=True)
class Hidden(Action):
    """An action whose cards others may not see: ``swap ?``, ``give ? ?``."""

    what: str
    count: int

    def __str__(self) -> str:
        return " ".join([self.what, *("?" * self.count)])


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """The deck's action: every card of the pack, in hands and in the piles the game has.

    Hands are kept in canonical order, piles in theirs (``stock`` is drawn from the left).
    """

    hands: tuple[tuple[Card, ...], ...]
    piles: tuple[tuple[str, tuple[Card, ...]], ...] = ()
    verb: ClassVar[str] = "deal"

    def __post_init__(self) -> None:
        object.__setattr__(self, "hands", tuple(map(canonical, self.hands)))

    def _words(self) -> Iterable[str]:
        named = [(str(seat), hand) for seat, hand in enumerate(self.hands)] + list(self.piles)
        return (f"{name}:{'.'.join(held)}" for name, held in named)

    def pile(self, name: str) -> tuple[Card, ...]:
        """The cards of the pile of this name; none if the game has no such pile."""
        return dict(self.piles).get(name, ())

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card that was dealt."""
        held = [*self.hands, *(pile for _, pile in self.piles)]
        return tuple(card for cards in held for card in cards)

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read hands by seat, in order, then piles by name.

        :raises ValueError: a word is neither, is out of its place, or has no cards in it.
        """
        hands: list[tuple[Card, ...]] = []
        piles: list[tuple[str, tuple[Card, ...]]] = []
        for word in words:
            name, colon, text = word.partition(":")
            if not colon:
                raise ValueError(f"{word!r} is neither a hand nor a pile")
            held = tuple(Card(c) for c in text.split(".") if c)
            if not name.isdecimal():
                piles.append((name, held))
            elif piles or int(name) != len(hands):
                raise ValueError(f"hand {name} is out of its place")
            else:
                hands.append(held)
        return cls(tuple(hands), tuple(piles))
