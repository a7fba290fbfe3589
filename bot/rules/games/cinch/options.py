"""The options of Cinch and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class CinchOptions(Options):
    """The options of Cinch."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "target 51 42 62 21",
        "scoring opponents set-back difference",
        "minimum 1 6",
        "all_pass dealer-names redeal dealer-bids",
        "rob yes no",
        "low_to taker holder",
        "first_lead any trump",
        "follow follow-or-trump strict",
    )
    lengths: ClassVar[tuple[str, ...]] = ("target",)

    target: int = option(51, 42, 62, 21)
    scoring: str = option("opponents", "set-back", "difference")
    minimum: int = option(1, 6)
    all_pass: str = option("dealer-names", "redeal", "dealer-bids")
    rob: bool = option(True, False)
    low_to: str = option("taker", "holder")
    first_lead: str = option("any", "trump")
    follow: str = option("follow-or-trump", "strict")


PRESETS: Final[Mapping[str, CinchOptions]] = {
    "house": CinchOptions(),
    "difference": CinchOptions(scoring="difference", all_pass="redeal"),
    "pedro": CinchOptions(
        target=62,
        scoring="set-back",
        minimum=6,
        all_pass="dealer-bids",
        low_to="holder",
        first_lead="trump",
    ),
    "short": CinchOptions(target=21),
}
