"""Random play that checks every promise of the house, for any game and any options.

``python -m tests.rules.random_play --decisions 100000 [--seed 1] [GAME …]`` prints for each game
what was tried; a failure is printed with the log of its game, which is the whole bug report.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from traceback import format_exception
from typing import Final

from bot.rules import CHANCE, GAMES, AnyGame, Log
from tests.rules import checks, guess_checks
from tests.rules.option_sets import OptionSets
from tests.rules.table import SOBER, Broken, Table, must
from tests.support.fairness import unfair_deals

LONGEST: Final = 1000
"""So many decisions are spent at one table, which may never end.

Of many it is a tenth of all, of few no more than half of them: another table is always tried.
"""


@dataclass
class Run:
    """A run of random play of one game: the counts of what was tried, and the failures."""

    game: AnyGame
    seed: int = 1
    decisions: int = 0
    deals: int = 0
    finished: list[Log] = field(default_factory=list)
    endings: int = 0
    lawful: int = 0
    failed: int = 0
    failures: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = Random(f"{self.game.key} {self.seed}")
        self.sets = OptionSets(self.game, self.rng)

    def play(self, decisions: int, *, most_endings: int = 10**9) -> "Run":
        """Play until so many decisions were checked; failures are collected, not raised."""
        while self.decisions < decisions and self.failed < 20:
            options, players = self.sets.draw()
            table = Table.opened(self.game, options, players, self.rng)
            deals = self.rng.choice((1, 1, 1, 1, 2, 3, 1000))
            table.caution = SOBER if deals == 1000 else 0.0
            longest = self.decisions + min(max(LONGEST, decisions // 10), -(-decisions // 2))
            try:
                self._game(table, deals, min(decisions, longest), most_endings)
            except Exception as error:
                self._failed(error, table)
        return self

    def _failed(self, error: Exception, table: Table) -> None:
        """Keep one failure of each kind, with the log that leads to it."""
        said = "" if isinstance(error, Broken) else "".join(format_exception(error))
        failure = f"{type(error).__name__}: {error}\n{said}{table.log}"
        if not any(f.partition("\n")[0] == failure.partition("\n")[0] for f in self.failures):
            self.failures.append(failure)
        self.failed += 1

    def _game(self, table: Table, deals: int, decisions: int, most_endings: int) -> None:
        while not table.over and table.acts <= deals and self.decisions < decisions:
            if table.turn == (CHANCE,) and table.acts == deals:
                break
            self._turn(table, self.endings < most_endings)
        checks.views(table)
        checks.values(table)
        checks.logs(table)
        if table.over:
            fair(table)
            self.finished.append(table.log)

    def _turn(self, table: Table, endings: bool) -> None:
        rng, before = self.rng, table.state
        seat, action = table.choose(rng)
        viewer = rng.choice(table.viewers)
        checks.views(table)
        checks.decisions(table, rng)
        checks.together(table, rng)
        checks.refusals(table, rng)
        if rng.random() < 0.1:
            checks.values(table)
        if rng.random() < 0.01:
            checks.logs(table)
        if seat == CHANCE:
            checks.misdeals(table, action, rng)
            self.deals += 1
        else:
            self.decisions += 1
        for other in table.viewers if rng.random() < 0.1 else ():
            guess_checks.looks_true(table, other, rng)
        guess = guess_checks.looks_true(table, viewer, rng)
        if rng.random() < 0.1:
            guess_checks.playable(table, guess, rng)
        if seat != CHANCE and rng.random() < 0.3:
            self.lawful += guess_checks.possible(table, viewer, guess, rng)
        if endings and _nearly_over(table) and rng.random() < 0.1:
            self.endings += guess_checks.reaches(table, viewer, rng) > 1
        guess_checks.alike(table, viewer, guess, seat, action, rng)
        done = table.move(seat, action)
        checks.events(table, before, done)
        if seat == CHANCE and not table.deal_over(table.state):
            guess_checks.dealt_alike(table, viewer, done, rng)
            guess_checks.unlike_truth(table, rng.choice(table.viewers), rng)


def _nearly_over(table: Table) -> bool:
    counts = table.view(None).counts
    return not table.deal_over(table.state) and 0 < max(counts) <= 3 and len(table.moves) > 1


def fair(table: Table) -> None:
    """With its seed revealed, a finished game's deals can be checked by a stranger."""
    log = Log.read(str(table.log).replace("\nseed\n", f"\nseed {table.seed}\n"))
    must(not list(unfair_deals(log)), "the seed accounts for every deal", log)


def finish(game: AnyGame, seed: int, *, most_moves: int = 6000, games: int = 20) -> Table:
    """A whole game played at random without checks, for tests that need a finished one.

    :raises Broken: no game came to its end.
    """
    rng = Random(f"{game.key} finish {seed}")
    sets = OptionSets(game, rng)
    for _ in range(games):
        table = Table.opened(game, *sets.draw(), rng)
        table.caution = SOBER
        for _ in range(most_moves):
            if table.over:
                return table
            table.move(*table.choose(rng))
    raise Broken(f"no game of {game.key} comes to an end in {most_moves} moves")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play from the command line; 1 if a promise was broken."""
    parser = argparse.ArgumentParser("python -m tests.rules.random_play", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="keys of games; all if none")
    parser.add_argument("--decisions", type=int, default=2000, help="a game (default 2000)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    if unknown := [key for key in wanted.games if key not in GAMES]:
        parser.error(f"no game is called {', '.join(unknown)}; see also python -m tests.newcomers")
    failed = 0
    print("game            decisions   deals  finished  option sets  endings  seconds  failures")
    for key in wanted.games or GAMES:
        began = time.perf_counter()
        run = Run(GAMES[key], wanted.seed).play(wanted.decisions, most_endings=200)
        seconds = time.perf_counter() - began
        print(
            f"{key:15} {run.decisions:9} {run.deals:7} {len(run.finished):9} "
            f"{len(run.sets.tried):12} {run.endings:8} {seconds:8.1f} {run.failed:9}",
            flush=True,
        )
        for failure in run.failures:
            print(failure)
        failed += run.failed
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
