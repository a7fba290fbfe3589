"""Every deal of every game is reckoned, and the sums are those that are written down."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import pytest

from bot.rules import GAMES, AnyGame
from bot.rules.kit.events import Event
from bot.rules.kit.match import Match
from bot.rules.kit.reckoning import NOTHING_PLAYED, Reckoning
from tests.rules.option_sets import OptionSets
from tests.rules.table import SOBER, Table
from tests.support.shared import shared

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

MADE = ("made", "march")


Reckoned = tuple[Match[Any], Match[Any], tuple[Event, ...], Reckoning]
DEALS = 100


@lru_cache(maxsize=2)
def deals(game: AnyGame) -> tuple[Reckoned, ...]:
    """Deals at random, presets and all: the standing before and after, and the sum."""
    return shared(f"reckoned {game.key}", lambda: _reckoned(game))


def _reckoned(game: AnyGame) -> tuple[Reckoned, ...]:
    rng = Random(f"{game.key} reckoning 1")
    sets = OptionSets(game, rng)
    found: list[Reckoned] = []
    presets = [(o, n) for o in game.presets.values() for n in game.players(o)]
    while len(found) < DEALS:
        options, players = presets.pop() if presets else sets.draw()
        table = Table.opened(game, options, players, rng)
        table.caution = rng.choice((0.0, SOBER))
        for _ in range(rng.choice((1, 2, 3, 60))):
            if table.over:
                break
            told: tuple[Event, ...] = ()
            before = game.match(table.state)
            while not told or not table.deal_over(table.state):
                told += table.move(*table.choose(rng)).events
            reckoning = game.reckon(told, options, players)
            found.append((before, game.match(table.state), told, reckoning))
    return tuple(found)


@every_game
def test_the_accounts_are_what_is_written_down(game: AnyGame) -> None:
    for before, after, told, reckoning in deals(game):
        sides = tuple(account.side for account in reckoning.accounts)
        assert sides == game.sides(before.options, before.players)
        for account in reckoning.accounts:
            for seat in account.side:
                assert account.points == after.scores[seat] - before.scores[seat], told
                assert reckoning.of(seat) is account


@every_game
def test_the_lines_come_to_the_points(game: AnyGame) -> None:
    played = 0
    for _, _, told, reckoning in deals(game):
        for account in reckoning.accounts:
            parts: list[Any] = [line.values["points"] for line in account.lines]
            assert sum(parts) == account.points, (account, told)
            played += bool(parts)
            for line in account.lines:
                facts: dict[str, Any] = line.values
                if "factor" in facts:
                    assert facts["count"] * facts["factor"] == facts["points"]
    assert played > 50


@every_game
def test_a_deal_has_its_number_and_says_what_came_of_it(game: AnyGame) -> None:
    for before, _, told, reckoning in deals(game):
        assert reckoning.deal == before.deal
        codes = {event.what.code for event in told}
        unplayed = bool(codes & set(NOTHING_PLAYED))
        verdict = reckoning.verdict
        assert unplayed == (verdict is not None and verdict.code in NOTHING_PLAYED)
        if unplayed:
            assert reckoning.contract is None
            assert not any(account.lines or account.points for account in reckoning.accounts)
        elif "contract" in game.counted:
            assert reckoning.contract is not None and verdict is not None
            made = {stat.name for stat in game.stats(told)} & {"made"}
            assert bool(made) == (verdict.code in MADE), told
        assert reckoning == game.reckon(told, before.options, before.players), "it is pure"
