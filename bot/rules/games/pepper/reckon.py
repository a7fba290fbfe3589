"""The reckoning of a deal of Pepper: the bid made or lost, and the others' tricks."""

from collections.abc import Sequence

from bot.rules.games.pepper.options import PepperOptions
from bot.rules.games.pepper.states import BIG, hand_size, sides_of
from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import (
    Account,
    Moment,
    Reckoning,
    gained,
    last_told,
    number_of,
    tricks_of,
    unplayed,
)
from bot.rules.kit.stats import seat


def reckon(told: Sequence[Event], options: PepperOptions, players: int) -> Reckoning:
    """The maker's side has bid; all others have their tricks."""
    sides = sides_of(options, players)
    if (nothing := unplayed(told, sides)) is not None:
        return nothing
    outcome, named = last_told(told, "made", "short"), last_told(told, "named")
    assert outcome is not None and named is not None
    facts, most = outcome.values, hand_size(players)
    maker, value = seat(facts["maker"]), facts["value"]
    points, won = gained(told, players), tricks_of(told, players)
    accounts = []
    for side in sides:
        tricks, earned = sum(won[one] for one in side), points[side[0]]
        line = Reason.of("tricks", tricks=tricks, points=earned)
        if maker in side:
            line = _of_bid(outcome, most, earned)
        accounts.append(Account(side, (line,), earned))
    contract = Reason.of("bid", who=maker, value=value, suit=named.values["suit"])
    deal = number_of(told)
    moments: tuple[Moment, ...] = ()
    if value == BIG:
        code = "big" if outcome.code == "made" else "big-lost"
        moments = (Moment(Reason.of(code, who=maker, deal=deal), 85 if code == "big" else 60),)
    return Reckoning(contract, outcome, tuple(accounts), deal, moments)


def _of_bid(outcome: Reason, most: int, points: int) -> Reason:
    facts = outcome.values
    bid, tricks = facts["value"], facts["tricks"]
    if bid == BIG:
        code = "big" if outcome.code == "made" else "big-lost"
        return Reason.of(code, tricks=tricks, most=most, points=points)
    code = "made" if outcome.code == "made" else "lost"
    return Reason.of(code, value=bid, tricks=tricks, points=points)
