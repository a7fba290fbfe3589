"""The options of Two-Ten-Jack and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option

LIMIT: Final = "limit"
ENGLISH: Final = "english"
CYCLE: Final = "cycle"


@dataclass(frozen=True, slots=True)
class TwoTenJackOptions(Options):
    """The options of Two-Ten-Jack. ``end`` says which of ``deals`` and ``limit`` is read."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "partners no yes",
        "trump cycle hearts",
        "card_values japan english",
        "spade_ace -15 -5",
        "void must-trump free",
        "same_two no yes",
        "reversal no yes",
        "drawn hidden shown",
        "end deals limit",
        "deals 3 1 6",
        "limit 31 50 100",
    )
    lengths: ClassVar[tuple[str, ...]] = ("deals", "limit")
    lasting: ClassVar[frozenset[str]] = frozenset({"partners"})

    partners: bool = option(False, True)
    trump: str = option(CYCLE, "hearts")
    card_values: str = option("japan", ENGLISH)
    spade_ace: int = option(-15, -5, only_if="card_values=japan")
    void: str = option("must-trump", "free")
    same_two: bool = option(False, True)
    reversal: bool = option(False, True, only_if="card_values=japan")
    drawn: str = option("hidden", "shown")
    end: str = option("deals", LIMIT)
    deals: int = option(3, 1, 6, only_if="end=deals")
    limit: int = option(31, 50, 100, only_if=f"end={LIMIT}")

    @property
    def target(self) -> int:
        """The points that end the game, where the number of deals does not."""
        return self.limit if self.end == LIMIT else 0

    def deals_in(self, players: int) -> int:
        """The number of deals, where it ends the game."""
        return 0 if self.end == LIMIT else self.deals


PRESETS: Final[Mapping[str, TwoTenJackOptions]] = {
    "house": TwoTenJackOptions(),
    "japan": TwoTenJackOptions(
        spade_ace=-5, void="free", same_two=True, reversal=True, drawn="shown"
    ),
    "speculation": TwoTenJackOptions(trump="hearts", card_values=ENGLISH, end=LIMIT),
    "short": TwoTenJackOptions(trump="hearts", deals=1),
}
EXPECTED: Final[Mapping[str, tuple[str, ...]]] = {"japan": ("ja",)}
"""The language in which everybody knows the game from the family table."""
