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
    "ground-draws-trump": {"number": 1},
    "ground-promises": {"unit": "lead", "worth": 3, "asked": 1},
    "ground-falls-short": {"unit": "tricks", "worth": 0, "asked": 1},
    "stake-short-of-bid": {"meld": 30, "missing": 1},
    "brief-short-of-bid": {"missing": 1},
    "schieber-stake-target-missing": {"who": "Ann", "counted": 70, "missing": 1},
    "differenzler-stake-own-to-take": {"value": 40, "count": 1},
}
"""Sentences, with one of what they count."""
PLURALS = {
    "en": ("1 deals", "1 were"),
    "de": ("1 Runden", "1 von 3 sind"),
    "fr": ("1 plis", "1 donnes", "1 émojis", "1 suffisent"),
    "it": (
        *("1 prese", "1 smazzate", "date 1", "1 posti", "1 punti", "1 emoji"),
        *("mancano", "servono", "bastano", "servirebbero"),
    ),
}
"""Forms that none of these sentences has."""


@pytest.mark.parametrize("language", PLURALS)
@pytest.mark.parametrize("key", ONE)
def test_one_is_no_plural(language: str, key: str) -> None:
    said = words(language).say(key, **ONE[key])
    assert not [form for form in PLURALS[language] if form in said], said
