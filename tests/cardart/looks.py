"""What a picture looks like, whatever bytes it was packed in."""

from __future__ import annotations

from io import BytesIO

from PIL import Image


def pixels(picture: bytes) -> tuple[tuple[int, int], bytes]:
    """Size and colours. ISA-L may pack equal rows a byte longer: pictures are not their bytes."""
    with Image.open(BytesIO(picture)) as image:
        return image.size, image.convert("RGB").tobytes()
