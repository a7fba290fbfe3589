"""The options of Euchre, its presets, and what does not go together."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.rules.cards import Card
from bot.rules.euchre.order import JOKERS
from bot.rules.options import Options, option
from bot.rules.reasons import Reason, Refused


@dataclass(frozen=True, slots=True)
class EuchreOptions(Options):
    """The options of Euchre."""

    pack: int = option(32, 28, 24)
    target: int = option(10, 5, 7, 11, 15)
    stick_the_dealer: bool = option(False, True)
    joker: str = option("none", "best-bower", "benny")
    joker_turned: str = option("hearts", "dealer-names", "makers-at-once")
    lone_lead: str = option("maker-left", "eldest")
    lone_euchre: int = option(2, 4)
    defend_alone: str = option("no", "against-anyone", "against-loner")
    lone_defender: str = option("four-for-all-five", "four-for-any-euchre")
    partner_must_go_alone: bool = option(False, True)
    farmers_hand: str = option("no", "redeal", "exchange")
    no_trump: bool = option(False, True)
    needs_trump: bool = option(False, True)
    partners_best: bool = option(False, True)
    super_euchre: bool = option(False, True)

    @property
    def best_bower(self) -> Card | None:
        """The joker or the benny, if one is in the pack."""
        return JOKERS[self.joker]


PRESETS: Final[Mapping[str, EuchreOptions]] = {
    "house": EuchreOptions(),
    "source": EuchreOptions(),
    "american": EuchreOptions(pack=24, lone_lead="eldest"),
    "stick": EuchreOptions(pack=24, lone_lead="eldest", stick_the_dealer=True),
    "canadian": EuchreOptions(pack=24, lone_lead="eldest", partner_must_go_alone=True),
    "british": EuchreOptions(
        pack=24, target=11, joker="benny", joker_turned="dealer-names", lone_lead="eldest"
    ),
    "railroad": EuchreOptions(
        pack=24,
        joker="best-bower",
        defend_alone="against-loner",
        lone_defender="four-for-any-euchre",
        partners_best=True,
    ),
}


def check_together(options: EuchreOptions) -> None:
    """Refuse what does not go together: the exchange needs a stock of exactly three.

    :raises Refused: with the reason.
    """
    if options.farmers_hand == "exchange" and (options.pack, options.joker) != (24, "none"):
        raise Refused(Reason.of("exchange-needs-24", pack=options.pack, joker=options.joker))
