"""The stake of a deal of All Fours: the jack of trumps, then Game."""

from bot.rules.games.all_fours.options import AllFoursOptions
from bot.rules.games.all_fours.tally import Tally
from bot.rules.kit.cards import Card
from bot.rules.kit.high_low import game_of
from bot.rules.kit.reasons import Reason
from bot.rules.kit.view import View

OF_GAME = "game-level", "game-ahead"
"""The stakes that tell the card points of both sides."""


def stake_of(v: View[AllFoursOptions], tally: Tally | None) -> Reason | None:
    """The jack that may still be caught, unless it lies turned up; else the count for Game."""
    if v.trick is None or v.trump is None or tally is None:
        return None
    jack = Card("J" + v.trump)
    out_of_play = any(jack in pile.cards for pile in v.piles)
    if tally.jack is None and not out_of_play:
        return Reason.of("jacks-left", cards=(jack,))
    ahead = game_of(tally.totals)
    if ahead is None:
        return Reason.of("game-level", count=tally.totals[0])
    count, against = max(tally.totals), min(tally.totals)
    return Reason.of("game-ahead", who=v.sides[ahead], count=count, against=against)
