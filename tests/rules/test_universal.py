"""The promises of every game of the house: new games get all of this for nothing."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, AnyGame, Log, Refused, Seat, replay, step
from bot.rules.game import Game
from bot.rules.kit.actions import PASS
from bot.rules.kit.dealing import Layout
from bot.rules.options import spell
from bot.tables.screens.controls import numbers_to_bid
from tests.rules.option_sets import OptionSets
from tests.rules.random_play import Run, finish
from tests.rules.table import Table
from tests.support.newcomers import known_again
from tests.support.shared import shared

ROOT = Path(__file__).parents[2]
FRESH = """
import sys
from bot.rules import Log, replay
for log in sys.stdin.read().split("\\0"):
    print(repr(replay(Log.read(log))))
"""
DECISIONS, DEALS = 200, 4
"""So much is played of each game; ``python -m tests.rules.random_play`` plays more."""
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_hundreds_of_random_decisions(game: AnyGame) -> None:
    run = Run(game).play(DECISIONS, most_endings=2)
    if run.deals < DEALS and not run.failures:  # 52 cards and what is passed before them
        run.play(2 * DECISIONS, most_endings=2)
    assert not run.failures, "\n".join(run.failures)
    assert run.decisions >= DECISIONS
    assert run.deals >= DEALS
    assert run.lawful > DECISIONS / 5, "of few guesses it could be told whether they can come about"
    assert run.endings, "no ending came up in which something was hidden"
    assert len(run.sets.tried) > 1 or len(game.options.fields()) < 2


@every_game
def test_everybody_can_see_whether_one_may_pass(game: AnyGame) -> None:
    """It hangs on nothing but the key of what is asked, which is the same for every viewer."""
    passing = dict[str, set[bool]]()
    for table in tables(game, "pass", 60, 40):
        (key,) = {table.view(viewer).asks for viewer in table.viewers}
        for seat in set(table.turn) - {CHANCE}:
            may = PASS in game.legal(table.view(seat))
            passing.setdefault(key, set()).add(may)
    assert {key: may for key, may in passing.items() if len(may) > 1} == {}


@every_game
def test_the_number_that_is_offered_first_is_no_hint(game: AnyGame) -> None:
    """Everybody would be offered the same, whatever they hold, and it may be said."""
    for table in tables(game, "first", 20, 12):
        (first,) = {game.first_number(table.view(viewer)) for viewer in table.viewers}
        for seat in set(table.turn) - {CHANCE}:
            numbers = numbers_to_bid(game.legal(table.view(seat)))
            assert first is None or not numbers or first in numbers


def tables(game: AnyGame, seed: str, number: int, moves: int) -> Iterator[Table]:
    """So many tables by rules at random, each before every one of its first moves."""
    rng = Random(f"{seed} {game.key}")
    sets = OptionSets(game, rng)
    for _ in range(number):
        table = Table.opened(game, *sets.draw(), rng)
        for _ in range(moves):
            if table.over:
                break
            yield table
            table.move(*table.choose(rng))


@every_game
def test_a_finished_game_replays_in_a_fresh_process(game: AnyGame, afresh: dict[str, str]) -> None:
    table = finished(game)
    assert afresh[game.key] == repr(table.state)
    assert game.result(replay(table.log)) == game.result(table.state)


@cache
def finished(game: AnyGame) -> Table:
    """A game that is over."""
    return finish(game, seed=1)


@pytest.fixture(scope="module")
def afresh(request: pytest.FixtureRequest) -> dict[str, str]:
    """The last states of the games asked for in another process, once for all workers."""
    asked = {item.nodeid for item in request.session.items}
    test = test_a_finished_game_replays_in_a_fresh_process.__name__
    ids = {key: f"{request.node.nodeid}::{test}[{key}]" for key in GAMES}
    games = [game for key, game in GAMES.items() if ids[key] in asked]
    assert games
    name = f"replayed afresh {[game.key for game in games]}"
    return shared(name, lambda: replayed_afresh(games))


def replayed_afresh(games: Sequence[AnyGame]) -> dict[str, str]:
    """The last states of finished games in another process, which hashes text in another way."""
    known = "".join(dict.fromkeys(map(known_again, games)))
    done = subprocess.run(
        [sys.executable, "-c", known + FRESH],
        input="\0".join(str(finished(game).log) for game in games),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "7"},
        check=False,
    )
    assert done.stderr == ""
    states = done.stdout.splitlines()
    return {game.key: state for game, state in zip(games, states, strict=True)}


@every_game
def test_nothing_can_be_done_after_the_end(game: AnyGame) -> None:
    table = finish(game, seed=2)
    assert table.turn == ()
    for seat in (CHANCE, *map(Seat, range(table.players))):
        with pytest.raises(ValueError, match="game-over"):
            step(game, table.state, seat, game.read(table.log.moves[-1][1]))


@every_game
def test_chance_is_repeatable(game: AnyGame) -> None:
    options, players = Run(game, 3).sets.draw()
    one, two = (Table.opened(game, options, players, Random(3)) for _ in range(2))
    assert one.choose(Random(1)) == two.choose(Random(2)), "the seed alone decides"
    assert one.deal(1) != one.deal(2), "every act of the deck has its own stream"


@every_game
def test_the_key_is_the_registered_one(game: AnyGame) -> None:
    assert isinstance(game, Game)
    assert GAMES[game.key] is game
    assert game.key == game.key.lower()
    assert game.key.replace("-", "").isalnum()
    assert game.version >= 1
    assert isinstance(game.clockwise, bool)


@every_game
def test_every_option_has_its_default_first_and_another_value(game: AnyGame) -> None:
    default = game.options()
    for knob in game.options.fields():
        assert len(knob.values) >= 2, knob
        assert len({spell(v) for v in knob.values}) == len(knob.values), knob
        assert knob.values[0] == knob.default == default.values()[knob.name], knob
        assert knob.name.isidentifier(), knob
        assert all(" " not in spell(v) and "=" not in spell(v) for v in knob.values), knob


@every_game
def test_every_value_of_every_option_can_be_played(game: AnyGame) -> None:
    sets = Run(game, 4).sets
    met: set[tuple[str, str]] = set()
    for _ in range(150):
        options, players = sets.draw()
        met |= {(name, spell(value)) for name, value in options.values().items()}
        assert game.to_act(game.start(options, players)) == (CHANCE,)
    knobs = game.options.fields()
    assert met == {(k.name, spell(v)) for k in knobs for v in k.values}


@every_game
def test_presets_are_options_that_can_be_played(game: AnyGame) -> None:
    assert next(iter(game.presets)) == "house", "the default preset comes first"
    assert "house" in game.presets
    assert game.presets["house"] == game.options()
    for options in game.presets.values():
        assert isinstance(options, game.options)
        assert any(_passes(game, options, players) for players in game.players(options))


def _passes(game: AnyGame, options: object, players: int) -> bool:
    try:
        game.check(options, players)
    except Refused:
        return False
    return True


@every_game
def test_options_print_and_parse_back(game: AnyGame) -> None:
    sets = Run(game, 5).sets
    for options in [*game.presets.values(), *(sets.draw()[0] for _ in range(20))]:
        assert game.options.read(str(options)) == options
        changed = options.differing(game.options())
        assert game.options.read(" ".join(f"{k}={spell(v)}" for k, v in changed.items())) == options
    assert game.options.read("") == game.options()


@every_game
def test_wrong_options_are_refused_in_a_sentence(game: AnyGame) -> None:
    with pytest.raises(Refused) as unknown:
        game.options.read("colour=green")
    assert unknown.value.reason.code == "option-name"
    assert unknown.value.reason.values == {"option": "colour"}
    for knob in game.options.fields():
        with pytest.raises(Refused) as wrong:
            game.options.read(f"{knob.name}=nonsense")
        with pytest.raises(Refused) as made:
            game.options(**{knob.name: "nonsense"})
        assert wrong.value.reason == made.value.reason
        assert wrong.value.reason.code == "option-value"
        assert wrong.value.reason.values == {
            "option": knob.name,
            "value": "nonsense",
            "values": " ".join(spell(v) for v in knob.values),
        }


@every_game
def test_other_table_sizes_are_refused(game: AnyGame) -> None:
    options = game.options()
    allowed = game.players(options)
    assert allowed
    for players in {1, 0, 16} - set(allowed):
        with pytest.raises(Refused) as refused:
            game.check(options, players)
        assert refused.value.reason.code == "table-size"
        assert refused.value.reason.values["players"] == players


@every_game
def test_the_pack_and_the_layout_fit_every_table(game: AnyGame) -> None:
    sets = Run(game, 6).sets
    for _ in range(60):
        options, players = sets.draw()
        pack, layout = game.pack(options, players), game.layout(options, players)
        assert isinstance(layout, Layout)
        piles = [count for _, count in layout.piles if count is not None]
        room = players * layout.hand + sum(piles)
        assert room <= len(pack)
        assert room == len(pack) or any(count is None for _, count in layout.piles)
        sides = game.sides(options, players)
        assert sorted(seat for side in sides for seat in side) == list(range(players))


@every_game
def test_a_log_of_another_version_is_refused(game: AnyGame) -> None:
    sizes = game.players(game.options())
    log = Log(game=game.key, version=game.version + 1, options="", players=sizes[0])
    with pytest.raises(ValueError, match=f"{game.key} {game.version + 1}"):
        replay(log)
