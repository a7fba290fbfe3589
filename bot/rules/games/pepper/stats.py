"""The statistics of Pepper, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.games.pepper.states import BIG
from bot.rules.kit.events import Event, Stat
from bot.rules.kit.stats import contract_stats, public, seat

COUNTED: Final = ("contract", "made", "set", "big", "big-made")


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """Bids made and not made, and the biggest of them."""
    for what in public(told):
        if what.code in ("made", "short"):
            facts = what.values
            big = ("big",) if facts["value"] == BIG else ()
            yield from contract_stats(seat(facts["maker"]), what.code == "made", *big)
