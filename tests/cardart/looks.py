"""The look of a picture, whatever bytes it was packed in."""

from __future__ import annotations

from io import BytesIO

from PIL import Image


def pixels(picture: bytes) -> tuple[tuple[int, int], bytes]:
    """The size of a picture and its colours. ISA-L may pack equal rows a byte longer."""
    with Image.open(BytesIO(picture)) as image:
        return image.size, image.convert("RGB").tobytes()
