"""The lines of a sum: broken where a reader would, several to a row, or in brief."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cardart.paint import lettering, wrapping
from cardart.scene import SideScene

SUM = (56, 50, 44, 40, 36, 32, 30, 27)
"""The sizes of a sum in pixels, the best first."""
MOST_ROWS = 8
WHOLE = 40
"""The least size of a sum in pixels for which its lines need not be broken."""
SIGNS = re.compile(r" (?=[=≥<+])|(?<=[:,]) ")
PACKED = 36
"""The size of a sum in pixels below which short lines may share a row."""


def whole_or_brief(side: SideScene, wide: int, high: int) -> tuple[str, ...]:
    """The sum of a side; in brief if even small letters have no room for all of it."""
    whole = not side.brief or _fits(side.lines, SUM[-1], wide, high)
    return side.lines if whole else side.brief


def step_of(size: int) -> int:
    """The pixels from one line of a sum to the next, at this size."""
    return lettering.height(size) - 4


def size_of(sums: Sequence[Sequence[str]], wide: int, high: int) -> int:
    """The size of all sums in pixels: large with every line whole, else the largest that fits."""
    for size in SUM:
        whole = all(lettering.width(line, size) <= wide for lines in sums for line in lines)
        if size < WHOLE:
            break
        if whole and all(_fits(lines, size, wide, high) for lines in sums):
            return size
    return next((s for s in SUM if all(_fits(lines, s, wide, high) for lines in sums)), SUM[-1])


def _fits(lines: Sequence[str], size: int, wide: int, high: int) -> bool:
    """Whether the lines of a sum fit, a row each, or below a usual size several to a row."""
    most = high // step_of(size)
    if len(_broken(lines, size, wide)) <= most:
        return True
    return size <= PACKED and len(_broken(joined_rows(lines, size, wide), size, wide)) <= most


def _broken(lines: Sequence[str], size: int, wide: int) -> list[str]:
    return [part for line in lines for part in at_signs(line, size, wide)]


def at_signs(line: str, size: int, wide: int) -> list[str]:
    """A line of a sum in parts, broken where a sign of arithmetic follows rather than elsewhere."""
    parts: list[str] = []
    for piece in _compared(SIGNS.split(line), size, wide):
        joined = f"{parts[-1]} {piece}" if parts else piece
        if parts and lettering.width(joined, size) <= wide:
            parts[-1] = joined
        else:
            parts.append(piece)
    return [row for part in parts for row in wrapping.wrapped(part, size, wide, MOST_ROWS)]


def _compared(pieces: Sequence[str], size: int, wide: int) -> list[str]:
    """The pieces of a sum, what is compared in one of them, if that is no wider than a line."""
    found: list[str] = []
    for piece in pieces:
        joined = f"{found[-1]} {piece}" if found and piece.startswith(("<", "≥")) else ""
        if joined and lettering.width(joined, size) <= wide:
            found[-1] = joined
        else:
            found.append(piece)
    return found


def rows_of(lines: Sequence[str], size: int, wide: int, high: int) -> list[str]:
    """The lines of a sum as rows; where there are too many, short ones share a row."""
    most = high // step_of(size)
    rows = _broken(lines, size, wide)
    if len(rows) <= most:
        return rows
    rows = _broken(joined_rows(lines, size, wide), size, wide)
    return rows if len(rows) <= most else [*rows[: most - 1], rows[most - 1] + " …"]


def joined_rows(lines: Sequence[str], size: int, wide: int) -> list[str]:
    """Lines with as many of them in a row as it holds."""
    rows: list[str] = []
    for line in lines:
        joined = f"{rows[-1]} · {line}" if rows else line
        if rows and lettering.width(joined, size) <= wide:
            rows[-1] = joined
        else:
            rows.append(line)
    return rows
