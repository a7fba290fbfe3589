"""A player of another project as one of ours: what every adapter has to say."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.robots.players import Player
from bot.rules import Action, View
from bot.rules.kit.view import Done
from bot.rules.options import Options


class NotInstalledError(Exception):
    """The other project is not here: a sentence says what is missing."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """A player of another project: the game and options under which both play the same.

    ``sit_down`` loads the project from its folder and gives a player for one seat and deal.
    ``settled`` answers what the other project does not know, for everybody. The unit is points
    ahead a deal; where ``is_share`` is set, the share of the points of all cards.
    """

    name: str
    game: str
    options: Options
    sit_down: Callable[[Path], Player]
    settled: Callable[[View[Any], Sequence[Action]], Action | None]
    is_share: bool = False


class Follower:
    """The part of a deal that a seat has seen: actions come one by one, each once."""

    def __init__(self) -> None:
        self._seen = 0

    def new(self, view: View[Any]) -> Sequence[Done]:
        """The actions not seen yet."""
        seen, self._seen = self._seen, len(view.history)
        return view.history[seen:]


def findable(source: Path, part: str) -> None:
    """Let Python find a project's modules in its folder.

    :raises NotInstalledError: the folder does not have this part of the project.
    """
    if not (source / part).exists():
        raise NotInstalledError(f"{source} has no {part}: give the folder with --source DIR")
    if str(source) not in sys.path:
        sys.path.insert(0, str(source))
