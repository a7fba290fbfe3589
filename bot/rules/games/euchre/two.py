"""Euchre for two, each for themselves. Source: the same article, which gives it 20 cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.games.euchre.family import TRICKS, FamilyOptions, Played
from bot.rules.games.euchre.game import FamilyGame
from bot.rules.kit.actions import KEEP, PASS, Call, OrderUp, Play, Swap, Vocabulary
from bot.rules.kit.seats import seats
from bot.rules.options import option


@dataclass(frozen=True, slots=True)
class EuchreTwoOptions(FamilyOptions):
    """The options of Euchre for two."""

    register: ClassVar[tuple[str, ...]] = (
        "pack 20 24 32",
        "target 10 5 7 11 15",
        "stick_the_dealer no yes",
        "joker none best-bower benny",
    )

    pack: int = option(20, 24, 32)
    target: int = option(10, 5, 7, 11, 15)
    stick_the_dealer: bool = option(False, True)
    joker: str = option("none", "best-bower", "benny")

    def pack_for(self, players: int) -> int:
        """As chosen."""
        return self.pack

    def gains(self, deal: Played) -> tuple[int, ...]:
        """The maker: 1 for three or four tricks, 2 for five. Euchred: 2 for the opponent."""
        maker = 0 if not deal.made else 2 if deal.tricks == TRICKS else 1
        other = 0 if deal.made else 2
        return tuple(maker if seat in deal.makers else other for seat in seats(deal.players))


PRESETS: Final[Mapping[str, EuchreTwoOptions]] = {
    "house": EuchreTwoOptions(),
    "source": EuchreTwoOptions(),
}


class EuchreTwo(FamilyGame):
    """One against one: the non-dealer speaks and leads first, and nobody says alone."""

    key: ClassVar[str] = "euchre-two"
    options = EuchreTwoOptions
    presets = PRESETS
    sizes = (2,)
    vocabulary = Vocabulary(OrderUp, Call, Swap, Play, says=(PASS, KEEP))
