"""The panel of the scores, in the upper right corner of a table."""

from __future__ import annotations

from collections.abc import Sequence

from cardart.cards.faces import Sprite
from cardart.paint import lettering
from cardart.paint.shapes import box
from cardart.pictures import seat_plates
from cardart.pictures.board import fitted
from cardart.pictures.canvas import Canvas
from cardart.pictures.cloth import Cloth
from cardart.pictures.corner import PAD, TOP, WIDER, panel
from cardart.pictures.places import CORNER, MARGIN, WIDE, Layout, room_above
from cardart.scene import Deck, Score
from cardart.text_cache import text_cache

EDGE = 7
SCORE_ROW = 38
SCORES_WIDE = 292
NARROW = 280
"""The width in pixels of a panel between the upper corner and the cards of six players."""
AIM, LABELS = 24, (28, 25, 22)
BETWEEN = 14
"""The pixels between two columns."""
BAR = 17
"""The pixels that the colour of a side takes beside its name."""
SHORTEST = 2
"""The letters that are left of a name at least, with or without a full stop."""


@text_cache(896)
def score_panel(
    scores: tuple[Score, ...], seats: int, within: Layout, cloth: Cloth, theme: str, deck: Deck
) -> Sprite:
    """The panel of the scores on its piece of the cloth."""
    columns, wide = score_shape(scores, seats, within)
    rows = -(-len(scores) // columns)
    row_high = _row_high(rows)
    high = 2 * EDGE + row_high * rows
    canvas = panel(cloth, WIDE - MARGIN - wide, wide, high, theme, deck)
    parts = [scores[first : first + rows] for first in range(0, len(scores), rows)]
    target, apart = _target(scores), BETWEEN * (columns - 1)
    if _columns_wide(parts) > wide - 2 * PAD - apart - _aim(target):
        target = ""  # names are worth more
    if target:
        canvas.text(
            target, wide - PAD, high // 2 - 17, AIM, ink="soft", on="plate", align="right"
        )  # fmt: skip
    x, inner = PAD, wide - 2 * PAD - _aim(target)
    for part, room in zip(parts, column_widths(parts, inner - apart), strict=True):
        bare = all(s.side < 0 for s in part) and any(least_wide(s, LABELS[-1]) > room for s in part)
        for row, score in enumerate(part):
            _draw_score(canvas, score, x, EDGE + row_high * row, room, bare=bare)
        x += room + BETWEEN
    return Sprite(canvas.image)


def column_widths(columns: Sequence[Sequence[Score]], room: int) -> list[int]:
    """The widths in pixels of columns of scores: the same if that makes no letter smaller."""
    each, needed = room // len(columns), [0]
    for size in LABELS:
        needed = [max(least_wide(score, size) for score in column) for column in columns]
        if max(needed) <= each:
            return [each] * len(columns)
        if sum(needed) <= room:
            break
    wides = fitted(needed, room)
    return [wide + (room - sum(wides)) // len(columns) for wide in wides]


def _columns_wide(columns: Sequence[Sequence[Score]]) -> int:
    """The pixels that columns of scores need with the smallest labels."""
    return sum(max(_score_wide(score, LABELS[-1]) for score in column) for column in columns)


def _row_high(rows: int) -> int:
    return SCORE_ROW if rows < 3 else SCORE_ROW - 3


def _target(scores: tuple[Score, ...]) -> str:
    """The target of all, which stands once; empty if there is none or each has its own."""
    targets = {score.target for score in scores}
    return f"/ {max(targets)}" if len(targets) == 1 and max(targets) else ""


def score_shape(scores: tuple[Score, ...], seats: int, within: Layout) -> tuple[int, int]:
    """The number of columns of the scores, and their width in pixels.

    Where nobody sits opposite they go to the left in two rows, above the trick.
    """
    if len(scores) > 3 and seats % 2:
        columns = -(-len(scores) // 2)
        return columns, min(WIDE - 3 * MARGIN - CORNER, 186 * columns + _aim(_target(scores)))
    columns = 1 if len(scores) <= 3 else 2
    rows = -(-len(scores) // columns)
    high = TOP + 2 * EDGE + _row_high(rows) * rows
    needed = max(_score_wide(score) for score in scores) * columns + 2 * PAD
    needed += BETWEEN * (columns - 1) + _aim(_target(scores))
    least = SCORES_WIDE if columns == 1 else CORNER
    widths = (WIDER, CORNER, NARROW)
    most = next((w for w in widths if room_above(within, w, right=True) >= high), least)
    return columns, max(min(least, most), min(needed, most))


def _aim(target: str) -> int:
    """The pixels that the target takes beside the scores."""
    return lettering.width(target, AIM) + 8 if target else 0


def _score_wide(score: Score, size: int = LABELS[0]) -> int:
    """The pixels that a line of the score needs with a label of this size."""
    return least_wide(score, size) + 10


def least_wide(score: Score, size: int) -> int:
    """The pixels below which a label of this size is cut."""
    return lettering.width(score.label, size) + lettering.width(_value(score), 33) + BAR + 9


def _value(score: Score) -> str:
    return str(score.value).replace("-", "−")


def _draw_score(canvas: Canvas, score: Score, x: int, y: int, wide: int, *, bare: bool) -> None:
    """Draw the score of a side: its colour, unless the line is ``bare``, its name and points."""
    end = x + wide
    if bare:
        x -= BAR
    else:
        colour = seat_plates.side_colour(score.side)
        canvas.stamp(box(9, 28, 4), x, y + 5, ink=colour, on="plate")
    end -= canvas.text(_value(score), end, y - 3, 33, ink="text", on="plate", align="right")
    room = max(24, end - x - BAR - 9)
    label = shortened(score, room)
    size = lettering.fitting(label, LABELS, room)
    top = y + 19 - round(size * 0.67)
    canvas.text(label, x + BAR, top, size, ink="text", on="plate", width=room)


def shortened(score: Score, room: int) -> str:
    """The label of a score; where it is too long, its longest names lose their ends."""
    label, names = score.label, list(score.names)
    while _width(label, LABELS[-1]) > room:
        long = [number for number, name in enumerate(names) if len(name) > SHORTEST]
        if not long:
            break
        longest = max(long, key=lambda number: _width(names[number], LABELS[-1]))
        rest = names[longest].rstrip(".")[:-1].rstrip()
        names[longest] = rest + ("." if rest[-1:] < lettering.EASTERN else "")
        label = score.joint.join(names)
    return label


def _width(label: str, size: int) -> int:
    return lettering.width(label, size)
