"""Between the making and the first lead: the swap, the partner's best, a lone defender, a call."""

from dataclasses import replace

from bot.rules.actions import DEFEND_ALONE, Action, CallPartner, Give, Swap
from bot.rules.cards import Card, without
from bot.rules.euchre.family import Contract, against
from bot.rules.euchre.partnership import told_when_proved
from bot.rules.euchre.states import (
    CallingPartner,
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


def lone_defender(contract: Contract) -> Seat | None:
    """The defender who plays without the partner, if one does."""
    silenced = [seat for seat in contract.silent if seat != partner(contract.maker)]
    return partner(silenced[0]) if silenced else None


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
    if dealt.options.calls_partner:
        return CallingPartner(dealt, contract)
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


def call_partner(s: CallingPartner, seat: Seat, action: CallPartner) -> Step[State]:
    """The maker calls for the highest card of a suit, or plays against everybody."""
    dealt, contract = s.dealt.said(seat, action), replace(s.contract, called=action.suit)
    playing = first_lead(dealt, contract)
    if action.suit is None:
        playing = replace(playing, sides=against((seat,), dealt.match.players))
        return Step(playing, (tell("called-nobody", who=seat),))
    sides, told = told_when_proved(playing)
    called = tell("called-partner", who=seat, suit=action.suit)
    return Step(replace(playing, sides=sides), (called, *told))


def first_lead(dealt: Dealt, contract: Contract) -> Playing:
    """The dealer's left leads, or where the options say so the maker's left.

    Whoever should lead but does not play is passed over.
    """
    players = dealt.match.players
    by_maker = dealt.options.maker_left_leads(is_alone(contract))
    before = contract.maker if by_maker else dealt.dealer
    leader = next_playing(before, players, contract.silent)
    sides = dealt.options.sides_of_deal(players, contract.maker)
    nothing = (0,) * players
    return Playing(dealt, contract, sides, dealt.hands, leader, Trick(leader), None, nothing)
