"""PNG packing: palette numbers to the bytes of a PNG with one byte a pixel.

Most of a picture's time would go into packing. Cards are few colours in long runs, and for such a
picture ISA-L needs as few bytes as zlib, in a tenth of the time. Filters, for which Pillow tries
every row five times, gain nothing on palette numbers. Pictures that are heavy in spite of this are
worth the time of libdeflate, which needs half of zlib's, and a quarter less bytes.

A picture may be packed band by band, from top to bottom, each so that it can stand beside any
other: most bands of a table are those of the picture before, and are ready then. If that is too
heavy, as many of the last bands as it takes are packed by libdeflate as one: it packs nothing below
which anything could stand. That is where the hand lies, which changes less often than the trick.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from PIL import Image

from cardart.paint.theme import Theme


class Packer(Protocol):
    """Packs a part of a picture."""

    def compress(self, data: bytes | memoryview, /) -> bytes:
        """The bytes packed so far, after this piece more."""

    def flush(self, mode: int, /) -> bytes:
        """The rest of it."""


try:
    from isal.isal_zlib import adler32, compress, crc32
    from isal.isal_zlib import compressobj as isal_packer

    packer: Callable[[int, int, int], Packer] = isal_packer
except ImportError:  # no wheel for this machine: the same picture, packed slower
    adler32, compress, crc32, packer = zlib.adler32, zlib.compress, zlib.crc32, zlib.compressobj
try:
    from deflate import deflate_compress, zlib_compress

    tight: Callable[[bytes, int], bytes | bytearray] = zlib_compress
    tight_end: Callable[[bytes, int], bytes | bytearray] = deflate_compress
except ImportError:
    tight = zlib.compress

    def tight_end(data: bytes, level: int) -> bytes | bytearray:
        """The data as zlib packs them, without a head and a checksum."""
        return zlib.compress(data, level, RAW)


SIGNATURE = b"\x89PNG\r\n\x1a\n"
A_BYTE_EACH, PALETTE = 8, 3
NO_FILTER = b"\0"
QUICK, TIGHT = 1, (3, 6, 9)
RAW = -15
"""The format of a packed band, without a head and a checksum."""
ZLIB_HEAD, THE_END = b"\x78\x01", b"\x03\x00"
"""The bytes before packed bands, and those between them and the checksum."""
ADLER = 65521
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
    return _picture(wide, high, colours, _chunk(b"IDAT", data))


class Band(NamedTuple):
    """A packed part of a picture: its chunk, and the checksum and length of its rows."""

    chunk: bytes
    adler: int
    length: int


def band(rows: bytes | memoryview) -> Band:
    """Pack the rows of a band, each of which begins with the zero of `NO_FILTER`.

    ISA-L packs the same rows a byte or two longer once in thousands of times: it reads memory that
    it has not written. The pixels are the same.
    """
    packs = packer(QUICK, zlib.DEFLATED, RAW)
    data = packs.compress(rows) + packs.flush(zlib.Z_SYNC_FLUSH)
    return Band(_chunk(b"IDAT", data), adler32(rows), memoryview(rows).nbytes)


def ending(rows: bytes) -> Band:
    """Pack the rows of the last bands of a picture tight: nothing can stand below them."""
    return Band(_chunk(b"IDAT", bytes(tight_end(rows, TIGHT[0]))), adler32(rows), len(rows))


def stacked(
    wide: int, high: int, colours: Theme, bands: Sequence[Band], *, ended: bool = False
) -> bytes:
    """The PNG of bands from top to bottom, ``wide`` and all together ``high`` pixels.

    ``ended``: the last of them is one of `ending`.
    """
    checksum = 1
    for _, adler, length in bands:
        checksum = _joined(checksum, adler, length)
    end = (b"" if ended else THE_END) + struct.pack(">I", checksum)
    chunks = [_chunk(b"IDAT", ZLIB_HEAD), *(one.chunk for one in bands), _chunk(b"IDAT", end)]
    return _picture(wide, high, colours, b"".join(chunks))


def tightly(wide: int, high: int, colours: Theme, rows: bytes) -> bytes:
    """The PNG of rows, each of which begins with the zero of `NO_FILTER`, packed tight."""
    return _picture(wide, high, colours, _chunk(b"IDAT", _tighter(rows)))


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of two parts, of which the second has ``length`` bytes, from those of each."""
    low = (first & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length * low
    return (low + (second & 0xFFFF)) % ADLER | high % ADLER << 16


def _picture(wide: int, high: int, colours: Theme, data: bytes) -> bytes:
    """A PNG with these chunks of data."""
    header = struct.pack(">2I5B", wide, high, A_BYTE_EACH, PALETTE, 0, 0, 0)
    before = _chunk(b"IHDR", header) + _chunk(b"PLTE", colours.png_palette)
    return b"".join((SIGNATURE, before, data, _chunk(b"IEND", b"")))


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
    return struct.pack(">I", len(data)) + named + struct.pack(">I", crc32(named))
