"""Soft edges and shadows for pictures of palette numbers, as masks of a few levels.

A palette picture cannot mix two colours, so each level of coverage or of darkness is a mask of its
own, and the theme says which palette number every number below it becomes. Where nothing but
cloth lies below, all levels are done at once: its few shades and the levels fit into one byte.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from cardart.paint.shapes import FINER, Mask
from cardart.paint.theme import CLOTH, DARKER, DARKEST, LEVELS, TABLE
from cardart.text_cache import text_cache

Pixels = Any
"""The pixels of an image as Pillow's core has them: drawn on without its way there."""
Level = tuple[int, Image.Image]
"""A number of a level, and the mask (mode 1) of the pixels that have it."""
BLUR = 7
"""The softness of a shadow in pixels."""
REACH = 2 * BLUR
"""Pixels by which a shadow reaches beyond what casts it."""
FALL = 4
"""Pixels by which a shadow lies lower than what casts it."""


class Strip(NamedTuple):
    """A part of a shadow: its place from the top left of what casts it, its size, its levels."""

    x: int
    y: int
    wide: int
    high: int
    levels: tuple[Level, ...]
    shades: Image.Image
    """The number of shades by which each pixel of the cloth becomes darker."""


def exchanged(image: Image.Image, values: bytes) -> Image.Image:
    """An image with every value replaced by a table, by Pillow's core."""
    return image._new(image.im.point(values, None))


def chosen(image: Image.Image, values: bytes) -> Image.Image:
    """The mask (mode 1) of the pixels for whose value a table has 255, and not 0."""
    return image._new(image.im.point(values, "1"))


@text_cache(256)
def edge_steps(mask: Mask) -> Image.Image:
    """The levels of a mask of coverage from 0 to `LEVELS`, each times `CLOTH`."""
    return exchanged(mask.image, bytes(CLOTH * number for number in _numbers(LEVELS)))


def is_cloth(below: Pixels) -> bool:
    """Whether all pixels are shades of the cloth."""
    low, high = below.getextrema()
    return bool(low >= TABLE and high < TABLE + CLOTH)


def blended(
    pixels: Pixels,
    area: tuple[int, int, int, int],
    below: Pixels,
    steps: Pixels,
    values: Sequence[int],
) -> None:
    """Add these steps to what lies ``below`` in an area, and replace each sum by a table."""
    pixels.paste(below.chop_add_modulo(steps).point(values, None), area)


DARKEST_CLOTH = [min(number, TABLE + CLOTH - 1) for number in range(256)]
"""The palette number of the cloth for each that is too dark."""


@text_cache(256)
def edge_levels(mask: Mask) -> tuple[Level, ...]:
    """The levels of a mask of coverage, from the faintest to `LEVELS`, which is full."""
    return _levels(mask.image, LEVELS)


@lru_cache(maxsize=128)
def shadow(wide: int, high: int, radius: int) -> tuple[Strip, ...]:
    """The shadow of a rounded box as four strips around it, left, top, right and bottom.

    Lengths are pixels; what lies under the box itself is not part of it.
    """
    image, edge = _shadow(wide, high, radius), max(radius, 1)
    left, right = REACH + edge, REACH + wide - edge
    return (
        _strip(image, 0, 0, left, image.height),
        _strip(image, left, 0, right, REACH + edge),
        _strip(image, right, 0, image.width, image.height),
        _strip(image, left, REACH + high - edge, right, image.height),
    )


@lru_cache(maxsize=32)
def shadow_above(wide: int, high: int, radius: int, rows: int) -> tuple[Strip, ...]:
    """The shadow of a rounded box of which only the upper ``rows`` are to be seen, in pixels."""
    image = _shadow(wide, high, radius)
    return (_strip(image, 0, 0, image.width, REACH + rows),)


def _shadow(wide: int, high: int, radius: int) -> Image.Image:
    """The darkness around a rounded box from 0 to 255, with a margin of `REACH`."""
    image = Image.new("L", (wide + 2 * REACH, high + 2 * REACH + FALL), 0)
    area = (REACH, REACH + FALL, REACH + wide - 1, REACH + FALL + high - 1)
    ImageDraw.Draw(image).rounded_rectangle(area, radius, fill=255)
    image = image.filter(ImageFilter.GaussianBlur(BLUR))
    inner = Image.new("L", (wide * FINER, high * FINER), 255)
    ImageDraw.Draw(inner).rounded_rectangle(
        (0, 0, inner.width - 1, inner.height - 1), radius * FINER, fill=0
    )
    outside = Image.new("L", image.size, 255)
    outside.paste(inner.reduce(FINER), (REACH, REACH))
    image.paste(0, mask=exchanged(outside, bytes([255] + [0] * 255)))
    return image


def _strip(image: Image.Image, left: int, top: int, right: int, bottom: int) -> Strip:
    part = image.crop((left, top, right, bottom))
    shades = bytes(round(DARKER * number) for number in _numbers(DARKEST))
    levels = _levels(part, DARKEST)
    return Strip(left - REACH, top - REACH, *part.size, levels, exchanged(part, shades))


def _numbers(most: int) -> list[int]:
    """The nearest of ``most`` levels above nothing, for each value."""
    return [round(value * most / 255) for value in range(256)]


def _levels(image: Image.Image, most: int) -> tuple[Level, ...]:
    """Masks of the pixels whose value comes nearest to each of ``most`` levels above nothing."""
    numbers = _numbers(most)
    found = []
    for level in range(1, most + 1):
        chosen = bytes(255 if number == level else 0 for number in numbers)
        mask = exchanged(image, chosen).convert("1", dither=Image.Dither.NONE)
        if mask.getbbox() is not None:
            found.append((level, mask))
    return tuple(found)
