"""Words that forgive nothing: a missing sentence, a missing variable, a leftover placeholder."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from unittest.mock import patch

from bot.rules.kit.reasons import Reason
from bot.words import catalogue
from bot.words.sentences import Sentences
from bot.words.words import Words


class Unsaid(AssertionError):
    """A sentence that cannot be said properly."""


def say(self: Words, key: str, **variables: object) -> str:
    """As :meth:`Words.say`, but all that it would paper over is an error.

    :raises Unsaid: there is no such key, or a fact is missing.
    """
    if not self.has(key):
        raise Unsaid(f"{self.language}: there is no {key} (with {variables})")
    return _said(self._bundle, self.language, key, **variables)


def of(self: Words, game: str, key: str, /, **variables: object) -> str:
    """As :meth:`Words.of`, and as strict."""
    return say(self, catalogue.key_of(self.language, self.style.deck, game, key), **variables)


@lru_cache(maxsize=20_000, typed=True)
def _said(bundle: Sentences, language: str, key: str, /, **variables: object) -> str:
    """The text of a key with these variables; it is always the same, so it is looked at once."""
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise Unsaid(f"{language}: {key} says nothing")
    numbers = {name: catalogue._ungrouped(value) for name, value in variables.items()}
    text, errors = bundle.format_pattern(pattern, numbers)
    if errors or "{$" in str(text) or "{ $" in str(text):
        raise Unsaid(f"{language}: {key} with {variables} gives {text!r}: {errors}")
    return catalogue._with_minus(str(text), variables.values())  # others may keep what is said


def reason(self: Words, game: str, kind: str, reason: Reason, names: Sequence[str]) -> str:
    """As :meth:`Words.reason`, but nothing that was kept from gentle words is said again."""
    return self.told(game, kind, reason, names)


@contextmanager
def strictly() -> Iterator[None]:
    """Within this, all words are strict."""
    with (
        patch.object(Words, "say", say),
        patch.object(Words, "of", of),
        patch.object(Words, "reason", reason),
    ):
        yield
