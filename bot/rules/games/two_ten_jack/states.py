"""The phases of Two-Ten-Jack, from the deal to the end of the game."""

from dataclasses import dataclass, field
from typing import ClassVar

from bot.rules.games.two_ten_jack.options import TwoTenJackOptions
from bot.rules.games.two_ten_jack.order import trump_in
from bot.rules.kit import phases
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing, InPlay, Over
from bot.rules.kit.seats import Seat, alone, partners

Sides = tuple[tuple[Seat, ...], ...]


@fast_frozen
@dataclass(frozen=True, slots=True)
class Dealt(phases.Dealt[TwoTenJackOptions]):
    """A deal in progress, with the stock as it was dealt."""

    stock: tuple[Card, ...] = field(kw_only=True)

    @property
    def trump(self) -> Suit:
        """The trump suit of this deal."""
        return trump_in(self.options, self.match.deal)


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(InPlay[Dealt]):
    """The phase of the tricks.

    ``drawn`` are the cards that each seat has drawn, in order; ``points`` are those of the cards
    that each seat has taken, ``spades`` how many of the six that cost something. ``led_as`` is the
    word of its leader on the ace of spades, once it has been led to the present trick.
    """

    drawn: Hands
    points: tuple[int, ...]
    spades: tuple[int, ...]
    led_as: str = ""

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards still to be drawn, from the left."""
        return self.dealt.stock[sum(map(len, self.drawn)) :]


playing_on = quick(Playing)


@fast_frozen
@dataclass(frozen=True, slots=True)
class Speculating:
    """The phase after the lead of the ace of spades: its leader says as which suit it counts."""

    phase: ClassVar[str] = "speculating"
    play: Playing

    @property
    def match(self) -> Match[TwoTenJackOptions]:
        """The standing between the deals."""
        return self.play.dealt.match

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seat that led."""
        return (self.play.tricks.trick.leader,)


UnderWay = Playing | Speculating
State = Dealing[TwoTenJackOptions] | UnderWay | Over[TwoTenJackOptions]


def sides_of(options: TwoTenJackOptions, players: int) -> Sides:
    """The sides: partners opposite, or everybody alone."""
    return partners(players) if options.partners else alone(players)
