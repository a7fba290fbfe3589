"""The panel of the scores, in the upper right corner of a table."""

from __future__ import annotations

from collections.abc import Sequence

from cardart.cards.faces import Sprite
from cardart.paint import lettering
from cardart.paint.shapes import box
from cardart.pictures import seat_plates, shortening
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


@text_cache(1792)
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
    rooms = column_widths(parts, inner - apart)
    bare = _bare(parts, rooms)
    if bare:
        rooms = column_widths(parts, inner - apart, 0)
    size = _label_size(parts, rooms, bare=bare)
    for number, (part, room) in enumerate(zip(parts, rooms, strict=True)):
        if number and bare:
            canvas.fill(
                (x - BETWEEN // 2 - 1, EDGE, x - BETWEEN // 2 + 1, high - EDGE), "rail_edge"
            )
        for row, score in enumerate(part):
            _draw_score(canvas, score, x, EDGE + row_high * row, room, size, bare=bare)
        x += room + BETWEEN
    return Sprite(canvas.image)


def _bare(columns: Sequence[Sequence[Score]], rooms: Sequence[int]) -> bool:
    """Whether no line has its colour beside it, as everybody plays alone and the room is needed.

    Then the columns stand beside a rule.
    """
    if any(score.names for column in columns for score in column):
        return False
    return any(
        least_wide(score, LABELS[-1]) > room
        for column, room in zip(columns, rooms, strict=True)
        for score in column
    )


def _label_size(columns: Sequence[Sequence[Score]], rooms: Sequence[int], *, bare: bool) -> int:
    """The size in pixels that all labels have, unless one is so long that it is shortened."""
    sizes = [LABELS[0]]
    for column, room in zip(columns, rooms, strict=True):
        for score in column:
            free = label_room(score, room, bare=bare)
            if lettering.width(score.label, LABELS[-1]) <= free:
                sizes.append(lettering.fitting(score.label, LABELS, free))
    return min(sizes)


def label_room(score: Score, room: int, *, bare: bool) -> int:
    """The pixels that the points leave for a label in a column of so many."""
    return max(24, room - lettering.width(_value(score), 33) - 9 - (0 if bare else BAR))


def column_widths(columns: Sequence[Sequence[Score]], room: int, bar: int = BAR) -> list[int]:
    """The widths in pixels of columns of scores: the same if that makes no letter smaller.

    The colour of a side takes ``bar`` pixels.
    """
    each, needed = room // len(columns), [0]
    for size in LABELS:
        needed = [max(least_wide(score, size, bar) for score in column) for column in columns]
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


def least_wide(score: Score, size: int, bar: int = BAR) -> int:
    """The pixels below which a label of this size is cut, beside a colour of ``bar`` pixels."""
    return lettering.width(score.label, size) + lettering.width(_value(score), 33) + bar + 9


def _value(score: Score) -> str:
    return str(score.value).replace("-", "−")


def _draw_score(
    canvas: Canvas, score: Score, x: int, y: int, wide: int, most: int, *, bare: bool
) -> None:
    """Draw the score of a side: its colour, unless the line is ``bare``, its name and points.

    The letters of the name are ``most`` pixels high at most.
    """
    if not bare:
        colour = seat_plates.side_colour(score.side)
        canvas.stamp(box(9, 28, 4), x, y + 5, ink=colour, on="plate")
    canvas.text(_value(score), x + wide, y - 3, 33, ink="text", on="plate", align="right")
    room = label_room(score, wide, bare=bare)
    label = shortened(score, room)
    size = lettering.fitting(label, tuple(size for size in LABELS if size <= most), room)
    top, left = y + 19 - round(size * 0.67), x if bare else x + BAR
    canvas.text(label, left, top, size, ink="text", on="plate", width=room)


def shortened(score: Score, room: int) -> str:
    """The label of a score; where it is too long, its longest names lose their ends."""
    return shortening.shortened(
        score.label, score.names, lambda label: lettering.width(label, LABELS[-1]) <= room
    )
