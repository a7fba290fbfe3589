"""The reckoning of a deal of Differenzler: each prediction, the points taken, the penalty."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.games.differenzler.options import DifferenzlerOptions
from bot.rules.games.differenzler.order import MOST
from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Account, Moment, Reckoning, last_told, number_of
from bot.rules.kit.stats import public
from bot.rules.kit.stats import seat as seat_of
from bot.rules.kit.tags import bid_tag

HIGH: Final = 60
"""The least points of an exact prediction that is an achievement."""


def reckon(told: Sequence[Event], options: DifferenzlerOptions, players: int) -> Reckoning:
    """A line for each seat: its prediction, the points it took, and the penalty."""
    deal = number_of(told)
    scored = [what for what in public(told) if what.code == "scored"]
    accounts = tuple(map(_account, scored))
    best = min(scored, key=lambda what: _off(what))
    even = [what.values["who"] for what in scored if _off(what) == _off(best)]
    who = tuple(seat_of(one) for one in even)
    verdict = Reason.of("nearest", who=who, off=_off(best))
    contract = last_told(told, "named", "turned", "goes-round")
    moments = tuple(_moments(scored, deal))
    return Reckoning(_played(contract), verdict, accounts, deal, moments)


def _played(what: Reason | None) -> Reason | None:
    """The contract by its origin: named, turned up, or going round."""
    if what is None:
        return None
    facts = what.values
    if what.code == "named":
        return Reason.of("named", who=facts["who"], contract=facts["contract"])
    if what.code == "turned":
        return Reason.of("turned", card=facts["card"])
    return Reason.of("goes-round", contract=facts["contract"])


def _account(scored: Reason) -> Account:
    facts = scored.values
    points, said = _number(scored, "points"), _number(scored, "predicted")
    line = Reason.of(
        "exact" if not _off(scored) else "off",
        predicted=said,
        taken=facts["taken"],
        points=points,
    )
    return Account((seat_of(facts["who"]),), (line,), points, (bid_tag(said),))


def _moments(scored: Sequence[Reason], deal: int) -> Iterator[Moment]:
    """Exact predictions, the higher the more telling; and every single point."""
    for what in scored:
        who, taken = what.values["who"], _number(what, "taken")
        if taken == MOST:
            yield Moment(Reason.of("all", who=who, deal=deal), 70)
        if not _off(what) and taken:
            high = taken >= HIGH
            code = "exact-high" if high else "exact"
            told = Reason.of(code, who=who, points=taken, deal=deal)
            yield Moment(told, 75 if high else 25 + taken // 3)


def _off(scored: Reason) -> int:
    return abs(_number(scored, "predicted") - _number(scored, "taken"))


def _number(what: Reason, fact: str) -> int:
    number = what.values[fact]
    assert isinstance(number, int)
    return number
