"""The base of every action, a short line of words that prints and parses back; fixed phrases."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, Final, Self

from bot.rules.kit.cards import Card
from bot.rules.kit.reasons import Fact


@dataclass(frozen=True, slots=True)
class Action:
    """The base of all actions. ``verb`` is the first word of the line."""

    verb: ClassVar[str] = ""

    def __str__(self) -> str:
        return " ".join([self.verb, *self._words()])

    def _words(self) -> Iterable[str]:
        return ()

    @property
    def word(self) -> str:
        """The key of its words, where nothing else tells it from others: its verb."""
        return self.verb

    @property
    def facts(self) -> dict[str, Fact]:
        """The parts of the action by name, for sentences and labels."""
        kind: Any = type(self)
        return {name: getattr(self, name) for name in _names_of(kind)}

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards the action puts down or away."""
        return ()

    @property
    def needs_confirmation(self) -> bool:
        """Whether a player who chooses it is asked once more: it cannot be taken lightly."""
        return False

    @classmethod
    def parse(cls, words: list[str]) -> Self:
        """Read the words after the verb.

        :raises ValueError: they do not fit.
        """
        if words:
            raise ValueError(f"{cls.verb} stands alone")
        return cls()


@cache
def _names_of(kind: type[Any]) -> tuple[str, ...]:
    """The parts of a kind of action: of a screen's actions each is asked for its own."""
    return tuple(field.name for field in fields(kind))


@dataclass(frozen=True, slots=True)
class Say(Action):
    """A fixed phrase: ``pass``, ``no``, ``keep``, ``defend alone``, or a word of a game's own."""

    words: str

    def __str__(self) -> str:
        return self.words

    @property
    def word(self) -> str:
        """The phrase itself, its words joined by hyphens.

        >>> Say("defend alone").word
        'defend-alone'
        """
        return self.words.replace(" ", "-")

    @property
    def needs_confirmation(self) -> bool:
        """Whether the phrase ends the deal or the game, or leaves the partner out."""
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
CONCEDE: Final = Say("concede game")
CLOSE: Final = Say("close game")
SHARED: Final = frozenset(
    {PASS, NO, KEEP, REDEAL, DEFEND_ALONE, SHOVE, SURRENDER, LEAD_ON, CLAIM, CONCEDE, CLOSE}
)
"""The phrases that games share; any other is a game's own."""
