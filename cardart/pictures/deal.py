"""The result of a deal: what was bid, what came of it, the sums, and the new score."""

from __future__ import annotations

from collections.abc import Sequence

from cardart.paint import lettering, wrapping
from cardart.paint.shapes import box
from cardart.pictures.canvas import Canvas
from cardart.pictures.deal_rows import draw_rows
from cardart.pictures.deal_sums import rows_of, size_of, step_of, whole_or_brief
from cardart.pictures.dress import draw_score, owes, worn
from cardart.pictures.heads import draw_faces, faces_wide
from cardart.pictures.shortening import fits_in, names_of, shortened, shortened_lines
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
NAME, GAIN = (38, 34, 30, 26, 24), (60, 52, 44)
WAYS = ((1, NAME[:3]), (2, NAME[2:4]), (1, NAME[3:]), (2, NAME[4:]))
"""The lines and sizes of a name, the best first: two lines are better than small letters."""
FACE = 62
INSET = 20
ACCOUNT_HEAD, FOOT = 96, 10
"""The height of a column's head, and the pixels below its sum at least."""


def draw_deal(scene: DealScene) -> bytes:
    """The PNG of the result of a deal."""
    canvas = Canvas(WIDE, HIGH, "felt", theme_name=scene.theme, deck=scene.deck)
    draw_heading(canvas, scene)
    dress = worn(scene.dress, scene.target, scene.sides)
    if len(scene.sides) <= FEW:
        _draw_columns(canvas, scene, dress)
    else:
        top = _head_high(scene) + 8
        draw_rows(canvas, scene, dress, (MARGIN, top, WIDE - 2 * MARGIN, HIGH - MARGIN - top))
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
    names = names_of(scene.sides)
    size = lettering.fitting(small, CONTRACT, room)
    small = shortened(small, names, lambda text: lettering.width(text, size) <= room)
    canvas.text(small, left, 58, size, ink="text", on="felt", width=room)
    size = lettering.fitting(big, VERDICT, room)
    lines = shortened_lines(big, names, size, room, 2)
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
    sums = [whole_or_brief(side, *room) for side in scene.sides]
    size = size_of(sums, *room)
    for number, (side, head, said) in enumerate(zip(scene.sides, heads, sums, strict=True)):
        x = MARGIN + number * (wide + GAP)
        canvas.panel((x, top, wide, high), fill="plate", edge="plate_edge", on="felt")
        head.draw(canvas, x, top)
        line = top + ACCOUNT_HEAD
        canvas.fill((x + INSET, line, x + wide - INSET, line + 3), "plate_edge")
        for row, text in enumerate(rows_of(said, size, *room)):
            y = line + 8 + row * step_of(size)
            canvas.text(text, x + INSET, y, size, ink="text", on="plate", width=room[0])
        area = (x, below, wide, SCORE_HIGH)
        owing = owes(scene.sides)
        draw_score(canvas, dress, area, side, scene.target, "felt", owing=owing)


def _heads(scene: DealScene, wide: int) -> list[_Head]:
    """The heads of all columns, their names of one size, unless one is very long."""
    heads = [_Head(side, wide) for side in scene.sides]
    most = max(NAME[2], min(head.names[0] for head in heads))
    return [_Head(side, wide, most) for side in scene.sides]


class _Head:
    """The head of a side's column: its faces and name, and its gain at the right.

    A long name has two lines; where even that is not enough, the faces give way. Only where it has
    no room then, a word is broken, and the names of partners lose their ends. No letter is larger
    than ``most`` pixels.
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
            names = self._named(used, 2, NAME[3:]) or self._shortened(used)
        self.names = names
        self.left = INSET + faces
        self.room = used - faces

    def _named(
        self, room: int, lines: int, sizes: Sequence[int]
    ) -> tuple[int, tuple[str, ...]] | None:
        """The size of the name and its lines; nothing where there is not the room."""
        for size in (s for s in sizes if s <= self.most):
            parts = wrapping.wrapped(self.side.name, size, room, lines)
            if fits_in(parts, size, room) and wrapping.keeps_words(self.side.name, parts):
                return size, parts
        return None

    def _shortened(self, room: int) -> tuple[int, tuple[str, ...]]:
        """The least size and two lines, in which words may be broken and partners' names end."""
        side, size = self.side, NAME[-1]
        return size, shortened_lines(side.name, side.names, size, room, 2)

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
