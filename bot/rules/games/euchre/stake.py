"""The stake of a deal of the Euchre family: the makers' three tricks, and then the march."""

from bot.rules.games.euchre.family import TRICKS, FamilyOptions
from bot.rules.kit.reasons import Reason
from bot.rules.kit.stake import tricks_wanted
from bot.rules.kit.view import View

WANTED = TRICKS // 2 + 1
"""The tricks that the makers promise."""


def stake_of(v: View[FamilyOptions]) -> Reason | None:
    """The tricks that the makers still need, as far as this seat knows the makers."""
    if v.maker is None or v.trick is None:
        return None
    if len(v.sides) > 2:
        has = v.tricks_won[v.maker]
        return Reason.of("makers-unknown", who=v.maker, wanted=WANTED, tricks=has)
    makers = v.side_of(v.maker)
    tricks = sum(v.tricks_won[seat] for seat in makers)
    if tricks >= WANTED and tricks == sum(v.tricks_won):
        who = tuple(seat for seat in makers if seat not in v.sitting_out)
        return Reason.of("march-open", who=who, missing=TRICKS - tricks)
    return tricks_wanted(v, makers, WANTED, TRICKS)
