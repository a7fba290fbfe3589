"""Names of partners, which lose their ends where there is no room: none of them is left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, zip_longest

from cardart.paint import lettering

SHORTEST = 2
"""The letters that are left of a name at least, with or without a full stop."""
MEASURE = 22
"""The size of letters in which names are compared, in pixels."""


def shortened(label: str, names: Sequence[str], fits: Callable[[str], bool]) -> str:
    """The label of a side; where it does not fit, the longest of its names lose their ends.

    The ``names`` stand in it in this order.
    """
    if fits(label) or not (between := _between(label, names)):
        return label
    low, high = 0, max(lettering.width(name, MEASURE) for name in names)
    while high - low > 1:
        middle = (low + high) // 2
        if fits(_joined(between, names, middle)):
            low = middle
        else:
            high = middle
    return _joined(between, names, low)


def _between(label: str, names: Sequence[str]) -> list[str]:
    """The texts before, between and after names; none if they do not stand in the label so."""
    found, end = [], 0
    for name in names:
        begin = label.find(name, end)
        if begin < 0:
            return []
        found.append(label[end:begin])
        end = begin + len(name)
    return [*found, label[end:]] if names else []


def _joined(between: Sequence[str], names: Sequence[str], room: int) -> str:
    """The label with each name in so many pixels."""
    cut = (_cut(name, room) for name in names)
    return "".join(chain.from_iterable(zip_longest(between, cut, fillvalue="")))


def _cut(name: str, room: int) -> str:
    """The name, or as many letters of it as have room in so many pixels, and a full stop."""
    rest, said = name, name
    while lettering.width(said, MEASURE) > room and len(rest) > SHORTEST:
        rest = rest[:-1].rstrip(" -")
        said = rest + ("." if rest[-1:] < lettering.EASTERN else "")
    return said
