"""The gain of each level over the one below, as it was measured.

``ladder.txt`` beside this file is the output of ``python -m bot.robots.duel ladder --file
bot/robots/ladder.txt``; to measure a step anew, delete its line.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise

from bot.robots.level import LEVELS


@dataclass(frozen=True, slots=True)
class Step:
    """A level of a game beside the one below, over some duplicate deals.

    ``points`` is its mean gain a deal, ``margin`` half of the 95 % interval.
    """

    level: str
    below: str
    deals: int
    points: float
    margin: float

    @property
    def is_certain(self) -> bool:
        """Whether the interval has no zero in it."""
        return abs(self.points) > self.margin


@cache
def ladder() -> Mapping[str, tuple[Step, ...]]:
    """The measured steps from level to level, by the key of the game, from the weakest up."""
    return steps_in(files("bot.robots").joinpath("ladder.txt").read_text(encoding="utf-8"))


def steps_in(table: str) -> Mapping[str, tuple[Step, ...]]:
    """The steps between levels in a printed ladder; other lines of it are passed over."""
    found: dict[tuple[str, str, str], Step] = {}
    for game, step, deals, points, _, margin, *_ in (
        row for line in table.splitlines() if len(row := line.split()) > 5 and ">" in row[1]
    ):
        level, _, below = step.partition(">")
        found[game, below, level] = Step(level, below, int(deals), float(points), float(margin))
    return {
        game: tuple(found[game, *pair] for pair in pairwise(LEVELS) if (game, *pair) in found)
        for game in dict.fromkeys(game for game, _, _ in found)
    }
