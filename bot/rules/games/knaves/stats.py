"""The statistics of Knaves, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.games.knaves.observe import SIDES
from bot.rules.kit.events import Event, Stat
from bot.rules.kit.jacks import jacks_of
from bot.rules.kit.reckoning import last_told, tricks_of
from bot.rules.kit.stats import seat

COUNTED: Final = ("tricks", "jacks", "clean", "all-four")


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """Tricks and jacks taken, deals without a jack, and all four of them for a gain."""
    tricks = tricks_of(told, len(SIDES))
    for (who,) in SIDES:
        jacks = len(jacks_of(told, who))
        if tricks[who]:
            yield Stat(who, "tricks", tricks[who])
        yield Stat(who, "jacks", jacks) if jacks else Stat(who, "clean")
    if (swept := last_told(told, "all-four")) is not None:
        yield Stat(seat(swept.values["who"]), "all-four")
