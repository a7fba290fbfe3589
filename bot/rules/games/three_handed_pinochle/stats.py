"""The statistics of Three-handed Pinochle, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.kit.bids_of_melds import meld_stats
from bot.rules.kit.events import Event, Stat
from bot.rules.kit.stats import contract_stats, public, seat

COUNTED: Final = ("contract", "made", "set", "surrendered", "enough", "meld", "meld-points")


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """Bids made and failed, made without play, given up, and melds laid down."""
    for what in public(told):
        facts = what.values
        match what.code:
            case "made" | "set":
                yield from contract_stats(seat(facts["maker"]), what.code == "made")
            case "enough":
                yield from contract_stats(seat(facts["maker"]), True)
                yield Stat(seat(facts["maker"]), "enough")
            case "surrendered":
                yield Stat(seat(facts["who"]), "contract")
                yield Stat(seat(facts["who"]), "surrendered")
    yield from meld_stats(told)
