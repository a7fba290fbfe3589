"""Cutthroat Euchre for three: the maker against the other two. Source: the same article."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.game import Sheet
from bot.rules.games.euchre.family import FamilyOptions, Played, Sides, against, gains_of_one
from bot.rules.games.euchre.game import FamilyGame
from bot.rules.games.euchre.lessons import CUTTHROAT_LESSON
from bot.rules.games.euchre.teaching import CUTTHROAT
from bot.rules.kit.actions import KEEP, PASS, Call, OrderUp, Play, Swap, Vocabulary
from bot.rules.kit.seats import Seat
from bot.rules.options import option


@dataclass(frozen=True, slots=True)
class CutthroatOptions(FamilyOptions):
    """The options of Cutthroat. Every player at the target wins; two defenders may win together."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "pack 24 32",
        "target 10 5 7 11 15",
        "march 3 2",
        "euchred 1 2",
        "lead eldest maker-left",
        "stick_the_dealer no yes",
        "joker none best-bower benny",
    )
    lengths: ClassVar[tuple[str, ...]] = ("target",)

    pack: int = option(24, 32)
    target: int = option(10, 5, 7, 11, 15)
    march: int = option(3, 2)
    euchred: int = option(1, 2)
    lead: str = option("eldest", "maker-left")
    stick_the_dealer: bool = option(False, True)
    joker: str = option("none", "best-bower", "benny")

    def pack_for(self, players: int) -> int:
        """The number of cards, as chosen."""
        return self.pack

    def sides_of_deal(self, players: int, maker: Seat) -> Sides:
        """The maker against the others."""
        return against((maker,), players)

    def maker_left_leads(self, is_alone: bool) -> bool:
        """Whether the option gives the maker's left the first lead."""
        return self.lead == "maker-left"

    def gains(self, deal: Played) -> tuple[int, ...]:
        """The points by seat, those of a march and of a euchre as the options say."""
        return gains_of_one(deal, self.march, self.euchred)


PRESETS: Final[Mapping[str, CutthroatOptions]] = {
    "house": CutthroatOptions(),
    "source": CutthroatOptions(),
}


class Cutthroat(FamilyGame):
    """A maker alone against two; with every maker the two are others."""

    key: ClassVar[str] = "cutthroat"
    example = CUTTHROAT
    sheet: ClassVar[Sheet] = "pegs"
    options = CutthroatOptions
    presets = PRESETS
    lesson = CUTTHROAT_LESSON
    sizes = (3,)
    vocabulary = Vocabulary(OrderUp, Call, Swap, Play, says=(PASS, KEEP))
