"""Actions in words: bids, and the naming of trumps, contracts, melds and partners."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Self

from bot.rules.kit.actions.base import Action
from bot.rules.kit.cards import SUITS, Suit
from bot.rules.kit.reasons import Fact


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """A bid in an auction: ``bid 4``, ``bid shoot``, ``bid big``."""

    value: int | str
    verb: ClassVar[str] = "bid"

    def _words(self) -> Iterable[str]:
        return (str(self.value),)

    @property
    def needs_confirmation(self) -> bool:
        """Whether the bid is a word: such bids are for everything."""
        return isinstance(self.value, str)

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read a number or a word."""
        (value,) = words
        return cls(int(value) if value.isdecimal() else value)


@dataclass(frozen=True, slots=True)
class OrderUp(Action):
    """Accept the suit of the turn-up: ``order``, ``order alone``."""

    alone: bool = False
    verb: ClassVar[str] = "order"

    def _words(self) -> Iterable[str]:
        return ("alone",) if self.alone else ()

    @property
    def needs_confirmation(self) -> bool:
        """Whether the maker plays without the partner."""
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
    def needs_confirmation(self) -> bool:
        """Whether the maker plays without the partner."""
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
class NameContract(Action):
    """Name the contract, a trump suit or a word: ``contract S``, ``contract obenabe``."""

    contract: Suit | str
    verb: ClassVar[str] = "contract"

    def __post_init__(self) -> None:
        if self.contract in SUITS:
            object.__setattr__(self, "contract", Suit(self.contract))

    def _words(self) -> Iterable[str]:
        return (self.contract,)

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read the one word after the verb."""
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
        """Read the one word after the verb."""
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
    def needs_confirmation(self) -> bool:
        """Whether nobody is called as partner."""
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
