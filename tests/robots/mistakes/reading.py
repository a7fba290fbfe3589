"""Endings with a certain mistake: found by trying everything, written down, read again.

A card is certainly wrong if another one is never worse: whatever the hidden cards are among those
the view allows, and however anybody plays on. So it is weighed at its best, all others helping,
against the other card at its worst, all others hindering. Nothing of the robots is in this.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean
from typing import Any

from bot.robots.evaluate import Evaluation
from bot.rules import CHANCE, GAMES, Action, Log, Seat, View, replay
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play
from tests.support.kept import file_of

MOST_CARDS = 3
"""Cards in hand up to which everything is tried."""
WORLDS, SURE_WORLDS = 6, 40
"""Deals in which a suspicion is tried, and then made sure."""
LEAST = 0.25
"""Points a deal by which the other card is better on the average, though each is at its extreme."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision at the end of a log: the wrong line, and those that are never worse."""

    log: Log
    wrong: str
    better: tuple[str, ...]

    @property
    def game(self) -> AnyGame:
        """The game of the log."""
        return GAMES[self.log.game]

    def view(self) -> View[Any]:
        """The view of the seat that decides."""
        state = replay(self.log)
        (seat, *_) = self.game.to_act(state)
        view: View[Any] = self.game.view(state, seat)
        return view

    def __str__(self) -> str:
        return f"wrong {self.wrong}\nbetter {' | '.join(self.better)}\n{self.log}"


def read(key: str) -> list[Mistake]:
    """The mistakes of a game that are written down."""
    text = file_of(key, "mistakes").read_text(encoding="utf-8")
    found = []
    for part in text.strip().split("\n\n"):
        wrong, better, rest = part.split("\n", 2)
        others = tuple(better.removeprefix("better ").split(" | "))
        found.append(Mistake(Log.read(rest), wrong.removeprefix("wrong "), others))
    return found


class Extremes:
    """The most and the least that a state may bring a seat, whatever everyone does."""

    def __init__(self, game: AnyGame, view: View[Any]) -> None:
        self.game = game
        self.ends = Evaluation(game, view)
        assert view.seat is not None
        self.seat: Seat = view.seat

    def best(self, state: Any) -> float:
        """The most, if all help."""
        return self._of(state, helping=True)

    def worst(self, state: Any) -> float:
        """The least that the seat is sure of, if all others hinder."""
        return self._of(state, helping=False)

    def _of(self, state: Any, helping: bool) -> float:
        turn = self.game.to_act(state)
        if self.ends.over(state, turn):
            end = self.ends.of(state)
            return end.leads[self.seat] + 1000 * end.wins[self.seat]
        values = [
            self._of(self.game.apply(state, turn[0], action).state, helping)
            for action in self.game.moves(state, turn[0])
        ]
        return max(values) if helping or turn[0] == self.seat else min(values)


def certain(game: AnyGame, view: View[Any], wrong: Action) -> tuple[Action, ...]:
    """The choices that are never worse than this one, and better on the average."""
    others = [action for action in game.legal(view) if action != wrong]
    extremes = Extremes(game, view)
    assert view.seat is not None
    gains: dict[Action, list[float]] = {other: [] for other in others}
    for n in range(SURE_WORLDS):
        world = game.guess(view, Random(f"certain {n}"))
        most = extremes.best(game.apply(world, view.seat, wrong).state)
        for other in [*gains]:
            gain = extremes.worst(game.apply(world, view.seat, other).state) - most
            gains[other].append(gain)
            if gain < 0:
                del gains[other]
        if not gains or (n == WORLDS and not any(any(one) for one in gains.values())):
            return ()
    return tuple(other for other, one in gains.items() if fmean(one) >= LEAST)


def found(key: str, seed: int) -> Iterator[Mistake]:
    """Certain mistakes among the last cards of deals that are played at random.

    Of each game the first deal whose hands are larger than what is tried, and those before it.
    """
    game, n = GAMES[key], 0
    while True:
        n += 1
        rng = Random(f"mistakes {key} {seed} {n}")
        options = rng.choice(list(game.presets.values()))
        sizes = game.players(options)
        log = Log(
            game=key,
            version=game.version,
            options=str(options),
            players=4 if 4 in sizes else sizes[0],
        )
        state, dealt = game.start(options, log.players), 0
        while turn := game.to_act(state):
            seat = turn[0]
            if seat == CHANCE:
                dealt += game.layout_of(game.match(state)).hand > MOST_CARDS
                if dealt > 1:
                    break
                action = game.chance(state, rng.randrange)
            else:
                view = game.view(state, seat)
                decision = game.legal(view)
                habit = game.habit(view)
                action = habit if habit is not None else decision.sample(rng)
                if type(action) is Play and 1 < len(view.hand) <= MOST_CARDS and len(decision) > 1:
                    wrong = decision.sample(rng)
                    if better := certain(game, view, wrong):
                        lines = tuple(map(game.write, better))
                        yield Mistake(log, game.write(wrong), lines)
                        break
            log = log.with_line(seat, game.write(action))
            state = game.apply(state, seat, action).state


def written(mistakes: list[Mistake]) -> str:
    """The text of mistakes, as :func:`read` reads it."""
    bare = [replace(one, log=replace(one.log, commitment="", seed="")) for one in mistakes]
    return "\n".join(map(str, bare))
