"""The reckoning of a deal of Four Jacks: the cost of each jack, or the gain of all four."""

from collections.abc import Iterator, Sequence

from bot.rules.games.four_jacks.observe import SIDES
from bot.rules.games.four_jacks.options import FourJacksOptions
from bot.rules.games.four_jacks.order import PENALTY
from bot.rules.kit.cards import Card
from bot.rules.kit.events import Event
from bot.rules.kit.jacks import jacks_of
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Account, Moment, Reckoning, gained, last_told, number_of
from bot.rules.kit.seats import Seat


def reckon(told: Sequence[Event], options: FourJacksOptions, players: int) -> Reckoning:
    """Nobody bids: each jack is a line, unless one seat has them all."""
    points, slam = gained(told, players), last_told(told, "four-jacks")
    accounts = tuple(
        Account((who,), tuple(_lines(told, who, slam, points[who])), points[who])
        for (who,) in SIDES
    )
    deal = number_of(told)
    moments: tuple[Moment, ...] = ()
    if slam is not None:
        moments = (Moment(Reason.of("slam", who=slam.values["who"], deal=deal), 80),)
    return Reckoning(None, slam, accounts, deal, moments)


def _lines(told: Sequence[Event], who: Seat, slam: Reason | None, points: int) -> Iterator[Reason]:
    if slam is not None:
        yield Reason.of("slam" if slam.values["who"] == who else "slam-loss", points=points)
        return
    taken = jacks_of(told, who)
    if not taken:
        yield Reason.of("clean", points=points)
    yield from map(_jack, taken)


def _jack(jack: Card) -> Reason:
    return Reason.of("jack", card=jack, points=-PENALTY[jack])
