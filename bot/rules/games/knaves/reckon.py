"""The reckoning of a deal of Knaves: the tricks taken, and the cost of each jack."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.games.knaves.observe import SIDES
from bot.rules.games.knaves.options import KnavesOptions
from bot.rules.games.knaves.order import EVERY_JACK, JACKS, costs_of
from bot.rules.kit.events import Event
from bot.rules.kit.jacks import jacks_of, takes_of
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import (
    Account,
    Moment,
    Reckoning,
    gained,
    last_told,
    number_of,
    tricks_of,
)
from bot.rules.kit.seats import Seat

RICH: Final = 9
"""Points that few players make in a deal."""


def reckon(told: Sequence[Event], options: KnavesOptions, players: int) -> Reckoning:
    """Nobody bids: a line for the tricks, and one for each jack, unless all of them gain."""
    points, tricks = gained(told, players), tricks_of(told, players)
    swept, deal = last_told(told, "all-four"), number_of(told)
    accounts = tuple(
        Account((who,), tuple(_lines(told, who, tricks[who], swept, options)), points[who])
        for (who,) in SIDES
    )
    return Reckoning(None, swept, accounts, deal, tuple(_moments(told, points, swept, deal)))


def _lines(
    told: Sequence[Event], who: Seat, tricks: int, swept: Reason | None, options: KnavesOptions
) -> Iterator[Reason]:
    yield Reason.of("tricks", tricks=tricks, points=tricks)
    if swept is not None and swept.values["who"] == who:
        yield Reason.of("all-four", points=EVERY_JACK)
        return
    costs = costs_of(options)
    for jack in jacks_of(told, who):
        yield Reason.of("jack", card=jack, points=-costs[jack])


def _moments(
    told: Sequence[Event], points: Sequence[int], swept: Reason | None, deal: int
) -> Iterator[Moment]:
    for who, _ in takes_of(told):
        if len(jacks_of(told, who)) == len(JACKS):
            code = "all-jacks" if swept is None else "all-four"
            yield Moment(Reason.of(code, who=who, deal=deal), 55 if swept is None else 85)
            break
    best = max(points)
    if best >= RICH and swept is None:
        what = Reason.of("rich", who=Seat(points.index(best)), points=best, deal=deal)
        yield Moment(what, 60)
