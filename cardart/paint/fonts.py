"""Lines of text as masks of coverage, in every script that an installed font has.

Noto Sans CJK in bold comes first: from the package `noto-cjk-sans-jp-bold` where it is installed,
else from the system. Further system fonts cover further scripts, and the font inside Pillow comes
last, so there is always one. A character without a font loses its accents, and is left out if that
does not help; `writes` tells whether anything is left. Fonts are found once.
"""

from __future__ import annotations

import math
import re
import threading
import unicodedata
from functools import cache, lru_cache
from importlib.util import find_spec
from itertools import chain, groupby
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from cardart.paint.shapes import Mask
from cardart.text_cache import text_cache

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont
Offset = tuple[int, int]

PACKAGES = (("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf"),)
PLACES = (
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
    "/usr/share/fonts/noto-cjk/NotoSansCJK-Bold.ttc",
    "/usr/share/fonts/google-noto-cjk/NotoSansCJK-Bold.ttc",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
    "/usr/share/fonts/dejavu/DejaVuSans-Bold.ttf",
    "/usr/share/fonts/TTF/DejaVuSans-Bold.ttf",
    "/System/Library/Fonts/ヒラギノ角ゴシック W6.ttc",
    "C:/Windows/Fonts/YuGothB.ttc",
    "C:/Windows/Fonts/segoeuib.ttf",
)
LINE = 1.36
"""The height of a line, in font sizes."""
BASELINE = 1.02
"""The distance from the top of a line to its baseline, in font sizes."""
NOWHERE = "\U0010fffd"
"""A character without a glyph: its picture is a font's sign for a missing character."""
NARROW = "\u202f"
"""A narrow space where no line ends, half as wide as a space: French has it before a colon."""
SPACES = (" ", NARROW)
MOST_CHARACTERS = 200
"""Characters of a text after which the rest is not drawn."""

NO_BEGINNING = frozenset("、。，）」』！？：…・·ーァィゥェォッャュョぁぃぅぇぉっゃゅょ")
"""Characters with which no line of Japanese begins."""
NO_END = frozenset("（「『第")
"""Characters with which no line of Japanese ends."""
HIRAGANA = frozenset(map(chr, range(0x3041, 0x3097)))
KATAKANA = frozenset(map(chr, range(0x30A1, 0x30FB))) | {"ー"}
CLAUSE = re.compile(r"(?<=[,;:、；：。]) ?(?=.)| (?=\()|(?=（)")
"""Where a part of a sentence ends: there a line is broken rather than elsewhere."""
ITEM = re.compile(r"(?<= ·) ")
"""Where an item of a list ends: a line is broken there first of all."""
JOINED = frozenset("0123456789-")
"""Characters between which no line ends: what they write is one thing, such as a range."""
LEAST = 0.4
"""The share of its room that a line fills at least, if it is broken before it is full."""
SENTENCE = 14
"""The characters at least of which a line is cut at the end of a word; less may be a name, of which
every letter helps."""
WHOLE = 0.6
"""The share of them that is left at least where a line is cut at the end of a word."""
EASTERN = "\u2e80"
"""The first character of the scripts that are written without spaces."""
CJK = "[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]"
"""A sign of the scripts that are written without spaces."""
PIECE = re.compile(rf"{CJK}|[0-9]+|(?:(?!{CJK})[^\s0-9])+|[ {NARROW}]")
"""A piece of a line whose shape is kept: such a sign, a number, a word without one, or a space.

Names end in numbers, and numbers in signs and units: apart they are soon all known.
"""

BLANKS = re.compile(rf"[^\S{NARROW}]+")
"""Spaces, tabs and ends of lines that come to a single space."""

LOCK = threading.RLock()
"""Held while a font draws, because Pillow's fonts must not be shared between threads."""


@cache
def sources() -> tuple[str, ...]:
    """The paths of the font files found, in the order in which they are tried."""
    found: list[str] = []
    for package, file in PACKAGES:
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec else ():
            found += [str(Path(folder) / file)]
    return tuple(place for place in (*found, *PLACES) if _opens(place))


def _opens(place: str) -> bool:
    if not Path(place).is_file():
        return False
    try:
        ImageFont.truetype(place, 20)
    except (OSError, ValueError):
        return False
    return True


@cache
def font(number: int, size: int) -> Font:
    """The font `number` of `sources`, `size` pixels high; one more is the font inside Pillow."""
    if number < len(sources()):
        return ImageFont.truetype(sources()[number], size)
    return built_in(size)


@cache
def built_in(size: int) -> Font:
    """The font inside Pillow, `size` pixels high, which is the same on every machine."""
    return ImageFont.load_default(size)


