"""The sober rules by which players of the family bid, by the worth of a hand in tricks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.games.euchre import states
from bot.rules.games.euchre.choices import choices
from bot.rules.games.euchre.view import EuchreView
from bot.rules.kit.actions import (
    DEFEND_ALONE,
    KEEP,
    NO,
    PASS,
    Action,
    Call,
    CallPartner,
    Give,
    OrderUp,
    Swap,
)
from bot.rules.kit.cards import SUITS, Card, Suit, without
from bot.rules.kit.seats import partner
from bot.rules.kit.tricks import Order
from bot.rules.kit.worth import Promise, Worth, promising


@dataclass(frozen=True, slots=True)
class Standard:
    """The worth of a hand, and the tricks it must promise to accept the turn-up or to name.

    ``given`` is the part of the turn-up's own worth that counts when a partner takes it, ``taken``
    the part that is lost when an opponent does. ``by_place`` are the further tricks asked for the
    turn-up, from the eldest hand to the dealer; ``next_by_place`` and ``cross_by_place`` those for
    naming the other suit of the colour that was turned down, and one of the other colour: a hand
    that passed the turn-up is hardly strong in the first.
    """

    worth: Worth
    order_up: float
    name: float
    taken: float
    given: float = 0.0
    by_place: tuple[float, ...] = ()
    next_by_place: tuple[float, ...] = ()
    cross_by_place: tuple[float, ...] = ()

    def ordering(self, v: EuchreView) -> float:
        """The tricks a hand must promise to accept the turn-up in the viewing seat's place."""
        return self.order_up + _at_place(self.by_place, v)

    def naming(self, v: EuchreView, suit: Suit | None) -> float:
        """The tricks a hand must promise to name a suit in the viewing seat's place."""
        if suit is None or v.up_suit is None:
            return self.name
        is_next = suit == v.up_suit.same_colour
        return self.name + _at_place(self.next_by_place if is_next else self.cross_by_place, v)


def _at_place(besides: tuple[float, ...], v: EuchreView) -> float:
    """The further tricks asked in the viewing seat's place."""
    assert v.seat is not None
    return besides[(v.seat - v.dealer - 1) % v.players] if besides else 0.0


TOGETHER: Final = Standard(
    Worth(1.1, (1.07, 0.81, 0.66, 0.56, 0.52), (0.35, 0.05), 0.1, 0.24),
    order_up=3.1,
    name=2.85,
    taken=0.85,
    given=0.35,
    by_place=(0.1, 0.0, 0.05, 0.0),
    next_by_place=(-0.25, 0.0, 0.15, 0.0),
    cross_by_place=(0.15, 0.0, 0.05, 0.0),
)
"""The standard of a hand that plays with a partner."""
NO_TRUMP: Final = Worth(1.6, (0.0,), (0.75, 0.4, 0.3), 0.15, 0.1)
"""The worth of a hand that plays with a partner, and names no trump."""
ALONE: Final = Worth(0.13, (1.29, 1.02, 0.92, 0.79, 0.64), (0.64, 0.5), 0.23, 0.21)
"""The worth of a hand whose partner is out, against two."""
LONE_TRICKS: Final = 3.8
"""The tricks that a hand must promise to go alone."""
PARTNERS_BEST: Final = 1.0
"""The tricks that the partner's best card adds to a hand that goes alone, where it is given."""
NEAR: Final = 0.45
"""The most tricks that a hand may be short of a bid that is still thought about."""
SPARE: Final = 0.4
"""The most tricks between the best swap and another one that is still thought about."""
FEW: Final = 4
"""The most suits, or cards to swap, that are thought about."""
BY_TABLE: Final[Mapping[int, Standard]] = {
    2: Standard(Worth(0.9, (1.1, 0.9, 0.73, 0.67, 0.6), (0.64, 0.4), 0.3, 0.2), 2.9, 2.9, 0.8),
    3: Standard(
        Worth(-0.41, (1.43, 1.07, 0.95, 0.79, 0.67), (0.69, 0.3), 0.22, 0.29), 2.6, 2.6, 0.5
    ),
    4: Standard(
        Worth(-0.74, (1.37, 1.08, 0.88, 0.72, 0.56), (0.71, 0.2), 0.14, 0.35), 2.2, 2.2, 0.3
    ),
    5: Standard(
        Worth(-0.51, (1.17, 0.92, 0.66, 0.61, 0.38), (0.5, 0.3), 0.11, 0.34), 2.1, 2.1, 0.4
    ),
    6: Standard(
        Worth(-0.51, (1.17, 0.92, 0.66, 0.61, 0.38), (0.5, 0.3), 0.11, 0.34), 2.2, 2.2, 0.4
    ),
}
"""Without a partner, or with one that is yet to be called, by the number of players."""


