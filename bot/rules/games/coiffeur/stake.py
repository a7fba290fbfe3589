"""The stake of a deal of Coiffeur: a match in reach, or the points of the line so far."""

from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.games.coiffeur.slate import factors_of
from bot.rules.games.coiffeur.states import SIDES, Pair, side_of
from bot.rules.kit.reasons import Reason
from bot.rules.kit.view import View

ALMOST = 5
"""The number of tricks, with none for the others, from which on a match is in reach."""


def stake_of(v: View[CoiffeurOptions], line: str, cards: Pair) -> Reason | None:
    """A match in reach, or the line that is played with its points so far."""
    if v.maker is None:
        return None
    side = side_of(v.maker)
    won = [sum(v.tricks_won[seat] for seat in pair) for pair in SIDES]
    if won[side] >= ALMOST and not won[1 - side] and v.options.match:
        return Reason.of("match-open", who=SIDES[side])
    factor = factors_of(v.options)[line]
    return Reason.of(
        "line-so-far", line=line, count=cards[side], factor=factor, points=cards[side] * factor
    )
