"""One of something is no plural, wherever a number stands before what it counts."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.words.words import words

ONE: Mapping[str, Mapping[str, str | int]] = {
    "daily-tricks": {"won": 1, "count": 5},
    "verify-daily-deals": {"date": "…", "deals": 1, "count": 1},
    "mytables-lobby": {"count": 1, "of": 4, "since": "…"},
    "auction-pitch-brief-points-missing": {"sure": 1, "wanted": 3},
    "doctor-emoji": {"count": 1, "of": 52},
    "pause-wished": {"who": "Ann", "count": 1, "of": 3},
}
"""Sentences, with one of what they count."""
PLURALS = {
    "en": ("1 deals", "1 were"),
    "de": ("1 Runden", "1 von 3 sind"),
    "fr": ("1 plis", "1 donnes", "1 émojis"),
    "it": ("1 prese", "1 smazzate", "date 1", "1 posti", "1 punti", "1 emoji"),
}
"""Forms that none of these sentences has."""


@pytest.mark.parametrize("language", PLURALS)
@pytest.mark.parametrize("key", ONE)
def test_one_is_no_plural(language: str, key: str) -> None:
    said = words(language).say(key, **ONE[key])
    assert not [form for form in PLURALS[language] if form in said], said
