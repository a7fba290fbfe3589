"""The statistics of Four Jacks, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.kit.events import Event, Stat
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat

COUNTED: Final = ("jacks", "clean", "slam")
PLAYERS: Final = 3


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """Jacks taken, deals without one, and all four in one hand."""
    taken = [0] * PLAYERS
    for what in public(told):
        facts = what.values
        match what.code:
            case "takes-jacks":
                jacks = facts["cards"]
                assert isinstance(jacks, tuple)
                taken[seat(facts["who"])] += len(jacks)
                yield Stat(seat(facts["who"]), "jacks", len(jacks))
            case "four-jacks":
                yield Stat(seat(facts["who"]), "slam")
    yield from (Stat(Seat(n), "clean") for n, jacks in enumerate(taken) if not jacks)
