"""The tricks of Polignac: the taker of one takes the jacks in it."""

from bot.rules.games.polignac.order import COSTS, order_of
from bot.rules.games.polignac.scoring import score_deal
from bot.rules.games.polignac.states import Playing, State, playing_on
from bot.rules.kit.actions import Play
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.events import Step, tell
from bot.rules.kit.jacks import handed_to
from bot.rules.kit.seats import Seat


def play(s: Playing, seat: Seat, action: Play) -> Step[State]:
    """A card is played; with the last of a trick its jacks are taken, and a capot may fail."""
    tricks, told = put_down(s.tricks, seat, action, order_of(s.dealt.options))
    taken, trick = s.taken, tricks.complete
    if trick is not None and trick.winner is not None:
        taker = trick.winner
        taken, events = handed_to(taker, trick, COSTS, taken)
        told = (*told, *events)
        if s.bidder not in (None, taker) and s.is_open:
            told = (*told, tell("capot-failed", who=s.bidder, taker=taker))
    playing = playing_on(s.dealt, tricks, taken, s.bidder)
    return score_deal(playing, told) if tricks.over else Step(playing, told)
