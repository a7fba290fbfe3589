"""The statistics of Cinch, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.games.cinch.order import POINTS
from bot.rules.games.cinch.states import SIDES
from bot.rules.kit.events import Event, Stat
from bot.rules.kit.stats import contract_stats, public, seat

COUNTED: Final = ("contract", "made", "set", "pedros", "jack", "all-points")


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """Bids made and set, pedros and jacks taken, and all points for one side."""
    for what in public(told):
        facts = what.values
        match what.code:
            case "right-pedro" | "left-pedro":
                yield Stat(seat(facts["who"]), "pedros")
            case "jack":
                yield Stat(seat(facts["who"]), "jack")
            case "made" | "failed" | "without-bid":
                maker = seat(facts["maker"])
                if what.code != "without-bid":
                    yield from contract_stats(maker, what.code == "made")
                for side in SIDES:
                    if facts["points" if maker in side else "against"] == POINTS:
                        yield from (Stat(one, "all-points") for one in side)
