"""The sober rules of naming and shoving, by the points a hand promises above the average."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from bot.rules.games.coiffeur.melds import STOECK
from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.games.coiffeur.slate import (
    GUSTI,
    GUSTIS,
    JOKERS,
    MARY,
    OBENABE,
    SLALOM,
    SLALOMS,
    factors_of,
    lines_of,
    read,
    words_of,
)
from bot.rules.games.coiffeur.states import MustName, Naming, match_of, side_of
from bot.rules.games.coiffeur.view import CoiffeurView
from bot.rules.kit.actions import SHOVE, Action, NameContract
from bot.rules.kit.cards import SUITS, Card
from bot.rules.kit.jass import PACK, RANKS, TRUMP_RANKS, UNDENUFE, trump_of
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat
from bot.rules.kit.weis import best_split, mask_of
from bot.rules.kit.worth import Promise, promising

_TRUMP: Final = (32.7, 23.3, 19.1, 16.2, 14.1, 15.1, 12.0, 12.0, 12.0)
"""The worth of each trump, in points, the Puur first."""
_BESIDE: Final = (4.7, 4.3, 2.2, 1.3, 0.0, 0.0, 0.0, 0.0, 0.0)
"""The worth of the cards beside trump, in points, from the ace down."""
_BASE: Final = 29.5
"""The points that any hand brings with a trump."""
Weights = tuple[float, float, float, float, float]
"""The points of a suit without trump, counted from its top.

They are those of the top card, of each more from the top down, of each card behind these, of the
same once more behind several top cards, and of a second card, guarded, without the first.
"""
_NONE: Final[Weights] = (0.0, 0.0, 0.0, 0.0, 0.0)
_PLAIN: Final[Mapping[str, tuple[float, Weights, Weights]]] = {
    OBENABE: (56.1, (11.4, 8.1, 1.4, 4.2, 6.2), _NONE),
    UNDENUFE: (57.1, _NONE, (8.0, 13.6, 0.7, 4.2, 7.3)),
    SLALOMS[0]: (48.2, (11.2, 8.9, 6.8, 4.2, 2.0), (2.9, 6.1, 3.4, 0.0, 3.3)),
    SLALOMS[1]: (44.7, (12.9, 1.4, 3.3, 3.7, 2.5), (6.2, 6.4, 5.6, 3.4, 5.2)),
    GUSTIS[0]: (54.1, (10.6, 15.5, 3.3, 7.0, 0.0), (3.1, 3.4, 0.5, 0.0, 4.6)),
    GUSTIS[1]: (61.0, (10.4, 0.0, 0.0, 2.1, 0.2), (7.3, 12.2, 0.6, 5.0, 0.0)),
}
"""By way the points of any hand, and the weights of its suits from the top and from below."""
PAR: Final[Mapping[str, float]] = {
    **dict.fromkeys(SUITS, 103.0),
    OBENABE: 90.0,
    UNDENUFE: 90.0,
    **dict.fromkeys((SLALOM, GUSTI), 118.0),
    MARY: 100.0,
    **dict.fromkeys(JOKERS, 122.0),
}
"""The points with which a line is filled on the average, if it is named at the right time."""
WEIS: Final = 0.95
"""The part of a hand's own Weis that its pair mostly writes: others may have a better one."""
MEAN_WEIS: Final = 8.0
"""The points of Weis in a hand on the average: no more than these are expected anyway."""
MEAN_STOECK: Final = 4.0
"""The points of Stöck that come with a trump on the average."""
MELDED: Final = 24.0
"""The points of Weis and Stöck in a line on the average, if it is named at the right time."""
SHOVED: Final[Mapping[str, float]] = {"round": 20.0, "partner": 0.0}
"""The least points above the average, times the factor, for a hand to name; by ``push``."""
NEAR: Final = 150.0
"""The most points between the best contract and another one that is still thought about."""
FEW: Final = 4
"""The most contracts that are thought about."""


def habit(v: CoiffeurView) -> Action | None:
    """Name the contract of most points above the average, times its factor; shove if too little.

    The weights are the shares, by least squares, of the points of 4,000 deals for each way, played
    out by the simple rules of robots. Where Weis and Stöck count, those of the hand are added.
    """
    if v.phase not in (Naming.phase, MustName.phase) or v.seat is None:
        return None
    above = _above(v)
    best = max(above, key=above.__getitem__)
    if v.phase == Naming.phase and above[best] < SHOVED[v.options.push]:
        return SHOVE
    return NameContract(best)


