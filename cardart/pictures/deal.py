"""The result of a deal: what was bid, what came of it, the sums, and the new score."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cardart.paint import lettering, wrapping
from cardart.paint.shapes import box
from cardart.pictures.canvas import BADGE, Canvas
from cardart.pictures.dress import MINUS, draw_holes, draw_score, ground_of, lay_ground, worn
from cardart.pictures.heads import draw_faces, faces_wide
from cardart.scene import DealScene, Dress, SideScene

WIDE, HIGH = 1100, 733
MARGIN, GAP = 26, 20
TITLE, CONTRACT = (30, 27, 24), (38, 34, 30, 26)
APART = 24
"""Pixels at least between the title and what is played for."""
VERDICT = (70, 62, 54, 46, 40)
HEAD_HIGH, BARE_HIGH = 196, 84
"""The height of the heading, and of one in which the title stands alone."""
ALONE = (40, 36, 32, 28, 24)
"""The sizes of a title that stands alone."""
SIGN = 120
"""The side of the square with the trump suit."""
SCORE_HIGH = 180
FEW = 3
"""Sides that stand beside each other; more stand below each other."""
NAME, SUM, GAIN = (38, 34, 30, 26, 24), (56, 50, 44, 40, 36, 32, 30, 27), (60, 52, 44)
WAYS = ((1, NAME[:3]), (2, NAME[2:4]), (1, NAME[3:]), (2, NAME[4:]))
"""The lines and sizes of a name, the best first: two lines are better than small letters."""
FACE = 62
INSET = 20
ACCOUNT_HEAD, FOOT = 96, 10
"""The height of a column's head, and the pixels below its sum at least."""
MOST_ROWS = 8
WHOLE = 40
"""The least size of a sum in pixels for which its lines need not be broken."""
SIGNS = re.compile(r" (?=[=≥<+])|(?<=[:,]) ")
PACKED = 36
"""The size of a sum in pixels below which short lines may share a row."""


def draw_deal(scene: DealScene) -> bytes:
    """The PNG of the result of a deal."""
    canvas = Canvas(WIDE, HIGH, "felt", theme_name=scene.theme, deck=scene.deck)
    draw_heading(canvas, scene)
    dress = worn(scene.dress, scene.target, scene.sides)
    if len(scene.sides) <= FEW:
        _draw_columns(canvas, scene, dress)
    else:
        _draw_rows(canvas, scene, dress)
    return canvas.png()


def draw_heading(canvas: Canvas, scene: DealScene) -> None:
    """Draw title, trump, contract and verdict along the upper edge."""
    left = MARGIN + 6
    if scene.suit:
        y = MARGIN + 14
        canvas.stamp(box(SIGN + 12, SIGN + 12, 18), left - 6, y - 6, ink="paper", on="felt")
        canvas.suit(scene.suit, SIGN, left, y)
        left += SIGN + 32
    room = WIDE - left - MARGIN
    aim, aim_size = scene.target_text, _aim_size(scene, room)
    target = lettering.width(aim, aim_size) + APART if aim else 0
    y = 20 if scene.verdict or scene.contract else _middle(scene, aim_size)
    canvas.text(aim, WIDE - MARGIN, y, aim_size, ink="soft", on="felt", align="right")
    big, small = scene.verdict or scene.contract, scene.contract if scene.verdict else ""
    size = lettering.fitting(scene.title, TITLE if big else ALONE, room - target)
    top, ink = 20, "soft"
    if not big:  # nothing was bid, and there is nothing to be made
        top, ink = _middle(scene, size), "text"
    canvas.text(scene.title, left, top, size, ink=ink, on="felt", width=room - target)
    if not big:
        return
    size = lettering.fitting(small, CONTRACT, room)
    canvas.text(small, left, 58, size, ink="text", on="felt", width=room)
    size = lettering.fitting(big, VERDICT, room)
    lines = wrapping.wrapped(big, size, room, 2)
    step = lettering.height(size) - 6
    top = (100 if small else 76) + (lettering.height(VERDICT[0]) - len(lines) * step) // 2
    for line in lines:
        canvas.text(line, left, top, size, ink="award", on="felt", width=room)
        top += step


def _head_high(scene: DealScene) -> int:
    """The height of the heading in pixels: low where only the title stands there."""
    return HEAD_HIGH if scene.verdict or scene.contract or scene.suit else BARE_HIGH


def _middle(scene: DealScene, size: int) -> int:
    """The top of a line of this size in the middle of the heading, in pixels."""
    return (_head_high(scene) + 16 - lettering.height(size)) // 2


