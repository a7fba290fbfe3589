"""The options of Widow Pitch and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class WidowPitchOptions(Options):
    """The options of Widow Pitch."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "target 21 11 15 31",
        "forced_dealer_may_raise no yes",
        "both_out bidder higher",
        "shoot added outright",
        "low_to taker player",
        "game_tie nobody opponent",
        "follow strict follow-or-trump",
    )
    lengths: ClassVar[tuple[str, ...]] = ("target",)

    target: int = option(21, 11, 15, 31)
    forced_dealer_may_raise: bool = option(False, True)
    both_out: str = option("bidder", "higher")
    shoot: str = option("added", "outright")
    low_to: str = option("taker", "player")
    game_tie: str = option("nobody", "opponent")
    follow: str = option("strict", "follow-or-trump")


PRESETS: Final[Mapping[str, WidowPitchOptions]] = {
    "house": WidowPitchOptions(),
    "source": WidowPitchOptions(),
}
