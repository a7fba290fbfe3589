"""Between the making and the first lead: the swap, the partner's best, a lone defender."""

from dataclasses import replace

from bot.rules.actions import DEFEND_ALONE, Action, Give, Swap
from bot.rules.cards import Card, without
from bot.rules.euchre.states import (
    Contract,
    Dealt,
    DefendingAlone,
    GivingBack,
    PartnersBest,
    Playing,
    State,
    Swapping,
    next_playing,
    partner,
)
from bot.rules.game import Event, Step, tell
from bot.rules.seats import Seat, after
from bot.rules.tricks import Trick


def settle_turn_up(s: Swapping, seat: Seat, action: Action) -> Step[State]:
    """The dealer keeps the hand, or takes the turn-up and buries any of the six cards."""
    dealt = s.dealt.said(seat, action)
    if not isinstance(action, Swap):
        return Step(turn_up_settled(dealt, s.contract), (tell("kept", who=seat, card=dealt.up),))
    hand = without((*dealt.hands[seat], dealt.up), action.card)
    dealt = replace(dealt.holding(seat, hand, s.contract.trump), buried=action.card)
    events = (
        tell("swapped", who=seat, card=dealt.up),
        tell("you-swapped", to=(seat,), card=action.card),
    )
    return Step(turn_up_settled(dealt, s.contract), events)


def turn_up_settled(dealt: Dealt, contract: Contract) -> State:
    """What is asked once the turn-up is taken, kept or turned down."""
    if dealt.options.partners_best and is_alone(contract):
        return PartnersBest(dealt, contract)
    return _hands_settled(dealt, contract)


def is_alone(contract: Contract) -> bool:
    """Whether the maker plays without the partner."""
    return partner(contract.maker) in contract.silent


def offer_card(s: PartnersBest, seat: Seat, action: Action) -> Step[State]:
    """The lone maker gives the partner a card, or says ``no``."""
    dealt = s.dealt.said(seat, action)
    if not isinstance(action, Give):
        return Step(_hands_settled(dealt, s.contract), (tell("no-partners-best", who=seat),))
    (card,) = action.cards
    dealt = _handed_over(dealt, s.contract, seat, card)
    return Step(GivingBack(dealt, s.contract, card), _told_of_giving(seat, card))


def give_back(s: GivingBack, seat: Seat, action: Give) -> Step[State]:
    """The partner gives one card back and then sits out."""
    (card,) = action.cards
    dealt = _handed_over(s.dealt.said(seat, action), s.contract, seat, card)
    return Step(_hands_settled(dealt, s.contract), _told_of_giving(seat, card))


def _handed_over(dealt: Dealt, contract: Contract, giver: Seat, card: Card) -> Dealt:
    taker = partner(giver)
    dealt = dealt.holding(giver, without(dealt.hands[giver], card), contract.trump)
    return dealt.holding(taker, (*dealt.hands[taker], card), contract.trump)


def _told_of_giving(giver: Seat, card: Card) -> tuple[Event, ...]:
    taker = partner(giver)
    return (
        tell("gave", who=giver, count=1, receiver=taker),
        tell("you-gave", to=(giver,), cards=(card,), receiver=taker),
        tell("you-got", to=(taker,), cards=(card,), giver=giver),
    )


def _hands_settled(dealt: Dealt, contract: Contract) -> State:
    """The hands are what they will be: the defenders may be asked, then comes the first lead."""
    asked = dealt.options.defend_alone
    if asked == "against-anyone" or (asked == "against-loner" and is_alone(contract)):
        return DefendingAlone(dealt, contract, after(contract.maker, dealt.match.players))
    return first_lead(dealt, contract)


def answer_defending(s: DefendingAlone, seat: Seat, action: Action) -> Step[State]:
    """A defender silences the partner; the second is asked only if the first said ``no``."""
    dealt, contract = s.dealt.said(seat, action), s.contract
    if action == DEFEND_ALONE:
        contract = replace(contract, silent=tuple(sorted((*contract.silent, partner(seat)))))
        told = (tell("defends-alone", who=seat), tell("sits-out", who=partner(seat)))
        return Step(first_lead(dealt, contract), told)
    with_partner = tell("defends-together", who=seat)
    if seat == after(contract.maker, dealt.match.players):
        return Step(DefendingAlone(dealt, contract, partner(seat)), (with_partner,))
    return Step(first_lead(dealt, contract), (with_partner,))


def first_lead(dealt: Dealt, contract: Contract) -> Playing:
    """The dealer's left leads, or against a lone maker the maker's left.

    Whoever should lead but does not play is passed over.
    """
    players = dealt.match.players
    by_maker = is_alone(contract) and dealt.options.lone_lead == "maker-left"
    before = contract.maker if by_maker else dealt.dealer
    leader = next_playing(before, players, contract.silent)
    nothing = (0,) * players
    return Playing(dealt, contract, dealt.hands, leader, Trick(leader), None, nothing)
