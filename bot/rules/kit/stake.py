"""The stake of a deal in which a number of tricks was promised, read off a view."""

from typing import Any

from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import View


def tricks_wanted(v: View[Any], who: tuple[Seat, ...], wanted: int, total: int) -> Reason:
    """What a side still has to take of its ``wanted`` tricks, out of ``total`` in the deal."""
    tricks = sum(v.tricks_won[seat] for seat in who)
    missing, left = wanted - tricks, total - sum(v.tricks_won)
    who = tuple(seat for seat in who if seat not in v.sitting_out)
    if missing <= 0:
        return Reason.of("tricks-taken", who=who, tricks=tricks, wanted=wanted)
    if missing > left:
        return Reason.of("out-of-reach", who=who, wanted=wanted)
    if not tricks:
        return Reason.of("tricks-wanted", who=who, wanted=wanted)
    return Reason.of("tricks-missing", who=who, missing=missing, wanted=wanted)
