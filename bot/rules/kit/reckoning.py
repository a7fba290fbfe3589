"""The reckoning of a deal: the sum by which players of a game arrive at what a deal brought."""

from dataclasses import dataclass

from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat


@dataclass(frozen=True, slots=True)
class Account:
    """One side's part of a reckoning: its sum line by line, and the points it comes to."""

    side: tuple[Seat, ...]
    lines: tuple[Reason, ...]
    """Each line of the sum, such as 'Weis 20 × 4 = 80', as a reason of the game's own words."""
    points: int
    """Points written down for this deal; negative ones were lost."""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The result of one deal: who bid what, what came of it, and every side's sum."""

    contract: Reason | None
    """Who bid or made what; nothing where nobody did."""
    verdict: Reason | None
    """What came of it: made, set, a march; nothing where nothing was at stake."""
    accounts: tuple[Account, ...]
