"""Sheets of pictures side by side at the sizes at which Discord shows them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO

from PIL import Image

from cardart.pictures.dispatch import draw_scene
from cardart.scene import AnyScene

DESK = (550, 350)
"""Points within which Discord shows an attachment on a desk."""
PHONE = (330, 1000)
"""Points on a phone: as wide as the message."""
SIZES = {"desk": DESK, "desk-2x": DESK, "phone": PHONE, "phone-2x": PHONE}
GAP = 12
GROUND = (49, 51, 56)
"""The ground of Discord's dark theme."""


def sheets(rows: Sequence[Sequence[AnyScene]]) -> Iterator[tuple[str, bytes]]:
    """The name of each size, and a PNG with all rows of pictures at this size."""
    drawn = [[Image.open(BytesIO(draw_scene(scene))).convert("RGB") for scene in r] for r in rows]
    for name, (wide, high) in SIZES.items():
        times = 2 if name.endswith("2x") else 1
        fitted = [[_fitted(image, wide * times, high * times) for image in row] for row in drawn]
        yield name, _sheet(fitted)


def _fitted(image: Image.Image, wide: int, high: int) -> Image.Image:
    """The picture as a client scales it down; it is never made larger than it is."""
    scale = min(wide / image.width, high / image.height, 1)
    size = round(image.width * scale), round(image.height * scale)
    return image.resize(size, Image.Resampling.BICUBIC)


def _sheet(rows: Sequence[Sequence[Image.Image]]) -> bytes:
    wide = max(sum(image.width + GAP for image in row) for row in rows) + GAP
    high = sum(max(image.height for image in row) + GAP for row in rows) + GAP
    sheet = Image.new("RGB", (wide, high), GROUND)
    top = GAP
    for row in rows:
        left = GAP
        for image in row:
            sheet.paste(image, (left, top))
            left += image.width + GAP
        top += max(image.height for image in row) + GAP
    out = BytesIO()
    sheet.save(out, "PNG", compress_level=1)
    return out.getvalue()
