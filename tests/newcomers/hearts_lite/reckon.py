"""The sum of a deal of Hearts Lite, and the moments worth telling."""

from collections.abc import Iterator, Sequence

from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Account, Moment, Reckoning, gained, last_told, number_of
from bot.rules.kit.seats import Seat, seats
from bot.rules.kit.stats import public
from tests.newcomers.hearts_lite.options import HeartsLiteOptions
from tests.newcomers.hearts_lite.order import PENALTY, QUEEN


def reckon(told: Sequence[Event], options: HeartsLiteOptions, players: int) -> Reckoning:
    """Nobody bids: the hearts are a line and the queen is one, unless one seat has them all."""
    points, everything, deal = gained(told, players), last_told(told, "took-all"), number_of(told)
    accounts = tuple(
        Account((who,), tuple(_lines(told, who, everything, points[who])), points[who])
        for who in seats(players)
    )
    moments: tuple[Moment, ...] = ()
    if everything is not None:
        moments = (Moment(Reason.of("took-all", who=everything.values["who"], deal=deal), 75),)
    return Reckoning(None, everything, accounts, deal, moments)


def _lines(
    told: Sequence[Event], who: Seat, everything: Reason | None, points: int
) -> Iterator[Reason]:
    if everything is not None:
        yield Reason.of("all" if everything.values["who"] == who else "all-others", points=points)
        return
    queen = any(QUEEN in _taken(what, who) for what in public(told))
    hearts = points - PENALTY[QUEEN] * queen
    if queen:
        yield Reason.of("queen", card=QUEEN, points=PENALTY[QUEEN])
    if hearts:
        yield Reason.of("hearts", points=hearts)
    if not points:
        yield Reason.of("clean", points=0)


def _taken(what: Reason, who: Seat) -> tuple[object, ...]:
    """The cards with points that this seat took by this event."""
    if what.code != "takes-points" or what.values["who"] != who:
        return ()
    cards = what.values["cards"]
    assert isinstance(cards, tuple)
    return cards