def habit(v: EuchreView) -> Action | None:
    """The action of a sober player before the play: a call, a swap, a gift.

    The weights are the tricks that the maker's side took with such cards in 3,000 deals a table
    played out by simple rules, as least squares share them out; the least promises of a hand did
    best against other limits (``python -m tests.robots.limits``), and with a partner so did the
    weights, with 24 cards and with 32.
    """
    said = _SAID.get(v.phase)
    return said(v) if said else None


def worth_trying(v: EuchreView) -> Sequence[Action]:
    """The calls that the hand comes near, alone where that is near, and the best swaps.

    A hand from which a bid is far away is passed without a thought.
    """
    said = _WORTH_TRYING.get(v.phase)
    return said(v) if said else ()


def promise(v: EuchreView, action: Action) -> Promise | None:
    """The tricks a hand promises for making trump, where one may pass as well."""
    if PASS not in choices(v):
        return None
    standard = standard_of(v)
    match action:
        case OrderUp():
            together, lone = _with_turn_up(v)
            asked = standard.ordering(v)
        case Call():
            order, asked = v.options.order(action.suit), standard.naming(v, action.suit)
            together, lone = _named(v, action.suit), _lone_tricks(v, v.hand, order)
        case _:
            return None
    return Promise(lone, LONE_TRICKS) if action.alone else Promise(together, asked)


def standard_of(v: EuchreView) -> Standard:
    """The standard of the viewing seat's table."""
    if len(v.match.options.sides(v.players)) == 2 and v.players == 4:
        return TOGETHER
    return BY_TABLE.get(v.players, BY_TABLE[6])


def _order_up(v: EuchreView) -> Action:
    offered, (promised, alone) = choices(v), _with_turn_up(v)
    if OrderUp(alone=True) in offered and alone >= LONE_TRICKS:
        return OrderUp(alone=True)
    is_worth = promised >= standard_of(v).ordering(v) and OrderUp() in offered
    return OrderUp() if is_worth else PASS


def _with_turn_up(v: EuchreView) -> tuple[float, float]:
    """The tricks a hand promises if the turn-up is accepted: together, and alone."""
    assert v.up is not None and v.up_suit is not None and v.seat is not None
    order, standard = v.options.order(v.up_suit), standard_of(v)
    if v.seat == v.dealer:
        hand = best_five((*v.hand, v.up), order, standard.worth)
        return standard.worth.tricks(hand, order), _lone_tricks(v, hand, order)
    own = standard.worth.tricks([v.up], order) - standard.worth.tricks([], order)
    is_friend = v.seat == partner(v.dealer) and len(v.sides) == 2
    added = own * (standard.given if is_friend else -standard.taken)
    return standard.worth.tricks(v.hand, order) + added, _lone_tricks(v, v.hand, order)


def _worth_ordering(v: EuchreView) -> Sequence[Action]:
    promised, alone = _with_turn_up(v)
    near = {
        OrderUp(): promised - standard_of(v).ordering(v),
        OrderUp(alone=True): alone - LONE_TRICKS,
    }
    offered = choices(v)
    return [PASS, *(order for order in near if order in offered and near[order] >= -NEAR)]


def _worth_naming(v: EuchreView) -> Sequence[Action]:
    standard, offered = standard_of(v), choices(v)
    together, alone = dict[Action, float](), dict[Action, float]()
    for call in offered:
        if not isinstance(call, Call):
            continue
        order = v.options.order(call.suit)
        if call.alone:
            alone[call] = _lone_tricks(v, v.hand, order) - LONE_TRICKS
        else:
            together[call] = _named(v, call.suit) - standard.naming(v, call.suit)
    best = promising(together, NEAR, FEW)
    lone = [call for call, more in alone.items() if more >= -NEAR]
    if PASS not in offered:
        return [*best, *lone]
    return [PASS, *(call for call in best if together[call] >= -NEAR), *lone]


def _worth_swapping(v: EuchreView) -> Sequence[Action]:
    """The cards that are missed least; to keep the hand is to swap the turn-up itself away."""
    assert v.up is not None
    order, worth = v.options.order(v.trump), standard_of(v).worth
    six = (*v.hand, v.up)
    tricks: dict[Action, float] = {
        swap: worth.tricks(without(six, swap.card), order)
        for swap in choices(v)
        if isinstance(swap, Swap)
    }
    return list(dict.fromkeys((_swap(v), *promising(tricks, SPARE, FEW))))


