"""The outcomes that robots compare are those the contract would come to with the same cards."""

from collections.abc import Sequence
from copy import copy
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.robots.endings import Endings
from bot.robots.evaluate import Evaluation
from bot.robots.kernel import ByRule, Deals, Playout
from bot.rules import GAMES, AnyGame, Card, View
from bot.rules.kit.actions import Play
from tests.robots.kernel_play import positions_of, said
from tests.rules.option_sets import OptionSets

WORLDS = 2
DEALS, MOST = 3, 12
"""So many random deals are compared, and more of them until a card has made a difference."""
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def cards_of(game: AnyGame, view: View[Any]) -> list[Card]:
    return [action.card for action in game.legal(view) if isinstance(action, Play)]


@every_game
def test_cards_are_compared_as_the_contract_would(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    # All that is random is left out.
    rng, compared = Random(game.key), 0
    monkeypatch.setattr("bot.robots.endings.Astray", lambda rules, share, rng: rules)
    sets = OptionSets(game, rng)
    for number in range(MOST):
        if number >= DEALS and compared:
            break
        for state in positions_of(game, *sets.draw(), rng):
            compared += differences(game, state, rng)
    assert compared, "no card made a difference"


def differences(game: AnyGame, state: Any, rng: Random) -> int:
    """The number of differences that cards make to seats, each the one the contract comes to."""
    compared = 0
    view = game.view(state, game.to_act(state)[0])
    first = cards_of(game, view)
    drawn = [game.guess(view, rng) for _ in range(WORLDS)]
    rests = [rest for world in drawn if (rest := game.rest(world))]
    evaluation = Evaluation(game, view)
    worlds = [partial(copy, world) for world in drawn]
    found = Endings(game, evaluation, rng).by_card(worlds, rests, first)
    for which, world in enumerate(drawn):
        ends = []
        for card in first:
            play = Playout(Deals([rests[which]]))
            play.to_end(ByRule(), [card])
            ends.append(evaluation.of(played(game, evaluation, world, play.cards()[0])))
        for seat in range(view.players):
            gains = [end.leads[seat] - ends[0].leads[seat] for end in ends]
            told = [row[which].leads[seat] - found[0][which].leads[seat] for row in found]
            assert told == pytest.approx(gains)
            compared += any(gains)
        if not any(rest.may_end for rest in rests):
            assert [row[which].wins for row in found] == [end.wins for end in ends]
    return compared


def played(game: AnyGame, evaluation: Evaluation, state: Any, cards: Sequence[Card]) -> Any:
    """The state after these cards, or at the end of the deal if that comes before."""
    for card in cards:
        state = said(game, state)
        turn = game.to_act(state)
        if evaluation.over(state, turn):
            break
        state = game.apply(state, turn[0], Play(card)).state
    return state
