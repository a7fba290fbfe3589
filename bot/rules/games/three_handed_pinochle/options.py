"""The options of Three-handed Pinochle and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option

BASE: Final = "base"
"""The scoring by the value of the bid, which everybody settles with everybody."""
STEP: Final = 10
MOST: Final[Mapping[str, int]] = {"twice": 800, "bonus": 2200}
"""The highest bid, above the reach of melds and cards, by the option ``doubles``."""


@dataclass(frozen=True, slots=True)
class ThreeHandedOptions(Options):
    """The options of Three-handed Pinochle."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "scoring base points",
        "minimum 300 200 250 350",
        "all_pass redeal dealer-bids",
        "failed double single",
        "spades double single",
        "doubles twice bonus",
        "card_values original simple",
        "heading trump-led-only always plain-free",
        "rounds 4 2 3 6",
        "limit 1500 1000",
    )
    lasting: ClassVar[frozenset[str]] = frozenset({"scoring"})
    lengths: ClassVar[tuple[str, ...]] = ("rounds", "limit")

    scoring: str = option("base", "points")
    minimum: int = option(300, 200, 250, 350)
    all_pass: str = option("redeal", "dealer-bids")
    failed: str = option("double", "single")
    spades: str = option("double", "single", only_if="scoring=base")
    doubles: str = option("twice", "bonus")
    card_values: str = option("original", "simple")
    heading: str = option("trump-led-only", "always", "plain-free")
    rounds: int = option(4, 2, 3, 6, only_if="scoring=base")
    limit: int = option(1500, 1000, only_if="scoring=points")

    @property
    def in_base(self) -> bool:
        """Whether everybody settles with everybody, and the number of deals ends the game."""
        return self.scoring == BASE

    @property
    def target(self) -> int:
        """The points that end the game, where points are written down."""
        return 0 if self.in_base else self.limit

    def deals_in(self, players: int) -> int:
        """Everybody has dealt so often, where everybody settles with everybody."""
        return self.rounds * players if self.in_base else 0

    @property
    def most_bid(self) -> int:
        """The highest bid there can be."""
        return MOST[self.doubles]


PRESETS: Final[Mapping[str, ThreeHandedOptions]] = {
    "house": ThreeHandedOptions(),
    "points": ThreeHandedOptions(
        scoring="points",
        minimum=200,
        all_pass="dealer-bids",
        failed="single",
        spades="single",
        doubles="bonus",
        card_values="simple",
        heading="always",
    ),
    "short": ThreeHandedOptions(minimum=250, rounds=2),
}
