"""Guesses for the cards to be played: each is a deal that the view allows, as it stands now."""

from itertools import islice
from random import Random

import pytest

from bot.robots.guesses import guesses
from bot.rules import GAMES, AnyGame
from bot.rules.kit.play_rules import Rest
from tests.robots.helpers import positions
from tests.robots.kernel_play import positions_of
from tests.rules.option_sets import OptionSets

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_every_guess_leads_to_the_view(game: AnyGame) -> None:
    rng = Random(game.key)
    sets = OptionSets(game, rng)
    for state in [s for _ in range(12) for s in positions_of(game, *sets.draw(), rng)]:
        view = game.view(state, game.to_act(state)[0])
        for world, rest in islice(guesses(game, view, rng), 4):
            now = world()
            assert game.view(now, view.seat) == view
            held = game.rest(now)
            assert held is not None
            assert values(rest) == values(held)


def values(rest: Rest) -> tuple[object, ...]:
    """A rest of a deal, hands in any order."""
    hands = tuple(map(sorted, rest.tricks.hands))
    public = (rest.tricks.turn, rest.tricks.trick, rest.tricks.won, rest.tricks.plays)
    return rest.rules, hands, public, rest.sides, rest.sitting_out, rest.makers, rest.may_end


@every_game
def test_before_the_first_card_there_are_none(game: AnyGame) -> None:
    for state, seat in positions(game, "before", 30):
        view = game.view(state, seat)
        found = list(islice(guesses(game, view, Random(1)), 2))
        assert len(found) == (0 if game.rest(state) is None else 2)
