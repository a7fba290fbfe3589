"""The options of Double-deck Pinochle and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from bot.rules.options import Options, option

LEAST, MOST = 50, 500
"""The lowest and the highest bid."""
FIVES_FROM, TENS_FROM = 60, 100
"""The bids above which each is a multiple of five or of ten, where ``steps`` say so."""
MARRIAGE: Final = "marriage"


@cache
def bids_by(steps: str) -> tuple[int, ...]:
    """Every bid from the lowest up."""

    def step(value: int) -> int:
        if steps == "ones" or value <= FIVES_FROM:
            return 1
        return 10 if steps == "tens-after-100" and value > TENS_FROM else 5

    return tuple([value for value in range(LEAST, MOST + 1) if value % step(value) == 0])


@dataclass(frozen=True, slots=True)
class DoubleDeckOptions(Options):
    """The options of Double-deck Pinochle."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "target 500 350 250",
        "steps five-after-60 ones tens-after-100",
        "minimum_meld 20 0",
        "save 20 1",
        "trump_needs marriage nothing",
        "surrender yes no",
        "heading always plain-free trump-led-only",
        "wipe_off no yes",
    )
    lengths: ClassVar[tuple[str, ...]] = ("target",)

    target: int = option(500, 350, 250)
    steps: str = option("five-after-60", "ones", "tens-after-100")
    minimum_meld: int = option(20, 0)
    save: int = option(20, 1)
    trump_needs: str = option(MARRIAGE, "nothing")
    surrender: bool = option(True, False)
    heading: str = option("always", "plain-free", "trump-led-only")
    wipe_off: bool = option(False, True, only_if="save=20")

    def written(self, meld: int) -> int:
        """The points that a side writes down of its meld: 0, if it is too little."""
        return meld if meld >= self.minimum_meld else 0


PRESETS: Final[Mapping[str, DoubleDeckOptions]] = {
    "house": DoubleDeckOptions(),
    "tournament": DoubleDeckOptions(steps="tens-after-100", wipe_off=True),
    "relaxed": DoubleDeckOptions(
        target=350,
        steps="ones",
        minimum_meld=0,
        save=1,
        trump_needs="nothing",
        heading="plain-free",
    ),
    "short": DoubleDeckOptions(target=250),
}
