"""The phases of All Fours, from the deal to the end of the game."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.games.all_fours.options import AllFoursOptions
from bot.rules.kit import phases
from bot.rules.kit.actions import Say
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.dealing import Layout
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.phases import Asking, Dealing, InPlay, Over
from bot.rules.kit.seats import Seat, alone, partners

LAYOUT: Final = Layout(6, (("up", 1), ("stock", None)), packet=3)
"""Six each, three at a time; the next card is turned up, and the rest is the stock."""
PACKET: Final = 3
"""The cards that everybody gets when they are run."""
GIFT_POINTS: Final = 1
STAND, BEG, GIFT, RUN = Say("stand"), Say("beg"), Say("gift"), Say("run")
Sides = tuple[tuple[Seat, ...], ...]


def sides_of(players: int) -> Sides:
    """One against one, or partners opposite: a seat's number modulo two is its side's place."""
    return partners(players) if players > 2 else alone(players)


@fast_frozen
@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(phases.Dealt[AllFoursOptions]):
    """A deal in progress.

    ``stock`` is the rest of the pack, drawn from the left, and ``turned`` all cards turned up so
    far: the suit of the last one is trump, or is offered as trump. ``written`` are the points of
    each side in this deal, which the match knows already; ``drawn`` the cards that each seat got
    when the cards were run, in order.
    """

    stock: tuple[Card, ...]
    turned: tuple[Card, ...]
    written: tuple[int, int] = (0, 0)
    drawn: Hands = ()

    @property
    def sides(self) -> Sides:
        """The sides of the game."""
        return sides_of(self.match.players)

    @property
    def suit(self) -> Suit:
        """The suit that is turned up."""
        suit = self.turned[-1].suit
        assert suit is not None
        return suit


class Standing(Asking[Dealt]):
    """Eldest stands by the suit turned up, or begs."""

    __slots__ = ()
    phase: ClassVar[str] = "standing"


class Giving(Asking[Dealt]):
    """The dealer, begged, makes a gift of a point, or runs the cards."""

    __slots__ = ()
    phase: ClassVar[str] = "giving"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(InPlay[Dealt]):
    """The phase of the tricks; the suit turned up is trump."""


playing_on = quick(Playing)

UnderWay = Standing | Giving | Playing
State = Dealing[AllFoursOptions] | UnderWay | Over[AllFoursOptions]
