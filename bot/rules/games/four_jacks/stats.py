"""The statistics of Four Jacks, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.kit.events import Event, Stat
from bot.rules.kit.jacks import takes_of
from bot.rules.kit.reckoning import last_told
from bot.rules.kit.seats import seats
from bot.rules.kit.stats import seat

COUNTED: Final = ("jacks", "clean", "slam")
PLAYERS: Final = 3


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """Jacks taken, deals without one, and all four in one hand."""
    taken = dict.fromkeys(seats(PLAYERS), 0)
    for who, jacks in takes_of(told):
        taken[who] += len(jacks)
        yield Stat(who, "jacks", len(jacks))
    if (slam := last_told(told, "four-jacks")) is not None:
        yield Stat(seat(slam.values["who"]), "slam")
    yield from (Stat(who, "clean") for who, jacks in taken.items() if not jacks)
