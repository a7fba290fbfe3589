"""The reckoning of a deal of Cinch: every point with its card, and the bid."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.games.cinch.options import CinchOptions
from bot.rules.games.cinch.order import POINTS
from bot.rules.games.cinch.scoring import side_of
from bot.rules.games.cinch.states import SIDES
from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import (
    Account,
    Moment,
    Reckoning,
    gained,
    last_told,
    number_of,
    unplayed,
)
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat

OF_CARDS: Final = ("high", "low", "jack", "game", "right-pedro", "left-pedro")
"""The points that a card brings."""
HIGH_BID: Final = 11
"""The lowest bid, in points, that is a moment when it is made."""


def reckon(told: Sequence[Event], options: CinchOptions, players: int) -> Reckoning:
    """All have the points they took, unless the bid makes something else of them."""
    if (nothing := unplayed(told, SIDES)) is not None:
        return nothing
    outcome, named = last_told(told, "made", "failed", "without-bid"), last_told(told, "named")
    assert outcome is not None and named is not None
    points, deal = gained(told, players), number_of(told)
    accounts = tuple(
        Account(side, tuple(_lines(told, side, outcome, points[side[0]], options)), points[side[0]])
        for side in SIDES
    )
    facts = outcome.values
    code = "without-bid" if outcome.code == "without-bid" else "bid"
    contract = Reason.of(code, who=facts["maker"], value=facts["value"], suit=named.values["suit"])
    return Reckoning(contract, outcome, accounts, deal, tuple(_moments(outcome, deal)))


def _lines(
    told: Sequence[Event],
    side: tuple[Seat, ...],
    outcome: Reason,
    written: int,
    options: CinchOptions,
) -> Iterator[Reason]:
    """The lines of a side: the cards that brought points, and the bid's effect on these."""
    facts = outcome.values
    failed, ours = outcome.code == "failed", facts["maker"] in side
    levelled = options.scoring == "difference" and not failed
    counts = not levelled and not (failed and ours)
    took = 0
    for what in public(told):
        if what.code in OF_CARDS and what.values["who"] in side:
            points = what.values["points"]
            assert isinstance(points, int)
            took += points
            card = what.values["card"]
            yield Reason.of(what.code, card=card, worth=points, points=points * counts)
    if levelled:  # some points may have stayed in the stock: what the others took is told
        theirs = facts["against" if ours else "points"]
        yield Reason.of("difference", mine=took, theirs=theirs, points=written)
    elif failed and ours:
        yield Reason.of("set", took=took, bid=facts["value"], points=written)
    elif failed and written > took:
        yield Reason.of("bonus", bid=facts["value"], points=written - took)
    elif not took:
        yield Reason.of("no-point", points=0)


def _moments(outcome: Reason, deal: int) -> Iterator[Moment]:
    """All the points of either side, and high bids that were made or lost."""
    facts = outcome.values
    who, value = seat(facts["maker"]), facts["value"]
    assert isinstance(value, int)
    if outcome.code == "made" and value == POINTS:
        yield Moment(Reason.of("fourteen", who=who, deal=deal), 90)
    elif POINTS in (facts["points"], facts["against"]):
        ours = side_of(who) if facts["points"] == POINTS else 1 - side_of(who)
        yield Moment(Reason.of("all-points", who=SIDES[ours], deal=deal), 60)
    elif outcome.code == "made" and value >= HIGH_BID:
        yield Moment(Reason.of("high-bid", who=who, deal=deal, bid=value), 45)
    elif outcome.code == "failed" and facts["points"] == value - 1:
        yield Moment(Reason.of("one-short", who=who, deal=deal, bid=value), 40)
