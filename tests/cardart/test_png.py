"""Packing: what is unpacked is what was drawn, whoever packs it and however tight."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from cardart.paint import png
from cardart.paint.theme import theme


def numbers(wide: int, high: int) -> Image.Image:
    return Image.frombytes("L", (wide, high), Random(wide).randbytes(wide * high))


@pytest.mark.parametrize("heavy", [0, png.HEAVY])
@pytest.mark.parametrize("compress", [vars(png)["compress"], zlib.compress])
@pytest.mark.parametrize("size", [(1, 1), (7, 3), (960, 380)])
def test_every_pixel_arrives(
    monkeypatch: pytest.MonkeyPatch,
    compress: Callable[[bytes, int], bytes],
    heavy: int,
    size: tuple[int, int],
) -> None:
    monkeypatch.setattr(png, "compress", compress)
    drawn, colours = numbers(*size), theme("dark")
    with Image.open(BytesIO(png.packed(drawn, colours, heavy))) as image:
        image.verify()  # the checksums
    with Image.open(BytesIO(png.packed(drawn, colours, heavy))) as image:
        assert (image.mode, image.size) == ("P", size)
        assert image.tobytes() == drawn.tobytes()
        assert bytes(image.getpalette() or []) == colours.png_palette


def test_what_would_be_heavy_is_packed_tighter() -> None:
    ramp = Image.linear_gradient("L").resize((960, 400))
    quick = png.packed(ramp, theme("dark"), heavy=10**6)
    assert len(png.packed(ramp, theme("dark"), heavy=0)) < len(quick)
