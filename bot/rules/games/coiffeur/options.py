"""The options of Coiffeur and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class CoiffeurOptions(Options):
    """The options of Coiffeur. ``slate`` is the number of contracts each pair has to play."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "slate eight six ten eleven",
        "factors rising paired",
        "push round partner",
        "lead namer forehand",
        "match 100 0",
        "weis no yes",
        "undenufe_six 0 11",
        "undertrump strict void-free all-trump-hand-free",
    )
    lasting: ClassVar[frozenset[str]] = frozenset({"slate"})

    slate: str = option("eight", "six", "ten", "eleven")
    factors: str = option("rising", "paired")
    push: str = option("round", "partner")
    lead: str = option("namer", "forehand")
    match: int = option(100, 0)
    weis: bool = option(False, True)
    undenufe_six: int = option(0, 11)
    undertrump: str = option("strict", "void-free", "all-trump-hand-free")


PRESETS: Final[Mapping[str, CoiffeurOptions]] = {
    "house": CoiffeurOptions(),
    "swisslos": CoiffeurOptions(slate="ten", undertrump="void-free"),
    "full": CoiffeurOptions(slate="eleven", weis=True, undenufe_six=11),
    "short": CoiffeurOptions(slate="six", push="partner"),
}
