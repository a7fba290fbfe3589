"""The reckoning of a deal of Coiffeur: the points in the line of the pair that named it."""

from collections.abc import Iterator, Sequence

from bot.rules.games.coiffeur.melds import STOECK
from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.games.coiffeur.states import SIDES, side_of
from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Account, Moment, Reckoning, gained, last_told, number_of
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat

POOR = 40
"""Fewer points than this, before the factor, are told of, where much was at stake."""
DEAR = 6
"""A factor from which on much is at stake."""
RICH = 1000
"""The least points of a line that is an achievement."""


def reckon(told: Sequence[Event], options: CoiffeurOptions, players: int) -> Reckoning:
    """The line of the pair that named, from the cards on; the others' points are not written."""
    named = last_told(told, "named")
    assert named is not None
    maker, factor = seat(named.values["who"]), _number(named, "factor")
    points, deal = gained(told, players), number_of(told)
    accounts = tuple(
        Account(pair, tuple(_lines(told, pair, factor, side_of(maker) == side)), points[pair[0]])
        for side, pair in enumerate(SIDES)
    )
    pair = SIDES[side_of(maker)]
    line = str(named.values["line"])
    contract = Reason.of(
        "named", who=maker, contract=line, way=named.values["contract"], factor=factor
    )
    verdict = last_told(told, "match") or Reason.of(
        "line-written", who=pair, line=line, points=points[maker]
    )
    moments = tuple(_moments(told, maker, line, factor, points[maker], deal))
    return Reckoning(contract, verdict, accounts, deal, moments)


def _lines(
    told: Sequence[Event], pair: tuple[Seat, ...], factor: int, named: bool
) -> Iterator[Reason]:
    """The points of the pair that named, part by part, times the factor; the others' are lost."""
    cards = _cards_of(told, pair)
    if not named:
        yield Reason.of("not-written", count=cards, points=0)
        return
    match = last_told(told, "match")
    weis = sum(_number(what, "points") for what in public(told) if what.code == "weis-shown")
    parts = {
        "cards": cards,
        "match": _number(match, "points") if match else 0,
        "weis": weis,
        "stoeck": STOECK if last_told(told, "stoeck") else 0,
    }
    for code, count in parts.items():
        if count or code == "cards":
            yield Reason.of(code, count=count, factor=factor, points=count * factor)


def _moments(
    told: Sequence[Event], maker: Seat, line: str, factor: int, points: int, deal: int
) -> Iterator[Moment]:
    """A match, the more telling the more it counts; and a dear line that came to little."""
    pair = SIDES[side_of(maker)]
    if last_told(told, "match"):
        yield Moment(_moment("match", pair, line, points, deal), 60 + 4 * factor)
    elif factor >= DEAR and points < POOR * factor:
        yield Moment(_moment("dear-and-poor", (maker,), line, points, deal), 45)
    if points >= RICH:
        yield Moment(_moment("rich", pair, line, points, deal), 40 + points // 50)


def _moment(code: str, who: tuple[Seat, ...], line: str, points: int, deal: int) -> Reason:
    return Reason.of(code, who=who, line=line, points=points, deal=deal)


def _cards_of(told: Sequence[Event], pair: tuple[Seat, ...]) -> int:
    """The points of a side's tricks."""
    return next(
        _number(what, "cards")
        for what in public(told)
        if what.code == "scored" and what.values["who"] in pair
    )


def _number(what: Reason, fact: str) -> int:
    number = what.values[fact]
    assert isinstance(number, int)
    return number
