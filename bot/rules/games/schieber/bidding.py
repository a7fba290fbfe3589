"""The sober rules by which contracts are named or shoved: the published weights of a hand."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from statistics import fmean
from typing import Final

from bot.rules.games.schieber import states
from bot.rules.games.schieber.cardplay import STOECK
from bot.rules.games.schieber.choices import choices
from bot.rules.games.schieber.options import factors
from bot.rules.games.schieber.order import stoeck_cards
from bot.rules.games.schieber.refusals import may_claim
from bot.rules.games.schieber.view import SchieberView
from bot.rules.kit.actions import CLAIM, SHOVE, Action, NameContract
from bot.rules.kit.cards import Card
from bot.rules.kit.history import plays_of
from bot.rules.kit.jass import CONTRACTS, PACK, RANKS, UNDENUFE, trump_of
from bot.rules.kit.weis import best_split, mask_of
from bot.rules.kit.worth import Promise, promising

_TRUMP: Final = dict(zip(RANKS, (38, 28, 27, 66, 26, 50, 22, 22, 22), strict=True))
_BESIDE: Final = dict(zip(RANKS, (9, 8, 2, 0, 0, 0, 0, 0, 0), strict=True))
_OBENABE: Final = dict(zip(RANKS, (14, 10, 8, 7, 5, 0, 5, 0, 0), strict=True))
_UNDENUFE: Final = dict(zip(RANKS, (0, 2, 1, 1, 5, 5, 7, 9, 11), strict=True))
TRUMP_POINTS: Final = (-94.0, 1.0)
"""The lead in points that a hand's weights promise with trumps: a constant and a factor."""
PLAIN_POINTS: Final = (-86.0, 1.8)
"""The lead in points that a hand's weights promise without trumps: a constant and a factor."""
WEIS: Final = 0.8
"""The part of a hand's own Weis that its side mostly scores: others may have a better one."""
MEAN_WEIS: Final = 9.0
"""The points of Weis in a hand on the average, which the constants have in them."""
SHOVED: Final = 37.0
"""The points that a hand has to promise, times the mean factor, not to be shoved across.

What the partner would name instead counts by the same factors.
"""

NEAR: Final = 100.0
"""The most points between the best contract and another one that is still thought about."""
FEW: Final = 3
"""The most contracts that are thought about."""


def habit(v: SchieberView) -> Action | None:
    """The contract or the Weis of a sober player: the best there is; a claim that is surely right.

    The weights without trumps are those of D. Graf (*Jassen auf Basis der Spieltheorie*, 2009);
    their promise in points is a line through 2,500 deals. With trumps they are the points
    themselves, as least squares share them out among the cards of as many deals played out by
    simple rules (``python -m tests.robots.hand_worth schieber --count 1`` counts one side's): they
    tell a long suit better from jack and nine alone. The Weis of the hand is added. The least
    promise to name, instead of shoving, is ``python -m tests.robots.limits schieber SHOVED 20 50``.
    """
    match v.phase:
        case states.Naming.phase:
            best, asked = best_contract(v, v.hand), _asked(v.match.options.factors)
            return NameContract(best) if promised(v, v.hand, best) >= asked else SHOVE
        case states.MustName.phase:
            return NameContract(best_contract(v, v.hand))
        case states.Announcing.phase:
            *_, strongest = choices(v)
            return strongest
        case states.Playing.phase if may_claim(v.options, v.last_trick is not None):
            return CLAIM if has_target(v) else None
    return None


def has_target(v: SchieberView) -> bool:
    """Whether the viewing seat knows that its side has the target, and may claim it.

    A Stöck that it holds itself counts, and none that its partner may hold.
    """
    assert v.seat is not None
    side = states.side_of(v.seat)
    played = {card for done in plays_of(v) if done.seat == v.seat for card in done.action.cards}
    pair = set() if v.trump is None else {*stoeck_cards(v.trump)}
    is_uncalled = not pair <= played and pair <= {*v.hand, *played}
    counted = v.cards[side] + STOECK * is_uncalled
    return v.scores[side] + counted * factors(v.options.factors)[v.contract] >= v.target


def worth_trying(v: SchieberView) -> Sequence[Action]:
    """The contracts that promise most, and to shove; all else as it is."""
    if v.phase not in (states.Naming.phase, states.MustName.phase):
        return ()
    worth = {contract: promised(v, v.hand, contract) for contract in CONTRACTS}
    named = [NameContract(contract) for contract in promising(worth, NEAR, FEW)]
    return [*named, SHOVE] if v.phase == states.Naming.phase else named


def promise(v: SchieberView, action: Action) -> Promise | None:
    """The lead that a hand promises under a contract, and from how much on it is not shoved."""
    if not isinstance(action, NameContract) or v.phase != states.Naming.phase:
        return None
    return Promise(promised(v, v.hand, action.contract), _asked(v.match.options.factors), "lead")


@cache
def _asked(by_contract: str) -> float:
    """The points from which on a hand names, whole: they follow the factors as its promise does."""
    return float(round(SHOVED * fmean(factors(by_contract).values())))


def best_contract(v: SchieberView, hand: Sequence[Card]) -> str:
    """The contract in which a hand promises most."""
    return max(CONTRACTS, key=lambda contract: promised(v, hand, contract))


def promised(v: SchieberView, hand: Sequence[Card], contract: str) -> float:
    """The points by which the side may expect to lead under a contract, times its factor."""
    weights = weights_of(contract)
    base, each = PLAIN_POINTS if trump_of(contract) is None else TRUMP_POINTS
    factor = factors(v.match.options.factors)[contract]
    weis = WEIS * (_weis_in(tuple(hand), v.match.options.nines) - MEAN_WEIS)
    return factor * (base + each * sum([weights[card] for card in hand]) + weis)


@lru_cache(8192)
def _weis_in(hand: tuple[Card, ...], nines: bool) -> int:
    """The points of the Weis in a hand; the factor of a contract counts for them, too."""
    return sum([meld.points for meld in best_split(mask_of(hand), nines)])


@cache
def weights_of(contract: str) -> Mapping[Card, int]:
    """The weight of each card for a contract."""
    trump = trump_of(contract)
    plain = _BESIDE if trump else _UNDENUFE if contract == UNDENUFE else _OBENABE
    return {card: (_TRUMP if card.suit == trump else plain)[card.rank] for card in PACK}
