"""A game of the tests, known to the whole program for a while as if it were one of the house."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from bot.rules import AnyGame, registry
from bot.words import catalogue

_CACHED = (
    *(catalogue._source, catalogue.bundle, catalogue.said),
    *(catalogue.key_of, catalogue.card),
)


@contextmanager
def registered(game: AnyGame, sentences: Path | None = None) -> Iterator[AnyGame]:
    """The game is found by its key, and says the ``sentences`` of a file, in English alone.

    Of a folder, it says those of the languages whose folders are in it.
    """
    usual = catalogue.texts

    def texts(language: str) -> Iterator[tuple[str, str]]:
        yield from usual(language)
        if sentences is not None and sentences.is_file() and language == catalogue.DEFAULT:
            yield sentences.name, sentences.read_text(encoding="utf-8")

    places = [sentences] if sentences is not None and sentences.is_dir() else []
    with (
        patch.dict(registry._known, {game.key: game}),
        patch.object(catalogue, "texts", texts),
        patch.object(catalogue, "PLACES", [*catalogue.PLACES, *places]),
    ):
        _forget()
        yield game
    _forget()


def _forget() -> None:
    for function in _CACHED:
        function.cache_clear()
