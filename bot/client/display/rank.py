"""The ranks of drawings: who waits for them, and so which go first when not all can."""

from enum import IntEnum


class Rank(IntEnum):
    """The urgency of a drawing; lower numbers go first. No rank depends on a hidden card."""

    ASKED = 0
    """Someone is asked and does not see it yet: it follows nothing but Discord's limits."""
    HAND = 1
    """Someone's own hand has changed, or what they may do."""
    TABLE = 2
    """A public picture."""
    WATCHED = 3
    """The hand of someone who just watches: it gives way to all others."""
