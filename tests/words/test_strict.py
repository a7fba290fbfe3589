"""Strict words: whatever the gentle ones paper over is an error, however it is asked for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.rules.kit.reasons import Reason
from bot.words.words import Words, words
from tests.words.strict import Unsaid, strictly

FORGIVEN: tuple[Callable[[Words], str], ...] = (
    lambda w: w.say("never-written"),
    lambda w: w.of("euchre", "never-written"),
    lambda w: w.reason("euchre", "event", Reason.of("never-written"), ()),
    lambda w: w.say("table-title", game="Euchre"),
    lambda w: w.reason("euchre", "event", Reason.of("played"), ()),
)
"""Sayings without a sentence, or without all of its facts."""


@pytest.mark.parametrize("asked", FORGIVEN)
def test_nothing_is_forgiven(asked: Callable[[Words], str]) -> None:
    assert asked(words("en"))
    with strictly(), pytest.raises(Unsaid):
        asked(words("en"))
