"""The picture of a table before the first card: chairs around an oval, the game written on it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from PIL import Image, ImageDraw

from cardart.paint import fonts, lettering, wrapping
from cardart.paint.shapes import FINER, Mask, box
from cardart.pictures.canvas import BADGE as ALT
from cardart.pictures.canvas import Canvas
from cardart.pictures.lobby_badges import Box, around, best_spot
from cardart.pictures.seat_plates import side_colour
from cardart.scene import ChairScene, LobbyScene

WIDE, HIGH = 1100, 733
CENTRE = (550, 352)
ACROSS, DOWN = 432, 260
"""The distances of the chairs from the centre, in pixels."""
OVAL = (850, 494)
RIM = 9
"""The width in pixels of the ring in the colour of a side, around a face."""
FACE = 132
"""The width of a face in pixels."""
NAME, NAME_HIGH, NAME_WIDE = (38, 34, 30, 26), 52, 262
FREE_WIDE = 480
"""The width in pixels of a name above or below the table, where nobody sits beside it."""
BADGES = (28, 25)
TITLE, RULES, FACTS = (76, 66, 56, 48, 42, 38, 34, 30), (36, 33, 30), (31, 28, 26)
SMALL_TITLE = 42
"""The size in pixels below which a title has two lines where there is room for them."""
MOST_LINES = (3, 4, 2, 1)
"""The lines of the rules, the best first."""
MOST_ROOM = 640
"""The width in pixels of what is written on a table without chairs at its sides."""
FREE_RIM = 5
AROUND = 36
"""The pixels left and right of a name together."""
GAP = 14
BELOW = 10
"""Pixels below a row of facts."""


def draw_lobby(scene: LobbyScene) -> bytes:
    """The PNG of a table before the first card."""
    canvas = Canvas(WIDE, HIGH, "felt", theme_name=scene.theme, deck=scene.deck)
    _draw_oval(canvas)
    _draw_writing(canvas, scene)
    for number, chair in enumerate(scene.chairs):
        _draw_chair(canvas, chair, *place_of(scene, number))
    _draw_badges(canvas, scene)
    return canvas.png()


def place_of(scene: LobbyScene, number: int) -> tuple[int, int]:
    """The middle of the face on a chair: chair 0 at the bottom, the others around the oval."""
    turn = 2 * math.pi * number / len(scene.chairs)
    across = -math.sin(turn) if scene.clockwise else math.sin(turn)
    return round(CENTRE[0] + ACROSS * across), round(CENTRE[1] + DOWN * math.cos(turn)) - 6


def _draw_oval(canvas: Canvas) -> None:
    """Draw the table: its cloth, and a seam along the edge."""
    wide, high = OVAL
    left, top = CENTRE[0] - wide // 2, CENTRE[1] - high // 2
    canvas.stamp(oval(wide + 40, high + 40), left - 20, top - 8, ink="gone", on="felt")
    canvas.stamp(oval(wide + 32, high + 32), left - 16, top - 16, ink="plate", on="felt")
    canvas.stamp(oval(wide, high), left, top, ink="ring", on="plate")
    canvas.stamp(oval(wide - 28, high - 28, 3), left + 14, top + 14, ink="plate_edge", on="ring")


@lru_cache(maxsize=32)
def oval(wide: int, high: int, border: int = 0, dashes: int = 0) -> Mask:
    """An oval as a mask; with a `border` only its line, in so many `dashes`. Lengths are pixels."""
    large = Image.new("L", (wide * FINER, high * FINER), 0)
    pen = ImageDraw.Draw(large)
    area = (0, 0, wide * FINER - 1, high * FINER - 1)
    if not border:
        pen.ellipse(area, fill=255)
    elif not dashes:
        pen.ellipse(area, outline=255, width=border * FINER)
    else:
        step = 360 / dashes
        for dash in range(dashes):
            pen.arc(area, dash * step, (dash + 0.6) * step, fill=255, width=border * FINER)
    return Mask(large.reduce(FINER))


@dataclass(frozen=True, slots=True)
class Writing:
    """The writing on the table: its sizes and lines, and its top and height in pixels."""

    title: int
    heading: tuple[str, ...]
    rules: int
    lines: tuple[str, ...]
    fact: int
    rows: list[list[tuple[str, int]]]
    """The facts with the widths of their chips, row by row."""
    high: int
    top: int
    fits: bool
    """Whether no chair covers any of it."""
    whole: bool
    """Whether no word of the rules is left out."""


def writing_of(scene: LobbyScene) -> Writing:
    """The largest writing that no chair covers; the rules are cut only where they are very long."""
    found: Writing | None = None
    for most, fact in product(MOST_LINES, FACTS):
        tried = _written(scene, most, fact)
        if tried.fits and tried.whole:
            return tried
        if found is None or (tried.fits and not found.fits):
            found = tried
    assert found is not None
    return found


def _written(scene: LobbyScene, most: int, fact: int) -> Writing:
    """The writing with at most so many lines of rules, its facts of this size."""
    upper, lower = _between(scene)
    wide = _room(scene)
    size = next((s for s in RULES if _whole(scene.rules, s, wide, most)), RULES[-1])
    lines = wrapping.wrapped(scene.rules, size, wide, most)
    rows = _facts(scene.facts, wide, fact)
    others = len(lines) * lettering.height(size) + len(rows) * (_chip_high(fact) + BELOW)
    others += GAP if rows else 0
    titles = TITLE if len(lines) < MOST_LINES[0] else TITLE[1:]
    lower_titles = [t for t in titles if lettering.height(t) + others <= lower - upper]
    title, heading = _heading(scene.title, titles, wide, lower - upper - others)
    high = len(heading) * lettering.height(title) + others
    top = min(max(CENTRE[1] + 8 - high // 2, upper), lower - high)
    whole = _whole(scene.rules, size, wide, most)
    return Writing(title, heading, size, lines, fact, rows, high, top, bool(lower_titles), whole)


def _whole(text: str, size: int, wide: int, most: int) -> bool:
    return all(
        lettering.width(line, size) <= wide for line in wrapping.wrapped(text, size, wide, most)
    )


def _heading(title: str, sizes: Sequence[int], wide: int, high: int) -> tuple[int, tuple[str, ...]]:
    """The size of a title in a room of these pixels and its lines: two, rather than to be small."""
    low = tuple(size for size in sizes if lettering.height(size) <= high)
    single = lettering.fitting(title, low or TITLE[-1:], wide)
    for size in (s for s in sizes if single < SMALL_TITLE <= s and 2 * lettering.height(s) <= high):
        lines = wrapping.wrapped(title, size, wide, 2)
        fit = all(lettering.width(line, size) <= wide for line in lines)
        if fit and wrapping.keeps_words(title, lines):
            return size, lines
    return single, (title,)


def _between(scene: LobbyScene) -> tuple[int, int]:
    """The top and bottom of the room between the chairs above and below, in pixels."""
    upper, lower = CENTRE[1] - OVAL[1] // 2 + 20, CENTRE[1] + OVAL[1] // 2 - 20
    for number in range(len(scene.chairs)):
        x, y = place_of(scene, number)
        if not _beside(x, y):
            if y < CENTRE[1]:
                upper = max(upper, y + FACE // 2 - 6 + NAME_HIGH)
            else:
                lower = min(lower, y - FACE // 2 - RIM)
    return upper, lower


def _beside(x: int, y: int) -> bool:
    """Whether a chair at this place stands at the left or right of what is written."""
    return x != CENTRE[0] and abs(y - CENTRE[1]) < 170


def _draw_writing(canvas: Canvas, scene: LobbyScene) -> None:
    """Write the game, its rules and the facts in the middle of the table, one below the other."""
    wide, written = _room(scene), writing_of(scene)
    x, y, fact = CENTRE[0], written.top, written.fact
    for line in written.heading:
        canvas.text(line, x, y, written.title, ink="text", on="ring", width=wide, align="middle")
        y += lettering.height(written.title)
    for line in (line.removesuffix(" ·") for line in written.lines):
        canvas.text(line, x, y, written.rules, ink="soft", on="ring", width=wide, align="middle")
        y += lettering.height(written.rules)
    y += GAP
    for row in written.rows:
        left = x - (sum(part for _, part in row) + GAP * (len(row) - 1)) // 2
        for said, _ in row:
            left += GAP + canvas.chip(
                said, left, y, fact, fill="plate", ink="text", on="ring", width=wide - fact
            )
        y += _chip_high(fact) + BELOW


def _chip_high(fact: int) -> int:
    return round(fact * 1.4)


def _room(scene: LobbyScene) -> int:
    """The width in pixels for what is written, between the chairs at the left and the right."""
    room = MOST_ROOM
    for number, chair in enumerate(scene.chairs):
        x, y = place_of(scene, number)
        if _beside(x, y):
            wide = max(_name_of(chair, x)[2], FACE)
            beside = abs(CENTRE[0] - _kept_inside(x, wide)) - wide // 2
            room = min(room, 2 * (beside - GAP))
    return room


def _facts(facts: tuple[str, ...], wide: int, size: int) -> list[list[tuple[str, int]]]:
    """The facts with the widths of their chips in pixels, in rows no wider than ``wide``."""
    rows: list[list[tuple[str, int]]] = []
    for fact in facts:
        part = min(lettering.line(fact, size, wide - size).width + size * 3 // 4, wide)
        if rows and sum(w + GAP for _, w in rows[-1]) + part <= wide:
            rows[-1].append((fact, part))
        else:
            rows.append([(fact, part)])
    return rows


def _draw_chair(canvas: Canvas, chair: ChairScene, x: int, y: int) -> None:
    """Draw a chair with the middle of its face at `x`, `y`, and the name below."""
    left, top = x - FACE // 2, y - FACE // 2
    if chair.free:
        _draw_free(canvas, chair, left, top)
    else:
        _draw_face(canvas, chair, left, top)
    _draw_name(canvas, chair, x, top + FACE - 6)


def _draw_badges(canvas: Canvas, scene: LobbyScene) -> None:
    """Draw the small words at the faces, where they cover nothing and are not covered."""
    faces, names = _faces(scene), _names(scene)
    fixed = (*names, *_written_boxes(scene), (0, HIGH - ALT[1], ALT[0], HIGH))
    drawn: list[Box] = []
    for number, chair in enumerate(scene.chairs):
        if chair.badge:
            size = lettering.fitting(chair.badge, BADGES, NAME_WIDE)
            wide = lettering.line(chair.badge, size, NAME_WIDE).width + size * 3 // 4
            others = faces[:number] + faces[number + 1 :]
            look = (wide, round(size * 1.4)), (WIDE, HIGH)
            spot = best_spot(faces[number], names[number], *look, (*others, *fixed, *drawn))
            fill, ink = ("turn", "turn_ink") if chair.host else ("chip", "chip_ink")
            canvas.chip(
                chair.badge, spot[0], spot[1], size, fill=fill, ink=ink, on="felt", width=NAME_WIDE
            )
            drawn.append(spot)


def _faces(scene: LobbyScene) -> list[Box]:
    """The boxes of all faces."""
    return [around(place_of(scene, number), FACE, FACE) for number in range(len(scene.chairs))]


def _names(scene: LobbyScene) -> list[Box]:
    """The boxes of all names."""
    boxes = []
    for number, chair in enumerate(scene.chairs):
        x, y = place_of(scene, number)
        wide = _name_of(chair, x)[2]
        middle = y + FACE // 2 - 6 + NAME_HIGH // 2
        boxes.append(around((_kept_inside(x, wide), middle), wide, NAME_HIGH))
    return boxes


def _written_boxes(scene: LobbyScene) -> list[Box]:
    """The boxes of the lines that are written on the table."""
    written, most = writing_of(scene), _room(scene)
    said = [
        *((line, written.title) for line in written.heading),
        *((line, written.rules) for line in written.lines),
    ]
    boxes, y = [], written.top
    for text, size in said:
        wide, high = min(lettering.width(text, size), most), lettering.height(size)
        boxes.append(around((CENTRE[0], y + high // 2), wide, high))
        y += high
    for row in written.rows:
        wide, high = sum(part + GAP for _, part in row), _chip_high(written.fact)
        boxes.append(around((CENTRE[0], y + GAP + high // 2), wide, high))
        y += high + BELOW
    return boxes


def _draw_face(canvas: Canvas, chair: ChairScene, x: int, y: int) -> None:
    colour = side_colour(chair.side)
    wide = FACE + 2 * RIM
    disc = box(wide, wide, wide // 2)
    canvas.stamp(disc, x - RIM + 4, y - RIM + 7, ink="plate", on="felt")
    canvas.stamp(disc, x - RIM, y - RIM, ink=colour, on="felt")
    if chair.avatar:
        canvas.avatar(chair.avatar, FACE, x, y, on=colour)
        return
    canvas.stamp(oval(FACE, FACE, 4), x, y, ink="side_ink", on=colour)
    size = 76
    top = y + FACE // 2 - round(size * 0.66)
    canvas.text(
        chair.letter[:2], x + FACE // 2, top, size, ink="side_ink", on=colour, width=FACE - 16,
        align="middle",
    )  # fmt: skip


def _draw_free(canvas: Canvas, chair: ChairScene, x: int, y: int) -> None:
    """Draw a free chair: a dashed ring and a plus, which invite to sit down."""
    if chair.side >= 0:
        wide = FACE + 2 * FREE_RIM
        disc = box(wide, wide, wide // 2)
        canvas.stamp(disc, x - FREE_RIM, y - FREE_RIM, ink=side_colour(chair.side), on="felt")
    canvas.stamp(box(FACE, FACE, FACE // 2), x, y, ink="gone", on="felt")
    canvas.stamp(oval(FACE, FACE, 5, 14), x, y, ink="soft", on="gone")
    long, thick = 52, 10
    canvas.stamp(box(long, thick, 5), x + (FACE - long) // 2, y + (FACE - thick) // 2, ink="soft",
                 on="gone")  # fmt: skip
    canvas.stamp(box(thick, long, 5), x + (FACE - thick) // 2, y + (FACE - long) // 2, ink="soft",
                 on="gone")  # fmt: skip


def _draw_name(canvas: Canvas, chair: ChairScene, x: int, y: int) -> None:
    """Draw the plate with the name, its top middle at `x`, `y` as far as the edges allow."""
    said, size, wide = _name_of(chair, x)
    middle = _kept_inside(x, wide)
    fill, ink = ("gone", "soft") if chair.free else ("plate", "text")
    canvas.stamp(box(wide, NAME_HIGH, 16), middle - wide // 2, y, ink=fill, on="felt")
    top = y + (NAME_HIGH - lettering.height(size)) // 2
    canvas.text(said, middle, top, size, ink=ink, on=fill, width=wide - AROUND, align="middle")


def _name_of(chair: ChairScene, x: int) -> tuple[str, int, int]:
    """The name as it is written on a chair there, its size, and the width of its plate."""
    said = chair.name if fonts.writes(chair.name) else chair.letter
    room = FREE_WIDE if x == CENTRE[0] else NAME_WIDE
    size = lettering.fitting(said, NAME, room)
    return said, size, lettering.line(said, size, room).width + AROUND


def _kept_inside(middle: int, wide: int) -> int:
    """The middle of something ``wide`` pixels wide, moved to where the picture has room."""
    return min(max(middle, wide // 2 + 8), WIDE - wide // 2 - 8)
