"""The statistics of Differenzler, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.kit.events import Event, Stat
from bot.rules.kit.stats import public, seat

NEAR: Final = 5
"""The most points by which a near prediction is off."""
COUNTED: Final = ("exact", "near", "off")


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """Exact predictions, near ones (the exact among them), and all differences together."""
    for what in public(told):
        if what.code == "scored":
            facts = what.values
            who, said, taken = seat(facts["who"]), facts["predicted"], facts["taken"]
            assert isinstance(said, int) and isinstance(taken, int)
            off = abs(said - taken)
            if not off:
                yield Stat(who, "exact")
            if off <= NEAR:
                yield Stat(who, "near")
            if off:
                yield Stat(who, "off", off)
