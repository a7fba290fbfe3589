"""What players of Pepper keep count of."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.games.pepper.states import BIG
from bot.rules.kit.events import Event, Feat
from bot.rules.kit.stats import contract_feats, public, seat

COUNTED: Final = ("contract", "made", "set", "big", "big-made")


def feats(told: Sequence[Event]) -> Iterator[Feat]:
    """Bids made and not made, and the biggest of them."""
    for what in public(told):
        if what.code in ("made", "short"):
            facts = what.values
            big = ("big",) if facts["value"] == BIG else ()
            yield from contract_feats(seat(facts["maker"]), what.code == "made", *big)
