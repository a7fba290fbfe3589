"""Finished games of every kind, as they are kept, with random options and fair shuffles."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from bot.rules import GAMES, Log, Seed, replay
from bot.storage.rows.ids import GameId, TableId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.past.export import Export
from tests.rules.option_sets import OptionSets
from tests.rules.random_play import finish
from tests.rules.table import SOBER, Table
from tests.support.shared import shared


@cache
def log_of(key: str, seed: int = 3) -> Log:
    """A whole game by the house rules; with other seeds than 3, by random ones."""
    return shared(f"log of {key} {seed}", lambda: _played(key, seed))


def _played(key: str, seed: int) -> Log:
    game = GAMES[key]
    if seed == 3:
        table = finish(game, seed=seed)
        return replace(table.log, seed=str(table.seed))
    rng = Random(f"{key} {seed}")
    while True:
        table = Table.opened(game, *OptionSets(game, rng).draw(), rng)
        table.caution = SOBER
        for _ in range(1500):
            if table.over:
                return replace(table.log, seed=str(table.seed))
            table.move(*table.choose(rng))


def export(key: str, seed: int = 3) -> Export:
    """A finished game as it leaves the house: Ann, robots, and somebody who has been forgotten."""
    log = log_of(key, seed)
    chairs = [
        Chair(user=UserId(1), name="Ann Ω _x_"),
        *(Chair(robot=n) for n in range(1, log.players)),
    ]
    chairs[-1] = Chair()
    first = Seed.read(log.seed).below("seats")(log.players)
    result = GAMES[key].result(replay(log))
    assert result is not None
    return Export(
        log=log,
        number=GameId(12),
        table=TableId(7),
        ended=1.7e9,
        chairs=tuple(chairs),
        circle=tuple((chair - first) % log.players for chair in range(log.players)),
        scores=result.scores,
        winners=tuple(map(int, result.winners)),
    )
