"""The sober rules by which a player predicts the points of a hand, and names as forehand."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from bot.rules.games.differenzler.order import MOST
from bot.rules.games.differenzler.states import Naming
from bot.rules.games.differenzler.view import DifferenzlerView
from bot.rules.kit.actions import Action, Bid, NameContract
from bot.rules.kit.cards import Card
from bot.rules.kit.jass import PACK, RANKS, TRUMP_RANKS, UNDENUFE, trump_of
from bot.rules.kit.worth import Promise

Weights = tuple[float, ...]
_TRUMP: Final[Mapping[int, Weights]] = {
    3: (31.7, 22.3, 17.3, 11.5, 11.5, 12.3, 6.6, 6.6, 6.6),
    4: (32.7, 23.4, 18.6, 12.0, 12.0, 12.0, 7.5, 7.5, 6.5),
    5: (35.5, 26.0, 21.3, 11.5, 11.5, 12.5, 6.4, 6.4, 6.4),
}
"""The worth of each trump, in points, the Puur first, by the number of players."""
_BESIDE: Final[Mapping[int, Weights]] = {
    3: (3.6, 2.5, 0.7, 0.6, -1.5, -1.5, -1.5, -1.5, -1.5),
    4: (1.8, 0.7, -0.8, -0.8, -2.2, -2.2, -2.2, -2.2, -2.2),
    5: (2.0, -1.0, -1.7, -2.1, -3.3, -3.3, -2.8, -2.8, -2.8),
}
"""The worth of the cards beside trump, in points, from the ace down, by the number of players."""
_PLAIN: Final[Mapping[int, Weights]] = {
    3: (18.5, 9.6, 5.9, 4.0, 1.5, 0.0, -1.2, -1.2, -1.2),
    4: (21.7, 10.5, 5.5, 2.2, 0.0, 0.0, -1.3, -1.3, -1.3),
    5: (24.7, 8.9, 3.8, 0.9, 0.0, 0.0, -1.7, -1.7, -1.7),
}
"""The worth of cards without trump, in points, from the highest down, by the number of players."""
_BASE: Final[Mapping[int, tuple[float, float]]] = {3: (10.5, 3.1), 4: (13.5, 3.9), 5: (16.0, 4.7)}
"""The points that any hand brings, with a trump and without, by the number of players."""
STEPS: Final = (-40, -28, -18, -10, -5, 0, 5, 10, 18, 28, 40)
"""Predictions around the sober one that are worth a thought."""


def habit(v: DifferenzlerView) -> Action | None:
    """Predict the points that a hand brings on the average; name the clearest contract."""
    if v.phase == Naming.phase:
        return NameContract(max(v.options.playable, key=lambda word: _clear(v, word)))
    if v.is_predicting:
        return Bid(_own(v))
    return None


def worth_trying(v: DifferenzlerView) -> Sequence[Action]:
    """The numbers around the sober one; all that may be named."""
    if not v.is_predicting:
        return ()
    sober = _own(v)
    found = {min(MOST, max(0, sober + step)) for step in STEPS}
    return [Bid(value) for value in sorted(found | {0})]


def promise(v: DifferenzlerView, action: Action) -> Promise | None:
    """The points that a hand promises, for a number predicted."""
    if not v.is_predicting or not isinstance(action, Bid) or not isinstance(action.value, int):
        return None
    return Promise(float(_own(v)), float(action.value), "points")


def _own(v: DifferenzlerView) -> int:
    return prediction(v.hand, v.contract, v.players)


def _clear(v: DifferenzlerView, contract: str) -> float:
    """The distance of a prediction from the average, in points: far off is easier to foresee."""
    return abs(prediction(v.hand, contract, v.players) - MOST / v.players)


def prediction(hand: Sequence[Card], contract: str, players: int) -> int:
    """The points that a hand takes on the average.

    The weights are the shares, by least squares, of the points of 700 deals for each number of
    players, played out by the simple rules of robots, half of the cards at random. They tell the
    points of a hand to within 16 with a trump, and to within 23 without.
    """
    base = _BASE[players][trump_of(contract) is None]
    weights = weights_of(contract, players)
    total = base + sum([weights[card] for card in hand])
    return min(MOST, max(0, round(total)))


@cache
def weights_of(contract: str, players: int) -> Mapping[Card, float]:
    """The worth of each card, in points, under a contract at a table of this size."""
    trump = trump_of(contract)
    ranks = RANKS[::-1] if contract == UNDENUFE else RANKS
    plain = dict(zip(ranks, (_BESIDE if trump else _PLAIN)[players], strict=True))
    trumps = dict(zip(TRUMP_RANKS, _TRUMP[players], strict=True))
    return {card: (trumps if card.suit == trump else plain)[card.rank] for card in PACK}