@lru_cache(maxsize=8192)
def font_for(character: str) -> int:
    """The number of the first font that has `character`, or -1."""
    if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn"):
        return -1
    with LOCK:
        for number in range(len(sources()) + 1):
            if _has(number, character):
                return number
    return -1


def _has(number: int, character: str) -> bool:
    if character in SPACES:
        return True
    try:
        shape = bytes(font(number, 20).getmask(character))
        return any(shape) and shape != _missing(number)
    except (OSError, UnicodeError, ValueError):
        return False


@cache
def _missing(number: int) -> bytes:
    return bytes(font(number, 20).getmask(NOWHERE))


@text_cache(4096)
def clean(text: str) -> str:
    """The text on one line, without the characters that no font has."""
    flat = BLANKS.sub(" ", text[:MOST_CHARACTERS])
    return BLANKS.sub(" ", "".join(map(_plain, flat))).strip()


def _plain(character: str) -> str:
    """The nearest text to `character` that the fonts have; empty if there is none."""
    if font_for(character) >= 0:
        return character
    simpler = unicodedata.normalize("NFKD", character.replace("ß", "ss"))
    return "".join(part for part in simpler if font_for(part) >= 0)


def writes(text: str) -> bool:
    """Whether the fonts have at least one letter or digit of `text`."""
    return any(unicodedata.category(character)[0] in "LNS" for character in clean(text))


def fills_lines(text: str) -> bool:
    """Whether some characters are as high as the font, as Chinese and Japanese ones are.

    Lines of them need more space between each other than Latin letters do.
    """
    return any(character >= EASTERN for character in text)


def height(size: int) -> int:
    """The height of a line in pixels, for a font of `size` pixels."""
    return math.ceil(size * LINE)


def line(text: str, size: int, width: int = 0) -> Mask:
    """A line of text as a mask, cut with an ellipsis where it is wider than `width` pixels.

    A long one is cut at the end of a word if that leaves most of it. A `width` of 0 means no limit.
    """
    with LOCK:
        written = clean(text)
        if width > 0 and _length(written, size) > width:
            written = _cut(written, size, width)
        return _written(written, size)


@text_cache(2560)
def _written(text: str, size: int) -> Mask:
    """A line as it is, however much room there is for it: most texts stand in many places."""
    with LOCK:
        return Mask(_write(text, size))


@text_cache(4096)
def width(text: str, size: int) -> int:
    """The width in pixels of a line of text that is not cut."""
    with LOCK:
        return _length(clean(text), size)


@text_cache(8192)
def fitting(text: str, sizes: tuple[int, ...], width: int) -> int:
    """The first of `sizes` in which `text` is no wider than `width` pixels, or the last."""
    with LOCK:
        written = clean(text)
        return next((size for size in sizes if _length(written, size) <= width), sizes[-1])


@text_cache(1024)
def wrapped(text: str, size: int, width: int, lines: int) -> tuple[str, ...]:
    """The text broken into at most `lines` lines of `width` pixels; the last may be wider.

    A line ends with a part of the sentence where that takes no more lines, and words of Japanese
    are parted only where there is no room for them otherwise.
    """
    with LOCK:
        written = clean(text)
        broken = _broken(written, size, width, lines, finely=True)
        if broken and _length(broken[-1], size) > width:
            broken = _broken(written, size, width, lines, finely=False)
        return tuple(broken)


def _broken(rest: str, size: int, width: int, lines: int, *, finely: bool) -> list[str]:
    """The lines of a text: broken where it reads well, or else filled."""
    broken: list[str] = []
    while rest and len(broken) < lines - 1 and _length(rest, size) > width:
        end = _break(rest, _most(rest, size, width), finely=finely)
        if finely:
            end = _clause(rest, end, size, width)
        broken.append(rest[:end].rstrip())
        rest = rest[end:].lstrip()
    return [*broken, rest] if rest else broken


def _most(text: str, size: int, width: int) -> int:
    """How many characters at the beginning of the text fit, at least one."""
    fits, over = 1, len(text) + 1
    while over - fits > 1:
        middle = (fits + over) // 2
        if _fits(text[:middle], size, width):
            fits = middle
        else:
            over = middle
    return fits


def _clause(text: str, end: int, size: int, width: int) -> int:
    """The last end of an item, or of a part of a sentence, if the rest takes no more lines."""
    for kind in (ITEM, CLAUSE):
        place = max((found.end() for found in kind.finditer(text, 0, end + 1)), default=0)
        if place >= end:
            return end
        if _length(text[:place], size) < LEAST * width:
            continue
        counts = [_count(text[begin:].lstrip(), size, width) for begin in (place, end)]
        if counts[0] <= counts[1]:
            return place
    return end


def _count(rest: str, size: int, width: int) -> int:
    """The lines that a text takes where each is filled."""
    return len(_broken(rest, size, width, len(rest), finely=False))


