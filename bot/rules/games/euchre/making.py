"""The making of trump: the turn-up, the farmer's hand, and the two rounds of asking."""

from collections.abc import Callable

from bot.rules.games.euchre.family import Contract, FamilyOptions
from bot.rules.games.euchre.settling import turn_up_settled
from bot.rules.games.euchre.states import (
    BlindSuit,
    Dealt,
    Exchange,
    FarmersHand,
    Naming,
    OrderingUp,
    State,
    Swapping,
)
from bot.rules.kit.actions import PASS, REDEAL, Action, Call, Deal, Discard, OrderUp
from bot.rules.kit.cards import HEARTS, Card, Suit, without
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.seats import Seat, after, partner


def open_deal(match: Match[FamilyOptions], deal: Deal) -> Step[State]:
    """The cards are dealt and one is turned up; a joker may want a suit named blind first."""
    options = match.options
    (up,) = deal.pile("up")
    suit, stock = _suit_of_turn_up(up, options), deal.pile("stock")
    laid = options.order(None).laid(deal.hands)
    dealt = Dealt(match, laid, up=up, suit=suit, stock=stock)
    is_dealt, *hands = dealt.told()
    turned = [tell("turned-up", card=up)]
    if suit is None:
        may_look = [told for told in hands if not told.seen_by(match.dealer)]
        return Step(BlindSuit(dealt), (is_dealt, *turned, *may_look))
    if up == options.best_bower:
        turned.append(tell("counts-as", card=up, suit=suit))
    return Step(_looked(dealt), (is_dealt, *turned, *hands))


def _suit_of_turn_up(up: Card, options: FamilyOptions) -> Suit | None:
    if up != options.best_bower:
        return up.suit
    return HEARTS if options.joker_turned == "hearts" else None


def name_blind(s: BlindSuit, seat: Seat, call: Call) -> Step[State]:
    """The dealer names the suit of a turned-up joker, and may look at the hand."""
    assert call.suit is not None
    dealt = replace(s.dealt.with_done(seat, call), suit=call.suit)
    named = tell("named-blind", who=seat, suit=call.suit)
    return Step(_looked(dealt), (named, *(told for told in dealt.told()[1:] if told.seen_by(seat))))


def _looked(dealt: Dealt) -> State:
    """The next question once everybody knows their hand: a farmer's hand, or the first round."""
    if dealt.options.farmers_hand != "no":
        return FarmersHand(dealt, dealt.eldest)
    return _first_round(dealt)


def _first_round(dealt: Dealt) -> State:
    if not dealt.dealer_makes_at_once:
        return OrderingUp(dealt, dealt.eldest)
    contract = Contract(dealt.dealer, dealt.suit)
    return Swapping(dealt.with_order(dealt.options.order(dealt.suit)), contract)


def answer_farmer(s: FarmersHand, seat: Seat, action: Action) -> Step[State]:
    """``no``, a new deal, or three cards exchanged for the stock: the last ends the asking."""
    if action == REDEAL:
        return Step(Dealing(s.dealt.match), (tell("redealt", who=seat),))
    dealt = s.dealt.with_done(seat, action)
    if isinstance(action, Discard):
        drawn, kept = dealt.stock, without(dealt.hands[seat], *action.cards)
        dealt = dealt.with_hand(seat, (*kept, *drawn), dealt.options.order(None))
        dealt = replace(dealt, stock=(), exchange=Exchange(seat, action.cards, drawn))
        told = tell("farmers-hand", who=seat, cards=action.cards)
        return Step(_first_round(dealt), (told, tell("you-drew", to=(seat,), cards=drawn)))
    told = tell("no-farmers-hand", who=seat)
    if seat == dealt.dealer:
        return Step(_first_round(dealt), (told,))
    return Step(FarmersHand(dealt, _left_of(seat, dealt)), (told,))


def answer_turn_up(s: OrderingUp, seat: Seat, action: Action) -> Step[State]:
    """Round 1: the suit of the turn-up is accepted, or passed on."""
    dealt = s.dealt.with_done(seat, action)
    if isinstance(action, OrderUp):
        assert dealt.suit is not None
        is_dealer, alone = seat == dealt.dealer, action.alone
        told = tell("ordered", who=seat, suit=dealt.suit, alone=alone, dealer=is_dealer)
        return _made(dealt, seat, dealt.suit, action.alone, told, Swapping)
    passed = tell("passed", who=seat)
    if seat != dealt.dealer:
        return Step(OrderingUp(dealt, _left_of(seat, dealt)), (passed,))
    assert dealt.suit is not None
    turned_down = tell("turned-down", card=dealt.up, suit=dealt.suit)
    return Step(Naming(dealt, dealt.eldest), (passed, turned_down))


def answer_naming(s: Naming, seat: Seat, action: Action) -> Step[State]:
    """Round 2: another suit is named, or passed on; if nobody names one, the next deals."""
    dealt = s.dealt.with_done(seat, action)
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
    dealt = dealt.with_order(dealt.options.order(trump))
    if not alone:
        return Step(then(dealt, contract), (told,))
    events = (told, tell("sits-out", who=partner(maker)))
    if dealt.dealer in contract.sitting_out:
        return Step(turn_up_settled(dealt, contract), events)
    return Step(then(dealt, contract), events)


def _left_of(seat: Seat, dealt: Dealt) -> Seat:
    return after(seat, dealt.match.players)
