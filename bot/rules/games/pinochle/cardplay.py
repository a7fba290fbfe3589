"""The tricks, and their points."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.rules.games.pinochle.scoring import score_deal
from bot.rules.games.pinochle.states import Playing, State, playing_on
from bot.rules.kit.actions import Play
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.cards import Card
from bot.rules.kit.events import Step, going_on
from bot.rules.kit.pinochle import CARDS, order_of
from bot.rules.kit.seats import Seat, placed

VALUES: Final[Mapping[str, Mapping[str, int]]] = {
    "simple": {"A": 1, "T": 1, "K": 1},
    "original": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2},
    "intermediate": {"A": 10, "T": 10, "K": 5, "Q": 5},
}
"""The points of a card taken, by the option ``card_values``; the simple ones times ``scale``."""
LAST_TRICK: Final[Mapping[str, int]] = {"simple": 1, "original": 10, "intermediate": 10}


@cache
def points_of(card_values: str, scale: int) -> Mapping[Card, int]:
    """The points that each card brings its taker."""
    values, times = VALUES[card_values], _times(card_values, scale)
    return {card: values.get(card.rank, 0) * times for card in CARDS}


@cache
def last_trick(card_values: str, scale: int) -> int:
    """The points of the last trick, besides those of its cards."""
    return LAST_TRICK[card_values] * _times(card_values, scale)


def _times(card_values: str, scale: int) -> int:
    return scale if card_values == "simple" else 1


def play(s: Playing, seat: Seat, action: Play) -> Step[State]:
    """A card is played; the last of a trick brings its winner the points."""
    dealt, contract, taken = s.dealt, s.contract, s.taken
    tricks, told = put_down(s.tricks, seat, action, order_of(contract.trump))
    trick = tricks.last_trick
    if tricks.trick.cards or trick is None:
        return going_on(playing_on(dealt, tricks, contract, s.melds, taken), told)
    options, turn, is_last = dealt.match.options, tricks.turn, tricks.over
    points = sum(map(points_of(options.card_values, options.scale).__getitem__, trick.cards))
    if is_last:
        points += last_trick(options.card_values, options.scale)
    taken = placed(taken, turn, taken[turn] + points)
    playing = playing_on(dealt, tricks, contract, s.melds, taken)
    return score_deal(playing, told) if is_last else going_on(playing, told)
