"""Between the making and the first lead: the swap, the partner's best, a lone defender, a call."""

from bot.rules.games.euchre.family import Contract, against
from bot.rules.games.euchre.partnership import told_when_proved
from bot.rules.games.euchre.states import (
    CallingPartner,
    Dealt,
    DefendingAlone,
    GivingBack,
    PartnersBest,
    Playing,
    State,
    Swapping,
)
from bot.rules.kit.actions import DEFEND_ALONE, Action, CallPartner, Give, Swap
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.cards import without
from bot.rules.kit.events import Step, tell
from bot.rules.kit.exchange import Gift, handed_over, told_of_exchange
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.seats import Seat, after, next_of, partner


def settle_turn_up(s: Swapping, seat: Seat, action: Action) -> Step[State]:
    """The dealer keeps the hand, or takes the turn-up and buries any of the six cards."""
    dealt = s.dealt.with_done(seat, action)
    if not isinstance(action, Swap):
        return Step(turn_up_settled(dealt, s.contract), (tell("kept", who=seat, card=dealt.up),))
    hand = without((*dealt.hands[seat], dealt.up), action.card)
    dealt = replace(
        dealt.with_hand(seat, hand, dealt.options.order(s.contract.trump)), buried=action.card
    )
    events = (
        tell("swapped", who=seat, card=dealt.up),
        tell("you-swapped", to=(seat,), card=action.card),
    )
    return Step(turn_up_settled(dealt, s.contract), events)


def turn_up_settled(dealt: Dealt, contract: Contract) -> State:
    """The next question once the turn-up is taken, kept or turned down."""
    if dealt.options.partners_best and contract.is_alone:
        return PartnersBest(dealt, contract)
    return _hands_settled(dealt, contract)


def offer_card(s: PartnersBest, seat: Seat, action: Action) -> Step[State]:
    """The lone maker gives the partner a card, or says ``no``."""
    dealt = s.dealt.with_done(seat, action)
    if not isinstance(action, Give):
        return Step(_hands_settled(dealt, s.contract), (tell("no-partners-best", who=seat),))
    gift = Gift(seat, partner(seat), action.cards)
    giving_back = GivingBack(_given(dealt, s.contract, gift), s.contract, *action.cards)
    return Step(giving_back, told_of_exchange([gift]))


def give_back(s: GivingBack, seat: Seat, action: Give) -> Step[State]:
    """The partner gives one card back and then sits out."""
    gift = Gift(seat, partner(seat), action.cards)
    dealt = _given(s.dealt.with_done(seat, action), s.contract, gift)
    return Step(_hands_settled(dealt, s.contract), told_of_exchange([gift]))


def _given(dealt: Dealt, contract: Contract, gift: Gift) -> Dealt:
    order = dealt.options.order(contract.trump)
    return replace(dealt, hands=handed_over(dealt.hands, [gift], order))


def _hands_settled(dealt: Dealt, contract: Contract) -> State:
    """The question once the hands are final, to a defender or to the maker; else the first lead."""
    asked = dealt.options.defend_alone
    if asked == "against-anyone" or (asked == "against-loner" and contract.is_alone):
        return DefendingAlone(dealt, after(contract.maker, dealt.match.players), contract)
    if dealt.options.calls_partner:
        return CallingPartner(dealt, contract)
    return first_lead(dealt, contract)


def answer_defending(s: DefendingAlone, seat: Seat, action: Action) -> Step[State]:
    """A defender silences the partner; the second is asked only if the first said ``no``."""
    dealt, contract = s.dealt.with_done(seat, action), s.contract
    if action == DEFEND_ALONE:
        contract = replace(
            contract, sitting_out=tuple(sorted((*contract.sitting_out, partner(seat))))
        )
        told = (tell("defends-alone", who=seat), tell("sits-out", who=partner(seat)))
        return Step(first_lead(dealt, contract), told)
    with_partner = tell("defends-together", who=seat)
    if seat == after(contract.maker, dealt.match.players):
        return Step(DefendingAlone(dealt, partner(seat), contract), (with_partner,))
    return Step(first_lead(dealt, contract), (with_partner,))


def call_partner(s: CallingPartner, seat: Seat, action: CallPartner) -> Step[State]:
    """The maker calls for the highest card of a suit, or plays against everybody."""
    dealt, contract = s.dealt.with_done(seat, action), replace(s.contract, called=action.suit)
    playing = first_lead(dealt, contract)
    if action.suit is None:
        playing = replace(playing, sides=against((seat,), dealt.match.players))
        return Step(playing, (tell("called-nobody", who=seat),))
    sides, told = told_when_proved(playing)
    called = tell("called-partner", who=seat, suit=action.suit)
    return Step(replace(playing, sides=sides), (called, *told))


def first_lead(dealt: Dealt, contract: Contract) -> Playing:
    """The dealer's left leads, or where the options say so the maker's left.

    A leader who sits out is passed over.
    """
    players = dealt.match.players
    by_maker = dealt.options.maker_left_leads(contract.is_alone)
    before = contract.maker if by_maker else dealt.dealer
    leader = next_of(before, players, contract.sitting_out)
    sides = dealt.options.sides_of_deal(players, contract.maker)
    return Playing(dealt, Tricks.begun(dealt.hands, leader), contract, sides)
