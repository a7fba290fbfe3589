"""The levels of the robots: how long each may think."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Budget:
    """The number of deals a robot may play out in its head for one decision, and its time.

    ``iterations`` decide, so that equal situations with equal seeds get equal answers;
    ``seconds`` is only a safety net for a slow or busy machine.
    """

    iterations: int
    seconds: float

    @property
    def worlds(self) -> int:
        """The number of guesses at the hidden cards for one card to play."""
        return max(1, self.iterations // 2)


LEVELS: Final = MappingProxyType(
    {
        "easy": Budget(24, 0.5),
        "normal": Budget(100, 0.5),
        "hard": Budget(400, 0.6),
    }
)
"""The levels a table offers, from the weakest up."""
