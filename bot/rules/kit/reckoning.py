"""The reckoning of a deal: the sum by which players of a game arrive at the points of a deal."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat


@dataclass(frozen=True, slots=True)
class Account:
    """One side's part of a reckoning: its sum line by line, and the points it comes to."""

    side: tuple[Seat, ...]
    lines: tuple[Reason, ...]
    """Each line of the sum, such as 'Weis 20 × 4 = 80', as a reason of the game's own words.

    The points a line adds are its fact ``points``; those of all lines come to the account's points.
    """
    points: int
    """Points written down for this deal; negative ones were lost."""
    tags: tuple[Reason, ...] = ()
    """The tags beside them on the score sheet, such as a bid that everybody makes."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An event of a game that players tell afterwards: a march, a bid made by a hair."""

    what: Reason
    weight: int
    """The rarity of it, from 0 (any game has one) to 100 (one remembers it for years)."""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The result of one deal: the bid, its outcome, and every side's sum.

    The accounts are those of the sides of the game, in their order.
    """

    contract: Reason | None
    """The bid or the contract, with its seat; ``None`` where nobody has one."""
    verdict: Reason | None
    """The outcome of it: made, set, a march; ``None`` where nothing was at stake."""
    accounts: tuple[Account, ...]
    deal: int = 0
    """The number of the deal; one that is dealt anew has the number of the next."""
    moments: tuple[Moment, ...] = ()
    """The moments worth telling of this deal when the game is over."""

    def of(self, seat: Seat) -> Account:
        """The account in which this seat is."""
        return next(account for account in self.accounts if seat in account.side)


Sides = tuple[tuple[Seat, ...], ...]
NOTHING_PLAYED = ("all-passed", "redealt")
"""Events that end a deal before a card is played: then there is nothing to reckon."""


def unplayed(told: Sequence[Event], sides: Sides) -> Reckoning | None:
    """The reckoning of a deal that nobody played, in which nobody scores; ``None`` if it was."""
    for what in public(told):
        if what.code in NOTHING_PLAYED:
            accounts = tuple(Account(side, (), 0) for side in sides)
            return Reckoning(None, what, accounts, number_of(told))
    return None


def number_of(told: Sequence[Event]) -> int:
    """The number of the deal of which this was told; 0 if it was never dealt."""
    numbers = [what.values["deal"] for what in public(told) if what.code == "dealt"]
    return int(str(numbers[0])) if numbers else 0


def gained(told: Sequence[Event], players: int) -> tuple[int, ...]:
    """The points that were written down for each seat in a deal."""
    points = [0] * players
    for what in public(told):
        if what.code == "scored":
            facts = what.values
            who, more = facts["who"], facts["points"]
            assert isinstance(more, int)
            for one in who if isinstance(who, tuple) else (who,):
                assert isinstance(one, Seat)
                points[one] += more
    return tuple(points)


def tricks_of(told: Sequence[Event], players: int) -> tuple[int, ...]:
    """The tricks that each seat took in a deal."""
    takers = [seat(what.values["who"]) for what in public(told) if what.code == "trick-won"]
    return tuple(takers.count(Seat(n)) for n in range(players))


def last_told(told: Sequence[Event], *codes: str) -> Reason | None:
    """The last of these events that everybody was told; ``None`` if none was."""
    return next((what for what in reversed(tuple(public(told))) if what.code in codes), None)
