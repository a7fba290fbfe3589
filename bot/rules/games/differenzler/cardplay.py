"""The tricks of Differenzler, and the points that their cards bring."""

from bot.rules.games.differenzler.scoring import score_deal
from bot.rules.games.differenzler.states import Playing, State, playing_on
from bot.rules.kit.actions import Play
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.events import Step
from bot.rules.kit.jass import LAST_TRICK, order_of, points_of
from bot.rules.kit.seats import Seat, placed


def play(s: Playing, seat: Seat, action: Play) -> Step[State]:
    """A card is played; with the last of a trick its points are taken."""
    tricks, told = put_down(s.tricks, seat, action, order_of(s.contract))
    taken, trick = s.taken, tricks.complete
    if trick is not None:
        assert trick.winner is not None
        worth = points_of(s.contract, s.dealt.options.undenufe_six)
        points = sum([worth[card] for card in trick.cards]) + LAST_TRICK * tricks.over
        taken = placed(taken, trick.winner, taken[trick.winner] + points)
    playing = playing_on(s.dealt, tricks, s.contract, s.predicted, taken)
    return score_deal(playing, told) if tricks.over else Step(playing, told)
