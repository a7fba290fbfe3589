"""The sum of a deal of Pitchling, and the moments worth telling."""

from collections.abc import Iterator, Sequence

from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Account, Moment, Reckoning, gained, last_told, number_of
from bot.rules.kit.seats import seats
from bot.rules.kit.stats import seat
from tests.newcomers.pitchling.options import PitchlingOptions
from tests.newcomers.pitchling.order import ALL_POINTS
from tests.newcomers.pitchling.states import BIDS

ALL = "all-points"
"""Every card point of a deal: a moment worth telling, and an achievement."""


def reckon(told: Sequence[Event], options: PitchlingOptions, players: int) -> Reckoning:
    """The declarer's card points beside the bid, and the bid for whoever writes it down."""
    outcome, named = last_told(told, "made", "failed"), last_told(told, "named")
    counted = last_told(told, "counted")
    assert outcome is not None and named is not None
    facts, points, deal = outcome.values, gained(told, players), number_of(told)
    maker, bid = seat(facts["maker"]), facts["value"]
    in_parts = {} if counted is None else counted.values
    accounts = []
    for who in seats(players):
        lines = []
        if who == maker and counted is not None:
            taken, away = in_parts["tricks"], in_parts["away"]
            lines.append(Reason.of("taken", tricks=taken, away=away, points=0))
        code = "bid" if points[who] else "nothing"
        lines.append(Reason.of(code, points=points[who]))
        accounts.append(Account((who,), tuple(lines), points[who]))
    contract = Reason.of("bid", who=maker, value=bid, suit=named.values["suit"])
    return Reckoning(contract, outcome, tuple(accounts), deal, tuple(_moments(outcome, deal)))


def _moments(outcome: Reason, deal: int) -> Iterator[Moment]:
    """All card points, the highest bid, and a bid made or missed by next to nothing."""
    facts = outcome.values
    who, bid, points = facts["maker"], int(str(facts["value"])), int(str(facts["points"]))
    if points == ALL_POINTS:
        yield Moment(Reason.of(ALL, who=who, deal=deal), 95)
    elif bid == BIDS[-1] and outcome.code == "made":
        yield Moment(Reason.of("highest-bid", who=who, deal=deal, value=bid), 75)
    elif points == bid:
        yield Moment(Reason.of("just-made", who=who, deal=deal, value=bid), 55)
    elif points == bid - 1:
        yield Moment(Reason.of("just-missed", who=who, deal=deal, value=bid), 60)
