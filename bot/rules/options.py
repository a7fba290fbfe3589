"""Options are frozen dataclasses whose fields know the values they may take."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any, ClassVar, Self

from bot.rules.kit.reasons import Reason, Refused

Value = str | int | bool


def option(default: Value, *others: Value, only_if: str = "") -> Any:
    """Declare an option field: its default, then the other values it may take.

    ``only_if`` ("joker=best-bower,benny") names another option, and those of its values with which
    this one plays a part; "": with all.
    """
    return field(default=default, metadata={"values": (default, *others), "only_if": only_if})


@dataclass(frozen=True, slots=True)
class OptionField:
    """An option as a lobby shows it. ``name`` is also the key of its label in every language."""

    name: str
    default: Value
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """The base of every game's options. An unknown value is :class:`Refused`."""

    register: ClassVar[tuple[str, ...]] = ()
    """For the codes of rules: an option with its values a line, the usual one first.

    Lines are only ever added at the end: new options, or further values of an old one.
    """
    lasting: ClassVar[frozenset[str]] = frozenset()
    """Options that hold for a whole game: they cannot be changed between two deals."""

    later: ClassVar[frozenset[str]] = frozenset()
    """Options that the game had not had at first: they are written only where they are not usual.

    So rules are written as they always were, and boards and logs of before stay with those of now.
    """

    lengths: ClassVar[tuple[str, ...]] = ()
    """Options whose number says how long a game is, in points or in deals."""

    def __post_init__(self) -> None:
        for known in self.fields():
            value = getattr(self, known.name)
            if not any(value == v and type(value) is type(v) for v in known.values):
                allowed = " ".join(spell(v) for v in known.values)
                raise Refused(
                    Reason.of("option-value", option=known.name, value=spell(value), values=allowed)
                )

    @property
    def target(self) -> int:
        """The points that end the game; 0 where something else does."""
        return 0

    def deals_in(self, players: int) -> int:
        """The number of the deal that ends the game of so many; 0 where something else does."""
        return 0

    @property
    def lowest_wins(self) -> bool:
        """Whether the lowest score wins: then points are penalties, and the target only the end."""
        return False

    @property
    def pairing(self) -> str:
        """The suits of a national pack that stand for spades, hearts, diamonds and clubs.

        They are the four letters under which a deck has those suits by itself; "" is no change.
        Nothing in the play depends on it.
        """
        return ""

    @classmethod
    @cache
    def fields(cls) -> tuple[OptionField, ...]:
        """Every option with its default and its values, in the order of the rules page."""
        return tuple(
            OptionField(f.name, f.metadata["values"][0], f.metadata["values"]) for f in fields(cls)
        )

    @classmethod
    def bound(cls) -> Mapping[str, str]:
        """The need of each option, by name, that plays a part only with some values of another."""
        found = {f.name: f.metadata["only_if"] for f in fields(cls)}
        return {name: needs for name, needs in found.items() if needs}

    def values(self) -> Mapping[str, Value]:
        """The chosen values by name."""
        return {f.name: getattr(self, f.name) for f in fields(self)}

    def in_play(self) -> Mapping[str, Value]:
        """The chosen values by name, without those that play no part beside the others."""
        bound = self.bound()
        return {k: v for k, v in self.values().items() if k not in bound or self._has(bound[k])}

    def _has(self, needs: str) -> bool:
        name, _, values = needs.partition("=")
        return spell(getattr(self, name)) in values.split(",")

    def shortest(self) -> Self:
        """The options changed to the shortest game that may be chosen beside the others."""
        known = {k.name: k.values for k in self.fields() if k.name in self.lengths}
        return replace(self, **{k: min(v) for k, v in known.items() if getattr(self, k)})

    def differing(self, other: Self) -> Mapping[str, Value]:
        """The values that differ from ``other``: a lobby shows only them beside a preset's name."""
        return {k: v for k, v in self.values().items() if v != getattr(other, k)}

    def with_value(self, name: str, text: str) -> Self:
        """The options with one value changed, given as it is spelled.

        :raises Refused: no such option, or no such value.
        """
        for known in self.fields():
            if known.name == name:
                for value in known.values:
                    if spell(value) == text:
                        return replace(self, **{name: value})
                allowed = " ".join(spell(v) for v in known.values)
                raise Refused(Reason.of("option-value", option=name, value=text, values=allowed))
        raise Refused(Reason.of("option-name", option=name))

    def __str__(self) -> str:
        usual = {known.name: known.default for known in self.fields() if known.name in self.later}
        said = [(k, v) for k, v in self.values().items() if k not in usual or v != usual[k]]
        return " ".join(f"{name}={spell(value)}" for name, value in said)

    @classmethod
    def read(cls, text: str) -> Self:
        """Read the text of ``str(options)``; options not named keep their default.

        :raises Refused: an unknown name or value.
        """
        chosen = cls()
        for word in text.split():
            name, _, value = word.partition("=")
            chosen = chosen.with_value(name, value)
        return chosen


def spell(value: Value) -> str:
    """A value as it is written: yes and no for booleans.

    >>> spell(True), spell(10)
    ('yes', '10')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
