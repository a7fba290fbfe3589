"""Euchre for two, each for themselves. Source: the same article, which gives it 20 cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.game import Sheet
from bot.rules.games.euchre.family import FamilyOptions, Played, gains_of_one
from bot.rules.games.euchre.game import FamilyGame
from bot.rules.games.euchre.lessons import EUCHRE_TWO_LESSON
from bot.rules.games.euchre.teaching import TWO
from bot.rules.kit.actions import KEEP, PASS, Call, OrderUp, Play, Swap, Vocabulary
from bot.rules.options import option


@dataclass(frozen=True, slots=True)
class EuchreTwoOptions(FamilyOptions):
    """The options of Euchre for two."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "pack 20 24 32",
        "target 10 5 7 11 15",
        "stick_the_dealer no yes",
        "joker none best-bower benny",
    )
    lengths: ClassVar[tuple[str, ...]] = ("target",)

    pack: int = option(20, 24, 32)
    target: int = option(10, 5, 7, 11, 15)
    stick_the_dealer: bool = option(False, True)
    joker: str = option("none", "best-bower", "benny")

    def pack_for(self, players: int) -> int:
        """The number of cards, as chosen."""
        return self.pack

    def gains(self, deal: Played) -> tuple[int, ...]:
        """A march counts 2, and so does a euchre."""
        return gains_of_one(deal, march=2, euchred=2)


PRESETS: Final[Mapping[str, EuchreTwoOptions]] = {
    "house": EuchreTwoOptions(),
    "source": EuchreTwoOptions(),
}


class EuchreTwo(FamilyGame):
    """A game for two: the non-dealer speaks and leads first, and nobody says alone."""

    key: ClassVar[str] = "euchre-two"
    example = TWO
    sheet: ClassVar[Sheet] = "fives"
    options = EuchreTwoOptions
    presets = PRESETS
    lesson = EUCHRE_TWO_LESSON
    sizes = (2,)
    vocabulary = Vocabulary(OrderUp, Call, Swap, Play, says=(PASS, KEEP))
