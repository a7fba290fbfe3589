"""From the widow to the first lead: seven cards away, the trump, and the opponent's draw."""

from dataclasses import replace

from bot.rules.actions import Discard, NameTrump
from bot.rules.cards import Card, without
from bot.rules.events import Event, Step, tell
from bot.rules.seats import Seat
from bot.rules.tricks import Trick
from bot.rules.widow_pitch.order import in_order
from bot.rules.widow_pitch.states import (
    Dealt,
    Discarding,
    Exchanging,
    Naming,
    Playing,
    State,
)


def put_away(s: Discarding, seat: Seat, action: Discard) -> Step[State]:
    """The bidder lays away seven cards unseen."""
    dealt = _without(s.dealt.said(seat, action), seat, action.cards)
    events = (
        tell("discarded", who=seat, count=len(action.cards)),
        tell("you-discarded", to=(seat,), cards=action.cards),
    )
    return Step(Naming(dealt, s.contract), events)


def name_trump(s: Naming, seat: Seat, action: NameTrump) -> Step[State]:
    """The bidder names trump; both hands are laid in its order."""
    suit = action.suit
    assert suit is not None
    hands = tuple([in_order(hand, suit) for hand in s.dealt.hands])
    dealt = replace(s.dealt.said(seat, action), hands=hands)
    told = tell("named", who=seat, suit=suit)
    return Step(Exchanging(dealt, replace(s.contract, trump=suit)), (told,))


def draw(s: Exchanging, seat: Seat, action: Discard) -> Step[State]:
    """The opponent puts cards away and only then draws as many; the bidder leads."""
    count, contract = len(action.cards), s.contract
    dealt = _without(s.dealt.said(seat, action), seat, action.cards)
    drawn = in_order(dealt.stock[:count], contract.trump)
    hand = in_order((*dealt.hands[seat], *drawn), contract.trump)
    dealt = replace(
        dealt,
        hands=_with(dealt.hands, seat, hand),
        stock=dealt.stock[count:],
        drawn=_with(dealt.drawn, seat, drawn),
    )
    leader = contract.maker
    state = Playing(dealt, contract, dealt.hands, leader, Trick(leader))
    return Step(
        state, (tell("exchanged", who=seat, count=count), *_told_privately(action, drawn, seat))
    )


def _told_privately(action: Discard, drawn: tuple[Card, ...], seat: Seat) -> tuple[Event, ...]:
    if not drawn:
        return ()
    return (
        tell("you-discarded", to=(seat,), cards=action.cards),
        tell("you-drew", to=(seat,), cards=drawn),
    )


def _without(dealt: Dealt, seat: Seat, cards: tuple[Card, ...]) -> Dealt:
    hand = without(dealt.hands[seat], *cards)
    return replace(dealt, hands=_with(dealt.hands, seat, hand), away=_with(dealt.away, seat, cards))


def _with(
    held: tuple[tuple[Card, ...], ...], seat: Seat, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return (*held[:seat], cards, *held[seat + 1 :])
