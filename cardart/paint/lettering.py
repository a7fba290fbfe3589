"""Lines of text as masks of coverage, in every script that an installed font has.

A line is put together of words, signs and spaces, whose shapes are kept.
"""

from __future__ import annotations

import math
import re
import unicodedata
from itertools import chain, groupby

from PIL import Image, ImageDraw

from cardart.paint.fonts import (
    EXACT,
    LOCK,
    NARROW,
    SPACES,
    clean,
    font,
    font_for,
    has,
    scales,
    weight_of,
)
from cardart.paint.shapes import Mask
from cardart.text_cache import text_cache

Offset = tuple[int, int]

LINE = 1.36
"""The height of a line, in font sizes."""
BASELINE = 1.02
"""The distance from the top of a line to its baseline, in font sizes."""
SENTENCE = 14
"""The characters at least of which a line is cut at the end of a word; less may be a name, of which
every letter helps."""
WHOLE = 0.6
"""The share of them that is left at least where a line is cut at the end of a word."""
EASTERN = "\u2e80"
"""The first character of the scripts that are written without spaces."""
CJK = "[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]"
"""A sign of the scripts that are written without spaces."""
PIECE = re.compile(rf"{CJK}|[0-9]|(?:(?!{CJK})[^\s0-9])+|[ {NARROW}]")
"""A piece of a line whose shape is kept: such a sign, a digit, a word without one, or a space.

Digits are all equally wide and apart from each other: alone they are soon all known.
"""
PARTING = "·—:"
"""Signs between the items of a list, or between a name and what is told of it."""
LEFTWARD = re.compile("r(?:[rn]*r)?e?")
"""A stretch from right to left, in the letters of `_directions`, with the sign that it was cut."""


def fills_lines(text: str) -> bool:
    """Whether some characters are as high as the font, as Chinese and Japanese ones are.

    Lines of them need more space between each other than Latin letters do.
    """
    return any(character >= EASTERN for character in text)


def height(size: int) -> int:
    """The height of a line in pixels, for a font of `size` pixels."""
    return math.ceil(size * LINE)


def line(text: str, size: int, width: int = 0) -> Mask:
    """A line of text as a mask, cut as :func:`fit` cuts it."""
    return _written(fit(text, size, width), size)


def fit(text: str, size: int, width: int = 0) -> str:
    """The text of a line, cut with an ellipsis where it is wider than `width` pixels.

    A long one is cut at the end of a word if that leaves most of it. A `width` of 0 means no limit.
    """
    with LOCK:
        written = clean(text)
        if width > 0 and length(written, size) > width:
            written = _cut(written, size, width)
        return written


@text_cache(512)
def _written(text: str, size: int) -> Mask:
    """A line as it is, however much room there is for it: most texts stand in many places."""
    return Mask(coverage(text, size))


def coverage(text: str, size: int) -> Image.Image:
    """The coverage of a line whose text was made to :func:`fit`, drawn anew and kept nowhere."""
    with LOCK:
        return _write(text, size)


@text_cache(4096)
def width(text: str, size: int) -> int:
    """The width in pixels of a line of text that is not cut."""
    with LOCK:
        return length(clean(text), size)


@text_cache(8192)
def fitting(text: str, sizes: tuple[int, ...], width: int) -> int:
    """The first of `sizes` in which `text` is no wider than `width` pixels, or the last."""
    with LOCK:
        written = clean(text)
        return next((size for size in sizes if length(written, size) <= width), sizes[-1])


@text_cache(1024)
def _cut(text: str, size: int, width: int) -> str:
    fits, over = 0, len(text)
    while over - fits > 1:
        middle = (fits + over) // 2
        if length(text[:middle].rstrip() + "…", size) <= width:
            fits = middle
        else:
            over = middle
    word = text.rfind(" ", 0, fits + 1)
    kept = text[: word if fits >= SENTENCE and word >= WHOLE * fits else fits]
    return kept.rstrip(f" {NARROW}·,;:") + "…" if fits else ""


@text_cache(16384)
def _pieces(text: str) -> tuple[tuple[int, str], ...]:
    """The text in words, signs and spaces, each with the number of the font that has it.

    A word that no single font has is parted where the font changes. Text from right to left stays
    whole, as a name does: the font puts its words in their order. The sentence around it goes on
    from left to right.
    """
    if not _backwards(text):
        return tuple(chain.from_iterable(map(_parted, PIECE.findall(text))))
    pieces, end = [], 0
    for found in LEFTWARD.finditer(_directions(text)):
        begin, before = found.start(), end
        end = found.end()
        pieces += [*PIECE.findall(text[before:begin]), text[begin:end]]
    pieces += PIECE.findall(text[end:])
    return tuple(chain.from_iterable(map(_parted, pieces)))


def _directions(text: str) -> str:
    """A letter for each character: `r` for right to left, `l` for left to right, `n` for neither.

    Marks and digits go with the character just before them; what stands between two items of a list
    parts them. `e` is the sign that something was cut.
    """
    said = ""
    for character in text:
        kind = unicodedata.bidirectional(character)
        if kind in ("R", "AL") or (said[-1:] == "r" and kind in ("NSM", "EN", "AN")):
            said += "r"
        elif character == "…":
            said += "e"
        else:
            said += "l" if kind in ("L", "EN", "AN") or character in PARTING else "n"
    return said


def _backwards(text: str) -> bool:
    """Whether some of it is written from right to left."""
    if text.isascii():
        return False
    return any(unicodedata.bidirectional(character) in ("R", "AL") for character in text)


@text_cache(4096)
def _parted(piece: str) -> tuple[tuple[int, str], ...]:
    """A piece of text with the number of the font that has it, or its parts with theirs."""
    needed = {font_for(character) for character in piece if character not in SPACES} or {0}
    for number in sorted(needed):
        if len(needed) == 1 or all(has(number, character) for character in piece):
            return ((number, piece),)
    return tuple((number, "".join(run)) for number, run in groupby(piece, font_for))


@text_cache(4096)
def _advance(number: int, size: int, piece: str) -> float:
    """The pixels from the beginning of a piece of text to the next.

    A text is tried in many sizes: in a font that `scales`, it is measured in one.
    """
    if size != EXACT and scales(number):
        return _advance(number, EXACT, piece) * size / EXACT
    if piece == NARROW:
        return font(number, size).getlength(" ") / 2
    return font(number, size).getlength(piece)


@text_cache(16384)
def length(text: str, size: int) -> int:
    """The width in pixels of a text that has been made `clean`."""
    return math.ceil(sum(_advance(number, size, piece) for number, piece in _pieces(text))) + 3


@text_cache(4096)
def _shape(number: int, size: int, piece: str) -> tuple[Image.Image, Offset]:
    """The coverage of a piece of text, and its place from the pen on the baseline."""
    face, weight = font(number, size), weight_of(number, size)
    left, top, right, bottom = map(round, face.getbbox(piece, anchor="ls", stroke_width=weight))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    pen = ImageDraw.Draw(mask)
    pen.text((-left, -top), piece, fill=255, font=face, anchor="ls", stroke_width=weight)
    return mask, (left, top)


def _write(text: str, size: int) -> Image.Image:
    mask = Image.new("L", (max(1, length(text, size)), height(size)), 0)
    x, baseline = 1.0, round(size * BASELINE)
    for number, piece in _pieces(text):
        if piece not in SPACES:
            shape, (left, top) = _shape(number, size, piece)
            place = round(x) + left, baseline + top
            end = place[0] + shape.width, place[1] + shape.height
            mask.im.paste(255, (*place, *end), shape.im)
        x += _advance(number, size, piece)
    return mask
