"""The options of Auction Pitch and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class AuctionPitchOptions(Options):
    """The options of Auction Pitch."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "partners no yes",
        "points four joker jick seven",
        "target 11 7 21 31",
        "steal yes no",
        "all_pass dealer-bids redeal",
        "smudge none added",
        "low_to holder taker",
        "must_bid_out no yes",
    )
    lengths: ClassVar[tuple[str, ...]] = ("target",)
    lasting: ClassVar[frozenset[str]] = frozenset({"partners"})

    partners: bool = option(False, True)
    points: str = option("four", "joker", "jick", "seven")
    target: int = option(11, 7, 21, 31)
    steal: bool = option(True, False)
    all_pass: str = option("dealer-bids", "redeal")
    smudge: str = option("none", "added")
    low_to: str = option("holder", "taker")
    must_bid_out: bool = option(False, True)


PRESETS: Final[Mapping[str, AuctionPitchOptions]] = {
    "house": AuctionPitchOptions(),
    "source": AuctionPitchOptions(),
    "setback": AuctionPitchOptions(partners=True, target=21, smudge="added", must_bid_out=True),
    "joker": AuctionPitchOptions(points="joker", steal=False, all_pass="redeal", low_to="taker"),
    "short": AuctionPitchOptions(target=7),
}
