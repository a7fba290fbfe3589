"""The statistics of All Fours, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.kit.events import Event, Stat
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat

COUNTED: Final = ("high", "low", "jack", "game", "hung", "turned")


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """The points one by one, jacks hung, and points turned up; Game is counted of a whole side."""
    for what in public(told):
        facts = what.values
        match what.code:
            case "high" | "low" | "jack":
                yield Stat(seat(facts["who"]), what.code)
            case "hung":
                yield Stat(seat(facts["who"]), "jack")
                yield Stat(seat(facts["who"]), "hung")
            case "game" | "game-tied":
                winners = facts["who"]
                for one in winners if isinstance(winners, tuple) else (winners,):
                    assert isinstance(one, Seat)
                    yield Stat(one, "game")
            case "turn-scores":
                yield Stat(seat(facts["who"]), "turned")
