"""Beliefs: guesses in which others said what they would not have said are seldom kept."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from bot.robots.beliefs import QUIET, Beliefs
from bot.robots.playout import by_habit
from bot.rules import CHANCE, GAMES
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Bid, Deal, Hidden, Play
from bot.rules.kit.actions.base import SHARED
from bot.rules.kit.fill import Fill
from bot.rules.kit.view import Done

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def bid_by_habit(game: AnyGame, deals: int) -> Iterator[tuple[Any, Deal, list[Done]]]:
    """States at a first card, with the deal and all that was done since, everybody by habit."""
    options = next(iter(game.presets.values()))
    sizes = game.players(options)
    rng = Random(game.key)
    while deals:
        state = game.start(options, 4 if 4 in sizes else sizes[0])
        deal = game.chance(state, rng.randrange)
        assert isinstance(deal, Deal)
        state, done = game.apply(state, CHANCE, deal).state, list[Done]()
        while (turn := game.to_act(state)) and turn[0] != CHANCE and game.rest(state) is None:
            action = by_habit(game, state, turn[0], rng)
            done.append(Done(turn[0], action))
            state = game.apply(state, turn[0], action).state
        if turn and turn[0] != CHANCE:
            deals -= 1
            yield state, deal, done


def is_bid(game: AnyGame) -> bool:
    """Whether anything is said that tells of cards: bids, contracts, melds, a game's own words."""
    kinds, phrases = game.vocabulary.kinds, game.vocabulary.phrases
    return any(kind.__module__ == Bid.__module__ for kind in kinds) or not SHARED.issuperset(
        phrases
    )


def _telling(deal: Deal, done: tuple[Done, ...]) -> Callable[[], tuple[Deal, tuple[Done, ...]]]:
    return lambda: (deal, done)


@every_game
def test_a_deal_in_which_everybody_bid_by_habit_is_always_kept(game: AnyGame) -> None:
    for state, deal, done in bid_by_habit(game, 12):
        view = game.view(state, game.to_act(state)[0])
        beliefs = Beliefs(game, view, game.fill(view, Random(1)))
        truth = Fill(game.rest(state).tricks.hands, _telling(deal, tuple(done)))
        assert all(beliefs.keeps(truth, Random(n)) for n in range(20))


@every_game
def test_unlikely_deals_are_seldom_kept(game: AnyGame) -> None:
    """Where hardly any hand is bid, a pass tells nothing."""
    held = tries = bids = 0
    for state, _, _ in bid_by_habit(game, 12):
        view, rng = game.view(state, game.to_act(state)[0]), Random(2)
        beliefs = Beliefs(game, view, game.fill(view, rng))
        others = [one.action for one in view.history if one.seat != view.seat]
        bids += any(
            not isinstance(one, Hidden) and one not in QUIET
            for one in others
            if not isinstance(one, Play)
        )
        for _ in range(40):
            held += beliefs.keeps(game.fill(view, rng), rng)
            tries += 1
    assert 0 < held < tries if is_bid(game) and bids else held == tries
