"""The bids of Oh Jack: what a deal begins with, and the tricks that a sober player bids."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.rules.kit.actions import Action, Bid, Deal
from bot.rules.kit.auction import told_of
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.events import Step, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat, after
from tests.newcomers.oh_jack.choices import choices
from tests.newcomers.oh_jack.options import OhJackOptions
from tests.newcomers.oh_jack.order import ORDERS, PACK, UP
from tests.newcomers.oh_jack.states import Bidding, Dealt, Playing, State
from tests.newcomers.oh_jack.view import OhJackView

NEAR: Final = 1.3
"""The most tricks between a hand's worth and a bid that is still thought about."""


def open_deal(match: Match[OhJackOptions], deal: Deal) -> Step[State]:
    """The hands are dealt, and trump is turned up if a card is left."""
    piles = dict(deal.piles)
    up = next(iter(piles.get(UP, ())), None)
    order = ORDERS[None if up is None else up.suit]
    dealt = Dealt(match, order.laid(deal.hands), up=up, stock=piles.get("stock", ()))
    turned = tell("no-turn-up") if up is None else tell("turned-up", card=up, suit=up.suit or "NT")
    return Step(Bidding(dealt, match.eldest), (*dealt.told(), turned))


def answer_bidding(s: Bidding, seat: Seat, bid: Bid) -> Step[State]:
    """The next player bids; after the dealer the eldest leads."""
    dealt, told = s.dealt.with_done(seat, bid), (told_of(seat, bid),)
    if seat != dealt.dealer:
        return Step(replace(s, dealt=dealt, turn=after(seat, dealt.match.players)), told)
    return Step(Playing(dealt, Tricks.begun(dealt.hands, dealt.eldest)), told)


def habit(v: OhJackView) -> Action | None:
    """The allowed bid that is nearest to the worth of the hand."""
    if v.phase != Bidding.phase or not v.is_asked:
        return None
    return min(choices(v), key=lambda bid: _distance(v, bid))


def worth_trying(v: OhJackView) -> Sequence[Action]:
    """The bids near the worth of the hand, or the nearest of all."""
    ranked = sorted(choices(v), key=lambda bid: _distance(v, bid))
    return [bid for bid in ranked if _distance(v, bid) <= NEAR] or ranked[:1]


def _distance(v: OhJackView, bid: Action) -> float:
    assert isinstance(bid, Bid)
    return abs(int(bid.value) - tricks_in(v.hand, v.trump, v.players))


@lru_cache(1024)
def tricks_in(hand: tuple[Card, ...], trump: Suit | None, players: int) -> float:
    """The tricks that a hand is worth, card by card.

    A card takes a trick as surely as nobody was dealt one that beats it; trumps of others are
    so many fewer as they have cards to follow with.
    """
    order, size = ORDERS[trump], len(hand)
    unseen = len(PACK) - size - (trump is not None)
    out = size * (players - 1) / unseen
    total = 0.0
    for card in hand:
        above = len(order.above(card).difference(hand))
        sure = (1 - out) ** above if size < 3 else (1 - 0.75 * out) ** above
        if card.suit != trump:
            follows = 1 - (1 - out) ** 6
            sure *= 1.0 if trump is None else 0.45 + 0.5 * follows
            sure *= 0.7 if size == 1 else 1.0
        else:
            sure = max(sure, 0.35)
        total += sure
    return total