def _aim_size(scene: DealScene, room: int) -> int:
    """The size in pixels of what is played for: as large as leaves room for the title."""
    title = lettering.width(scene.title, TITLE[-1])
    return lettering.fitting(scene.target_text, TITLE, room - title - APART)


# ---------------------------------------------------------------------- sides beside each other


def _draw_columns(canvas: Canvas, scene: DealScene, dress: Dress) -> None:
    """Draw a column for each side: its sum, and below it the new score."""
    count = len(scene.sides)
    wide = (WIDE - 2 * MARGIN - (count - 1) * GAP) // count
    top = _head_high(scene) + 16
    below = HIGH - MARGIN - SCORE_HIGH
    high = below - GAP + 4 - top
    heads = _heads(scene, wide)
    room = wide - 2 * INSET, high - ACCOUNT_HEAD - 8 - FOOT
    size = _size_of([side.lines for side in scene.sides], *room)
    for number, (side, head) in enumerate(zip(scene.sides, heads, strict=True)):
        x = MARGIN + number * (wide + GAP)
        canvas.panel((x, top, wide, high), fill="plate", edge="plate_edge", on="felt")
        head.draw(canvas, x, top)
        line = top + ACCOUNT_HEAD
        canvas.fill((x + INSET, line, x + wide - INSET, line + 3), "plate_edge")
        for row, text in enumerate(_rows(head.side.lines, size, *room)):
            y = line + 8 + row * _step(size)
            canvas.text(text, x + INSET, y, size, ink="text", on="plate", width=room[0])
        draw_score(canvas, dress, (x, below, wide, SCORE_HIGH), side, scene.target, "felt")


def _heads(scene: DealScene, wide: int) -> list[_Head]:
    """The heads of all columns, their names of one size, unless one is very long."""
    heads = [_Head(side, wide) for side in scene.sides]
    most = max(NAME[2], min(head.names[0] for head in heads))
    return [_Head(side, wide, most) for side in scene.sides]


