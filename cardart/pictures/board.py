"""Sheets of text in columns: the leaderboard, and the score sheet of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardart.paint import lettering
from cardart.paint.shapes import line_of, shape
from cardart.pictures.canvas import Canvas
from cardart.pictures.shortening import shortened
from cardart.scene import BoardScene, SheetScene, Theme

WIDE = 1086
MARGIN = 24
TITLE_HIGH, HEAD_HIGH, ROW_HIGH, FOOT_HIGH = 76, 56, 58, 58
TITLE, CELL, HEAD, FOOT = 40, 34, 28, 28
TITLES = (TITLE, 36, 33, 30, 28, 26)
"""The sizes of a title: at its end a tournament has the round after which this is the standing."""
CELLS, HEADS = (CELL, 30, 27, 24), (HEAD, 25, 22)
"""The sizes of cells and of a score sheet's heads: a long name, and the bid behind it, are worth
smaller letters."""
FEET = (FOOT, 25, 22, 20)
"""The sizes of a footer, at whose end a sign in the rows is explained."""
GAP = 28
CROWN = 42
NUMERIC = frozenset("0123456789+-−–—.,'’\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE} %/:()（）±")
CURVE_WIDE = 170
"""The width of the curves at the right, in pixels."""
MOST_ROWS = 40
"""Rows on a picture at most: the first of a board, the last of a score sheet."""


@dataclass(frozen=True, slots=True)
class Column:
    """The left edge and width of a column in pixels, and whether its cells are set right."""

    left: int
    wide: int
    right: bool

    @property
    def anchor(self) -> tuple[int, str]:
        """The x of the column's cells, and their alignment."""
        return (self.left + self.wide, "right") if self.right else (self.left, "left")


def draw_board(scene: BoardScene) -> bytes:
    """The PNG of a leaderboard, at most `MOST_ROWS` rows long."""
    rows = scene.rows[:MOST_ROWS]
    wide = WIDE - (CURVE_WIDE + GAP if scene.curves else 0)
    sheet = _Sheet(scene.theme, scene.title, scene.columns, rows, scene.footer, wide=wide)
    sheet.cells = CELLS
    sheet.draw_head()
    if scene.curves:
        sheet.name_curves(scene.curve_label)
    for number, row in enumerate(rows):
        bright = number == scene.highlight
        row = tuple(_named_in(scene, *cell) for cell in zip(row, sheet.columns, strict=True))
        sheet.draw_row(row, bright=bright, curve=scene.curves[number] if scene.curves else ())
    return sheet.png()


def _named_in(scene: BoardScene, cell: str, column: Column) -> str:
    """The text of a cell, in which names lose their ends if it is too long in all letters."""
    return shortened(cell, scene.names, lambda text: _wide(text, CELLS[-1]) <= column.wide)


def draw_sheet(scene: SheetScene) -> bytes:
    """The PNG of a score sheet, at most `MOST_ROWS` deals long."""
    rows = scene.rows[-MOST_ROWS:]
    totals = (scene.total,) if scene.total else ()
    every = (*rows, *totals)
    sheet = _Sheet(scene.theme, scene.title, scene.columns, every, scene.footer, scene.winners)
    sheet.columns = columns_for(
        scene.columns, every, scene.winners, first=first_wide(scene, rows, CELLS[-1])
    )
    sheet.cells, sheet.heads = CELLS, HEADS
    sheet.names = heads_of(scene, sheet.columns, HEADS[-1], CROWN)
    sheet.draw_head()
    for row in rows:
        sheet.draw_row(row_of(scene, row, sheet.columns, CELLS[-2]))
    if scene.total:
        sheet.draw_row(scene.total, bright=True)
    return sheet.png()


def heads_of(
    scene: SheetScene, columns: Sequence[Column], size: int, crown: int = 0
) -> tuple[str, ...]:
    """The headings of a score sheet, partners' names shortened where letters of this size are cut.

    A ``crown`` of so many pixels stands before those of winners.
    """

    def head(number: int, column: Column) -> str:
        room = column.wide - (crown if number in scene.winners else 0)
        names = _named(scene, number)
        return shortened(scene.columns[number], names, lambda label: _wide(label, size) <= room)

    return tuple(head(number, column) for number, column in enumerate(columns))


