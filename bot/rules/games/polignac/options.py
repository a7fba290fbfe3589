"""The options of Polignac and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class PolignacOptions(Options):
    """The options of Polignac. Points are penalties."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "order king-high ace-high",
        "spare sevens-out dealer-exchange",
        "capot announced off",
        "failed_capot five-and-jacks five",
        "silent_capot jacks others-five",
        "end limit rounds",
        "limit 10 5 15 20",
        "rounds 2 1 3 4",
    )
    lengths: ClassVar[tuple[str, ...]] = ("limit", "rounds")

    order: str = option("king-high", "ace-high")
    spare: str = option("sevens-out", "dealer-exchange")
    capot: str = option("announced", "off")
    failed_capot: str = option("five-and-jacks", "five", only_if="capot=announced")
    silent_capot: str = option("jacks", "others-five")
    end: str = option("limit", "rounds")
    limit: int = option(10, 5, 15, 20, only_if="end=limit")
    rounds: int = option(2, 1, 3, 4, only_if="end=rounds")

    @property
    def target(self) -> int:
        """The limit, where it ends the game."""
        return self.limit if self.end == "limit" else 0

    def deals_in(self, players: int) -> int:
        """Everybody has dealt so often, where that ends the game."""
        return self.rounds * players if self.end == "rounds" else 0

    @property
    def lowest_wins(self) -> bool:
        """Always: each point is a penalty."""
        return True


PRESETS: Final[Mapping[str, PolignacOptions]] = {
    "house": PolignacOptions(),
    "french": PolignacOptions(spare="dealer-exchange", capot="off", limit=20),
    "modern": PolignacOptions(
        order="ace-high", failed_capot="five", silent_capot="others-five", end="rounds"
    ),
    "short": PolignacOptions(limit=5),
}
EXPECTED: Final[Mapping[str, tuple[str, ...]]] = {"french": ("fr",)}
"""The locales of servers on which everybody expects a preset, by its name."""
