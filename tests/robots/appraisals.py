"""The steadiness of the judge of *My moments*, over games of robots and random players.

``python -m tests.robots.appraisals [GAME …] --games 500 --deals 0``

Every decision is judged twice, with seeds that have nothing in common. A line for each game says

- of the moments of the first judge, the share in which the second finds the same decision
  *worse* (its interval excludes zero), and the share in which it would *show* it too;
- the number of decisions of the strongest robot that were called mistakes, and the moments a game
  that would be shown for that.

Whole games take minutes each: ``--deals 2`` plays only two deals of each, by any of the rules.
``--first 100`` begins with game number 100; with ``--robots`` no random players sit down.
``--one`` judges one seat of each game, as the program does, among three simple robots: the hours
of a whole measurement become minutes.

``--kept FILE`` appends the counts of each part to those measured before, and goes on after it, a
part of 25 games of each game in turn: a measurement of hours may be broken off. With ``--games 0``
it only tells the counts kept; ``appraisals.txt`` beside this file is such a file.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from math import inf
from pathlib import Path
from random import Random
from typing import Any

from bot.robots.appraise import Appraisal, look, weigh
from bot.robots.choose import choose
from bot.robots.level import LEVELS
from bot.rules import CHANCE, GAMES, Action, View
from bot.rules.game import AnyGame

USUAL = 66.0
"""Decisions with a choice that one person makes in a game: 32 to 120 in the games of the house."""
HARD = replace(LEVELS["hard"], seconds=inf)
EASY = replace(LEVELS["easy"], seconds=inf)


PART = 25


@dataclass
class Tally:
    """The counts of one game: games, decisions, moments, mistakes."""

    games: int = 0
    decisions: int = 0
    moments: int = 0
    worse_again: int = 0
    shown_again: int = 0
    robots: int = 0
    """Decisions of the strongest robot."""
    mistakes: int = 0
    """Those of them that were called mistakes."""

    def line(self, key: str) -> str:
        """The tally in a line."""
        shown = max(self.moments, 1)
        per = f"1 in {self.robots / self.mistakes:.0f}" if self.mistakes else "none"
        return (
            f"{key:14} {self.games:4} games, {self.decisions:6} decisions, {self.moments} moments:"
            f" worse again {self.worse_again / shown:.1%}, shown again"
            f" {self.shown_again / shown:.1%}; robots': {self.mistakes} of {self.robots} ({per}),"
            f" {self.mistakes * USUAL / max(self.robots, 1):.3f} a game"
        )

    def kept(self, key: str) -> str:
        """The tally as it is kept: a key, and numbers with their names."""
        return " ".join([key, *(f"{name}={count}" for name, count in asdict(self).items())])


def read(path: Path) -> dict[str, Tally]:
    """The tallies kept in a file, each game summed up."""
    sums: dict[str, Counter[str]] = {}
    for line in path.read_text().splitlines() if path.exists() else ():
        key, *counts = line.split()
        pairs = (count.partition("=") for count in counts)
        sums.setdefault(key, Counter()).update({name: int(count) for name, _, count in pairs})
    return {key: Tally(**counts) for key, counts in sums.items()}


def decisions(
    game: AnyGame, seed: str, deals: int, kinds: tuple[str, ...]
) -> Iterator[tuple[str, View[Any], Action]]:
    """The decisions of a game, with the kind of player of each."""
    rng = Random(f"{game.key} {seed}")
    options = (
        rng.choice(list(game.presets.values())) if deals else next(iter(game.presets.values()))
    )
    sizes = game.players(options)
    state, dealt = game.start(options, 4 if 4 in sizes else sizes[0]), 0
    while turn := game.to_act(state):
        seat = turn[0]
        if seat == CHANCE:
            dealt += 1
            if deals and dealt > deals:
                return
            state = game.apply(state, CHANCE, game.chance(state, rng.randrange)).state
            continue
        view, kind = game.view(state, seat), kinds[seat % len(kinds)]
        decision = game.legal(view)
        if len(decision) == 1 or kind == "random":
            action = decision.sample(rng)
        else:
            action = choose(game, view, Random(rng.random()), HARD if kind == "hard" else EASY)
        if len(decision) > 1:
            yield kind, view, action
        state = game.apply(state, seat, action).state


def judged(game: AnyGame, view: View[Any], action: Action, seed: str) -> Appraisal | None:
    """A decision judged whole: looked at, and weighed where it seems to lose anything."""
    found = look(game, view, action, seed)
    if found is None or not found.is_doubtful or found.promise <= 0:
        return None
    return weigh(game, view, found, seed)


def seated(n: int, alone: bool, one: bool) -> tuple[str, ...]:
    """The kinds of players of game ``n``, who sit down in turn; ``easy`` ones are not judged."""
    if one:
        judged = "hard" if alone or n % 4 < 1 else "random"
        return (*("easy",) * (n % 3), judged, *("easy",) * (3 - n % 3))
    return ("hard",) if alone or n % 2 else ("hard", "random")


def measured(key: str, games: range, deals: int, alone: bool, one: bool) -> Tally:
    """So many games of one kind: some of strong robots ``alone``, or all of them."""
    tally, game = Tally(games=len(games)), GAMES[key]
    for n in games:
        played = decisions(game, str(n), deals, seated(n, alone, one))
        for at, (kind, view, action) in enumerate(played):
            if kind == "easy":
                continue
            tally.decisions += 1
            tally.robots += kind == "hard"
            first = judged(game, view, action, f"a {n} {at}")
            if first is None or not first.is_mistake:
                continue
            if kind == "hard":
                tally.mistakes += 1
                print(key, "robot:", first, view.phase, file=sys.stderr, flush=True)
            second = judged(game, view, action, f"b {n} {at}")
            tally.moments += 1
            tally.worse_again += second is not None and second.value < -second.margin
            tally.shown_again += second is not None and second.is_mistake
    return tally


def main() -> None:
    """Measure, and print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--games", dest="count", type=int, default=500)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--robots", action="store_true")
    parser.add_argument("--one", action="store_true")
    parser.add_argument("--deals", type=int, default=0)
    parser.add_argument("--kept", type=Path)
    given = parser.parse_args()
    keys = given.games or list(GAMES)
    if given.kept is None:
        for key in keys:
            numbers = range(given.first, given.first + given.count)
            print(
                measured(key, numbers, given.deals, given.robots, given.one).line(key), flush=True
            )
        return
    for first in range(0, given.count, PART):
        for key in keys:
            done = read(given.kept).get(key, Tally()).games
            if first < done:
                continue
            part = range(done, min(done + PART, given.count))
            tally = measured(key, part, given.deals, given.robots, given.one)
            with given.kept.open("a") as file:
                file.write(tally.kept(key) + "\n")
            print(tally.line(key), flush=True)
    for key, tally in read(given.kept).items():
        print(tally.line(key))


if __name__ == "__main__":
    main()
