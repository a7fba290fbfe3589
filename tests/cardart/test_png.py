"""Packing: what is unpacked is what was drawn, whoever packs it and however tight."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from io import BytesIO
from itertools import pairwise
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


@pytest.mark.parametrize("packer", [vars(png)["packer"], zlib.compressobj])
def test_bands_are_one_picture(
    monkeypatch: pytest.MonkeyPatch, packer: Callable[[int, int, int], png.Packer]
) -> None:
    """Each is packed on its own, and their checksums are joined; a viewer checks both."""
    monkeypatch.setattr(png, "packer", packer)
    drawn, colours = numbers(301, 740), theme("dark")
    rows = b"".join(
        png.NO_FILTER + drawn.tobytes()[at : at + 301] for at in range(0, 301 * 740, 301)
    )
    ends = [302 * row for row in (0, 1, 90, 500, 740)]
    bands = [png.band(memoryview(rows)[at:end]) for at, end in pairwise(ends)]
    for packed in (png.stacked(301, 740, colours, bands), png.tightly(301, 740, colours, rows)):
        with Image.open(BytesIO(packed)) as image:
            image.verify()
        with Image.open(BytesIO(packed)) as image:
            assert image.tobytes() == drawn.tobytes()
    (data,) = [
        chunk for kind, chunk in chunks(png.stacked(301, 740, colours, bands)) if kind == b"IDAT"
    ]
    assert zlib.decompress(data) == rows


def chunks(picture: bytes) -> list[tuple[bytes, bytes]]:
    """The chunks of a PNG; those of its data are one."""
    found: list[tuple[bytes, bytes]] = []
    at = len(png.SIGNATURE)
    while at < len(picture):
        length, kind = int.from_bytes(picture[at : at + 4]), picture[at + 4 : at + 8]
        data = picture[at + 8 : at + 8 + length]
        assert picture[at + 8 + length : at + 12 + length] == zlib.crc32(kind + data).to_bytes(4)
        if found and found[-1][0] == kind:
            data = found.pop()[1] + data
        found.append((kind, data))
        at += 12 + length
    return found
