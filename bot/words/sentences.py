"""Sentences in Fluent, each read by its parser when it is first said.

A process says a few hundred of a language's two thousand sentences; to parse all of them in all
languages would take longer than everything else that it does before it answers.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentDate

_BEGIN = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Fluent's own rule: whatever begins in the first column with a name and an equals sign."""
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


def split(text: str) -> Iterator[tuple[str, str]]:
    """Every message and term of a catalogue: its key, and what stands behind the equals sign."""
    text = _COMMENT.sub("", text)
    begins = list(_BEGIN.finditer(text))
    ends = [begin.start() for begin in begins[1:]]
    for begin, end in zip(begins, [*ends, len(text)], strict=True):
        yield begin[1], text[begin.end() : end]


class _FrenchDate(FluentDate):
    """A date in which the first of a month is an ordinal: Unicode's data say *1 mai*."""

    def format(self, locale: Any) -> str:
        """The date as text: *1er mai 2026*, *jeudi 21 mai 2026*."""
        return re.sub(r"\b1(?=\s[^\W\d])", "1er", super().format(locale))


def _with_d(vowel: str, following: object) -> str:
    """The Italian *a* or *e* as it stands before a name: *a Ben*, but *ad Anna*, *ed Emma*.

    Before *Ada* and *Edo* it stays short: two syllables with a *d* would follow each other.
    """
    letters = re.sub(r"[\W_]", "", normalize("NFD", str(following))).lower()
    return f"{vowel}d" if letters[:1] == vowel and letters[1:2] != "d" else vowel


FUNCTIONS: Final[Mapping[str, dict[str, Callable[..., Any]]]] = {
    "fr": {"DATETIME": _FrenchDate.from_date},
    "it": {"A": partial(_with_d, "a"), "E": partial(_with_d, "e")},
}
"""Functions that a language has beside or in place of Fluent's, by their names."""


class Sentences:
    """The sentences of a language by key, as a :class:`FluentBundle` has them."""

    def __init__(self, language: str, source: Mapping[str, str]) -> None:
        self._source = source
        own = FUNCTIONS.get(language)
        self._bundle = FluentBundle([language], functions=own, use_isolating=False)
        self._read: set[str] = set()

    def has_message(self, key: str) -> bool:
        """Whether there is a sentence with this key."""
        return key in self._source

    def get_message(self, key: str) -> Any:
        """The compiled message of this key.

        :raises LookupError: there is none, or what is written there is not Fluent.
        """
        self._parse(key)
        if key in self._source and not self._bundle.has_message(key):
            raise LookupError(f"{key} is not Fluent: does a line of it begin with *, [ or . ?")
        return self._bundle.get_message(key)

    def format_pattern(self, pattern: Any, facts: Mapping[str, object]) -> tuple[Any, list[Any]]:
        """The text of a message's pattern with these facts, and the errors on the way."""
        return self._bundle.format_pattern(pattern, dict(facts))

    def _parse(self, key: str) -> None:
        """Read a sentence, and those that stand in it."""
        if key in self._read or key not in self._source:
            return
        self._read.add(key)
        text = self._source[key]
        self._bundle.add_resource(FluentResource(f"{key} ={text}"))
        for other in _REFERENCE.findall(text):
            self._parse(other)
