"""Packing: palette numbers to the bytes of a PNG with one byte a pixel.

Most of a picture's time would go into packing it. A card is drawn from few colours in long runs,
and of such a picture ISA-L makes as few bytes as zlib does, in a tenth of the time. Filters, for
which Pillow's own way would try every row five times, gain nothing on palette numbers. The few
pictures that would be heavy all the same are worth zlib's time.
"""

from __future__ import annotations

import struct
import zlib

from PIL import Image

from cardart.paint.theme import Theme

try:
    from isal.isal_zlib import compress
except ImportError:  # no wheel for this machine: the same picture, packed slower
    compress = zlib.compress

SIGNATURE = b"\x89PNG\r\n\x1a\n"
A_BYTE_EACH, PALETTE = 8, 3
NO_FILTER = b"\0"
QUICK, TIGHT = 1, 4
HEAVY = 40 * 1024


def packed(numbers: Image.Image, colours: Theme, heavy: int = HEAVY) -> bytes:
    """The PNG of `numbers`, an image of mode L that holds palette numbers.

    What would take more than ``heavy`` bytes is packed once more, tighter.
    """
    wide, high = numbers.size
    # Every row begins with its filter: each is padded with a zero, which is that of the next.
    plain = NO_FILTER + numbers.tobytes("raw", "L", wide + 1)[:-1]
    data = compress(plain, QUICK)
    if len(data) > heavy:
        data = zlib.compress(plain, TIGHT)
    header = struct.pack(">2I5B", wide, high, A_BYTE_EACH, PALETTE, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", colours.png_palette),
        (b"IDAT", data),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    """A chunk of a PNG: its length, its kind, what it holds, and a checksum of the last two."""
    named = kind + data
    return struct.pack(">I", len(data)) + named + struct.pack(">I", zlib.crc32(named))
