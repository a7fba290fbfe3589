"""The options of Euchre, the combinations refused, the worth of a deal, and the presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.games.euchre.family import TRICKS, FamilyOptions, Played, Sides
from bot.rules.kit.events import Event, tell
from bot.rules.kit.reasons import Reason, Refused
from bot.rules.kit.seats import partner, partners, seats
from bot.rules.options import option


@dataclass(frozen=True, slots=True)
class EuchreOptions(FamilyOptions):
    """The options of Euchre."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "pack 32 28 24",
        "target 10 5 7 11 15",
        "stick_the_dealer no yes",
        "joker none best-bower benny",
        "joker_turned hearts dealer-names makers-at-once",
        "lone_lead maker-left eldest",
        "lone_euchre 2 4",
        "defend_alone no against-anyone against-loner",
        "lone_defender four-for-all-five four-for-any-euchre",
        "partner_must_go_alone no yes",
        "farmers_hand no redeal exchange",
        "no_trump no yes",
        "needs_trump no yes",
        "partners_best no yes",
        "super_euchre no yes",
    )
    lengths: ClassVar[tuple[str, ...]] = ("target",)

    pack: int = option(32, 28, 24)
    target: int = option(10, 5, 7, 11, 15)
    stick_the_dealer: bool = option(False, True)
    joker: str = option("none", "best-bower", "benny")
    joker_turned: str = option(
        "hearts", "dealer-names", "makers-at-once", only_if="joker=best-bower,benny"
    )
    lone_lead: str = option("maker-left", "eldest")
    lone_euchre: int = option(2, 4)
    defend_alone: str = option("no", "against-anyone", "against-loner")
    lone_defender: str = option(
        "four-for-all-five",
        "four-for-any-euchre",
        only_if="defend_alone=against-anyone,against-loner",
    )
    partner_must_go_alone: bool = option(False, True)
    farmers_hand: str = option("no", "redeal", "exchange")
    no_trump: bool = option(False, True)
    needs_trump: bool = option(False, True)
    partners_best: bool = option(False, True)
    super_euchre: bool = option(False, True)

    def pack_for(self, players: int) -> int:
        """The number of cards, as chosen."""
        return self.pack

    @property
    def has_loners(self) -> bool:
        """A maker may play without the partner."""
        return True

    def check(self) -> None:
        """The farmer's exchange needs a stock of exactly three.

        :raises Refused: with the reason.
        """
        if self.farmers_hand == "exchange" and (self.pack, self.joker) != (24, "none"):
            raise Refused(Reason.of("exchange-needs-24", pack=self.pack, joker=self.joker))

    def sides(self, players: int) -> Sides:
        """The sides: partners sit opposite."""
        return partners(players)

    def maker_left_leads(self, is_alone: bool) -> bool:
        """Whether the option gives the first lead against a lone maker to the maker's left."""
        return is_alone and self.lone_lead == "maker-left"

    def gains(self, deal: Played) -> tuple[int, ...]:
        """Points for the makers, or for both defenders."""
        earned = self._points(deal)
        makers = abs(earned) if earned > 0 else 0
        others = abs(earned) - makers
        return tuple([makers if seat in deal.makers else others for seat in seats(deal.players)])

    def _points(self, deal: Played) -> int:
        """The points of a deal: above zero for the makers, below for the defenders.

        Of several values of one euchre the highest counts, once.
        """
        alone, tricks = deal.contract.is_alone, deal.tricks
        if deal.made:
            return 1 if tricks < TRICKS else 4 if alone else 2
        values = [2]
        if alone:
            values.append(self.lone_euchre)
        if deal.contract.lone_defender is not None and (
            tricks == 0 or self.lone_defender == "four-for-any-euchre"
        ):
            values.append(4)
        if self.super_euchre and tricks == 0:
            values.append(4)
        return -max(values)

    def outcome(self, deal: Played) -> Event:
        """Made, a march, or euchred, perhaps by one defender."""
        alone, maker, tricks = deal.contract.is_alone, deal.contract.maker, deal.tricks
        who = maker if alone else (maker, partner(maker))
        if deal.made:
            code = "march" if tricks == TRICKS else "made"
            return tell(code, maker=maker, who=who, alone=alone, tricks=tricks)
        defender = deal.contract.lone_defender
        if defender is None:
            return tell("euchred", maker=maker, who=who, alone=alone, tricks=tricks)
        return tell("euchred-by-one", maker=maker, who=who, alone=alone, tricks=tricks, by=defender)


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
EXPECTED: Final[Mapping[str, tuple[str, ...]]] = {"american": ("en-US",), "british": ("en-GB",)}
