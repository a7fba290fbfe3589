"""The panel in which facts stand in an upper corner of a table."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from cardart.paint.shapes import box
from cardart.pictures.canvas import Canvas
from cardart.pictures.cloth import Cloth
from cardart.pictures.places import ABOVE, MARGIN
from cardart.scene import Deck

PAD = 10
"""The pixels between the edge of a panel and what stands in it, at the left and right."""
TOP = 12
WIDER = ABOVE[0] - 2 * MARGIN
"""The width in pixels of a corner's panel that reaches to the plate opposite."""


def panel(cloth: Cloth, x: int, wide: int, high: int, theme: str, deck: Deck) -> Canvas:
    """An empty panel on its piece of the cloth, whose left is `x`; the sizes are pixels."""
    ground = _empty(cloth, x, wide, high, theme, deck).copy()
    return Canvas.over(ground, theme_name=theme, deck=deck)


@lru_cache(maxsize=128)
def _empty(cloth: Cloth, x: int, wide: int, high: int, theme: str, deck: Deck) -> Image.Image:
    canvas = Canvas.over(cloth.piece(x, TOP, wide, high), theme_name=theme, deck=deck)
    canvas.soft(box(wide, high, 16), 0, 0, "plate")
    return canvas.image