def row_of(
    scene: SheetScene, row: Sequence[str], columns: Sequence[Column], size: int
) -> tuple[str, ...]:
    """A row of a score sheet: a name in its first cell is shortened where the bid after it is cut.

    That is where letters of this size have no room.
    """
    first, wide = row[0], columns[0].wide
    known = _known(scene, first)
    return shortened(first, known, lambda label: _wide(label, size) <= wide), *row[1:]


def first_wide(scene: SheetScene, rows: Sequence[Sequence[str]], size: int) -> int:
    """The pixels below which the bid of some row is cut, after a name of two letters."""
    cells = (row[0] for row in rows)
    briefest = (shortened(cell, _known(scene, cell), lambda _: False) for cell in cells)
    return max((_wide(cell, size) for cell in briefest), default=0)


def _known(scene: SheetScene, cell: str) -> list[str]:
    """The name of a player in the first cell of a row, if there is one."""
    names = [name for n, head in enumerate(scene.columns) for name in _named(scene, n) or (head,)]
    return [name for name in names[1:] if name in cell][:1]


def _named(scene: SheetScene, number: int) -> tuple[str, ...]:
    """The names of partners in a heading."""
    return scene.names[number] if scene.names else ()


class _Sheet:
    """A sheet in the making, drawn from the top down."""

    def __init__(
        self,
        colours: Theme,
        title: str,
        columns: tuple[str, ...],
        rows: Sequence[tuple[str, ...]],
        footer: str,
        winners: tuple[int, ...] = (),
        wide: int = WIDE,
    ) -> None:
        high = TITLE_HIGH + HEAD_HIGH + ROW_HIGH * len(rows) + (FOOT_HIGH if footer else 16)
        self.canvas = Canvas(WIDE, high, "bar", theme_name=colours)
        self.names = columns
        self.columns = columns_for(columns, rows, winners, wide=wide)
        self.winners = winners
        self.cells: Sequence[int] = CELLS[:1]
        self.heads: Sequence[int] = HEADS[:1]
        self.y = TITLE_HIGH + HEAD_HIGH
        self.count = 0
        room = WIDE - 2 * MARGIN
        size = _size(title, TITLES, room)
        top = 12 + _lower(TITLE, size)
        self.canvas.text(title, MARGIN, top, size, ink="text", on="bar", width=room)
        if footer:
            draw_soft_line(self.canvas, footer, high - FOOT_HIGH + 8)

    def png(self) -> bytes:
        """The PNG of the finished sheet."""
        return self.canvas.png()

    def draw_head(self) -> None:
        """Draw the names of the columns, with a crown before those of winners."""
        y = TITLE_HIGH + 8
        for number, (name, column) in enumerate(zip(self.names, self.columns, strict=True)):
            x, align = column.anchor
            room, crown = column.wide, number in self.winners
            if crown:
                room -= CROWN
            size = _size(name, self.heads, room)
            if crown:
                used = lettering.line(name, size, room).width
                left = x - used - CROWN if column.right else x
                x = x if column.right else x + CROWN
                self.canvas.stamp(shape("crown", 36, 32), left, y + 3, ink="award", on="bar")
            top = y + _lower(HEAD, size)
            self.canvas.text(name, x, top, size, ink="soft", on="bar", width=room, align=align)
        self.canvas.fill((MARGIN, self.y - 4, WIDE - MARGIN, self.y - 1), "plate_edge")

    def name_curves(self, label: str) -> None:
        """Draw the heading of the curves at the right."""
        x, y = WIDE - MARGIN - CURVE_WIDE, TITLE_HIGH + 8
        self.canvas.text(label, x, y, HEAD, ink="soft", on="bar", width=CURVE_WIDE)

    def draw_row(
        self, row: tuple[str, ...], *, bright: bool = False, curve: Sequence[float] = ()
    ) -> None:
        """Draw the next row, with its curve at the right; a bright row stands out."""
        ground, ink = ("turn", "turn_ink") if bright else ("bar", "text")
        if not bright and self.count % 2:
            ground = "stripe"
        self.canvas.fill((0, self.y, WIDE, self.y + ROW_HIGH), ground)
        for cell, column in zip(row, self.columns, strict=True):
            (x, align), wide = column.anchor, column.wide
            size = _size(cell, self.cells, wide)
            top = self.y + 5 + _lower(CELL, size)
            self.canvas.text(cell, x, top, size, ink=ink, on=ground, width=wide, align=align)
        if len(curve) > 1:
            mask = line_of(tuple(curve), CURVE_WIDE, ROW_HIGH - 16)
            x = WIDE - MARGIN - CURVE_WIDE
            self.canvas.stamp(mask, x, self.y + 8, ink=ink, on=ground)
        self.y += ROW_HIGH
        self.count += 1


