"""The faces of players: a letter on a disc in the colour of a side, or a robot's drawn face."""

from __future__ import annotations

from collections.abc import Sequence

from cardart.paint import fonts
from cardart.paint.shapes import box
from cardart.pictures.canvas import Canvas
from cardart.pictures.seat_plates import side_colour
from cardart.scene import FaceScene

OVERLAP = 0.24
"""The share of a face that the next one of its side covers."""


def draw_face(
    canvas: Canvas, face: FaceScene, side: int, x: int, y: int, size: int, on: str
) -> None:
    """Draw a face in a ring, ``size`` pixels wide and high, with its top left at `x`, `y`."""
    ring = max(2, size // 22)
    colour = side_colour(side)
    canvas.stamp(box(size, size, size // 2), x, y, ink=colour if face.avatar else "side_ink", on=on)
    x, y, size = x + ring, y + ring, size - 2 * ring
    if face.avatar:
        canvas.avatar(face.avatar, size, x, y, on=colour)
    else:
        letter = face.letter if fonts.writes(face.letter) else "?"
        canvas.disc(letter[:2], x, y, size, fill=colour, ink="side_ink", on="side_ink")


def faces_wide(count: int, size: int) -> int:
    """The width in pixels of ``count`` faces that overlap."""
    return size + round((count - 1) * size * (1 - OVERLAP)) if count else 0


def draw_faces(
    canvas: Canvas, faces: Sequence[FaceScene], side: int, x: int, y: int, size: int, on: str
) -> int:
    """Draw the faces of a side from left to right and return their width in pixels."""
    for number in reversed(range(len(faces))):
        left = x + round(number * size * (1 - OVERLAP))
        draw_face(canvas, faces[number], side, left, y, size, on)
    return faces_wide(len(faces), size)
