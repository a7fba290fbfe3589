"""The statistics of Double Pepper, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.kit.events import Event, Stat
from bot.rules.kit.stats import contract_stats, public, seat

COUNTED: Final = ("contract", "made", "set", "alone", "alone-made")


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """Bids made and not made, and those played alone."""
    for what in public(told):
        if what.code in ("made", "short"):
            facts = what.values
            alone = ("alone",) if facts["alone"] else ()
            yield from contract_stats(seat(facts["maker"]), what.code == "made", *alone)