def columns_for(
    names: tuple[str, ...],
    rows: Sequence[tuple[str, ...]],
    winners: tuple[int, ...] = (),
    margin: int = MARGIN,
    wide: int = WIDE,
    first: int = 0,
) -> tuple[Column, ...]:
    """Columns as wide as their texts; the widest are cut where the room is not enough.

    ``margin`` and ``wide`` are pixels, and so is ``first``, which the first column has at least if
    that is not half of the width.
    """
    if not names:
        return ()
    texts = [[row[number] for row in rows] for number in range(len(names))]
    wanted = [
        max(
            _wide(name, HEAD) + (CROWN if number in winners else 0),
            *(_wide(cell, CELL) for cell in cells),
            48,
        )
        for number, (name, cells) in enumerate(zip(names, texts, strict=True))
    ]
    room = wide - 2 * margin - GAP * (len(names) - 1)
    wides = fitted(wanted, room)
    if wides[0] < first <= room // 2:
        wides = [first, *fitted(wanted[1:], room - first)]
    spare = room - sum(wides)
    columns, left = [], margin
    for number, (own, cells) in enumerate(zip(wides, texts, strict=True)):
        own += spare // len(names) if len(names) > 1 or spare < 0 else spare
        right = number > 0 and all(map(is_number, cells))
        columns.append(Column(left, own, right))
        left += own + GAP
    return tuple(columns)


def draw_soft_line(canvas: Canvas, text: str, y: int) -> None:
    """Draw a footer or a subtitle whose top is ``y``, in smaller letters if it is long."""
    room = WIDE - 2 * MARGIN
    size = lettering.fitting(text, FEET, room)
    top = y + _lower(FOOT, size)
    canvas.text(text, MARGIN, top, size, ink="soft", on="bar", width=room)


def _size(text: str, sizes: Sequence[int], room: int) -> int:
    """The largest size in which a text is whole; the usual one if it is cut in all of them."""
    size = lettering.fitting(text, tuple(sizes), room)
    return size if _wide(text, size) <= room else sizes[0]


def _lower(usual: int, size: int) -> int:
    """The pixels by which smaller letters are set lower, to stand in the middle of the others."""
    return round((usual - size) * 0.67)


def _wide(text: str, size: int) -> int:
    return lettering.width(text, size)


def fitted(wanted: Sequence[int], room: int) -> list[int]:
    """The widths `wanted`, cut to a common limit where they exceed `room` together.

    >>> fitted([50, 400, 600], 700)
    [50, 325, 325]
    """
    if sum(wanted) <= room:
        return list(wanted)
    limit, left = room, sorted(wanted)
    for number, wide in enumerate(left):
        limit = (room - sum(left[:number])) // (len(left) - number)
        if wide > limit:
            break
    return [min(wide, max(1, limit)) for wide in wanted]


def is_number(text: str) -> bool:
    """Whether a cell is set right: a number, perhaps with a sign or a share.

    >>> [is_number(text) for text in ("12", "−3", "+1.5", "48 %", "+2（0）", "—", "Ann")]
    [True, True, True, True, True, True, False]
    """
    return all(character in NUMERIC for character in text)
