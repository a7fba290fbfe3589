"""How trump is made: the turn-up, the farmer's hand, and the two rounds of asking."""

from collections.abc import Callable
from dataclasses import replace

from bot.rules.actions import PASS, REDEAL, Action, Call, Deal, Discard, OrderUp
from bot.rules.cards import HEARTS, Card, Suit, without
from bot.rules.euchre.family import Contract, FamilyOptions
from bot.rules.euchre.order import in_order
from bot.rules.euchre.settling import turn_up_settled
from bot.rules.euchre.states import (
    BlindSuit,
    Dealing,
    Dealt,
    Exchange,
    FarmersHand,
    Naming,
    OrderingUp,
    State,
    Swapping,
    partner,
)
from bot.rules.game import Event, Match, Step, tell
from bot.rules.seats import Seat, after, seats


def open_deal(match: Match[FamilyOptions], deal: Deal) -> Step[State]:
    """The cards are dealt and one is turned up; a joker may want a suit named blind first."""
    options = match.options
    (up,) = deal.pile("up")
    dealt = Dealt(
        match,
        tuple(in_order(hand, None, options.best_bower) for hand in deal.hands),
        up,
        _suit_of_turn_up(up, options),
        deal.pile("stock"),
    )
    events = [tell("dealt", dealer=match.dealer, deal=match.deal), tell("turned-up", card=up)]
    if up == options.best_bower and dealt.suit is not None:
        events.append(tell("counts-as", card=up, suit=dealt.suit))
    may_look = [s for s in seats(match.players) if dealt.suit is not None or s != match.dealer]
    events += [_your_hand(dealt, seat) for seat in may_look]
    return Step(BlindSuit(dealt) if dealt.suit is None else _looked(dealt), tuple(events))


def _suit_of_turn_up(up: Card, options: FamilyOptions) -> Suit | None:
    if up != options.best_bower:
        return up.suit
    return HEARTS if options.joker_turned == "hearts" else None


def _your_hand(dealt: Dealt, seat: Seat) -> Event:
    return tell("your-hand", to=(seat,), cards=dealt.hands[seat])


def name_blind(s: BlindSuit, seat: Seat, call: Call) -> Step[State]:
    """The dealer names the suit of a turned-up joker, and may look at the hand."""
    assert call.suit is not None
    dealt = replace(s.dealt.said(seat, call), suit=call.suit)
    named = tell("named-blind", who=seat, suit=call.suit)
    return Step(_looked(dealt), (named, _your_hand(dealt, seat)))


def _looked(dealt: Dealt) -> State:
    """Everybody knows their hand: what is asked next?"""
    if dealt.options.farmers_hand != "no":
        return FarmersHand(dealt, dealt.eldest)
    return _first_round(dealt)


def _first_round(dealt: Dealt) -> State:
    if not dealt.dealer_makes_at_once:
        return OrderingUp(dealt, dealt.eldest)
    contract = Contract(dealt.dealer, dealt.suit)
    return Swapping(_in_order_of(contract, dealt), contract)


def answer_farmer(s: FarmersHand, seat: Seat, action: Action) -> Step[State]:
    """``no``, a new deal, or three cards exchanged for the stock: the last ends the asking."""
    if action == REDEAL:
        return Step(Dealing(s.dealt.match), (tell("redealt", who=seat),))
    dealt = s.dealt.said(seat, action)
    if isinstance(action, Discard):
        drawn, kept = dealt.stock, without(dealt.hands[seat], *action.cards)
        dealt = dealt.holding(seat, (*kept, *drawn))
        dealt = replace(dealt, stock=(), exchange=Exchange(seat, action.cards, drawn))
        told = tell("farmers-hand", who=seat, cards=action.cards)
        return Step(_first_round(dealt), (told, tell("you-drew", to=(seat,), cards=drawn)))
    told = tell("no-farmers-hand", who=seat)
    if seat == dealt.dealer:
        return Step(_first_round(dealt), (told,))
    return Step(FarmersHand(dealt, _left_of(seat, dealt)), (told,))


def answer_turn_up(s: OrderingUp, seat: Seat, action: Action) -> Step[State]:
    """Round 1: the suit of the turn-up is accepted, or passed on."""
    dealt = s.dealt.said(seat, action)
    if isinstance(action, OrderUp):
        assert dealt.suit is not None
        told = tell("ordered", who=seat, suit=dealt.suit, alone=action.alone)
        return _made(dealt, seat, dealt.suit, action.alone, told, Swapping)
    passed = tell("passed", who=seat)
    if seat != dealt.dealer:
        return Step(OrderingUp(dealt, _left_of(seat, dealt)), (passed,))
    assert dealt.suit is not None
    turned_down = tell("turned-down", card=dealt.up, suit=dealt.suit)
    return Step(Naming(dealt, dealt.eldest), (passed, turned_down))


def answer_naming(s: Naming, seat: Seat, action: Action) -> Step[State]:
    """Round 2: another suit is named, or passed on; if nobody names one, the next deals."""
    dealt = s.dealt.said(seat, action)
    if isinstance(action, Call):
        told = tell("named", who=seat, suit=action.suit or "NT", alone=action.alone)
        return _made(dealt, seat, action.suit, action.alone, told, turn_up_settled)
    assert action == PASS
    passed = tell("passed", who=seat)
    if seat != dealt.dealer:
        return Step(Naming(dealt, _left_of(seat, dealt)), (passed,))
    return Step(Dealing(dealt.match.next_deal()), (passed, tell("all-passed")))


def _made(
    dealt: Dealt,
    maker: Seat,
    trump: Suit | None,
    alone: bool,
    told: Event,
    then: Callable[[Dealt, Contract], State],
) -> Step[State]:
    """Trump is made: the hands are laid in its order, and a lone maker's partner sits out.

    A dealer who sits out cannot take the turn-up, so nothing is asked about it.
    """
    contract = Contract(maker, trump, (partner(maker),) if alone else ())
    dealt = _in_order_of(contract, dealt)
    if not alone:
        return Step(then(dealt, contract), (told,))
    events = (told, tell("sits-out", who=partner(maker)))
    if dealt.dealer in contract.silent:
        return Step(turn_up_settled(dealt, contract), events)
    return Step(then(dealt, contract), events)


def _in_order_of(contract: Contract, dealt: Dealt) -> Dealt:
    joker = dealt.options.best_bower
    hands = tuple(in_order(hand, contract.trump, joker) for hand in dealt.hands)
    return replace(dealt, hands=hands)


def _left_of(seat: Seat, dealt: Dealt) -> Seat:
    return after(seat, dealt.match.players)
