"""The cards a sober dealer puts away, and the hands with which a sober player says capot."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from bot.rules.games.polignac.choices import harmless
from bot.rules.games.polignac.order import COSTS, POLIGNAC, order_of, pack_of
from bot.rules.games.polignac.states import CAPOT, SPARE, Bidding, Discarding
from bot.rules.games.polignac.view import PolignacView
from bot.rules.kit.actions import PASS, Action, Bid, Discard
from bot.rules.kit.cards import SUITS, Card
from bot.rules.kit.worth import Promise

NEAR: Final = 3
"""The most tricks short of all of them for a capot to be thought about."""
DANGEROUS: Final = 6
"""So many cards are thought about when two are put away."""
GUARD: Final = 0.5
"""The danger that each lower card of its suit takes from a high card."""


def habit(v: PolignacView) -> Action | None:
    """Put away the highest cards that are least guarded; say capot with every trick in hand."""
    if v.phase == Discarding.phase:
        return worth_trying(v)[0]
    if v.phase == Bidding.phase:
        return Bid(CAPOT) if promised(v) >= len(v.hand) else PASS
    return None


def worth_trying(v: PolignacView) -> Sequence[Action]:
    """The pairs of dangerous cards, the worst pair first; a capot only where it comes near."""
    if v.phase == Discarding.phase:
        worst = sorted(harmless(v.hand), key=lambda card: danger(v, card), reverse=True)
        return [Discard(pair) for pair in combinations(worst[:DANGEROUS], SPARE)]
    if v.phase == Bidding.phase:
        return (PASS, Bid(CAPOT)) if promised(v) >= len(v.hand) - NEAR else (PASS,)
    return ()


def promise(v: PolignacView, action: Action) -> Promise | None:
    """The tricks that the hand is sure to take, and all of them, which a capot asks for."""
    if not isinstance(action, Bid):
        return None
    return Promise(promised(v), len(v.hand), "tricks")


def danger(v: PolignacView, card: Card) -> float:
    """The danger that a card takes a jack: as it can beat one, and cannot be kept back.

    Spades weigh double. A card below the jack takes one only when everybody else is out of the
    suit; the fewer there are of it in hand, the sooner it is rid of otherwise.
    """
    order = order_of(v.options)
    jack = next(jack for jack in COSTS if jack.suit == card.suit)
    lower = sum(order.beats(card, other) for other in v.hand if other.suit == card.suit)
    height = order.strength[card] - order.strength[jack]
    if height > 0:
        worth = COSTS[POLIGNAC] if jack == POLIGNAC else 1
        return worth * (2 + height - GUARD * lower)
    length = sum(other.suit == card.suit for other in v.hand)
    return 1 + GUARD * (height - length)


def promised(v: PolignacView) -> float:
    """The tricks that nobody can take from this hand once it leads.

    A suit that others lead first may cost a trick wherever its highest card is elsewhere.
    """
    order, sure = order_of(v.options), 0
    pack = pack_of(v.options, v.players)
    weak = 0
    for suit in SUITS:
        mine = {card for card in v.hand if card.suit == suit}
        from_top = sum(mine.issuperset(order.above(card)) for card in mine)
        out = sum(card.suit == suit for card in pack) - len(mine)
        sure += len(mine) if from_top >= out else from_top
        weak += not from_top
    return float(sure) if v.seat == v.match.eldest else float(sure - weak)
