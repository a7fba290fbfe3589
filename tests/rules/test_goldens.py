"""Deals in which what is special about a game happens, read line by line against its page."""

from __future__ import annotations

import pytest

from bot.rules import GAMES
from tests.support.kept import Deal, deals


@pytest.mark.parametrize("deal", deals().values(), ids=deals())
def test_a_deal_that_shows_what_is_special(deal: Deal) -> None:
    state, told = deal.played()
    assert [str(event.what) for event in told if event.to is None] == list(deal.heard)
    scores = GAMES[deal.game].match(state).scores
    assert scores == tuple(int(points) for points in deal.read["scores"].split())


@pytest.mark.parametrize("deal", deals().values(), ids=deals())
def test_it_was_read_to_the_end(deal: Deal) -> None:
    """Its scores, what is counted of whom, and what is said of it: each is checked somewhere."""
    assert set(deal.read) == {"scores", "counted", "said"}
