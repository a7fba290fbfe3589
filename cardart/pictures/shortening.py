"""Names, which lose their ends where there is no room for a text: none of them is left out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from cardart.paint import lettering, wrapping
from cardart.scene import SideScene

SHORTEST = 2
"""The letters that are left of a name at least, with or without a full stop."""
MEASURE = 22
"""The size of letters in which names are compared, in pixels."""


def shortened(label: str, names: Sequence[str], fits: Callable[[str], bool]) -> str:
    """A text with names; where it does not fit, the longest of these names lose their ends.

    The ``names`` may stand anywhere in it.
    """
    if fits(label) or len(parts := _apart(label, names)) == 1:
        return label
    low, high = 0, max(lettering.width(name, MEASURE) for name in parts[1::2])
    while high - low > 1:
        middle = (low + high) // 2
        if fits(_joined(parts, middle)):
            low = middle
        else:
            high = middle
    return _joined(parts, low)


def shortened_lines(
    label: str, names: Sequence[str], size: int, room: int, lines: int
) -> tuple[str, ...]:
    """A text with names in at most so many lines of ``room`` pixels, shortened if need be."""

    def fits(text: str) -> bool:
        return fits_in(wrapping.wrapped(text, size, room, lines), size, room)

    return wrapping.wrapped(shortened(label, names, fits), size, room, lines)


def fits_in(lines: Iterable[str], size: int, room: int) -> bool:
    """Whether none of these lines is wider than ``room`` pixels."""
    return all(lettering.width(line, size) <= room for line in lines)


def names_of(sides: Iterable[SideScene]) -> list[str]:
    """The names of all who play on these sides."""
    return [name for side in sides for name in side.names or (side.name,)]


def _apart(label: str, names: Sequence[str]) -> list[str]:
    """The text before a name, the name, the text up to the next one, and so on to the end."""
    longest_first = sorted(filter(None, names), key=len, reverse=True)
    if not longest_first:
        return [label]
    return re.split(f"({'|'.join(map(re.escape, longest_first))})", label)


def _joined(parts: Sequence[str], room: int) -> str:
    """The text with each name in so many pixels."""
    return "".join(_cut(part, room) if n % 2 else part for n, part in enumerate(parts))


def _cut(name: str, room: int) -> str:
    """The name, or as many letters of it as have room in so many pixels.

    A full stop ends a word that has lost its end.
    """
    rest, said = name, name
    while lettering.width(said, MEASURE) > room and len(rest) > SHORTEST:
        rest = rest[:-1].rstrip(" -")
        parted = name[len(rest)] not in " -" and rest[-1:] < lettering.EASTERN
        said = f"{rest}." if parted else rest
    return said
