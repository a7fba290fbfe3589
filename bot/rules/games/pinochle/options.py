"""The options of Pinochle, its presets, and the values that do not go together."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.kit.reasons import Reason, Refused
from bot.rules.options import Options, option

MOST: Final = 250
"""The highest bid, before ``scale``: no side can make more than 247."""
GAME: Final = 150
"""The points that end the game, before ``scale``."""


@dataclass(frozen=True, slots=True)
class PinochleOptions(Options):
    """The options of Pinochle."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "set_penalty bid meld",
        "scale 1 10",
        "card_values simple original intermediate",
        "minimum 15 20 25",
        "deal_by three one",
        "nines_redeal no yes",
        "heading always plain-free trump-led-only",
        "racehorse 0 1 2 3 4",
        "racehorse_who declarer-side both-sides",
        "racehorse_how together partner-first",
        "trump_needs nothing marriage",
        "extra_run_melds no yes",
        "surrender no yes",
        "trickless_keeps_dix no yes",
    )
    lasting: ClassVar[frozenset[str]] = frozenset({"scale"})

    set_penalty: str = option("bid", "meld")
    scale: int = option(1, 10)
    card_values: str = option("simple", "original", "intermediate")
    minimum: int = option(15, 20, 25)
    deal_by: str = option("three", "one")
    nines_redeal: bool = option(False, True)
    heading: str = option("always", "plain-free", "trump-led-only")
    racehorse: int = option(0, 1, 2, 3, 4)
    racehorse_who: str = option("declarer-side", "both-sides", only_if="racehorse=1,2,3,4")
    racehorse_how: str = option("together", "partner-first", only_if="racehorse=1,2,3,4")
    trump_needs: str = option("nothing", "marriage")
    extra_run_melds: bool = option(False, True)
    surrender: bool = option(False, True)
    trickless_keeps_dix: bool = option(False, True)

    @property
    def least_bid(self) -> int:
        """The lowest bid, in points."""
        return self.minimum * self.scale

    @property
    def target(self) -> int:
        """The points at which the game ends."""
        return GAME * self.scale


PRESETS: Final[Mapping[str, PinochleOptions]] = {
    "house": PinochleOptions(),
    "source": PinochleOptions(set_penalty="meld"),
    "racehorse": PinochleOptions(racehorse=3),
    "iowa": PinochleOptions(racehorse=3, racehorse_who="both-sides"),
    "dailey": PinochleOptions(
        scale=10,
        minimum=25,
        racehorse=4,
        racehorse_how="partner-first",
        extra_run_melds=True,
        surrender=True,
        trickless_keeps_dix=True,
    ),
    "grandfather": PinochleOptions(scale=10, card_values="original"),
}


def check_together(options: PinochleOptions) -> None:
    """Refuse values that do not go together.

    :raises Refused: card values in tens need a score in tens; partner first is for one side.
    """
    if options.card_values != "simple" and options.scale != 10:
        raise Refused(Reason.of("pinochle-values-need-tens"))
    if options.racehorse_how == "partner-first" and options.racehorse_who == "both-sides":
        raise Refused(Reason.of("pinochle-partner-first-one-side"))