def _name(v: EuchreView) -> Action:
    """The suit that promises most, or no trump, if it is enough or the dealer has to name one."""
    standard, offered = standard_of(v), choices(v)
    calls = [c for c in offered if isinstance(c, Call) and not c.alone]
    if not calls:
        return PASS
    more = {c: _named(v, c.suit) - standard.naming(v, c.suit) for c in calls}
    best = max(calls, key=more.__getitem__)
    lone, order = Call(best.suit, alone=True), v.options.order(best.suit)
    if lone in offered and _lone_tricks(v, v.hand, order) >= LONE_TRICKS:
        return lone
    return best if more[best] >= 0 or PASS not in offered else PASS


def _swap(v: EuchreView) -> Action:
    """Keep the five that promise most."""
    assert v.up is not None
    order, worth = v.options.order(v.trump), standard_of(v).worth
    kept = best_five((*v.hand, v.up), order, worth)
    (away,) = without((*v.hand, v.up), *kept)
    swap = Swap(away)
    return swap if swap in choices(v) else KEEP


def best_five(six: tuple[Card, ...], order: Order, worth: Worth) -> tuple[Card, ...]:
    """The five of six cards that promise most tricks; among equals without the lowest card."""
    ways = {card: without(six, card) for card in six}
    last = max(
        ways,
        key=lambda card: (
            worth.tricks(ways[card], order),
            order.suit_of[card] != order.trump,
            -order.strength[card],
        ),
    )
    return ways[last]


def _named(v: EuchreView, suit: Suit | None) -> float:
    """The tricks that a hand promises its side if it names a suit, or no trump."""
    worth = NO_TRUMP if suit is None else standard_of(v).worth
    return worth.tricks(v.hand, v.options.order(suit))


def _lone_tricks(v: EuchreView, hand: Iterable[Card], order: Order) -> float:
    """The tricks that a hand promises whose partner is out, but may have given a card."""
    return ALONE.tricks(hand, order) + PARTNERS_BEST * v.options.partners_best


def _offer(v: EuchreView) -> Action:
    """The card that is missed least, unless the hand is nothing but trumps."""
    order = v.options.order(v.trump)
    plain = [card for card in v.hand if order.suit_of[card] != order.trump]
    return Give((min(plain, key=order.strength.__getitem__),)) if plain else NO


def _give_back(v: EuchreView) -> Action:
    """The highest trump, or else the highest card."""
    order = v.options.order(v.trump)
    (received,) = v.history[-1].action.cards
    return Give(
        (
            max(
                without(v.hand, received),
                key=lambda card: (order.suit_of[card] == order.trump, order.strength[card]),
            ),
        )
    )


def _defend(v: EuchreView) -> Action:
    """Alone only with a hand that would be good enough to make trump alone."""
    order = v.options.order(v.trump)
    return DEFEND_ALONE if ALONE.tricks(v.hand, order) >= LONE_TRICKS else NO


def _call_partner(v: EuchreView) -> Action:
    """A short suit without its ace; nobody, with a hand that takes everything by itself.

    A suit of which the hand has a card, if there is one: it can be led to the partner's ace, while
    a void takes the trick that the ace would have taken (0.2 points ± 0.1, played out by robots).
    """
    order = v.options.order(v.trump)
    if standard_of(v).worth.tricks(v.hand, order) >= LONE_TRICKS:
        return CallPartner(None)

    def unlikely(suit: Suit) -> tuple[bool, bool, int]:
        mine = [card for card in v.hand if order.suit_of[card] == suit]
        return any(card.rank == "A" for card in mine), not mine, len(mine)

    return CallPartner(min((s for s in SUITS if s != v.trump), key=unlikely))


def _farmers_hand(v: EuchreView) -> Action:
    """A hand of nines and tens is given up."""
    return next((action for action in choices(v) if action != NO), NO)


_SAID: Final[Mapping[str, Callable[[EuchreView], Action]]] = {
    states.FarmersHand.phase: _farmers_hand,
    states.OrderingUp.phase: _order_up,
    states.Swapping.phase: _swap,
    states.Naming.phase: _name,
    states.PartnersBest.phase: _offer,
    states.GivingBack.phase: _give_back,
    states.DefendingAlone.phase: _defend,
    states.CallingPartner.phase: _call_partner,
}
_WORTH_TRYING: Final[Mapping[str, Callable[[EuchreView], Sequence[Action]]]] = {
    states.OrderingUp.phase: _worth_ordering,
    states.Swapping.phase: _worth_swapping,
    states.Naming.phase: _worth_naming,
}
