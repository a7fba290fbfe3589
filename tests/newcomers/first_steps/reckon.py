"""The sum of a deal of First Steps, and the moments worth telling."""

from collections.abc import Sequence

from bot.rules.kit.events import Event
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Account, Moment, Reckoning, gained, number_of
from bot.rules.kit.seats import seats
from tests.newcomers.first_steps.options import FirstStepsOptions


def reckon(told: Sequence[Event], options: FirstStepsOptions, players: int) -> Reckoning:
    """One line a seat: its tricks."""
    points, deal = gained(told, players), number_of(told)
    accounts = tuple(
        Account((who,), (Reason.of("tricks", tricks=points[who], points=points[who]),), points[who])
        for who in seats(players)
    )
    swept = [who for who in seats(players) if 0 < points[who] == sum(points)]
    moments = tuple(Moment(Reason.of("sweep", who=who, deal=deal), 70) for who in swept)
    return Reckoning(None, None, accounts, deal, moments)
