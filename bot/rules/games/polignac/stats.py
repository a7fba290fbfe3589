"""The statistics of Polignac, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.games.polignac.order import POLIGNAC
from bot.rules.kit.events import Event, Stat
from bot.rules.kit.stats import public, seat

COUNTED: Final = ("capot", "capot-made", "jacks", "polignac", "clean")


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """Capots said and made; jacks taken, that of spades, and deals without a point."""
    for what in public(told):
        facts = what.values
        match what.code:
            case "capot-made" | "capot-failed":
                yield Stat(seat(facts["who"]), "capot")
                if what.code == "capot-made":
                    yield Stat(seat(facts["who"]), "capot-made")
            case "takes-jacks":
                jacks = facts["cards"]
                assert isinstance(jacks, tuple)
                yield Stat(seat(facts["who"]), "jacks", len(jacks))
                if POLIGNAC in jacks:
                    yield Stat(seat(facts["who"]), "polignac")
            case "scored" if facts["points"] == 0:
                yield Stat(seat(facts["who"]), "clean")
