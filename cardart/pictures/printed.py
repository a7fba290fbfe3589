"""The title on the empty cloth, as if it were printed there."""

from __future__ import annotations

from cardart.paint import lettering, wrapping
from cardart.pictures import bubbles, trick
from cardart.pictures.canvas import Canvas
from cardart.pictures.places import Layout, begun
from cardart.scene import TableScene

SIZES = (60, 48, 38, 30)
"""The sizes of the title in pixels, the best first."""
CLEAR = 30
"""Pixels at least between it and a bubble on each side."""
SHARE = 1.4
"""The part of the oval's half width that the title may take."""


def draw_title(canvas: Canvas, scene: TableScene, layout: Layout, down: int = 0) -> None:
    """Draw the title in the middle, on up to two lines, if nothing lies or hangs over it.

    ``down`` is the number of pixels by which it lies lower than in the layout.
    """
    if begun(scene) or trick.aside_wide(scene) or scene.shown:
        return
    room = min(round(layout.oval[2] * SHARE), bubbles.between(scene) - 2 * CLEAR)
    for size in SIZES:
        lines = wrapping.wrapped(scene.title, size, room, 2)
        if wrapping.keeps_words(scene.title, lines) and _fit(lines, size, room):
            break
    else:
        return
    step = lettering.height(size)
    y = layout.centre[1] - round(size * 0.67) - (len(lines) - 1) * step // 2 + down
    for line in lines:
        mask = lettering.line(line.removesuffix(" ·"), size, room)
        canvas.soft(mask, layout.centre[0] - mask.width // 2, y, "print")
        y += step


def _fit(lines: tuple[str, ...], size: int, room: int) -> bool:
    return all(lettering.width(line, size) <= room for line in lines)
