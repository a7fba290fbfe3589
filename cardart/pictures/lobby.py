"""The picture of a table before the first card: chairs around an oval, the game written on it."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from cardart.paint import fonts
from cardart.paint.shapes import FINER, Mask, box
from cardart.pictures.canvas import Canvas
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
NAME, NAME_HIGH, NAME_WIDE = (38, 34, 30), 52, 262
BADGE = 28
TITLE, RULES, FACTS = (76, 66, 56, 48, 42, 38), (36, 33), 31
MOST_ROOM = 640
"""The width in pixels of what is written on a table without chairs at its sides."""
FREE_RIM = 5
GAP = 14
CHIP_HIGH = round(FACTS * 1.4)


def draw_lobby(scene: LobbyScene) -> bytes:
    """The PNG of a table before the first card."""
    canvas = Canvas(WIDE, HIGH, "felt", theme_name=scene.theme, deck=scene.deck)
    _draw_oval(canvas)
    _draw_writing(canvas, scene)
    for number, chair in enumerate(scene.chairs):
        _draw_chair(canvas, chair, *place_of(scene, number))
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


def _draw_writing(canvas: Canvas, scene: LobbyScene) -> None:
    """Write the game, its rules and the facts in the middle of the table, one below the other."""
    wide = _room(scene)
    size = next((s for s in RULES if len(fonts.wrapped(scene.rules, s, wide, 3)) < 3), RULES[-1])
    lines = fonts.wrapped(scene.rules, size, wide, 3)
    title = fonts.fitting(scene.title, TITLE if len(lines) < 3 else TITLE[1:], wide)
    rows = _facts(scene.facts, wide)
    high = fonts.height(title) + len(lines) * fonts.height(size)
    high += len(rows) * (CHIP_HIGH + 10) + (GAP if rows else 0)
    x, y = CENTRE[0], CENTRE[1] + 8 - high // 2
    canvas.text(scene.title, x, y, title, ink="text", on="ring", width=wide, align="middle")
    y += fonts.height(title)
    for line in lines:
        canvas.text(line, x, y, size, ink="soft", on="ring", width=wide, align="middle")
        y += fonts.height(size)
    y += GAP
    for row in rows:
        left = x - (sum(part for _, part in row) + GAP * (len(row) - 1)) // 2
        for fact, _ in row:
            left += GAP + canvas.chip(
                fact, left, y, FACTS, fill="plate", ink="text", on="ring", width=wide - FACTS
            )
        y += CHIP_HIGH + 10


def _room(scene: LobbyScene) -> int:
    """The width in pixels for what is written, between the chairs at the left and the right."""
    room = MOST_ROOM
    for number, chair in enumerate(scene.chairs):
        x, y = place_of(scene, number)
        if x != CENTRE[0] and abs(y - CENTRE[1]) < 170:
            wide = max(_name_of(chair)[2], FACE)
            beside = abs(CENTRE[0] - _kept_inside(x, wide)) - wide // 2
            room = min(room, 2 * (beside - GAP))
    return room


def _facts(facts: tuple[str, ...], wide: int) -> list[list[tuple[str, int]]]:
    """The facts with the widths of their chips in pixels, in rows no wider than ``wide``."""
    rows: list[list[tuple[str, int]]] = []
    for fact in facts:
        part = min(fonts.line(fact, FACTS, wide - FACTS).width + FACTS * 3 // 4, wide)
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
    if chair.badge:
        wide = fonts.line(chair.badge, BADGE, NAME_WIDE).width + BADGE * 3 // 4
        at = x + FACE // 4 if x + FACE // 4 + wide < WIDE - 4 else x - FACE // 4 - wide
        fill, ink = ("turn", "turn_ink") if chair.host else ("chip", "chip_ink")
        canvas.chip(chair.badge, at, top - 4, BADGE, fill=fill, ink=ink, on="felt", width=NAME_WIDE)


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
    said, size, wide = _name_of(chair)
    middle = _kept_inside(x, wide)
    fill, ink = ("gone", "soft") if chair.free else ("plate", "text")
    canvas.stamp(box(wide, NAME_HIGH, 16), middle - wide // 2, y, ink=fill, on="felt")
    top = y + (NAME_HIGH - fonts.height(size)) // 2
    canvas.text(said, middle, top, size, ink=ink, on=fill, width=NAME_WIDE, align="middle")


def _name_of(chair: ChairScene) -> tuple[str, int, int]:
    """The name as it is written, its size, and the width of its plate in pixels."""
    said = chair.name if fonts.writes(chair.name) else chair.letter
    size = fonts.fitting(said, NAME, NAME_WIDE)
    return said, size, fonts.line(said, size, NAME_WIDE).width + 36


def _kept_inside(middle: int, wide: int) -> int:
    """The middle of something ``wide`` pixels wide, moved to where the picture has room."""
    return min(max(middle, wide // 2 + 8), WIDE - wide // 2 - 8)
