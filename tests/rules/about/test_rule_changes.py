"""Other rules between two deals: scores and dealer stay, the log replays, the seed accounts."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, AnyGame, Illegal, Log, replay, replay_steps
from bot.rules.about.log import follow
from bot.rules.about.rule_changes import as_far_as_may_be, changed, is_change, why_not, written
from bot.rules.options import spell
from tests.rules.random_play import Run
from tests.rules.table import Table
from tests.support.fairness import unfair_deals

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def change(table: Table, rng: Random, wished: Any) -> bool:
    """Try to change the rules of this table; whether they were changed."""
    now = table.game.match(table.state).options
    line = written(as_far_as_may_be(now, wished))
    try:
        table.state = follow(table.game, table.state, CHANCE, line).state
    except Illegal:
        return False
    table.log = table.log.with_line(CHANCE, line)
    return True


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_games_whose_rules_change_at_random_replay(game: AnyGame, seed: int) -> None:
    rng, sets = Random(seed), Run(game, seed).sets
    options, players = sets.draw()
    table, changes = Table.opened(game, options, players, rng), 0
    for _ in range(600):
        if table.over:
            break
        if table.turn == (CHANCE,):
            before = game.match(table.state)
            assert not game.settled(before), "or it would be over"
            if change(table, rng, sets.draw()[0]):
                changes += 1
                after = game.match(table.state)
                assert replace(after, options=before.options) == before, "nothing else changes"
        table.move(*table.choose(rng))
    assert changes or table.over
    log = Log.read(str(table.log))
    assert log == table.log
    assert replay(log) == table.state
    assert len(replay_steps(log)[1]) == len(log.moves)
    assert list(unfair_deals(replace(log, seed=str(table.seed)))) == []


def started(game: AnyGame, **options: object) -> Table:
    chosen = game.options(**options)
    return Table.opened(game, chosen, game.players(chosen)[0], Random(1))


@every_game
def test_only_between_two_deals_and_only_other_rules(game: AnyGame) -> None:
    table = started(game)
    now = game.options()
    assert why_not(game, now, now, table.players).code == "rules-same"
    free = [k for k in game.options.fields() if k.name not in now.lasting]
    other = next(
        o
        for k in free
        for o in (now.with_value(k.name, spell(k.values[-1])),)
        if why_not(game, now, o, table.players) is None
    )
    done = changed(game, table.state, other)
    told = {(e.what.values["option"], e.what.values["values"]) for e in done.events}
    assert told == {(k, spell(v)) for k, v in other.differing(now).items()}
    table.move(*table.choose(Random(1)))
    with pytest.raises(Illegal, match="rules-in-deal"):
        follow(game, table.state, CHANCE, written(other))


@every_game
def test_what_holds_for_a_whole_game_stays(game: AnyGame) -> None:
    now = game.options()
    assert now.lasting <= set(now.values())
    for name in now.lasting:
        knob = next(k for k in game.options.fields() if k.name == name)
        other = now.with_value(name, spell(knob.values[1]))
        players = game.players(other)[0]
        why = why_not(game, now, other, players)
        assert why is not None and why.values["option"] == name
        assert as_far_as_may_be(now, other) == now


def test_a_target_that_is_reached_ends_no_game() -> None:
    game = GAMES["euchre"]
    table = started(game)
    match = replace(table.state.match, scores=(6, 4, 6, 4))
    state = replace(table.state, match=match)
    with pytest.raises(Illegal, match="rules-settled"):
        changed(game, state, game.options(target=5))
    assert changed(game, state, game.options(target=7)).state.match.scores == (6, 4, 6, 4)


def test_a_game_of_so_many_deals() -> None:
    game = GAMES["four-jacks"]
    table = started(game)
    state = replace(table.state, match=replace(table.state.match, deal=4))
    with pytest.raises(Illegal, match="rules-settled"):
        changed(game, state, game.options(deals=3))
    assert changed(game, state, game.options(deals=6))


def test_below_zero() -> None:
    game = GAMES["widow-pitch"]
    table = started(game)
    state = replace(table.state, match=replace(table.state.match, scores=(-12, 3)))
    with pytest.raises(Illegal, match="rules-settled"):
        changed(game, state, game.options(target=11))


def test_a_line_of_rules_is_the_decks_alone() -> None:
    assert is_change(-1, "rules target=7")
    assert not is_change(0, "rules target=7")
    assert not is_change(-1, "deal 0:AS")
