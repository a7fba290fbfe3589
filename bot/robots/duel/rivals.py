"""The sides of a duel: players of this checkout, or the robot of another checkout by text."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from bot.robots.duel import answering
from bot.robots.level import LEVELS
from bot.robots.players import Player, player
from bot.rules import CHANCE, Action, Log, View
from bot.rules.game import AnyGame


@dataclass(frozen=True, slots=True)
class Side:
    """A side of a duel: ``random``, ``greedy`` or a level, in this checkout or in another."""

    level: str
    checkout: str = ""

    @classmethod
    def read(cls, word: str, level: str) -> "Side":
        """The side that a word of the command line means: a player, or a folder and its level.

        :raises ValueError: it is neither.
        """
        if word in ("random", "greedy", *LEVELS):
            return cls(word)
        if not (Path(word) / "bot" / "robots").is_dir():
            raise ValueError(f"{word} is no level, and no checkout of this project")
        return cls(level, str(Path(word).resolve()))

    def __str__(self) -> str:
        return f"{self.level} of {Path(self.checkout).name}" if self.checkout else self.level


class Clocked:
    """A player whose time is taken wherever it has a choice, in milliseconds of CPU."""

    def __init__(self, side: Side) -> None:
        self.taken: list[float] = []
        self._rival = _rival(side) if side.checkout else None
        self._player: Player = self._rival or player(side.level)

    def __call__(self, game: AnyGame, view: View[Any], rng: Random) -> Action:
        """The player's action."""
        begun = process_time()
        action = self._player(game, view, rng)
        taken = 1000 * (process_time() - begun)
        if len(game.legal(view)) > 1:
            self.taken.append(self._rival.ms if self._rival else taken)
        return action


class Rival:
    """The robot of another checkout, in a process of its own that ends with this one.

    It is told a guess at the deal, which looks to the seat that is asked as the deal itself does.
    """

    def __init__(self, side: Side) -> None:
        self._level = side.level
        self._answering = subprocess.Popen(
            [sys.executable, "-c", Path(answering.__file__).read_text(encoding="utf-8")],
            cwd=side.checkout,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.ms = 0.0
        """The milliseconds of CPU that the last answer took."""

    def __call__(self, game: AnyGame, view: View[Any], rng: Random) -> Action:
        """The action that the other robot takes.

        :raises ValueError: it is not the first deal of a game, or the other robot gave up.
        """
        question = {
            "log": str(_log(game, view, rng)),
            "seat": view.seat,
            "level": self._level,
            "seed": str(rng.getrandbits(64)),
        }
        assert self._answering.stdin and self._answering.stdout
        print(json.dumps(question), file=self._answering.stdin, flush=True)
        line = self._answering.stdout.readline()
        if not line:
            raise ValueError("the robot of the other checkout does not answer")
        answer = json.loads(line)
        self.ms = answer["ms"]
        return game.read(answer["line"])


def _log(game: AnyGame, view: View[Any], rng: Random) -> Log:
    """A log that leads to a position with this view."""
    if game.match_before(view).deal != 1:
        raise ValueError("only the first deal of a game can be told")
    deal, history = game.fill(view, rng).told()
    moves = [(CHANCE, game.write(deal)), *((d.seat, game.write(d.action)) for d in history)]
    return Log(
        game=game.key,
        version=game.version,
        options=str(view.options),
        players=view.players,
        moves=tuple(moves),
    )


_rival: Callable[[Side], Rival] = cache(Rival)
"""The rival of a side: one process for each in this one."""
