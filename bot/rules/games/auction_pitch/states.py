"""The phases of Auction Pitch, from the deal to the end of the game."""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from bot.rules.games.auction_pitch.options import AuctionPitchOptions
from bot.rules.games.auction_pitch.order import most_points
from bot.rules.kit import phases
from bot.rules.kit.auction import Value
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.dealing import Layout
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.phases import AskingMaker, Dealing, Over
from bot.rules.kit.seats import Seat, alone, partners

LAYOUT: Final = Layout(6, (("stock", None),), packet=3)
"""Six each, three at a time; the rest is the stock."""
LOWEST: Final = 2
SMUDGE: Final = "smudge"
"""The bid above all others: every point and every trick."""
Sides = tuple[tuple[Seat, ...], ...]


@cache
def bids_of(points: str, smudge: str) -> tuple[Value, ...]:
    """Every bid from the lowest up."""
    numbers = range(LOWEST, most_points(points) + 1)
    return (*numbers, SMUDGE) if smudge == "added" else tuple(numbers)


def sides_of(options: AuctionPitchOptions, players: int) -> Sides:
    """Everybody alone, or partners opposite."""
    return partners(players) if options.partners else alone(players)


@fast_frozen
@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(phases.Dealt[AuctionPitchOptions]):
    """A deal in progress; nobody ever sees the ``stock``."""

    stock: tuple[Card, ...]

    @property
    def sides(self) -> Sides:
        """The sides of the game."""
        return sides_of(self.options, self.match.players)


@fast_frozen
@dataclass(frozen=True, slots=True)
class Contract:
    """The pitcher's bid, and the trump once it is pitched; ``maker`` is the pitcher."""

    maker: Seat
    bid: Value
    trump: Suit | None = None


class Bidding(phases.Bidding[Dealt]):
    """The phase in which everybody bids once, the dealer last."""

    __slots__ = ()


class Pitching(AskingMaker[Dealt, Contract]):
    """The pitcher is to lead the first card, and makes its suit trump."""

    __slots__ = ()
    phase: ClassVar[str] = "pitching"


class Playing(phases.Playing[Dealt, Contract]):
    """The phase in which tricks are played, from the second card on."""

    __slots__ = ()


playing_on = quick(Playing)

UnderWay = Bidding | Pitching | Playing
State = Dealing[AuctionPitchOptions] | UnderWay | Over[AuctionPitchOptions]
