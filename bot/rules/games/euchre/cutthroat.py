"""Cutthroat Euchre for three: the maker against the other two. Source: the same article."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.games.euchre.family import TRICKS, FamilyOptions, Played, Sides, against
from bot.rules.games.euchre.game import FamilyGame
from bot.rules.kit.actions import KEEP, PASS, Call, OrderUp, Play, Swap, Vocabulary
from bot.rules.kit.seats import Seat, seats
from bot.rules.options import option


@dataclass(frozen=True, slots=True)
class CutthroatOptions(FamilyOptions):
    """The options of Cutthroat. Who is at the target wins, two defenders together."""

    register: ClassVar[tuple[str, ...]] = (
        "pack 24 32",
        "target 10 5 7 11 15",
        "march 3 2",
        "euchred 1 2",
        "lead eldest maker-left",
        "stick_the_dealer no yes",
        "joker none best-bower benny",
    )

    pack: int = option(24, 32)
    target: int = option(10, 5, 7, 11, 15)
    march: int = option(3, 2)
    euchred: int = option(1, 2)
    lead: str = option("eldest", "maker-left")
    stick_the_dealer: bool = option(False, True)
    joker: str = option("none", "best-bower", "benny")

    def pack_for(self, players: int) -> int:
        """As chosen."""
        return self.pack

    def sides_of_deal(self, players: int, maker: Seat) -> Sides:
        """The maker against the others."""
        return against((maker,), players)

    def maker_left_leads(self, is_alone: bool) -> bool:
        """As the option says."""
        return self.lead == "maker-left"

    def gains(self, deal: Played) -> tuple[int, ...]:
        """The maker: 1 for three or four tricks, ``march`` for five; else each defender."""
        maker = 0 if not deal.made else self.march if deal.tricks == TRICKS else 1
        other = 0 if deal.made else self.euchred
        return tuple(maker if seat in deal.makers else other for seat in seats(deal.players))


PRESETS: Final[Mapping[str, CutthroatOptions]] = {
    "house": CutthroatOptions(),
    "source": CutthroatOptions(),
}


class Cutthroat(FamilyGame):
    """One against two, and with every maker the two are others."""

    key: ClassVar[str] = "cutthroat"
    options = CutthroatOptions
    presets = PRESETS
    sizes = (3,)
    vocabulary = Vocabulary(OrderUp, Call, Swap, Play, says=(PASS, KEEP))
