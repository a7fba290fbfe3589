"""The reckoning of a deal of Schieber: cards, Weis, Stöck and match, each times the factor."""

from collections.abc import Iterator, Sequence

from bot.rules.games.schieber.cardplay import STOECK
from bot.rules.games.schieber.options import SchieberOptions
from bot.rules.games.schieber.states import SIDES
from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Fact, Reason
from bot.rules.kit.reckoning import Account, Moment, Reckoning, gained, last_told, number_of
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat

HUNDRED = 100
"""The points of a Weis, before the factor, from which on it is told."""


def reckon(told: Sequence[Event], options: SchieberOptions, players: int) -> Reckoning:
    """The points that each side has written down, line by line; nothing is promised in Jass."""
    named = last_told(told, "named")
    assert named is not None
    facts, points = named.values, gained(told, players)
    factor = _number(facts["factor"])
    accounts = tuple(
        Account(side, tuple(_lines(told, side, factor)), points[side[0]]) for side in SIDES
    )
    contract = Reason.of("named", who=facts["who"], contract=facts["contract"], factor=factor)
    verdict = last_told(told, "match") or _ahead(told)
    deal = number_of(told)
    moments = tuple(_moments(told, verdict, factor, deal))
    return Reckoning(contract, verdict, accounts, deal, moments)


def _moments(
    told: Sequence[Event], verdict: Reason | None, factor: int, deal: int
) -> Iterator[Moment]:
    """A match, the more telling the more it counts, and Weis of a hundred and more."""
    if verdict is not None and verdict.code == "match":
        yield Moment(Reason.of("match", who=verdict.values["who"], deal=deal), 60 + 5 * factor)
    for who in (one for side in SIDES for one in side):
        points = sum(
            _number(what.values["points"])
            for what in public(told)
            if what.code == "weis-shown" and what.values["who"] == who
        )
        if points >= HUNDRED:
            weis = Reason.of("weis", who=who, points=points, deal=deal)
            yield Moment(weis, min(90, 3 * points // 8))


def _lines(told: Sequence[Event], side: tuple[Seat, ...], factor: int) -> Iterator[Reason]:
    counted = _counted(told, side)
    weis = [w.values for w in public(told) if w.code == "weis-shown" and w.values["who"] in side]
    stoeck = last_told(told, "stoeck")
    called = stoeck is not None and seat(stoeck.values["who"]) in side
    parts = {
        "cards": _number(counted.values["cards"]),
        "match": _number(counted.values["swept"]),
        "weis": sum(_number(shown["points"]) for shown in weis),
        "stoeck": STOECK * called + _number(counted.values["stoeck"]),
    }
    if not any(parts.values()):
        yield Reason.of("nothing", points=0)
    for code, count in parts.items():
        if count:
            yield Reason.of(code, count=count, factor=factor, points=count * factor)


def _counted(told: Sequence[Event], side: tuple[Seat, ...]) -> Reason:
    """The score of a side as told at the end of the deal, where its cards are counted."""
    return next(
        what
        for what in public(told)
        if what.code == "scored" and "cards" in what.values and what.values["who"] in side
    )


def _ahead(told: Sequence[Event]) -> Reason | None:
    """The side with more points in cards; neither where both have as many."""
    mine, theirs = (_number(_counted(told, side).values["cards"]) for side in SIDES)
    if mine == theirs:
        return None
    ahead = SIDES[0] if mine > theirs else SIDES[1]
    return Reason.of("ahead", who=ahead, most=max(mine, theirs), least=min(mine, theirs))


def _number(fact: Fact) -> int:
    assert isinstance(fact, int)
    return fact
