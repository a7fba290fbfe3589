"""The form of a note: its line of text in a table's log, written and read back.

A kind of note is a frozen class with a form, in which its fields stand in their order; each field
is written and read by its type.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Annotated, Any, ClassVar, TypeVar, dataclass_transform, get_args

from bot.rules import Seat
from bot.storage.rows.ids import ChannelId, UserId


@dataclass(frozen=True, slots=True)
class Codec:
    """The text of a field in a line: its pattern, and the functions to and from it."""

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


_CODECS: dict[Any, Codec] = {
    int: Codec(r"\d+", int),
    Seat: Codec(r"\d+", Seat),
    float: Codec(r"-?\d+(?:\.\d+)?(?:e[-+]\d+)?", float),
    str: Codec(r".*", str),
    UserId: Codec(r"\d+", int),
    ChannelId: Codec(r"\d+", int),
    UserId | None: Codec(
        r"\d+|nobody",
        lambda text: None if text == "nobody" else int(text),
        lambda user: "nobody" if user is None else str(user),
    ),
}
Rights = Annotated[
    tuple[str, ...],
    Codec(
        r"(?: \S+)*",
        lambda text: tuple(text.split()),
        lambda rights: "".join(f" {right}" for right in rights),
    ),
]
InOrder = Annotated[tuple[str, ...], Codec(r".+", lambda text: tuple(text.split(", ")), ", ".join)]
BySeat = Annotated[
    tuple[str, ...],
    Codec(
        r".+",
        lambda text: tuple(part.partition(" ")[2] for part in text.split(", ")),
        lambda who: ", ".join(f"{n} {one}" for n, one in enumerate(who)),
    ),
]


def _codec(kind: Any) -> Codec:
    if kind in _CODECS:
        return _CODECS[kind]
    if found := [part for part in get_args(kind) if isinstance(part, Codec)]:
        return found[0]
    return Codec("|".join(map(re.escape, get_args(kind))), str)


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the table's log: ``str(note)`` is the line, and `read` finds the note again."""

    form: ClassVar[str]
    codecs: ClassVar[dict[str, Codec]]
    """The codec of each of its fields, in the order of the form."""

    def __str__(self) -> str:
        said = {name: codec.write(getattr(self, name)) for name, codec in self.codecs.items()}
        return self.form.format(**said)

    @classmethod
    def pattern(cls) -> str:
        """The regular expression of its lines, with a group for each field."""
        return cls.form.format(**{name: f"({codec.pattern})" for name, codec in cls.codecs.items()})


KINDS: list[type[Note]] = []
"""Every kind of note that `written` has made."""
_N = TypeVar("_N", bound=Note)


@dataclass_transform(frozen_default=True)
def written(form: str) -> Callable[[type[_N]], type[_N]]:
    """A kind of note with this form, in which its fields stand in their order."""

    def made(kind: type[_N]) -> type[_N]:
        frozen = dataclass(frozen=True, slots=True)(kind)
        frozen.form = form
        frozen.codecs = {field.name: _codec(field.type) for field in fields(frozen)}
        KINDS.append(frozen)
        return frozen

    return made


def reader(kinds: Sequence[type[Note]]) -> Callable[[str], Note | None]:
    """The function that reads a line of these kinds: ``None`` if it is of none of them."""
    starts: dict[int, type[Note]] = {}
    for kind in kinds:
        starts[1 + sum(len(known.codecs) + 1 for known in starts.values())] = kind
    any_line = re.compile("|".join(f"({kind.pattern()})" for kind in kinds))

    def read(line: str) -> Note | None:
        found = any_line.fullmatch(line)
        if found is None or found.lastindex is None:
            return None
        kind = starts[found.lastindex]  # the outermost group is closed last
        texts = found.groups()[found.lastindex :]
        codecs = kind.codecs.values()
        return kind(*(codec.read(text) for codec, text in zip(codecs, texts, strict=False)))

    return read
