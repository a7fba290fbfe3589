"""A game without rules for proofs about its tricks misses nothing but the proofs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.rules import GAMES, Seat
from bot.rules.game import Game
from bot.rules.kit.actions import Play
from bot.storage.rows.ids import TableId
from bot.tables.model.offers import Offers
from bot.tables.screens.favours_screen import favour_buttons
from bot.words.words import words
from tests.rules.option_sets import OptionSets
from tests.rules.random_play import Run
from tests.rules.table import Table
from tests.support.stand_ins import stand_ins
from tests.tables.test_by_ear import begun

PROVED = [key for key in stand_ins() if GAMES[key].claimable]


@pytest.fixture
def unproved(monkeypatch: pytest.MonkeyPatch, key: str) -> Any:
    """A game of the house that proves nothing any more."""
    game = GAMES[key]
    for name in ("trick_rules", "plan_for_rest", "duty"):
        monkeypatch.setattr(type(game), name, getattr(Game, name))
    return game


@pytest.mark.parametrize("key", PROVED)
def test_it_says_what_must_be_played(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with rules: the first duty that binds, and none where any card may be played."""
    game, rng, bound = GAMES[key], Random(f"unproved {key}"), 0
    table = Table.opened(game, *OptionSets(game, rng).draw(), rng)
    for _ in range(400):
        if table.over:
            break
        views = [table.view(seat) for seat in table.turn if seat >= 0]
        for view in views:
            said = game.duty(view)
            with monkeypatch.context() as without:
                without.setattr(type(game), "trick_rules", Game.trick_rules)
                without.setattr(type(game), "duty", Game.duty)
                found = game.duty(view)
            free = all(Play(card) in game.legal(view) for card in view.hand)
            if view.trick is not None and view.trick.cards:
                assert (found is None) == free
                assert free or (said is not None and found is not None)
                bound += not free
        table.move(*table.choose(rng))
    assert bound > 10


@pytest.mark.parametrize("key", PROVED)
def test_nobody_is_offered_to_claim_the_rest(key: str, unproved: Any) -> None:
    assert not unproved.claimable
    assert offered(key) == set()


@pytest.mark.parametrize("key", PROVED)
def test_with_rules_it_is_offered(key: str) -> None:
    assert offered(key) == {"rest"}


def offered(key: str) -> set[str]:
    """Whether there is a button for the rest at a first card of a random game."""
    session, rng = begun(key), Random(key)
    while session.turn:
        seat, game = session.turn[0], session.game
        if seat >= 0:
            view = session.view(seat)
            if view.trick is not None and 1 < len(view.hand) <= 3:
                buttons = favour_buttons(words("en"), TableId(1), session, Seat(seat), Offers())
                return {b.wish.split(":")[2] for b in buttons} & {"rest"}
            action = game.legal(view).sample(rng)
        else:
            action = game.chance(session.state, rng.randrange)
        session = session.plus(seat, action)
    raise AssertionError("nobody came to the last cards")


@pytest.mark.parametrize("key", PROVED[:1])
def test_it_keeps_every_law(key: str, unproved: Any) -> None:
    run = Run(unproved).play(200, most_endings=2)
    assert not run.failures, "\n".join(run.failures)
