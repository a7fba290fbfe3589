"""The kernel against the contract: the same choices card by card, and the same end of the deal.

``python -m tests.robots.kernel_play --positions 100000 [--seed 1] [GAME …]`` plays random deals
of each game under random options from random positions on, by random cards and by the rules of
the robots, and follows every lane through the contract. A position is one card of one lane.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from bot.robots.kernel import AtRandom, ByRule, Deals, Playout
from bot.robots.kernel.lanes import Lanes
from bot.robots.kernel.playout import Chooser, Turn
from bot.robots.openings import opened
from bot.rules import CHANCE, GAMES, Action, AnyGame, Options, Seat
from bot.rules.kit.actions import Play
from tests.rules.option_sets import OptionSets

WORLDS = 24
"""The guesses at the hidden cards that are played out from one position."""


def positions_of(game: AnyGame, options: Options, players: int, rng: Random) -> list[Any]:
    """Up to three positions of one random deal: the first card, and two later ones."""
    state: Any = opened(game, options, players)
    state = replace(state, match=_standing(game, state.match, rng))
    state = game.apply(state, CHANCE, game.chance(state, rng.randrange)).state
    found = []
    while (turn := game.to_act(state)) and turn[0] != CHANCE:
        if game.rest(state) is not None:
            found.append(state)
        action = game.legal(game.view(state, turn[0])).sample(rng)
        state = game.apply(state, turn[0], action).state
    return [*found[:1], *rng.sample(found, min(2, len(found)))]


def _standing(game: AnyGame, match: Any, rng: Random) -> Any:
    """A standing between two deals, often close to the end of the game."""
    gains = [0] * match.players
    if match.options.target and rng.random() < 0.5:
        for side in game.sides(match.options, match.players):
            points = rng.randrange(match.options.target)
            for seat in side:
                gains[seat] = points
    return match.with_gains(gains)


@dataclass
class Run:
    """A comparison of one game's kernel with its rules: its counts, and the failures."""

    game: AnyGame
    seed: int = 1
    worlds: int = WORLDS
    positions: int = 0
    deals: int = 0
    ended_early: int = 0
    scored: int = 0
    failures: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = Random(f"{self.game.key} {self.seed}")
        self.sets = OptionSets(self.game, self.rng)

    def play(self, positions: int) -> "Run":
        """Compare until so many positions agreed, or something did not."""
        while self.positions < positions and not self.failures:
            for state in positions_of(self.game, *self.sets.draw(), self.rng):
                self.compare(state)
                if self.positions >= positions or self.failures:
                    break
        return self

    def compare(self, state: Any) -> None:
        """Play the guesses of whoever is to play there, at random and by rule."""
        game, rng = self.game, self.rng
        seat = game.to_act(state)[0]
        view = game.view(state, seat)
        by_sides: dict[Any, list[Any]] = {}
        for _ in range(self.worlds):
            world = game.guess(view, rng)
            rest = game.rest(world)
            assert rest is not None
            by_sides.setdefault(rest.sides, []).append(world)
        for worlds in by_sides.values():
            for chooser in (AtRandom(rng), ByRule()):
                self.deals += 1
                self._follow(worlds, chooser)

    def _follow(self, worlds: Sequence[Any], chooser: Chooser) -> None:
        """Play the worlds out, and every lane again through the contract."""
        rests = [rest for world in worlds if (rest := self.game.rest(world)) is not None]
        play = Playout(Deals(rests))
        watch = Watch(chooser)
        totals = play.to_end(watch).totals()
        for lane, (world, cards) in enumerate(zip(worlds, play.cards(), strict=True)):
            end = self._replayed(world, watch, lane, cards)
            if end is None or self.failures:
                self.ended_early += end is None
                if end is None and not rests[lane].may_end:
                    self._differ("the contract ended before the kernel", world)
                continue
            if rests[lane].may_end:
                continue
            self.scored += 1
            scored = self.game.scored(world, totals[lane])
            if scored != end:
                self._differ(f"{totals[lane]} scored as {scored!r}, not {end!r}", world)

    def _replayed(self, state: Any, watch: "Watch", lane: int, cards: Sequence[Any]) -> Any:
        """The state after these cards; ``None`` if the contract ended the game before them."""
        game = self.game
        before = state
        for card, turn in zip(cards, watch.turns, strict=True):
            state = said(game, state)
            seats = game.to_act(state)
            if not seats or seats[0] == CHANCE:
                return None
            self.positions += 1
            choices = [a for a in game.moves(state, seats[0]) if isinstance(a, Play)]
            if turn.choices(lane) != {action.card for action in choices}:
                self._differ(f"{turn.choices(lane)} for {choices}", before)
            if turn.seat(lane) != seats[0]:
                self._differ(f"seat {turn.seat(lane)} for {seats[0]}", before)
            if Play(card) not in choices:
                self._differ(f"{card} was played, of {choices}", before)
                return None
            state = game.apply(state, seats[0], Play(card)).state
        turn_after = game.to_act(state)
        if turn_after and turn_after[0] != CHANCE:
            self._differ("the kernel stopped before the contract", before)
        return state

    def _differ(self, what: str, state: Any) -> None:
        self.failures.append(f"{self.game.key}: {what}\n{state!r}")


def said(game: AnyGame, state: Any) -> Any:
    """The state when the next card is to be played: between cards the most is said that may be."""
    while (turn := game.to_act(state)) and turn[0] != CHANCE:
        actions: list[Action] = list(game.moves(state, turn[0]))
        if any(isinstance(action, Play) for action in actions):
            break
        state = game.apply(state, turn[0], actions[-1]).state
    return state


@dataclass
class Seen:
    """The kernel's turn when a card was to be played."""

    turn: Turn
    whose: list[Lanes]

    def choices(self, lane: int) -> set[Any]:
        """The cards that might be played in a lane."""
        cards = self.turn.tables.cards
        return {cards[n] for n, lanes in enumerate(self.turn.legal) if lanes >> lane & 1}

    def seat(self, lane: int) -> Seat:
        """The seat that was to play in a lane."""
        place = next(n for n, lanes in enumerate(self.whose) if lanes >> lane & 1)
        return self.turn.deals.seats[place]


class Watch:
    """A player that remembers what it was asked."""

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser
        self.turns: list[Seen] = []

    def __call__(self, turn: Turn) -> list[Lanes]:
        """The choice of the player behind this one."""
        self.turns.append(Seen(turn, turn.play.turns[turn.position]))
        return self._chooser(turn)


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare from the command line; 1 if something did not agree."""
    parser = argparse.ArgumentParser("python -m tests.robots.kernel_play", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="keys of games; all if none")
    parser.add_argument("--positions", type=int, default=2000, help="a game (default 2000)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    failed = 0
    print("game            positions  batches  deals scored  ended early  option sets  seconds")
    for key in wanted.games or GAMES:
        began = time.perf_counter()
        run = Run(GAMES[key], wanted.seed).play(wanted.positions)
        print(
            f"{key:15} {run.positions:9} {run.deals:8} {run.scored:13} {run.ended_early:12}"
            f" {len(run.sets.tried):12} {time.perf_counter() - began:8.1f}",
            flush=True,
        )
        for failure in run.failures[:1]:
            print(failure)
        failed += len(run.failures)
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