class _Head:
    """The head of a side's column: its faces and name, and its gain at the right.

    A long name has two lines; where even that is not enough, the faces give way, and a word is
    broken only where it has no room then. No letter is larger than ``most`` pixels.
    """

    def __init__(self, side: SideScene, wide: int, most: int = NAME[0]) -> None:
        self.side = side
        self.wide = wide
        self.most = most
        self.gain = lettering.fitting(side.gain, GAIN, wide // 3)
        used = wide - 2 * INSET - lettering.width(side.gain, self.gain) - 16
        faces = faces_wide(len(side.faces), FACE) + 14
        self.faces = side.faces
        names = next(filter(None, (self._named(used - faces, *way) for way in WAYS)), None)
        if names is None:
            self.faces, faces = (), 0
            whole = self._named(used, 2, NAME[3:]) or self._named(used, 2, NAME[4:], parted=True)
            names = whole or (NAME[-1], (side.name,))
        self.names = names
        self.left = INSET + faces
        self.room = used - faces

    def _named(
        self, room: int, lines: int, sizes: Sequence[int], *, parted: bool = False
    ) -> tuple[int, tuple[str, ...]] | None:
        """The size of the name and its lines; nothing where there is not the room.

        ``parted``: a word may be broken.
        """
        for size in (s for s in sizes if s <= self.most):
            parts = wrapping.wrapped(self.side.name, size, room, lines)
            fit = all(lettering.width(part, size) <= room for part in parts)
            if fit and (parted or wrapping.keeps_words(self.side.name, parts)):
                return size, parts
        return None

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the head with its top left at `x`, `y`."""
        side, right = self.side, x + self.wide - INSET
        ink = "award" if side.proud else "text"
        canvas.text(side.gain, right, y + 8, self.gain, ink=ink, on="plate", align="right")
        draw_faces(canvas, self.faces, side.side, x + INSET, y + 17, FACE, "plate")
        size, parts = self.names
        high = len(parts) * (lettering.height(size) - 4)
        top = y + (ACCOUNT_HEAD - high) // 2 - 2
        for part in parts:
            left = x + self.left
            canvas.text(part, left, top, size, ink="text", on="plate", width=self.room)
            top += lettering.height(size) - 4


def _step(size: int) -> int:
    return lettering.height(size) - 4


def _size_of(sums: Sequence[Sequence[str]], wide: int, high: int) -> int:
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
    most = high // _step(size)
    if len(_broken(lines, size, wide)) <= most:
        return True
    return size <= PACKED and len(_broken(_joined(lines, size, wide), size, wide)) <= most


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


def _rows(lines: Sequence[str], size: int, wide: int, high: int) -> list[str]:
    """The lines of a sum as rows; where there are too many, short ones share a row."""
    most = high // _step(size)
    rows = _broken(lines, size, wide)
    if len(rows) <= most:
        return rows
    rows = _broken(_joined(lines, size, wide), size, wide)
    return rows if len(rows) <= most else [*rows[: most - 1], rows[most - 1] + " …"]


def _joined(lines: Sequence[str], size: int, wide: int) -> list[str]:
    """Lines with as many of them in a row as it holds."""
    rows: list[str] = []
    for line in lines:
        joined = f"{rows[-1]} · {line}" if rows else line
        if rows and lettering.width(joined, size) <= wide:
            rows[-1] = joined
        else:
            rows.append(line)
    return rows


# ---------------------------------------------------------------------- sides below each other


def _draw_rows(canvas: Canvas, scene: DealScene, dress: Dress) -> None:
    """Draw a row for each side: face, name, sum and gain, and the new score at the right.

    All begin where the lowest does, clear of the badge that Discord lays over that corner.
    """
    count = len(scene.sides)
    top, bottom = _head_high(scene) + 8, HIGH - MARGIN
    dress = "sheet" if dress in ("slate", "fives") else dress
    score = 256 if dress == "sheet" else 340
    wide = WIDE - 2 * MARGIN - score - GAP
    step = (bottom - top) / count
    ground = (MARGIN + wide + GAP, top, score, bottom - top)
    canvas.panel((MARGIN, top, wide, bottom - top), fill="plate", edge="plate_edge", on="felt")
    lay_ground(canvas, dress, ground, "felt", ruled=False)
    for number, side in enumerate(scene.sides):
        y, high = round(top + number * step), round(step)
        if number:
            canvas.fill((MARGIN + 14, y - 1, MARGIN + wide - 14, y + 1), "plate_edge")
            if dress == "sheet":
                canvas.fill(
                    (ground[0] + 4, y - 1, ground[0] + score - 4, y + 1), ground_of(dress).line
                )
        _draw_row(canvas, side, (BADGE[0], y, MARGIN + wide - 14 - BADGE[0], high))
        _draw_total(canvas, scene, dress, side, (ground[0], y, score, high))


def _draw_row(canvas: Canvas, side: SideScene, area: tuple[int, int, int, int]) -> None:
    x, y, wide, high = area
    face = min(64, high - 14)
    used = draw_faces(canvas, side.faces, side.side, x, y + (high - face) // 2, face, "plate")
    left = x + used + 16
    tall = high >= 92
    size = 50 if tall else 42
    gain = lettering.width(side.gain, size)
    ink = "award" if side.proud else "text"
    top = y + (high - lettering.height(size)) // 2
    canvas.text(side.gain, x + wide, top, size, ink=ink, on="plate", align="right")
    room = wide - used - 16 - max(gain, 70) - 16
    name = lettering.fitting(side.name, (38, 34, 30) if tall else (32, 28), room)
    small, parts = _said(side.lines, (32, 28, 26) if tall else (27, 25, 23), room, 2 if tall else 1)
    step = lettering.height(small) - 4
    both = lettering.height(name) + len(parts) * step - 6
    top = y + (high - both) // 2
    canvas.text(side.name, left, top, name, ink="text", on="plate", width=room)
    for row, part in enumerate(parts):
        below = top + lettering.height(name) - 8 + row * step
        canvas.text(part, left, below, small, ink="soft", on="plate", width=room)


def _said(
    lines: Sequence[str], sizes: Sequence[int], wide: int, most: int
) -> tuple[int, Sequence[str]]:
    """The lines of a sum in one row, or else in as few as hold them; their size in pixels."""
    for rows in range(1, most + 1):
        for size in sizes[rows - 1 :]:
            found = _joined(lines, size, wide)
            if len(found) <= rows and all(lettering.width(row, size) <= wide for row in found):
                return size, found
    said = " · ".join(lines)
    return sizes[-1], wrapping.wrapped(said, sizes[-1], wide, most) if said else ()


def _draw_total(
    canvas: Canvas, scene: DealScene, dress: Dress, side: SideScene, area: tuple[int, int, int, int]
) -> None:
    """Draw a side's new score on the paper or board that all of them share."""
    x, y, wide, high = area
    ground = ground_of(dress)
    size = 52 if high >= 92 else 42
    total = str(side.after).replace("-", MINUS)
    top = y + (high - lettering.height(size)) // 2
    canvas.text(total, x + wide - 24, top, size, ink=ground.ink, on=ground.fill, align="right")
    if dress == "pegs":
        draw_holes(canvas, (x + 16, y, wide - 118, high), side, scene.target)
        return
    before = str(side.before).replace("-", MINUS)
    top = y + (high - lettering.height(34)) // 2 + 3
    canvas.text(f"{before}  →", x + 24, top, 34, ink=ground.soft, on=ground.fill)
