"""Custom ids as such: kinds that write themselves as text, and are read back from it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, cast, get_args

from bot.storage.rows.ids import NO_TABLE, TableId
from bot.tables.screens.discord_limits import CUSTOM_ID

_PATTERN = re.compile(r"(?P<kind>[a-z]+):(?P<number>[0-9]{1,12})(?P<rest>(:.*)?)")
_TWIN = re.compile(r"~\d+$")
KINDS: dict[str, type["CustomId"]] = {}
"""The class of each kind."""


@dataclass(frozen=True)
class CustomId:
    """The request in a control. The first field of each kind is a number, usually a table's.

    >>> from bot.tables.screens.custom_ids import Move
    >>> str(Move(17, 42, "play JS"))
    'move:17:42:play JS'
    >>> CustomId.read("move:17:42:play JS~2")
    Move(table=17, decision=42, line='play JS')
    """

    kind: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        if cls.kind:
            KINDS[cls.kind] = cls

    @property
    def of_table(self) -> TableId:
        """The number of the table this is about, or 0."""
        return TableId(getattr(self, "table", NO_TABLE))

    @property
    def _names(self) -> tuple[str, ...]:
        kind: Any = type(self)
        return _names_of(kind)

    @property
    def parts(self) -> tuple[str, ...]:
        """The fields behind the number, as text."""
        _, *values = (getattr(self, name) for name in self._names)
        if values and isinstance(values[-1], tuple):
            values[-1:] = values[-1]
        return tuple(str(value) for value in values if value is not None)

    @property
    def fits(self) -> bool:
        """Whether Discord takes this text."""
        return len(self._text()) <= CUSTOM_ID

    def _text(self) -> str:
        number = getattr(self, self._names[0])
        return ":".join([self.kind, str(int(number)), *self.parts])

    def __str__(self) -> str:
        text = self._text()
        if text.count(":") > 2 and any(":" in part for part in self.parts[:-1]):
            raise ValueError(f"a colon in {self!r}")
        if len(text) > CUSTOM_ID:
            raise ValueError(f"{text!r} is longer than {CUSTOM_ID} characters")
        return text

    @staticmethod
    def read(text: str) -> "CustomId":
        """Read a custom id; the marks of twins (``~2``) are dropped.

        :raises ValueError: the text is no custom id.
        """
        found = _PATTERN.fullmatch(_TWIN.sub("", text))
        kind = KINDS.get(found["kind"]) if found else None
        if found is None or kind is None:
            raise ValueError(f"{text!r} is no custom id")
        try:
            made: Any = kind
            return cast(
                CustomId, made(int(found["number"]), *kind._typed(found["rest"].split(":")[1:]))
            )
        except (TypeError, ValueError):
            raise ValueError(f"{text!r} is no custom id") from None

    @classmethod
    def _typed(cls, parts: list[str]) -> list[Any]:
        """The parts as the fields want them; the last field takes all that is left."""
        wanted = fields(cls)[1:]
        if not wanted or wanted[-1].type == tuple[str, ...]:
            return [*parts[: len(wanted) - 1], tuple(parts[len(wanted) - 1 :])][: len(wanted)]
        if len(parts) > len(wanted):
            parts[len(wanted) - 1 :] = [":".join(parts[len(wanted) - 1 :])]
        return [_value(field.type, part) for field, part in zip(wanted, parts, strict=False)]


@cache
def _names_of(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a kind, in order."""
    return tuple(field.name for field in fields(kind))


def _value(wanted: Any, part: str) -> str | int:
    if wanted is str or str in get_args(wanted):
        return part
    if not (part.isascii() and part.isdecimal()):
        raise ValueError(f"{part!r} is no number")
    return int(part)


def unique(texts: Iterable[object]) -> list[str]:
    """Make equal custom ids differ: Discord wants unique ones in a message.

    >>> unique(["sit:1:2", "sit:1:2"])
    ['sit:1:2', 'sit:1:2~2']
    """
    seen: dict[str, int] = {}
    told = []
    for text in map(str, texts):
        seen[text] = seen.get(text, 0) + 1
        told.append(text if seen[text] == 1 else f"{text}~{seen[text]}")
    return told
