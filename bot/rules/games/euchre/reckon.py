"""The reckoning of a deal of the Euchre family: trump made, or the makers euchred."""

from collections.abc import Iterator, Sequence

from bot.rules.games.euchre.family import FamilyOptions
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
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import seat


def reckon(told: Sequence[Event], options: FamilyOptions, players: int) -> Reckoning:
    """Either the makers score, or all others do: one line a side."""
    sides = options.sides(players)
    if (nothing := unplayed(told, sides)) is not None:
        return nothing
    outcome = last_told(told, "made", "march", "euchred", "euchred-by-one")
    assert outcome is not None
    points, won = gained(told, players), tricks_of(told, players)
    accounts = []
    for side in sides:
        tricks, earned = sum(won[one] for one in side), points[side[0]]
        accounts.append(Account(side, (_line(outcome, tricks, earned),), earned))
    contract, deal = _contract(told), number_of(told)
    maker = seat(contract.values["who"])
    partners = next(side for side in sides if maker in side)
    moments = tuple(_moments(contract, outcome, partners, deal))
    return Reckoning(contract, outcome, tuple(accounts), deal, moments)


def _contract(told: Sequence[Event]) -> Reason:
    """The trump and its maker, alone or with the suit called; a joker's trump was named blind."""
    making = last_told(told, "ordered", "named", "named-blind")
    assert making is not None
    facts = making.values
    who, suit = seat(facts["who"]), facts["suit"]
    if (call := last_told(told, "called-partner")) is not None:
        return Reason.of("trump-and-call", who=who, suit=suit, called=call.values["suit"])
    alone = bool(facts.get("alone")) or last_told(told, "called-nobody") is not None
    return Reason.of("trump", who=who, suit=suit, alone=alone)


def _line(outcome: Reason, tricks: int, points: int) -> Reason:
    """The line of a side: the points it gets for the outcome; without points, its tricks."""
    if not points:
        return Reason.of("tricks", tricks=tricks, points=points)
    if outcome.code in ("made", "march"):
        facts = outcome.values
        alone = bool(facts.get("alone"))
        if outcome.code == "march":
            return Reason.of("march", alone=alone, points=points)
        return Reason.of("made", alone=alone, tricks=facts["tricks"], points=points)
    return Reason.of("euchre", points=points)


def _moments(
    contract: Reason, outcome: Reason, partners: tuple[Seat, ...], deal: int
) -> Iterator[Moment]:
    """Marches, lone makers euchred, and lone defences."""
    facts, who = outcome.values, seat(contract.values["who"])
    alone = contract.values.get("alone") is True
    match outcome.code:
        case "march" if alone:
            yield Moment(Reason.of("alone", who=who, deal=deal), 80)
        case "march":
            yield Moment(Reason.of("march", who=facts.get("makers", partners), deal=deal), 40)
        case "euchred-by-one":
            yield Moment(Reason.of("lone-defence", who=facts["by"], maker=who, deal=deal), 95)
        case "euchred" if alone:
            yield Moment(Reason.of("alone-euchred", who=who, deal=deal), 50)
