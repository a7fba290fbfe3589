"""The options of Differenzler and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.kit.jass import CONTRACTS
from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class DifferenzlerOptions(Options):
    """The options of Differenzler."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "rounds 2 1 3 4",
        "announce hidden shown in-turn",
        "trump cycle turned forehand",
        "contracts suits all-six",
        "exact 0 10",
        "undertrump strict void-free all-trump-hand-free",
        "undenufe_six 0 11",
        "level shared play-on",
    )
    lengths: ClassVar[tuple[str, ...]] = ("rounds",)

    rounds: int = option(2, 1, 3, 4)
    announce: str = option("hidden", "shown", "in-turn")
    trump: str = option("cycle", "turned", "forehand")
    contracts: str = option("suits", "all-six")
    exact: int = option(0, 10)
    undertrump: str = option("strict", "void-free", "all-trump-hand-free")
    undenufe_six: int = option(0, 11, only_if="contracts=all-six")
    level: str = option("shared", "play-on")

    @property
    def lowest_wins(self) -> bool:
        """Whether the lowest score wins: points are penalties here."""
        return True

    def deals_in(self, players: int) -> int:
        """Everybody has dealt so often; more are played only where the level is not shared."""
        return self.rounds * players

    @property
    def playable(self) -> tuple[str, ...]:
        """The contracts that may be played, in the order in which they go round."""
        return CONTRACTS if self.contracts == "all-six" else CONTRACTS[:4]


PRESETS: Final[Mapping[str, DifferenzlerOptions]] = {
    "house": DifferenzlerOptions(),
    "source": DifferenzlerOptions(undertrump="void-free"),
    "tournament": DifferenzlerOptions(rounds=3, announce="in-turn", trump="turned", exact=10),
    "short": DifferenzlerOptions(rounds=1, level="play-on"),
}