def _break(text: str, end: int, *, finely: bool) -> int:
    """The place at or before `end` where the text may go on in the next line.

    Where there is no space, as in Japanese, words of other scripts stay whole, and no line begins
    or ends with a character that may not. Where a line is broken ``finely``, words of Japanese are
    parted only if it would become short.
    """
    space = text.rfind(" ", 0, end + 1)
    if space > 0:
        return space
    allowed = [place for place in range(end, 1, -1) if _may_part(text, place)]
    long = (place for place in allowed if finely and place >= LEAST * end)
    whole = (place for place in long if not _parts_word(text, place))
    return next(whole, allowed[0] if allowed else end)


def _may_part(text: str, place: int) -> bool:
    """Whether a line may end before the character at this place at all."""
    before, after = text[place - 1], text[place : place + 1]
    if before in NO_END or after in NO_BEGINNING:
        return False
    if all(c.isalnum() and c < EASTERN for c in before + after):
        return False
    return not all(c in JOINED for c in before + after)


def _parts_word(text: str, place: int) -> bool:
    """Whether a word of Japanese, or a number and what it counts, would be parted here."""
    before, after = text[place - 1], text[place : place + 1]
    if before in KATAKANA:
        return after in KATAKANA or after in HIRAGANA
    return after in HIRAGANA or (before.isdigit() and after.isalnum())


def _fits(text: str, size: int, width: int) -> bool:
    return _length(text.rstrip(), size) <= width


@text_cache(1024)
def _cut(text: str, size: int, width: int) -> str:
    fits, over = 0, len(text)
    while over - fits > 1:
        middle = (fits + over) // 2
        if _length(text[:middle].rstrip() + "…", size) <= width:
            fits = middle
        else:
            over = middle
    word = text.rfind(" ", 0, fits + 1)
    kept = text[: word if fits >= SENTENCE and word >= WHOLE * fits else fits]
    return kept.rstrip(f" {NARROW}·,;:") + "…" if fits else ""


@text_cache(8192)
def _pieces(text: str) -> tuple[tuple[int, str], ...]:
    """The text in words, signs and spaces, each with the number of the font that has it.

    A word that no single font has is parted where the font changes. What is written from right to
    left stays whole: the font puts its words in their order.
    """
    pieces = PIECE.findall(text)
    if any(map(_backwards, pieces)):
        return _parted(text)
    return tuple(chain.from_iterable(map(_parted, pieces)))


@text_cache(4096)
def _backwards(piece: str) -> bool:
    """Whether some of it is written from right to left."""
    return any(unicodedata.bidirectional(character) in ("R", "AL") for character in piece)


@text_cache(4096)
def _parted(piece: str) -> tuple[tuple[int, str], ...]:
    """A piece of text with the number of the font that has it, or its parts with theirs."""
    needed = {font_for(character) for character in piece if character not in SPACES} or {0}
    for number in sorted(needed):
        if len(needed) == 1 or all(_has(number, character) for character in piece):
            return ((number, piece),)
    return tuple((number, "".join(run)) for number, run in groupby(piece, font_for))


def _weight(number: int, size: int) -> float:
    """The stroke that thickens a font, in pixels: only the one inside Pillow is light."""
    return max(0.4, size / 44) if number == len(sources()) else 0


@text_cache(4096)
def _advance(number: int, size: int, piece: str) -> float:
    """The pixels from the beginning of a piece of text to the next."""
    if piece == NARROW:
        return font(number, size).getlength(" ") / 2
    return font(number, size).getlength(piece)


@text_cache(8192)
def _length(text: str, size: int) -> int:
    return math.ceil(sum(_advance(number, size, piece) for number, piece in _pieces(text))) + 3


@text_cache(4096)
def _shape(number: int, size: int, piece: str) -> tuple[Image.Image, Offset]:
    """The coverage of a piece of text, and its place from the pen on the baseline."""
    face, weight = font(number, size), _weight(number, size)
    left, top, right, bottom = map(round, face.getbbox(piece, anchor="ls", stroke_width=weight))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    pen = ImageDraw.Draw(mask)
    pen.text((-left, -top), piece, fill=255, font=face, anchor="ls", stroke_width=weight)
    return mask, (left, top)


def _write(text: str, size: int) -> Image.Image:
    mask = Image.new("L", (max(1, _length(text, size)), height(size)), 0)
    x, baseline = 1.0, round(size * BASELINE)
    for number, piece in _pieces(text):
        if piece not in SPACES:
            shape, (left, top) = _shape(number, size, piece)
            place = round(x) + left, baseline + top
            end = place[0] + shape.width, place[1] + shape.height
            mask.im.paste(255, (*place, *end), shape.im)
        x += _advance(number, size, piece)
    return mask
