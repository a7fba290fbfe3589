"""How steady the judge of *My moments* is, over games of robots and random players.

``python -m tests.robots.appraisals [GAME …] --games 500 --deals 0``

Every decision is judged twice, with seeds that have nothing in common. A line for each game says

- of the moments of the first judge, the share in which the second finds the same decision
  *worse* (its interval excludes zero), and the share in which it would *show* it too;
- how many decisions of the strongest robot were called mistakes, and what that comes to in games:
  in so many of its games one moment is shown.

Whole games take minutes each: ``--deals 2`` plays only two deals of each, by any of the rules.
``--first 100`` begins with game number 100; with ``--robots`` no random players sit down.
``--one`` judges one seat of each game, as the program does, among three simple robots: the hours
of a whole measurement become minutes.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import inf
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


@dataclass
class Tally:
    """What was counted of one game."""

    seats: float = 0.0
    """Games that a robot has played from one seat, counted in parts where they were cut short."""
    robots: int = 0
    robots_mistakes: list[Appraisal] = field(default_factory=list)
    decisions: int = 0
    shown: int = 0
    worse_again: int = 0
    shown_again: int = 0

    def line(self, key: str) -> str:
        """The tally in a line."""
        shown = max(self.shown, 1)
        lost = len(self.robots_mistakes)
        per = f"1 in {self.robots / lost:.0f}" if lost else f"none of {self.robots}"
        return (
            f"{key:14} {self.decisions:6} decisions, {self.shown} moments:"
            f" worse again {self.worse_again / shown:.1%}, shown again"
            f" {self.shown_again / shown:.1%}; robots': {lost} of {self.robots} ({per}),"
            f" {lost / self.seats if self.seats else 0:.3f} a game"
        )


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
    tally, game = Tally(), GAMES[key]
    for n in games:
        played = decisions(game, str(n), deals, seated(n, alone, one))
        for at, (kind, view, action) in enumerate(played):
            if kind == "easy":
                continue
            tally.decisions += 1
            first = judged(game, view, action, f"a {n} {at}")
            is_mistake = first is not None and first.is_mistake
            if kind == "hard":
                tally.robots += 1
                if is_mistake and first is not None:
                    tally.robots_mistakes.append(first)
                    print(key, "robot:", first, view.phase, file=sys.stderr, flush=True)
            if is_mistake:
                second = judged(game, view, action, f"b {n} {at}")
                tally.shown += 1
                tally.worse_again += second is not None and second.value < -second.margin
                tally.shown_again += second is not None and second.is_mistake
    tally.seats = tally.robots / USUAL
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
    given = parser.parse_args()
    for key in given.games or GAMES:
        numbers = range(given.first, given.first + given.count)
        print(measured(key, numbers, given.deals, given.robots, given.one).line(key), flush=True)


if __name__ == "__main__":
    main()
