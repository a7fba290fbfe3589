"""Looking at finished games: what it costs the event loop, and what a process of its own does.

Part of ``python -m tests.benchmarks history``.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from statistics import median
from typing import Any

from bot.ground.workers import Workers
from bot.rules import GAMES
from bot.storage.rows.ids import GameId, GuildId, TableId, UserId
from bot.storage.rows.past import PastGame
from bot.storage.rows.tables import SeatRow
from bot.tables.past.export import Export, as_json, as_text
from bot.tables.past.replay import Replay, replayed, unpacked
from bot.tables.screens.replay_screen import replay_screen
from bot.tables.screens.verify_screen import verify_screen
from bot.words.words import words
from tests.rules.table import SOBER, Table

STEPS = 300
LONGEST = "target=50"
"""Options by which a game takes some two thousand moves."""


def exports() -> Iterator[Export]:
    """A game of every kind by its house rules, and a very long one."""
    for game in GAMES.values():
        for options in ("", *([LONGEST] if _takes(game) else [])):
            read = game.options.read(options)
            table = Table.opened(game, read, max(game.players(read)), Random(0))
            table.caution = SOBER
            while not table.over:
                table.move(*table.choose(Random(len(table.log.moves))))
            yield Export(log=replace(table.log, seed=str(table.seed)), number=GameId(1))


def _takes(game: Any) -> bool:
    try:
        game.options.read(LONGEST)
    except ValueError:
        return False
    return True


def _past(export: Export) -> PastGame:
    seats = tuple(
        SeatRow(user_id=UserId(n + 1), name="Somebody") for n in range(export.log.players)
    )
    return PastGame(
        id=GameId(1), table_id=TableId(1), guild_id=GuildId(1),
        game=export.log.game, players=export.log.players,
        ended_at=1.7e9, seats=seats,
    )  # fmt: skip


def _ms(work: Callable[[], object]) -> float:
    start = time.thread_time()  # of the processor: whatever else runs here does not count
    work()
    return 1000 * (time.thread_time() - start)


def on_the_loop(replay: Replay, past: PastGame) -> dict[str, list[float]]:
    """Milliseconds that each click takes of the loop, once the game has been replayed."""
    said, rng = words("en"), Random(1)

    def step() -> object:
        deal = rng.randrange(len(replay.deals))
        return replay_screen(said, replay.export(past), replay, deal, rng.randrange(9))

    step()  # the catalogues are read once
    return {
        "step": [_ms(step) for _ in range(STEPS)],
        "json": [_ms(lambda: as_json(replay.export(past), unpacked(replay.json)).encode())
                 for _ in range(9)],
        "text": [_ms(lambda: as_text(replay.export(past), unpacked(replay.text)).encode())
                 for _ in range(9)],
        "check": [_ms(lambda: verify_screen(said, replay.export(past), replay.findings))
                  for _ in range(9)],
    }  # fmt: skip


async def measure() -> None:
    """Print a line for each game."""
    workers = Workers(1, name="replays'", nice=10)
    print(f"{'finished games':15} {'moves':>6} {'replayed':>9} {'CPU here':>10} {'kept':>8}"
          f" {'step p50 / worst':>17} {'json':>7} {'text':>7} {'check':>7}  (ms)")  # fmt: skip
    try:
        for export in exports():
            if export.log.moves:
                await _line(workers, export)
    finally:
        await workers.close()


async def _line(workers: Workers, export: Export) -> None:
    await workers.run(len, ())  # the process has started
    start, used = time.perf_counter(), time.process_time()
    replay = await workers.run(replayed, export)
    taken = 1000 * (time.perf_counter() - start)
    here = 1000 * (time.process_time() - used)
    found = on_the_loop(replay, _past(export))
    print(
        f"{export.log.game:15} {len(export.log.moves):6} {taken:9.0f} {here:10.1f}"
        f" {replay.size / 1024:4.0f} KiB {median(found['step']):8.1f} /{max(found['step']):6.1f}"
        f"  {max(found['json']):7.1f} {max(found['text']):7.1f} {max(found['check']):7.1f}"
    )
