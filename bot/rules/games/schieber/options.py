"""The options of Schieber and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from bot.rules.kit.jass import CONTRACTS
from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class SchieberOptions(Options):
    """The options of Schieber. ``factors`` run spades, clubs, diamonds, hearts, high, low."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "target 3000 1000 1500 2500",
        "factors 1-1-2-2-3-4 1-1-1-1-1-1 1-1-2-2-3-3",
        "puur yes no",
        "undenufe_six 0 11",
        "match 100 0",
        "four_nines none 150",
        "weis_tie nobody earlier",
        "weis_undenufe sequences-reversed natural all-reversed",
        "weis_longer_wins no yes",
        "fours_or_run fours run",
        "undertrump strict all-trump-hand-free",
        "finish_order weis-stoeck-cards stoeck-weis-cards",
        "push_back no yes",
        "first_forehand 7C dealer-right",
        "claims automatic by-hand",
        "weis_by engine hand",
        "factors 2-2-1-1-3-3 2-1-1-1-1-1",
        "first_forehand 7D",
        "faces source swiss",
    )
    lengths: ClassVar[tuple[str, ...]] = ("target",)
    lasting: ClassVar[frozenset[str]] = frozenset({"first_forehand", "faces"})
    later: ClassVar[frozenset[str]] = frozenset({"faces"})

    target: int = option(3000, 1000, 1500, 2500)
    factors: str = option("1-1-2-2-3-4", "1-1-1-1-1-1", "1-1-2-2-3-3", "2-2-1-1-3-3", "2-1-1-1-1-1")
    puur: bool = option(True, False)
    undenufe_six: int = option(0, 11)
    match: int = option(100, 0)
    four_nines: str | int = option("none", 150)
    weis_tie: str = option("nobody", "earlier")
    weis_undenufe: str = option("sequences-reversed", "natural", "all-reversed")
    weis_longer_wins: bool = option(False, True)
    fours_or_run: str = option("fours", "run")
    undertrump: str = option("strict", "all-trump-hand-free")
    finish_order: str = option("weis-stoeck-cards", "stoeck-weis-cards")
    push_back: bool = option(False, True)
    first_forehand: str = option("7C", "dealer-right", "7D")
    faces: str = option("source", "swiss")
    claims: str = option("automatic", "by-hand")
    weis_by: str = option("engine", "hand")

    @property
    def pairing(self) -> str:
        """The source's pairing, which Swiss decks have here; or hearts are roses, as in Jass."""
        return PAIRINGS[self.faces]

    @property
    def nines(self) -> bool:
        """Whether four nines are a Weis."""
        return self.four_nines == 150


PAIRINGS: Final = {"source": "", "swiss": "DCSH"}
"""In Jass shields stand for spades, roses for hearts, acorns for diamonds, bells for clubs."""


@cache
def factors(text: str) -> Mapping[str, int]:
    """The factor of each contract for everything scored, from the value of the option."""
    return dict(zip(CONTRACTS, map(int, text.split("-")), strict=True))


PRESETS: Final[Mapping[str, SchieberOptions]] = {
    "house": SchieberOptions(),
    "source": SchieberOptions(puur=False, claims="by-hand", weis_by="hand"),
    "swiss": SchieberOptions(
        target=2500,
        factors="2-2-1-1-3-3",
        undenufe_six=11,
        four_nines=150,
        weis_tie="earlier",
        weis_longer_wins=True,
        fours_or_run="run",
        undertrump="all-trump-hand-free",
        finish_order="stoeck-weis-cards",
        faces="swiss",
    ),
    "penguin": SchieberOptions(target=2500, weis_undenufe="all-reversed"),
}
EXPECTED: Final[Mapping[str, tuple[str, ...]]] = {"swiss": ("de", "fr", "it")}
"""The languages of Switzerland: where they are spoken, Jass means the Swiss rules."""
