"""Names of emoji alone: pictures leave emoji out, and have a letter in their place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from bot.commands import phase_sheets
from bot.rules import GAMES
from bot.storage.rows.ids import UserId
from bot.tables.model.chairs import Chair
from bot.tables.screens.names import names_of
from bot.words.words import words
from cardart.paint import fonts
from tests.support.kept import in_words

NAME, LETTER = "\U0001f389\U0001fae0", "A"
"""A name, and the letter of the first place."""


def texts(value: Any) -> Iterator[str]:
    """All texts in a scene."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from texts(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from texts(getattr(value, field.name))


@pytest.mark.parametrize(("key", "language"), in_words())
def test_nobody_is_called_nothing_in_a_picture(key: str, language: str) -> None:
    """The winner of a game was nobody: the picture said “ wins!”."""
    w, told = words(language), 0
    for moment in phase_sheets.moments(GAMES[key]):
        first, *others = moment.session.chairs
        session = replace(moment.session, chairs=(replace(first, name=NAME), *others))
        sight = replace(moment, session=session).sight
        for scene in phase_sheets.pictures(sight, w):
            for text in texts(scene):
                if NAME in text:
                    assert f"{NAME} {LETTER}" in text
                    assert LETTER in fonts.clean(text)
                    told += 1
    assert told


def test_a_name_with_letters_stays_as_it_is() -> None:
    named = enumerate(("Ann \U0001f389", NAME), 1)
    people = tuple(Chair(user=UserId(n), name=name) for n, name in named)
    w = words("en")
    assert names_of(w, people, markup=False) == ("Ann \U0001f389", f"{NAME} B")
    assert names_of(w, people, markup=True) == ("Ann \U0001f389", NAME)
