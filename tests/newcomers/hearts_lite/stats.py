"""The statistics of Hearts Lite, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.kit.events import Event, Stat
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat
from tests.newcomers.hearts_lite.order import QUEEN

COUNTED: Final = ("hearts", "queen", "clean", "all-points")
PLAYERS: Final = 4


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """Hearts and queens taken, deals without a point, and all points in one hand."""
    takers = set[int]()
    for what in public(told):
        match what.code:
            case "takes-points":
                cards, who = what.values["cards"], seat(what.values["who"])
                assert isinstance(cards, tuple)
                takers.add(who)
                if hearts := sum(card != QUEEN for card in cards):
                    yield Stat(who, "hearts", hearts)
                if QUEEN in cards:
                    yield Stat(who, "queen")
            case "took-all":
                yield Stat(seat(what.values["who"]), "all-points")
                takers = {*range(PLAYERS)}  # the others have a point, and more
    yield from (Stat(Seat(n), "clean") for n in range(PLAYERS) if n not in takers)
