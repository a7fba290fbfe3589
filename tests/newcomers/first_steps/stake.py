"""The stake of a deal of First Steps: the seats with the most tricks."""

from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import seats
from bot.rules.kit.view import View
from tests.newcomers.first_steps.options import FirstStepsOptions


def stake_of(v: View[FirstStepsOptions]) -> Reason | None:
    """The seats with the most tricks of this deal, as long as its tricks are played."""
    most = max(v.tricks_won)
    if v.trick is None or not most:
        return None
    ahead = tuple(who for who in seats(v.players) if v.tricks_won[who] == most)
    return Reason.of("ahead", who=ahead, tricks=most)
