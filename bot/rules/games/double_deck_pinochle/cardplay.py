"""The tricks of Double-deck Pinochle: the counters in them."""

from bot.rules.games.double_deck_pinochle.order import COUNTERS, LAST_TRICK, order_of
from bot.rules.games.double_deck_pinochle.scoring import score_deal
from bot.rules.games.double_deck_pinochle.states import Playing, State, playing_on
from bot.rules.kit.actions import Play
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.events import Step, going_on
from bot.rules.kit.seats import Seat, placed


def play(s: Playing, seat: Seat, action: Play) -> Step[State]:
    """A card is played; the last of a trick brings its winner the counters."""
    dealt, contract, taken = s.dealt, s.contract, s.taken
    tricks, told = put_down(s.tricks, seat, action, order_of(contract.trump))
    if (trick := tricks.complete) is None:
        return going_on(playing_on(dealt, tricks, contract, s.melds, taken), told)
    turn, is_last = tricks.turn, tricks.over
    count = sum(map(COUNTERS.__getitem__, trick.cards)) + (LAST_TRICK if is_last else 0)
    taken = placed(taken, turn, taken[turn] + count)
    playing = playing_on(dealt, tricks, contract, s.melds, taken)
    return score_deal(playing, told) if is_last else going_on(playing, told)
