"""The stake of a deal read off a view: tricks that were promised, or jacks still to be taken."""

from collections.abc import Iterable
from typing import Any

from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.jacks import still_out
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import View


def tricks_wanted(v: View[Any], who: tuple[Seat, ...], wanted: int, total: int) -> Reason:
    """The tricks that a side still has to take of its ``wanted``, out of ``total`` in the deal."""
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


def jacks_left(v: View[Any], jacks: Iterable[Card], taken: Hands) -> Reason | None:
    """The ``jacks`` that nobody has taken yet, while tricks are played; else ``None``."""
    left = still_out(jacks, taken)
    return Reason.of("jacks-left", cards=left) if left and v.trick is not None else None
