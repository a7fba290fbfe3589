"""What players of Pinochle keep count of."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.kit.events import Event, Feat
from bot.rules.kit.stats import contract_feats, public, seat

COUNTED: Final = ("contract", "made", "set", "surrendered", "meld", "meld-points")


def feats(told: Sequence[Event]) -> Iterator[Feat]:
    """Bids made and set, bids given up, and what was laid down."""
    for what in public(told):
        facts = what.values
        match what.code:
            case "made" | "set" | "declarers-trickless":
                yield from contract_feats(seat(facts["maker"]), what.code == "made")
            case "surrendered":
                yield Feat(seat(facts["who"]), "contract")
                yield Feat(seat(facts["who"]), "surrendered")
            case "meld":
                yield Feat(seat(facts["who"]), "meld")
                points = facts["points"]
                assert isinstance(points, int)
                yield Feat(seat(facts["who"]), "meld-points", points)
