"""To whom cards are passed, which turns on the number of the deal."""

from typing import Final

PASSED: Final = 3
"""The number of cards that everybody passes."""
LEFT, ACROSS, RIGHT, NOWHERE = 1, 2, 3, 0
"""How many seats further cards go."""
WAYS: Final = (LEFT, RIGHT, ACROSS, NOWHERE)
"""The ways of the first deals; then they begin again."""


def way_of(deal: int) -> int:
    """How many seats further cards go in the deal of this number, from 1 on; 0: none are passed."""
    return WAYS[(deal - 1) % len(WAYS)]
