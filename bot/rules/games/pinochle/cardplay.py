"""The tricks: what they bring."""

from collections.abc import Mapping
from typing import Final

from bot.rules.games.pinochle.options import PinochleOptions
from bot.rules.games.pinochle.order import order_of
from bot.rules.games.pinochle.states import Playing, playing_on
from bot.rules.kit.actions import Play
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.cards import Card
from bot.rules.kit.events import Event
from bot.rules.kit.seats import Seat, placed

VALUES: Final[Mapping[str, Mapping[str, int]]] = {
    "simple": {"A": 1, "T": 1, "K": 1},
    "original": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2},
    "intermediate": {"A": 10, "T": 10, "K": 5, "Q": 5},
}
"""What a card taken counts, by the option ``card_values``; the simple ones times ``scale``."""
LAST_TRICK: Final[Mapping[str, int]] = {"simple": 1, "original": 10, "intermediate": 10}


def trick_points(cards: tuple[Card, ...], options: PinochleOptions, is_last: bool) -> int:
    """The points that a trick brings to its winner."""
    values = VALUES[options.card_values]
    points = sum([values.get(card.rank, 0) for card in cards])
    points += LAST_TRICK[options.card_values] if is_last else 0
    return points * (options.scale if options.card_values == "simple" else 1)


def play(s: Playing, seat: Seat, action: Play) -> tuple[Playing, tuple[Event, ...]]:
    """A card is played; the last of a trick brings its winner the points."""
    tricks, told = put_down(s.tricks, seat, action, order_of(s.contract.trump))
    taken = s.taken
    if trick := tricks.complete:
        points = trick_points(trick.cards, s.dealt.options, tricks.over)
        taken = placed(taken, tricks.turn, taken[tricks.turn] + points)
    return playing_on(s.dealt, tricks, s.contract, s.melds, taken), told
