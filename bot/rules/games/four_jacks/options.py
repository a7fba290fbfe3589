"""The options of Four Jacks and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class FourJacksOptions(Options):
    """The options of Four Jacks."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "end deals limit",
        "deals 10 3 6 9 12",
        "limit 10 5 15 20",
        "pass_cards right none",
    )
    lengths: ClassVar[tuple[str, ...]] = ("deals", "limit")

    end: str = option("deals", "limit")
    deals: int = option(10, 3, 6, 9, 12, only_if="end=deals")
    limit: int = option(10, 5, 15, 20, only_if="end=limit")
    pass_cards: str = option("right", "none")

    @property
    def target(self) -> int:
        """The limit, above or below zero, where it ends the game."""
        return self.limit if self.end == "limit" else 0

    def deals_in(self, players: int) -> int:
        """The number of deals, where it ends the game."""
        return self.deals if self.end == "deals" else 0


PRESETS: Final[Mapping[str, FourJacksOptions]] = {
    "house": FourJacksOptions(),
    "source": FourJacksOptions(),
}
