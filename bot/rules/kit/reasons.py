"""Facts and reasons: the answers of the rules, before any language says them."""

from dataclasses import dataclass

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.seats import Seat

Several = tuple[Card, ...] | tuple[Seat, ...] | tuple[Suit, ...]
Fact = str | int | float | bool | Card | Suit | Seat | Several


@fast_frozen
@dataclass(frozen=True, slots=True)
class Reason:
    """A code with its facts, from which any language makes a sentence.

    >>> str(Reason.of("must-follow", led=Card("9C")))
    'must-follow led=9C'
    """

    code: str
    facts: tuple[tuple[str, Fact], ...] = ()

    @classmethod
    def of(cls, code: str, **facts: Fact) -> "Reason":
        """Make a reason; facts are kept in alphabetical order so that equal reasons are equal."""
        return cls(code, tuple(sorted(facts.items()) if len(facts) > 1 else facts.items()))

    @property
    def values(self) -> dict[str, Fact]:
        """The facts by name."""
        return dict(self.facts)

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{k}={_text(v)}" for k, v in self.facts)])


def _text(value: Fact) -> str:
    if isinstance(value, tuple):
        return ".".join(str(v) for v in value)
    return str(int(value)) if isinstance(value, Seat) else str(value)


class Illegal(ValueError):
    """An action the rules do not allow now; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Refused(Illegal):
    """Options or table sizes that do not go together; ``reason`` says why."""
