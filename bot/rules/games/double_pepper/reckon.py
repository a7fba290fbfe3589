"""The reckoning of a deal of Double Pepper: the bid made or lost, and the others' tricks."""

from collections.abc import Sequence

from bot.rules.games.double_pepper.options import DoublePepperOptions
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
)
from bot.rules.kit.seats import partners
from bot.rules.kit.stats import seat


def reckon(told: Sequence[Event], options: DoublePepperOptions, players: int) -> Reckoning:
    """The maker's side has bid; the other has its tricks."""
    outcome, named = last_told(told, "made", "short"), last_told(told, "named")
    assert outcome is not None and named is not None
    facts, forced = outcome.values, last_told(told, "forced-bid") is not None
    maker, value, took, alone = (
        seat(facts["maker"]),
        facts["value"],
        facts["tricks"],
        facts["alone"],
    )
    points, won = gained(told, players), tricks_of(told, players)
    accounts = []
    for side in partners(players):
        tricks, earned = sum(won[one] for one in side), points[side[0]]
        line = Reason.of("tricks", tricks=tricks, points=earned)
        if maker in side and outcome.code == "made":
            line = Reason.of("made", value=value, tricks=took, alone=alone, points=earned)
        elif maker in side:
            line = Reason.of(
                "lost", value=value, tricks=took, alone=alone, forced=forced, points=earned
            )
        accounts.append(Account(side, (line,), earned))
    contract = Reason.of("bid", who=maker, value=value, suit=named.values["suit"], alone=alone)
    deal = number_of(told)
    moments: tuple[Moment, ...] = ()
    if alone and outcome.code == "made":
        moments = (Moment(Reason.of("alone", who=maker, value=value, deal=deal), 75),)
    return Reckoning(contract, outcome, tuple(accounts), deal, moments)
