"""The sheet of one person's games: figures, the curve of the rating, and lists of others."""

from __future__ import annotations

from cardart.paint import lettering, wrapping
from cardart.paint.shapes import line_of
from cardart.pictures.board import (
    FOOT_HIGH,
    GAP,
    HEAD,
    MARGIN,
    TITLE,
    TITLE_HIGH,
    WIDE,
    draw_soft_line,
)
from cardart.pictures.canvas import Canvas
from cardart.scene import Figure, StatsScene

SUB_HIGH = 48
ACROSS = 4
"""Figures in a row of tiles."""
TILE_HIGH, TILE_GAP = 118, 14
VALUE, NOTE = 46, 24
SMALL = (NOTE, 21, 18)
"""The sizes of what stands around the large number of a tile."""
TWO_LINES = 21
"""The size of the name of a number on two lines."""
CURVE_HIGH = 210
ENTRY_HIGH = 46
ENTRY, SMALLER = 30, (30, 27, 24)
"""The size of what stands in a list, and those of long names in it."""
MOST_FIGURES = 16
MOST_ENTRIES = 5


def draw_stats(scene: StatsScene) -> bytes:
    """The PNG of a person's statistics."""
    figures = scene.figures[:MOST_FIGURES]
    lists = [(head, entries[:MOST_ENTRIES]) for head, entries in scene.lists if entries]
    rows = -(-len(figures) // ACROSS)
    entries = max((len(found) for _, found in lists), default=0)
    high = TITLE_HIGH + (SUB_HIGH if scene.subtitle else 0)
    curve_top = high
    high += CURVE_HIGH + 64 if len(scene.curve) > 1 else 0
    tiles_top = high
    high += rows * (TILE_HIGH + TILE_GAP)
    lists_top = high + 6
    high += entries * ENTRY_HIGH + 62 if lists else 0
    high += FOOT_HIGH if scene.footer else 16
    canvas = Canvas(WIDE, high, "bar", theme_name=scene.theme)
    room = WIDE - 2 * MARGIN
    canvas.text(scene.title, MARGIN, 12, TITLE, ink="text", on="bar", width=room)
    draw_soft_line(canvas, scene.subtitle, TITLE_HIGH - 8)
    if len(scene.curve) > 1:
        _draw_curve(canvas, scene, curve_top)
    for number, figure in enumerate(figures):
        _draw_tile(canvas, figure, number % ACROSS, tiles_top + number // ACROSS * _STEP)
    for number, (head, found) in enumerate(lists):
        _draw_list(canvas, head, found, number, len(lists), lists_top)
    if scene.footer:
        draw_soft_line(canvas, scene.footer, high - FOOT_HIGH + 8)
    return canvas.png()


_STEP = TILE_HIGH + TILE_GAP


def _draw_curve(canvas: Canvas, scene: StatsScene, top: int) -> None:
    """Draw the curve on a stripe, its highest and lowest value to the left."""
    low, best = f"{min(scene.curve):.0f}", f"{max(scene.curve):.0f}"
    side = max(lettering.width(low, NOTE), lettering.width(best, NOTE)) + 20
    wide = WIDE - 2 * MARGIN
    canvas.fill((MARGIN, top, MARGIN + wide, top + CURVE_HIGH), "stripe")
    mask = line_of(scene.curve, wide - side - 16, CURVE_HIGH - 16, 4)
    canvas.stamp(mask, MARGIN + side, top + 8, ink="award", on="stripe")
    canvas.text(best, MARGIN + side - 8, top + 8, NOTE, ink="text", on="stripe", align="right")
    if low != best:
        y = top + CURVE_HIGH - lettering.height(NOTE) - 8
        canvas.text(low, MARGIN + side - 8, y, NOTE, ink="text", on="stripe", align="right")
    below = top + CURVE_HIGH + 4
    canvas.text(scene.first, MARGIN + side, below, NOTE, ink="soft", on="bar")
    canvas.text(scene.last, MARGIN + wide, below, NOTE, ink="soft", on="bar", align="right")
    middle = MARGIN + side + (wide - side) // 2
    canvas.text(scene.curve_label, middle, below, NOTE, ink="soft", on="bar", align="middle")


def _draw_tile(canvas: Canvas, figure: Figure, column: int, top: int) -> None:
    """Draw a tile: a large number with its name above, and a note beside whichever leaves room."""
    wide = (WIDE - 2 * MARGIN - (ACROSS - 1) * TILE_GAP) // ACROSS
    left = MARGIN + column * (wide + TILE_GAP)
    canvas.fill((left, top, left + wide, top + TILE_HIGH), "stripe")
    room, x = wide - 20, left + 10
    named = _draw_label(canvas, figure.label, x, top, room)
    used = canvas.text(figure.value, x, top + 42, VALUE, ink="text", on="stripe", width=room)
    beside, above = room - used - 12, room - named - 12
    y = top + 42 + lettering.height(VALUE) - lettering.height(NOTE) - 6
    if beside < lettering.width(figure.note, SMALL[-1]) <= above:
        beside, y = above, top + 6
    if figure.note and beside > 40:
        note, right = lettering.fitting(figure.note, SMALL, beside), left + wide - 10
        canvas.text(
            figure.note, right, y, note, ink="text", on="stripe", width=beside, align="right"
        )


def _draw_label(canvas: Canvas, label: str, x: int, top: int, room: int) -> int:
    """Draw the name of a number, on two lines if one would cut it, and return its width."""
    size = lettering.fitting(label, SMALL, room)
    if lettering.width(label, size) <= room:
        return canvas.text(label, x, top + 6, size, ink="text", on="stripe", width=room)
    for number, line in enumerate(wrapping.wrapped(label, TWO_LINES, room, 2)):
        y = top + number * (lettering.height(TWO_LINES) - 5)
        canvas.text(line, x, y, TWO_LINES, ink="text", on="stripe", width=room)
    return room


def _draw_list(
    canvas: Canvas,
    head: str,
    found: tuple[tuple[str, str], ...],
    column: int,
    columns: int,
    top: int,
) -> None:
    """Draw a list of names with a number each, under a heading."""
    wide = (WIDE - 2 * MARGIN - (columns - 1) * GAP) // columns
    left = MARGIN + column * (wide + GAP)
    canvas.text(head, left, top, HEAD, ink="soft", on="bar", width=wide)
    canvas.fill((left, top + 44, left + wide, top + 47), "plate_edge")
    for number, (name, value) in enumerate(found):
        y = top + 52 + number * ENTRY_HIGH
        used = canvas.text(value, left + wide, y, ENTRY, ink="text", on="bar", align="right")
        size = lettering.fitting(name, SMALLER, wide - used - 12)
        top_of = y + (ENTRY - size) * 2 // 3
        canvas.text(name, left, top_of, size, ink="text", on="bar", width=wide - used - 12)
