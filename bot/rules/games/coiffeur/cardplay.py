"""The tricks of Coiffeur, and the points that their cards bring."""

from bot.rules.games.coiffeur.order import order_of, points_of
from bot.rules.games.coiffeur.scoring import score_deal
from bot.rules.games.coiffeur.states import Playing, State, playing_on, side_of
from bot.rules.kit.actions import Play
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.events import Step
from bot.rules.kit.jass import LAST_TRICK
from bot.rules.kit.seats import Seat


def play(s: Playing, seat: Seat, action: Play) -> Step[State]:
    """A card is played; with the last of a trick its points are taken."""
    way, number = s.contract.way, sum(s.tricks.won)
    tricks, told = put_down(s.tricks, seat, action, order_of(way, number))
    cards, trick = s.cards, tricks.complete
    if trick is not None:
        assert trick.winner is not None
        worth, side = points_of(way, s.dealt.options), side_of(trick.winner)
        points = sum([worth[card] for card in trick.cards]) + LAST_TRICK * tricks.over
        cards = (cards[0] + points, cards[1]) if side == 0 else (cards[0], cards[1] + points)
    playing = playing_on(s.dealt, tricks, s.contract, cards)
    return score_deal(playing, told) if tricks.over else Step(playing, told)
