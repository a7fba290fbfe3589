"""The sum of a deal of Oh Jack, and the moments worth telling."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Account, Moment, Reckoning, gained, number_of
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat
from bot.rules.kit.tags import bid_tag
from tests.newcomers.oh_jack.options import OhJackOptions

HIGH: Final = 4
"""The least bid that is told of once it is met."""
HIGH_MET: Final = "high-met"


def reckon(told: Sequence[Event], options: OhJackOptions, players: int) -> Reckoning:
    """One line a seat: its bid, what it took, and what that earned."""
    outcomes = sorted(
        (what for what in public(told) if what.code in ("met", "missed")),
        key=lambda what: seat(what.values["who"]),
    )
    points, deal = gained(told, players), number_of(told)
    accounts = tuple(_account(what, points) for what in outcomes)
    total = sum(_number(what, "value") for what in outcomes)
    tricks = sum(_number(what, "tricks") for what in outcomes)
    met = tuple(seat(what.values["who"]) for what in outcomes if what.code == "met")
    verdict = Reason.of("met", who=met) if met else Reason.of("none-met")
    contract = Reason.of("bids", total=total, tricks=tricks)
    return Reckoning(contract, verdict, accounts, deal, tuple(_moments(outcomes, deal)))


def _account(what: Reason, points: tuple[int, ...]) -> Account:
    who, value, tricks = seat(what.values["who"]), _number(what, "value"), _number(what, "tricks")
    line = Reason.of(what.code, value=value, tricks=tricks, points=points[who])
    return Account((Seat(who),), (line,), points[who], (bid_tag(value),))


def _moments(outcomes: Sequence[Reason], deal: int) -> Iterator[Moment]:
    for what in outcomes:
        value = _number(what, "value")
        if what.code == "met" and value >= HIGH:
            facts = Reason.of(HIGH_MET, who=seat(what.values["who"]), deal=deal, value=value)
            yield Moment(facts, min(90, 30 + 10 * value))
    if all(what.code == "missed" for what in outcomes):
        yield Moment(Reason.of("none-met", deal=deal), 60)


def _number(what: Reason, name: str) -> int:
    fact = what.values[name]
    assert isinstance(fact, int)
    return fact
