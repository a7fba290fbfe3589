"""How a deal begins: the forehand, who names the contract, and the first lead."""

from bot.rules.actions import Action, Deal, NameContract
from bot.rules.cards import Card
from bot.rules.events import Step, tell
from bot.rules.match import Match
from bot.rules.schieber.options import SchieberOptions
from bot.rules.schieber.order import in_order
from bot.rules.schieber.states import (
    Announcing,
    Contract,
    Dealt,
    MustName,
    Naming,
    Playing,
    State,
    partner,
)
from bot.rules.seats import Seat, after, seats
from bot.rules.tricks import Trick

FIRST = Card("7C")
"""Who holds it in the first deal is forehand."""


def open_deal(match: Match[SchieberOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; forehand is the dealer's right, in the first deal who holds 7C."""
    forehand = after(match.dealer, match.players)
    by_card = is_by_card(match.options, match.deal)
    if by_card:
        forehand = next(s for s in seats(match.players) if FIRST in deal.hands[s])
    dealt = Dealt(match, tuple(in_order(hand) for hand in deal.hands), forehand)
    events = [tell("dealt", dealer=match.dealer, deal=match.deal)]
    if by_card:
        events.append(tell("forehand", who=forehand, card=FIRST))
    events += [
        tell("your-hand", to=(seat,), cards=dealt.hands[seat]) for seat in seats(match.players)
    ]
    return Step(Naming(dealt, forehand), tuple(events))


def is_by_card(options: SchieberOptions, deal: int) -> bool:
    """Whether a card decides who is forehand."""
    return deal == 1 and options.first_forehand == "7C"


def answer_naming(s: Naming | MustName, seat: Seat, action: Action) -> Step[State]:
    """A contract is named, or shoved across."""
    dealt = s.dealt.said(seat, action)
    if isinstance(action, NameContract):
        contract = Contract.named(action.contract, seat, dealt.options)
        told = tell("named", who=seat, contract=action.contract, factor=contract.factor)
        return Step(_first_lead(dealt, contract), (told,))
    may_push = seat == dealt.forehand and dealt.options.push_back
    asked = Naming if may_push else MustName
    return Step(asked(dealt, partner(seat)), (tell("shoved", who=seat, to_whom=partner(seat)),))


def _first_lead(dealt: Dealt, contract: Contract) -> State:
    """Forehand leads, whoever named the contract."""
    hands = tuple(in_order(hand, contract.word) for hand in dealt.hands)
    lead = dealt.forehand
    dealt = Dealt(dealt.match, hands, lead, dealt.history)
    return to_card(Playing(dealt, contract, hands, lead, Trick(lead)))


def to_card(s: Playing) -> Playing | Announcing:
    """What is asked next: a card, or in the first trick the Weis, if the players announce it."""
    if not s.tricks and s.options.weis_by == "hand" and not s.announced.kinds[s.turn]:
        return Announcing(s)
    return s
