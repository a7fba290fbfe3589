"""The statistics of Schieber, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.kit.events import Event, Stat
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat

COUNTED: Final = ("named", "shoved", "weis", "weis-points", "stoeck", "match")


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """The namings, shoves, Weis and their points, Stöck, and matches (each partner's)."""
    for what in public(told):
        facts = what.values
        match what.code:
            case "named" | "shoved" | "stoeck":
                yield Stat(seat(facts["who"]), what.code)
            case "weis-shown":
                yield Stat(seat(facts["who"]), "weis")
                points = facts["points"]
                assert isinstance(points, int)
                yield Stat(seat(facts["who"]), "weis-points", points)
            case "match":
                side = facts["who"]
                assert isinstance(side, tuple)
                yield from (Stat(one, "match") for one in side if isinstance(one, Seat))