def worth_trying(v: CoiffeurView) -> Sequence[Action]:
    """The contracts that promise most, and to shove; all else as it is."""
    if v.phase not in (Naming.phase, MustName.phase) or v.seat is None:
        return ()
    named = [NameContract(word) for word in promising(_above(v), NEAR, FEW)]
    return [*named, SHOVE] if v.phase == Naming.phase else named


def promise(v: CoiffeurView, action: Action) -> Promise | None:
    """The points that a hand promises under a contract, and the least for which it is named."""
    if not isinstance(action, NameContract) or v.phase != Naming.phase:
        return None
    line, _ = read(str(action.contract))
    if line not in lines_of(v.options):
        return None
    asked = PAR[line] + SHOVED[v.options.push] / factors_of(v.options)[line]
    return Promise(_with_melds(v, str(action.contract)), asked, "points")


def prospects(match: Match[CoiffeurOptions]) -> tuple[float, ...]:
    """The score of each seat's side, with the points its open lines bring on the average."""
    standing = match_of(match)
    to_come = [_par_of(standing.open_to(side), match.options) for side in (0, 1)]
    return tuple([score + to_come[side_of(Seat(n))] for n, score in enumerate(match.scores)])


@cache
def _par_of(lines: tuple[str, ...], options: CoiffeurOptions) -> float:
    factors = factors_of(options)
    melded = MELDED if options.weis else 0.0
    return sum([factors[line] * (PAR[line] + melded * (line not in JOKERS)) for line in lines])


def _above(v: CoiffeurView) -> dict[str, float]:
    """By each word open to naming, the hand's points above the average, times the factor."""
    assert v.seat is not None
    factors, slate = factors_of(v.options), v.options.slate
    return {
        word: factors[line] * (_with_melds(v, word) - PAR[line])
        for line in match_of(v.match).open_to(side_of(v.seat))
        for word in words_of(line, slate)
    }


def _with_melds(v: CoiffeurView, word: str) -> float:
    """The points that a hand promises by a word, Weis and Stöck above the average among them."""
    line, way = read(word)
    points = promised(v.hand, way)
    if not v.options.weis or line in JOKERS:
        return points
    points += WEIS * (_weis_in(tuple(v.hand)) - MEAN_WEIS)
    if (trump := trump_of(way)) is None:
        return points
    return points + STOECK * {Card("K" + trump), Card("Q" + trump)}.issubset(v.hand) - MEAN_STOECK


@lru_cache(8192)
def _weis_in(hand: tuple[Card, ...]) -> int:
    """The points of the Weis in a hand."""
    return sum([meld.points for meld in best_split(mask_of(hand), False)])


def promised(hand: Sequence[Card], way: str) -> float:
    """The points that the pair takes on the average, if this hand names and leads."""
    if trump_of(way) is not None:
        weights = _weights_of(way)
        return _BASE + sum([weights[card] for card in hand])
    base, high, low = _PLAIN[GUSTIS[1] if way == MARY else way]
    return base + _from_top(hand, RANKS, high) + _from_top(hand, RANKS[::-1], low)


def _from_top(hand: Sequence[Card], ranks: str, weights: Weights) -> float:
    """The points that the suits of a hand bring in the order of these ranks."""
    if weights == _NONE:
        return 0.0
    top, more, behind, far_behind, guarded = weights
    total = 0.0
    for suit in SUITS:
        mine = [card.rank for card in hand if card.suit == suit]
        run = next(n for n, rank in enumerate((*ranks, "")) if rank not in mine)
        rest = len(mine) - run
        if run:
            total += top + more * (run - 1) + behind * rest + far_behind * rest * (run > 1)
        elif rest > 1 and ranks[1] in mine:
            total += guarded
    return total


@cache
def _weights_of(suit: str) -> Mapping[Card, float]:
    """The worth of each card, in points, with this suit as trump."""
    trumps = dict(zip(TRUMP_RANKS, _TRUMP, strict=True))
    beside = dict(zip(RANKS, _BESIDE, strict=True))
    return {card: (trumps if card.suit == suit else beside)[card.rank] for card in PACK}
