"""The tricks of Hearts Lite: a trick's winner takes the cards with points in it."""

from bot.rules.kit.actions import Play
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.events import Step, tell
from bot.rules.kit.seats import Seat, placed
from tests.newcomers.hearts_lite.order import ORDER, PENALTY
from tests.newcomers.hearts_lite.scoring import written_down
from tests.newcomers.hearts_lite.states import Playing, State


def play(s: Playing, seat: Seat, action: Play) -> Step[State]:
    """A card is played; with the last of a trick its points are taken."""
    tricks, told = put_down(s.tricks, seat, action, ORDER)
    taken, trick = s.taken, tricks.complete
    if trick is not None and trick.winner is not None:
        found = tuple([card for card in trick.cards if card in PENALTY])
        if found:
            taker = trick.winner
            taken = placed(taken, taker, (*taken[taker], *found))
            points = sum(PENALTY[card] for card in found)
            told = (*told, tell("takes-points", who=taker, cards=found, count=points))
    if tricks.over:
        costs = [sum(PENALTY[card] for card in mine) for mine in taken]
        return written_down(s.match, costs, told)
    return Step(Playing(s.dealt, tricks, taken), told)
