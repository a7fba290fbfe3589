"""The tricks of Four Jacks: the player of the weakest card of one takes the jacks in it."""

from bot.rules.games.four_jacks.order import ORDER, PENALTY, weakest
from bot.rules.games.four_jacks.scoring import score_deal
from bot.rules.games.four_jacks.states import Playing, State, playing_on
from bot.rules.kit.actions import Play
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.events import Step
from bot.rules.kit.jacks import handed_to
from bot.rules.kit.seats import Seat


def play(s: Playing, seat: Seat, action: Play) -> Step[State]:
    """A card is played; with the last of a trick its jacks are taken."""
    tricks, told = put_down(s.tricks, seat, action, ORDER)
    taken, trick = s.taken, tricks.complete
    if trick is not None:
        taken, events = handed_to(trick.seats[weakest(trick)], trick, PENALTY, taken)
        told = (*told, *events)
    playing = playing_on(s.dealt, tricks, taken)
    return score_deal(playing, told) if tricks.over else Step(playing, told)
