"""The options of Pepper and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class PepperOptions(Options):
    """The options of Pepper."""

    target: int = option(30, 21, 50)
    partners: bool = option(False, True)
    auction: str = option("rounds", "once")
    all_pass: str = option("redeal", "dealer-one")
    others_score: bool = option(True, False)


PRESETS: Final[Mapping[str, PepperOptions]] = {
    "house": PepperOptions(),
    "source": PepperOptions(),
}
