"""Packing: palette numbers to the bytes of a PNG with one byte a pixel."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from cardart.theme import Theme


def packed(numbers: Image.Image, colours: Theme, level: int) -> bytes:
    """The PNG of `numbers`, an image of mode L that holds palette numbers.

    Level 1 takes half the time of level 5 for a quarter more bytes.
    """
    picture = numbers.copy()
    picture.putpalette(colours.palette)
    target = BytesIO()
    picture.save(target, "PNG", compress_level=level)
    return target.getvalue()
