"""*The rest is mine*: whether a seat takes every trick to come, whatever the unseen cards are.

A claim is proved from the view of one seat alone, so it tells nothing of the others' cards; and the
proof never errs: it holds in every deal that the view allows, however everybody else plays. It does
not find every such case. Only the seat's own tricks count, not its partner's.

The plan is to play out the trumps from the top, then one suit after the other. A card is sure to
win if nobody can hold one that beats it. After as many rounds of a suit as someone can hold
cards of it, that player has none left, wherever following suit is a duty that cannot be evaded.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from bot.rules.kit.actions import Action, Play
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.duties import Duties, LeadDuties, owed_to_lead
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.history import Owed, lacking, plays_of
from bot.rules.kit.seats import Seat, next_of, seats
from bot.rules.kit.tricks import Order, Trick
from bot.rules.kit.view import View

Plan = tuple[Card, ...]
"""All cards of a hand in the order in which they are to be played."""


@dataclass(frozen=True, slots=True)
class TrickRules:
    """The rules that a proof needs, of a game in which the highest card takes the trick.

    ``owed`` gives the duties owed to a trick that has been led to: they may turn on the card led
    and on the best one so far. ``leads`` are the duties of a leader; without any, anything may be
    led. ``pack`` has every card of the deal.
    """

    order: Order
    owed: Owed
    pack: tuple[Card, ...]
    leads: LeadDuties = ()

    @classmethod
    def following(cls, order: Order, pack: tuple[Card, ...]) -> "TrickRules":
        """The rules of a game in which following suit is all that is owed."""
        return cls(order, lambda trick: order.to_follow(trick.cards[0]), pack)

    def owing(self, v: View[Any]) -> Duties:
        """The duties of the seat that plays next: to the trick, or in leading to one."""
        if v.trick is None:
            return ()
        if v.trick.cards:
            return self.owed(v.trick)
        if not self.leads:
            return ()
        played = [card for done in plays_of(v) for card in done.action.cards]
        return owed_to_lead(self.leads, played, sum(v.tricks_won))


@dataclass(frozen=True, slots=True)
class Holder:
    """A player as another seat knows them: cards they may hold, and the number they do hold."""

    seat: Seat
    cards: tuple[Card, ...]
    count: int

    def most(self, suit: frozenset[Card]) -> int:
        """The most cards of a suit this hand can have."""
        return min(self.count, sum(card in suit for card in self.cards))

    def without(self, suit: frozenset[Card]) -> "Holder":
        """The player once they have no card of this suit left."""
        return replace(self, cards=tuple([card for card in self.cards if card not in suit]))


Holders = tuple[Holder, ...]


def plan_for_all(v: View[Any], rules: TrickRules, legal: Iterable[Action]) -> Plan | None:
    """The viewing seat's plan to take every trick to come; ``None`` if that is not certain.

    ``legal`` are its legal actions now: it has to be its turn to play a card.
    """
    trick = v.trick
    now = [action.card for action in legal if type(action) is Play]
    if trick is None or v.seat is None or not now:
        return None
    holders = tuple(unseen(v, rules))
    if not trick.cards:
        plan = _run(v.hand, holders, rules)
        return plan if plan and plan[0] in now else None
    for card in now:
        rest = list(v.hand)
        rest.remove(card)
        if _takes(card, trick, v, holders, rules.order):
            plan = _run(rest, holders, rules)
            if plan is not None:
                return (card, *plan)
    return None


def unseen(v: View[Any], rules: TrickRules) -> Iterator[Holder]:
    """The cards each of the others may hold: all that this seat has not seen elsewhere."""
    left = Counter(rules.pack)
    for done in plays_of(v):
        left.subtract(done.action.cards)
    left.subtract(v.hand)
    for pile in v.piles:
        left.subtract(pile.cards)
    cards = tuple((+left).elements())
    void = lacking(v, rules.order, rules.owed, rules.leads)
    for seat in seats(v.players):
        if seat != v.seat and seat not in v.sitting_out:
            may = tuple([card for card in cards if card not in void[seat]])
            yield Holder(seat, may, v.counts[seat])


def _takes(card: Card, trick: Trick, v: View[Any], holders: Holders, order: Order) -> bool:
    """Whether this card takes the present trick, whatever is played to it later."""
    assert v.seat is not None and trick.best is not None
    if not order.beats(card, trick.best):
        return False
    to_come, seat = [], next_of(v.seat, v.players, v.sitting_out)
    while seat not in trick.seats:
        to_come.append(seat)
        seat = next_of(seat, v.players, v.sitting_out)
    return not any(
        order.beats(other, card) for h in holders if h.seat in to_come for other in h.cards
    )


def _run(hand: Iterable[Card], holders: Holders, rules: TrickRules) -> Plan | None:
    """The order in which every card of a hand that is on lead wins; ``None`` if unproved."""
    suits: dict[Suit | None, list[Card]] = {None: [], rules.order.trump: []}
    for card in sorted(hand, key=rules.order.strength.__getitem__, reverse=True):
        suits.setdefault(rules.order.suit_of[card], []).append(card)
    plan: list[Card] = []
    for suit, cards in suits.items():
        after = _run_suit(cards, rules.order.cards_of(suit), holders, rules)
        if after is None:
            return None
        plan, holders = [*plan, *cards], after
    return tuple(plan) if _may_be_led(plan, rules) else None


def _may_be_led(plan: list[Card], rules: TrickRules) -> bool:
    """Whether no duty of a leader can forbid this order of the hand, whichever still hold."""
    for at, card in enumerate(plan):
        held = frozenset(plan[at:])
        for lead in rules.leads:
            if card not in lead.duty.meets and not held.isdisjoint(lead.duty.binding):
                return False
    return True


def _run_suit(
    cards: list[Card], suit: frozenset[Card], holders: Holders, rules: TrickRules
) -> Holders | None:
    """The others' hands once these cards have won, led from the top; ``None`` if one may lose."""
    holds = {h.seat: h.most(suit) for h in holders}
    rounds = 0
    for card in cards:
        if any(rules.order.beats(other, card) for h in holders for other in h.cards):
            return None
        if _must_follow(card, suit, holders, rules):
            rounds += 1
        holders = tuple([h.without(suit) if rounds >= holds[h.seat] else h for h in holders])
    return holders


def _must_follow(card: Card, suit: frozenset[Card], holders: Holders, rules: TrickRules) -> bool:
    """Whether every holder of the suit has to follow this lead, whatever else they hold.

    The duties are gone through as they bind: until one binds everybody who has such a card,
    none may be met by a card of another suit.
    """
    out = frozenset(other for h in holders for other in h.cards)
    leader = Seat(0)
    for duty in rules.owed(Trick(leader).with_card(leader, card, rules.order)):
        if not duty.meets & out <= suit:
            return False
        if suit & out <= duty.binding:
            return True
    return not suit & out
