"""The points of a deal of All Fours, in the order in which they are written."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.rules.games.all_fours.options import AllFoursOptions
from bot.rules.games.all_fours.order import ORDERS
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.high_low import Taken, game_of, pips, taken_in, trumps_of
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Trick


@dataclass(frozen=True, slots=True)
class Tally:
    """The count of the tricks taken so far. Only cards played to tricks count.

    ``high``, ``low`` and ``jack`` are the cards of these points, ``None`` as long as none lies
    there; ``totals`` are the card points of the sides.
    """

    high: Taken | None
    low: Taken | None
    jack: Taken | None
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """The score of a side: the name of the point, the place of the side, the number of points."""

    name: str
    side: int
    points: int = 1


def tally_of(tricks: Iterable[Trick], trump: Suit, sides: Sequence[Sequence[Seat]]) -> Tally:
    """The count of finished tricks."""
    taken = list(taken_in(tricks))
    held = trumps_of(taken, ORDERS[trump])
    jack = next((one for one in held if one.card == Card("J" + trump)), None)
    totals = tuple([sum(pips(one.card) for one in taken if one.taker in side) for side in sides])
    return Tally(held[0] if held else None, held[-1] if held else None, jack, totals)


def low_goes_to(low: Taken, options: AllFoursOptions) -> Seat:
    """The seat that has Low, by the option ``low_to``: its holder or its taker."""
    return low.taker if options.low_to == "taker" else low.player


def points_of(
    options: AllFoursOptions,
    dealer: int,
    high: int | None,
    low: int | None,
    jack: tuple[int, int] | None,
    totals: Sequence[int],
) -> Iterator[Point]:
    """The points of a deal's tricks, one by one in the order of writing.

    All numbers are places of sides: the ``dealer``'s, those with High and with Low, the taker's
    and the holder's of the jack; ``totals`` are the card points.
    """
    if high is not None:
        yield Point("high", high)
    if low is not None:
        yield Point("low", low)
    if jack is not None:
        taker, holder = jack
        yield Point("jack", taker, 1 if taker == holder else options.hang_jack)
    winner = game_of(totals)
    if winner is not None:
        yield Point("game", winner)
    elif options.game_tie == "non-dealer":
        yield Point("game-tied", 1 - dealer)
