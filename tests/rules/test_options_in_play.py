"""An option that is said to play no part beside others changes nothing in the play."""

from dataclasses import replace
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, AnyGame, Options
from bot.rules.options import spell
from tests.rules.option_sets import OptionSets

STEPS = 400
BOUND = [
    (key, name, needs)
    for key, game in GAMES.items()
    for name, needs in game.options.bound().items()
]


@pytest.mark.parametrize(("key", "name", "needs"), BOUND)
def test_it_needs_values_of_another_option_but_not_all(key: str, name: str, needs: str) -> None:
    other, _, values = needs.partition("=")
    (known,) = (k for k in GAMES[key].options.fields() if k.name == other)
    assert name != other and {*values.split(",")} < {spell(value) for value in known.values}


@pytest.mark.parametrize(("key", "name", "needs"), BOUND)
@pytest.mark.parametrize("seed", range(3))
def test_it_changes_nothing(key: str, name: str, needs: str, seed: int) -> None:
    game = GAMES[key]
    sets = OptionSets(game, Random(f"{key} {name} {seed}"))
    options, players = next(s for s in iter(sets.draw, None) if name not in s[0].in_play())
    (known,) = (k for k in game.options.fields() if k.name == name)
    courses = {
        spell(value): course(game, replace(options, **{name: value}), players, seed)
        for value in known.values
    }
    one, *others = courses.values()
    assert len(one) > 10 and all(other == one for other in others), courses.keys()


def course(game: AnyGame, options: Options, players: int, seed: int) -> list[object]:
    """A game by random choices: what was done, and what everybody was told of the points."""
    rng, state = Random(seed), game.start(options, players)
    done: list[object] = []
    while game.to_act(state) and len(done) < STEPS:
        seat = game.to_act(state)[0]
        drawn = seat == CHANCE
        action = game.chance(state, rng.randrange) if drawn else game.moves(state, seat).sample(rng)
        state = game.apply(state, seat, action).state
        match = game.match(state)
        done.append((seat, str(action), match.scores, game.prospects(match)))
    done.append(game.result(state))
    return done


def test_what_plays_no_part_is_left_out() -> None:
    euchre = GAMES["euchre"].presets["house"]
    assert "joker_turned" in euchre.values() and "joker_turned" not in euchre.in_play()
    assert "joker_turned" in replace(euchre, joker="benny").in_play()
