"""Call-ace Euchre for four to six, with a partner nobody knows until the cards show it.

Source: the same article; the packs and the points are those of Parlett's description.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.game import Sheet
from bot.rules.games.euchre.family import TRICKS, FamilyOptions, Played
from bot.rules.games.euchre.game import FamilyGame
from bot.rules.games.euchre.lessons import CALL_ACE_LESSON
from bot.rules.games.euchre.teaching import CALL_ACE
from bot.rules.kit.actions import KEEP, PASS, Call, CallPartner, OrderUp, Play, Swap, Vocabulary
from bot.rules.kit.seats import Seat, seats
from bot.rules.options import option

PACKS: Final[Mapping[int, int]] = {4: 24, 5: 28, 6: 32}


@dataclass(frozen=True, slots=True)
class CallAceOptions(FamilyOptions):
    """The options of Call-ace. The pack grows with the table."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "target 10 5 7 11 15",
        "stick_the_dealer no yes",
        "joker none best-bower benny",
        "ace_only no yes",
    )
    lengths: ClassVar[tuple[str, ...]] = ("target",)

    target: int = option(10, 5, 7, 11, 15)
    stick_the_dealer: bool = option(False, True)
    joker: str = option("none", "best-bower", "benny")
    ace_only: bool = option(False, True)

    @property
    def calls_partner(self) -> bool:
        """Always true in this game."""
        return True

    def pack_for(self, players: int) -> int:
        """24, 28 or 32 cards for four, five or six."""
        return PACKS[players]

    def gains(self, deal: Played) -> tuple[int, ...]:
        """Each maker as :meth:`_made` says. Euchred: 2 to each of the others."""
        makers, others = (self._made(deal), 0) if deal.made else (0, 2)
        return tuple([makers if seat in deal.makers else others for seat in seats(deal.players)])

    def _made(self, deal: Played) -> int:
        """Five tricks: alone a point a player, with a partner 2 each, from five players on 3."""
        if deal.tricks < TRICKS:
            return 1
        if len(deal.makers) == 1:
            return deal.players
        return 2 if deal.players == 4 else 3

    def winners(self, scores: tuple[int, ...]) -> tuple[Seat, ...]:
        """The highest at the target; more than one where they are equal."""
        best = max(scores)
        if best < self.target:
            return ()
        return tuple([seat for seat in seats(len(scores)) if scores[seat] == best])


PRESETS: Final[Mapping[str, CallAceOptions]] = {
    "house": CallAceOptions(),
    "source": CallAceOptions(),
}


class CallAce(FamilyGame):
    """The maker calls a suit; the holder of its highest card in play is the partner."""

    key: ClassVar[str] = "call-ace"
    example = CALL_ACE
    sheet: ClassVar[Sheet] = "pegs"
    options = CallAceOptions
    presets = PRESETS
    lesson = CALL_ACE_LESSON
    sizes = (4, 5, 6)
    vocabulary = Vocabulary(OrderUp, Call, Swap, CallPartner, Play, says=(PASS, KEEP))
