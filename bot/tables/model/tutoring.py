"""A tutor beside someone's first games, as their screens have it: its remarks and its stages."""

from dataclasses import dataclass
from typing import Final, Literal

from bot.rules import Action
from bot.tables.model.thought import Thought

Stage = Literal["full", "mistakes", "over"]
"""Before and after each decision; only after a mistake; no more."""
FULL: Final = 3
"""Games of a kind in which it speaks at each decision."""
MISTAKES: Final = 3
"""Games after those in which it speaks of mistakes alone."""


def stage_of(played: int) -> Stage:
    """The stage of the tutor for someone who has played so many games of a kind.

    >>> [stage_of(played) for played in (0, 2, 3, 5, 6)]
    ['full', 'full', 'mistakes', 'mistakes', 'over']
    """
    if played < FULL:
        return "full"
    return "mistakes" if played < FULL + MISTAKES else "over"


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision that is over: the action that was chosen, and a robot's thoughts about it.

    ``thought`` is of the action chosen; ``other`` of the robot's own choice.
    """

    chosen: Action
    thought: Thought
    other: Thought

    @property
    def is_sound(self) -> bool:
        """Whether nothing else was better; false as well where nothing was compared with it."""
        return self.chosen == self.other.action or (
            self.thought.compared is not None and not self.is_mistake
        )

    @property
    def is_mistake(self) -> bool:
        """Whether something else was better by more than luck."""
        found = self.thought.compared
        if found is None or self.chosen == self.other.action:
            return False
        return not (found.better or found.is_close)


@dataclass(frozen=True, slots=True)
class Tutored:
    """The remarks of a tutor just now.

    ``played`` games of this kind were played before; ``fresh``: nothing has been decided in this
    one yet. ``look`` is its thought about the decision at hand, ``judged`` about the one before.
    """

    played: int
    fresh: bool = False
    look: Thought | None = None
    judged: Judged | None = None

    @property
    def stage(self) -> Stage:
        """The stage of the tutor, by the games played before."""
        return stage_of(self.played)
