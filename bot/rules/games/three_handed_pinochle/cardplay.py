"""The tricks of Three-handed Pinochle, and their points."""

from bot.rules.games.three_handed_pinochle.order import points_of
from bot.rules.games.three_handed_pinochle.scoring import score_deal
from bot.rules.games.three_handed_pinochle.states import Playing, State, playing_on
from bot.rules.kit.actions import Play
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.events import Step, going_on
from bot.rules.kit.pinochle import order_of
from bot.rules.kit.seats import Seat, placed


def play(s: Playing, seat: Seat, action: Play) -> Step[State]:
    """A card is played; the last of a trick brings its winner the points."""
    dealt, contract, taken = s.dealt, s.contract, s.taken
    tricks, told = put_down(s.tricks, seat, action, order_of(contract.trump))
    if (trick := tricks.complete) is None:
        return going_on(playing_on(dealt, tricks, contract, s.melds, taken), told)
    turn, worth = tricks.turn, points_of(dealt.options.card_values)
    taken = placed(taken, turn, taken[turn] + sum(map(worth.__getitem__, trick.cards)))
    playing = playing_on(dealt, tricks, contract, s.melds, taken)
    return score_deal(playing, told) if tricks.over else going_on(playing, told)
