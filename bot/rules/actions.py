"""Actions: short lines of words that print and parse back, shared by every game.

``str(action)`` writes one; a game's :class:`Vocabulary` reads those the game knows.
"""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import ClassVar, Final, Self

from bot.rules.cards import SUITS, Card, Suit, canonical
from bot.rules.reasons import Fact


@dataclass(frozen=True, slots=True)
class Action:
    """The base of all actions. ``verb`` is the first word of the line."""

    verb: ClassVar[str] = ""

    def __str__(self) -> str:
        return " ".join([self.verb, *self._words()])

    def _words(self) -> Iterable[str]:
        return ()

    @property
    def facts(self) -> dict[str, Fact]:
        """The parts of the action by name, for sentences and labels."""
        return {f.name: getattr(self, f.name) for f in fields(self)}

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards the action puts down or away."""
        return ()

    @property
    def weighty(self) -> bool:
        """Whether it cannot be taken lightly: who presses it is asked once more."""
        return False

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read the words after the verb; ``ValueError`` if they do not fit."""
        if words:
            raise ValueError(f"{cls.verb} stands alone")
        return cls()


@dataclass(frozen=True, slots=True)
class Say(Action):
    """A fixed phrase: ``pass``, ``no``, ``keep``, ``defend alone`` …"""

    words: str

    def __str__(self) -> str:
        return self.words

    @property
    def weighty(self) -> bool:
        """What ends the deal or the game, or leaves the partner out."""
        return self in (REDEAL, DEFEND_ALONE, SURRENDER, CLAIM)


PASS: Final = Say("pass")
NO: Final = Say("no")
KEEP: Final = Say("keep")
REDEAL: Final = Say("redeal")
DEFEND_ALONE: Final = Say("defend alone")
SHOVE: Final = Say("shove")
SURRENDER: Final = Say("surrender")
LEAD_ON: Final = Say("lead on")
CLAIM: Final = Say("claim")


@dataclass(frozen=True, slots=True)
class Play(Action):
    """A card to the trick: ``play JS``."""

    card: Card
    verb: ClassVar[str] = "play"

    def _words(self) -> Iterable[str]:
        return (self.card,)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card played."""
        return (self.card,)

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read one card."""
        (card,) = words
        return cls(Card(card))


@dataclass(frozen=True, slots=True)
class Swap(Play):
    """The dealer takes the turn-up and puts this card away: ``swap 9C``."""

    verb: ClassVar[str] = "swap"


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """A bid in an auction: ``bid 4``, ``bid shoot``, ``bid big``."""

    value: int | str
    verb: ClassVar[str] = "bid"

    def _words(self) -> Iterable[str]:
        return (str(self.value),)

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read a number or a word."""
        (value,) = words
        return cls(int(value) if value.isdecimal() else value)

    @property
    def weighty(self) -> bool:
        """A bid that is a word is for everything."""
        return isinstance(self.value, str)


@dataclass(frozen=True, slots=True)
class OrderUp(Action):
    """Accept the suit of the turn-up: ``order``, ``order alone``."""

    alone: bool = False
    verb: ClassVar[str] = "order"

    def _words(self) -> Iterable[str]:
        return ("alone",) if self.alone else ()

    @property
    def weighty(self) -> bool:
        """Without the partner."""
        return self.alone

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read nothing, or ``alone``."""
        return cls(_alone(words))


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Name a suit, or no trump (``None``): ``call H``, ``call NT alone``."""

    suit: Suit | None
    alone: bool = False
    verb: ClassVar[str] = "call"

    def _words(self) -> Iterable[str]:
        return (self.suit or "NT", *(("alone",) if self.alone else ()))

    @property
    def facts(self) -> dict[str, Fact]:
        """The suit (``NT`` for none) and whether it is alone."""
        return {"suit": self.suit or "NT", "alone": self.alone}

    @property
    def weighty(self) -> bool:
        """Without the partner."""
        return self.alone

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read a suit or ``NT``, and perhaps ``alone``."""
        suit, *rest = words
        return cls(None if suit == "NT" else Suit(suit), _alone(rest))


@dataclass(frozen=True, slots=True)
class NameTrump(Call):
    """Name trump after winning an auction: ``trump S``, ``trump NT``, ``trump S alone``."""

    verb: ClassVar[str] = "trump"


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
        """Read cards in any order, or ``none``."""
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
    """What others see of an action whose cards they may not see: ``swap ?``, ``give ? ?``."""

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
        object.__setattr__(self, "hands", tuple(canonical(hand) for hand in self.hands))

    def _words(self) -> Iterable[str]:
        named = [(str(seat), hand) for seat, hand in enumerate(self.hands)] + list(self.piles)
        return (f"{name}:{'.'.join(held)}" for name, held in named)

    def pile(self, name: str) -> tuple[Card, ...]:
        """The cards of the pile of this name; none if the game has no such pile."""
        return dict(self.piles).get(name, ())

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card dealt."""
        held = [*self.hands, *(pile for _, pile in self.piles)]
        return tuple(card for cards in held for card in cards)

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read hands by seat, in order, then piles by name."""
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


@dataclass(frozen=True, slots=True)
class NameContract(Action):
    """Name what is played, a trump suit or a word: ``contract S``, ``contract obenabe``."""

    contract: Suit | str
    verb: ClassVar[str] = "contract"

    def __post_init__(self) -> None:
        if self.contract in SUITS:
            object.__setattr__(self, "contract", Suit(self.contract))

    def _words(self) -> Iterable[str]:
        return (self.contract,)

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read one word."""
        (contract,) = words
        return cls(contract)


@dataclass(frozen=True, slots=True)
class Weis(Action):
    """Announce the kind of a meld in Jass: ``weis three``, ``weis QQQQ``, ``weis none``."""

    kind: str
    verb: ClassVar[str] = "weis"

    def _words(self) -> Iterable[str]:
        return (self.kind,)

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read one word."""
        (kind,) = words
        return cls(kind)


@dataclass(frozen=True, slots=True)
class CallPartner(Action):
    """Call for the highest card of a suit as partner, or for nobody: ``partner H``."""

    suit: Suit | None
    verb: ClassVar[str] = "partner"

    def _words(self) -> Iterable[str]:
        return (self.suit or "none",)

    @property
    def facts(self) -> dict[str, Fact]:
        """The suit, or ``none``."""
        return {"suit": self.suit or "none"}

    @property
    def weighty(self) -> bool:
        """Nobody is called."""
        return self.suit is None

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read a suit, or ``none``."""
        (suit,) = words
        return cls(None if suit == "none" else Suit(suit))


def _alone(words: list[str]) -> bool:
    if words not in ([], ["alone"]):
        raise ValueError(f"{' '.join(words)!r} is not understood; only 'alone' may follow")
    return bool(words)


class Vocabulary:
    """The actions a game knows, and the reading of their lines."""

    def __init__(self, *kinds: type[Action], says: Iterable[Say] = ()) -> None:
        known: tuple[type[Action], ...] = (Deal, *kinds)
        self._kinds = {kind.verb: kind for kind in known}
        self._says = {say.words: say for say in says}

    def read(self, text: str) -> Action:
        """Read one action; ``ValueError`` with a sentence if it is none of this game's."""
        line = " ".join(text.split())
        if line in self._says:
            return self._says[line]
        verb, *words = line.split() or [""]
        if verb not in self._kinds:
            raise ValueError(f"{text!r} is no action of this game")
        try:
            return self._kinds[verb].parse(words)
        except ValueError as error:
            raise ValueError(f"{text!r} is not understood: {error}") from None
