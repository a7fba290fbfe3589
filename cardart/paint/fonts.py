"""The fonts that are there, and the characters that they have.

Noto Sans CJK in bold comes first: from the package `noto-cjk-sans-jp-bold` where it is installed,
else from the system. Further system fonts cover further scripts, and the font inside Pillow comes
last, so there is always one. A character without a font loses its accents, and is left out if that
does not help. For letters in a row that are left out stands one sign, so that nobody is called
nothing; `writes` tells whether there is anything beside it. Fonts are found once.
"""

from __future__ import annotations

import re
import threading
import unicodedata
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

from PIL import ImageFont

from cardart.text_cache import text_cache

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont

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
NOWHERE = "\U0010fffd"
"""A character without a glyph: its picture is a font's sign for a missing character."""
NARROW = "\u202f"
"""A narrow space where no line ends, half as wide as a space: French has it before a colon."""
SPACES = (" ", NARROW)
UNDER = "."
"""A sign under which a mark is looked for: alone, some fonts set one on a sign of their own."""
STAND_IN = "?"
"""The stand-in for letters that no font has, and for a name without a visible letter."""
MOST_CHARACTERS = 200
"""Characters of a text after which the rest is not drawn."""
BLANKS = re.compile(rf"[^\S{NARROW}]+")
"""Spaces, tabs and ends of lines that come to a single space."""

EXACT = 1000
"""The size in pixels in which a text is measured once for all sizes."""
SAMPLE = ("Hamburgefonts, 0123456789", 20)
"""A text and its size by which a font is tried: hinted ones have other widths in small sizes."""

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
def scales(number: int) -> bool:
    """Whether a font's letters are as wide in every size, but for that size."""
    text, size = SAMPLE
    exact, small = font(number, EXACT).getlength(text), font(number, size).getlength(text)
    return abs(exact * size / EXACT - small) * 64 <= len(text)


@cache
def built_in(size: int) -> Font:
    """The font inside Pillow, `size` pixels high, which is the same on every machine."""
    return ImageFont.load_default(size)


def weight_of(number: int, size: int) -> float:
    """The stroke that thickens a font, in pixels: only the one inside Pillow is light."""
    return max(0.4, size / 44) if number == len(sources()) else 0


@lru_cache(maxsize=8192)
def font_for(character: str) -> int:
    """The number of the first font that has `character`, or -1."""
    if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn"):
        return -1
    with LOCK:
        for number in range(len(sources()) + 1):
            if has(number, character):
                return number
    return -1


def has(number: int, character: str) -> bool:
    """Whether the font `number` has this character, or all of these."""
    if character in SPACES:
        return True
    under = UNDER if unicodedata.category(character[:1] or " ")[0] == "M" else ""
    try:
        shape = _drawn(number, under + character)
        bare = _drawn(number, under) if under else b""
        return any(shape) and shape not in (bare, _missing(number, under))
    except (OSError, UnicodeError, ValueError):
        return False


def _drawn(number: int, text: str) -> bytes:
    return bytes(font(number, 20).getmask(text))


@cache
def _missing(number: int, under: str) -> bytes:
    return _drawn(number, under + NOWHERE)


@text_cache(4096)
def clean(text: str) -> str:
    """The text on one line, with a question mark for letters in a row that no font has.

    Signs beside letters, such as emoji, are merely left out, with the space before them where a
    comma follows; where nothing else is, it stands for them too.
    """
    return _cleaned(text, STAND_IN)


def _cleaned(text: str, stand_in: str) -> str:
    """The text on one line, with ``stand_in`` for what would otherwise leave no trace."""
    flat, said, lost, gone = BLANKS.sub(" ", text[:MOST_CHARACTERS]), "", False, False
    for character in flat:
        kind = unicodedata.category(character)[0]
        if lost and kind == "M":
            continue  # a mark on a letter that is not there
        plain = _plain(character)
        missing = not plain and kind in "LN"
        if gone and _closes(character):
            said = said.rstrip(" ")
        gone = kind == "S" if not plain and kind not in "MC" else gone and not plain
        said += stand_in if missing and not lost else plain
        lost = missing or (lost and not plain)
    said = BLANKS.sub(" ", said).strip()
    return said or (stand_in if any(unicodedata.category(c) == "So" for c in flat) else "")


def _closes(character: str) -> bool:
    """Whether no space stands before a sign: it ends what is before it."""
    return character == NARROW or unicodedata.category(character) in ("Po", "Pe", "Pf")


def _plain(character: str) -> str:
    """The nearest text to `character` that the fonts have; empty if there is none."""
    if font_for(character) >= 0:
        return character
    simpler = unicodedata.normalize("NFKD", character.replace("ß", "ss"))
    return "".join(part for part in simpler if font_for(part) >= 0)


def writes(text: str) -> bool:
    """Whether the fonts have at least one letter or digit of `text`."""
    return any(unicodedata.category(character)[0] in "LNS" for character in _cleaned(text, ""))
