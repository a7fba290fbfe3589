"""PNG packing: palette numbers to the bytes of a PNG with one byte a pixel.

Most of a picture's time would go into packing. Cards are few colours in long runs, and for such a
picture ISA-L needs as few bytes as zlib, in a tenth of the time. Filters, for which Pillow tries
every row five times, gain nothing on palette numbers. Pictures that are heavy in spite of this are
worth the time of libdeflate, which needs half of zlib's, and a quarter less bytes.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable

from PIL import Image

from cardart.paint.theme import Theme

try:
    from isal.isal_zlib import compress
except ImportError:  # no wheel for this machine: the same picture, packed slower
    compress = zlib.compress
try:
    from deflate import zlib_compress

    tight: Callable[[bytes, int], bytes | bytearray] = zlib_compress
except ImportError:
    tight = zlib.compress

SIGNATURE = b"\x89PNG\r\n\x1a\n"
A_BYTE_EACH, PALETTE = 8, 3
NO_FILTER = b"\0"
QUICK, TIGHT = 1, (3, 6, 9)
MOST = 63 * 1024
"""Bytes above which a picture is packed tighter still: what is heavier loads slowly on a phone."""
HEAVY = 40 * 1024
"""Bytes above which a picture is packed again, tighter."""


def packed(numbers: Image.Image, colours: Theme, heavy: int = HEAVY) -> bytes:
    """The PNG of `numbers`, an image of mode L that holds palette numbers.

    A picture of more than ``heavy`` bytes is packed again, tighter.
    """
    wide, high = numbers.size
    # A row begins with its filter: the zero that pads each row is the filter of the next one.
    plain = NO_FILTER + numbers.tobytes("raw", "L", wide + 1)[:-1]
    data = compress(plain, QUICK)
    if len(data) > heavy:
        data = _tighter(plain)
    header = struct.pack(">2I5B", wide, high, A_BYTE_EACH, PALETTE, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", colours.png_palette),
        (b"IDAT", data),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _tighter(plain: bytes) -> bytes:
    """The bytes packed as tight as it takes to be light, or as tight as can be."""
    for level in TIGHT:
        data = bytes(tight(plain, level))
        if len(data) <= MOST:
            break
    return data


def _chunk(kind: bytes, data: bytes) -> bytes:
    """A chunk of a PNG: length, kind, data, and a checksum of the last two."""
    named = kind + data
    return struct.pack(">I", len(data)) + named + struct.pack(">I", zlib.crc32(named))
