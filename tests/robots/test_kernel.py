"""The kernel plays as the contract does, under all options and at every table size."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.robots.kernel import ByRule, Deals, Playout, Turned
from bot.rules import GAMES, AnyGame, Options
from tests.robots.kernel_play import Run, positions_of
from tests.rules.option_sets import OptionSets


@pytest.mark.parametrize("key", GAMES)
def test_the_kernel_agrees_with_the_contract(key: str) -> None:
    run = Run(GAMES[key]).play(3000)
    assert run.failures == []
    assert run.scored


def everything(game: AnyGame) -> Iterator[tuple[Options, int]]:
    """Options and table sizes, until each value of each of them has come up."""
    sets = OptionSets(game, Random(game.key))
    wanted = {(field.name, value) for field in game.options.fields() for value in field.values}
    wanted |= {("players", n) for o in game.presets.values() for n in game.players(o)}
    while wanted:
        options, players = sets.draw()
        new = wanted & {*options.values().items(), ("players", players)}
        if new:
            wanted -= new
            yield options, players


@pytest.mark.parametrize("key", GAMES)
def test_every_option_and_table_size_is_played_alike(key: str) -> None:
    run = Run(GAMES[key], worlds=2)
    for options, players in everything(run.game):
        for state in positions_of(run.game, options, players, run.rng):
            run.compare(state)
    assert run.failures == []


@pytest.mark.parametrize("key", GAMES)
def test_a_fault_would_be_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[key]
    scored = game.scored
    monkeypatch.setattr(game, "scored", lambda s, totals: scored(s, _swapped(totals)), False)
    assert Run(game).play(3000).failures


def _swapped(totals: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(by_side[::-1] for by_side in totals)


@pytest.mark.parametrize("key", GAMES)
def test_a_deal_told_from_its_leader_on_comes_to_the_same(key: str) -> None:
    run = Run(GAMES[key])
    for options, players in everything(run.game):
        first = positions_of(run.game, options, players, run.rng)[:1]
        rest = run.game.rest(first[0]) if first else None
        if rest is None:
            continue  # nobody wanted to play this deal
        turned = Turned.of(rest)
        once, again = (Playout(Deals([one])) for one in (rest, turned.rest))
        ends, ended = once.to_end(ByRule()).totals(), again.to_end(ByRule()).totals()
        assert turned.rest.tricks.turn == 0
        assert once.cards() == again.cards()
        assert ends == [turned.back(totals) for totals in ended]
