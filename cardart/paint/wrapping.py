"""Text broken into lines: at the ends of sentences' parts, and never within a word of Japanese."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cardart.paint.fonts import LOCK, clean
from cardart.paint.lettering import EASTERN, length
from cardart.text_cache import text_cache

NO_BEGINNING = frozenset("、。，）」』！？：…・·ーァィゥェォッャュョぁぃぅぇぉっゃゅょ")
"""Characters with which no line of Japanese begins."""
NO_END = frozenset("（「『第")
"""Characters with which no line of Japanese ends."""
HIRAGANA = frozenset(map(chr, range(0x3041, 0x3097)))
KATAKANA = frozenset(map(chr, range(0x30A1, 0x30FB))) | {"ー"}
KANJI = "\u4e00", "\u9fff"
"""The first and the last of the usual Chinese characters, of which mostly two are a word."""
CLAUSE = re.compile(r"(?<=[,;:、；：。]) ?(?=.)| (?=\()|(?=（)")
"""The end of a part of a sentence: a line is broken there rather than elsewhere."""
ITEM = re.compile(r"(?<= ·) ")
"""The end of an item of a list: a line is broken there first of all."""
WITHIN = frozenset("-.'’")
"""Signs with which no line begins behind a letter: they stand within a name, or end it."""
JOINED = frozenset("0123456789-−+×")
"""Characters between which no line ends: what they write is one thing, such as a range.

A number without its minus sign would be another one.
"""
LEAST = 0.4
"""The share of its room that a line fills at least, if it is broken before it is full."""


@text_cache(4096)
def wrapped(text: str, size: int, width: int, lines: int) -> tuple[str, ...]:
    """The text broken into at most `lines` lines of `width` pixels; the last may be wider.

    A line ends with a part of the sentence where that takes no more lines, and words of Japanese
    are parted only where there is no room for them otherwise.
    """
    with LOCK:
        written = clean(text)
        broken = _broken(written, size, width, lines, finely=True)
        if broken and length(broken[-1], size) > width:
            broken = _broken(written, size, width, lines, finely=False)
        return tuple(broken)


def keeps_words(text: str, lines: Sequence[str]) -> bool:
    """Whether these lines of a text part no word, of scripts that have spaces between them.

    >>> keeps_words("Jürgen", ["Jürge", "n"]), keeps_words("Ann and Jürgen", ["Ann and", "Jürgen"])
    (False, True)
    """
    return any(c >= EASTERN for c in text) or " ".join(lines) == clean(text)


def _broken(rest: str, size: int, width: int, lines: int, *, finely: bool) -> list[str]:
    """The lines of a text: broken where it reads well, or else filled."""
    broken: list[str] = []
    while rest and len(broken) < lines - 1 and length(rest, size) > width:
        end = _break(rest, _most(rest, size, width), finely=finely)
        if finely:
            end = _clause(rest, end, size, width)
        broken.append(rest[:end].rstrip())
        rest = rest[end:].lstrip()
    return [*broken, rest] if rest else broken


def _most(text: str, size: int, width: int) -> int:
    """The number of characters at the beginning of the text that fit, at least one."""
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
        if length(text[:place], size) < LEAST * width:
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
    if before.isalnum() and before < EASTERN and after in WITHIN:
        return False
    if all(c.isalnum() and c < EASTERN for c in before + after):
        return False
    return not all(c in JOINED for c in before + after)


def _parts_word(text: str, place: int) -> bool:
    """Whether a word of Japanese, or a number and what it counts, would be parted here."""
    before, after = text[place - 1], text[place : place + 1]
    if before in KATAKANA:
        return after in KATAKANA or after in HIRAGANA
    if KANJI[0] <= before <= KANJI[1] and KANJI[0] <= after <= KANJI[1]:
        return True
    return after in HIRAGANA or (before.isdigit() and after.isalnum())


def _fits(text: str, size: int, width: int) -> bool:
    return length(text.rstrip(), size) <= width
