"""What players of Schieber keep count of."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.kit.events import Event, Feat
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat

COUNTED: Final = ("named", "shoved", "weis", "weis-points", "stoeck", "match")


def feats(told: Sequence[Event]) -> Iterator[Feat]:
    """Who named and who shoved, what Weis counted, Stöck, and matches (each partner's)."""
    for what in public(told):
        facts = what.values
        match what.code:
            case "named" | "shoved" | "stoeck":
                yield Feat(seat(facts["who"]), what.code)
            case "weis-shown":
                yield Feat(seat(facts["who"]), "weis")
                points = facts["points"]
                assert isinstance(points, int)
                yield Feat(seat(facts["who"]), "weis-points", points)
            case "match":
                side = facts["who"]
                assert isinstance(side, tuple)
                yield from (Feat(one, "match") for one in side if isinstance(one, Seat))
