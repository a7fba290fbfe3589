"""The feats of seats in a game: counted of what is announced, and of nobody else."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.rules import GAMES, Seat
from tests.words.playing import heard


@pytest.mark.parametrize("game", GAMES)
def test_feats_are_told_of_seats_at_the_table(game: str) -> None:
    """Over random games: only what is announced, of seats there are, and made no more than bid."""
    found: Counter[str] = Counter()
    for session in heard(game).moments:
        for deal in session.stats:
            for feat in deal:
                assert feat.name in GAMES[game].counted
                assert feat.seat in [Seat(n) for n in range(session.log.players)]
                assert feat.count > 0
                found[feat.name] += feat.count
    assert found
    assert found["made"] <= found["contract"]
    for name in found:
        if name.endswith("-made"):
            assert found[name] <= found[name.removesuffix("-made")]
