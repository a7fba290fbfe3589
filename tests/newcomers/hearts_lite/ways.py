"""The ways of passing cards, which turn on the number of the deal."""

from typing import Final

PASSED: Final = 3
"""The number of cards that everybody passes."""
LEFT, ACROSS, RIGHT, NOWHERE = 1, 2, 3, 0
"""The number of seats that cards go further."""
WAYS: Final = (LEFT, RIGHT, ACROSS, NOWHERE)
"""The ways of the first deals; then they begin again."""


def way_of(deal: int) -> int:
    """The number of seats cards go further in this deal, counted from 1; 0: none are passed."""
    return WAYS[(deal - 1) % len(WAYS)]
