"""The beginning of a deal: the forehand, the naming of the contract, and the first lead."""

from bot.rules.games.schieber.options import SchieberOptions
from bot.rules.games.schieber.states import (
    Announcing,
    Contract,
    Dealt,
    MustName,
    Naming,
    Playing,
    State,
)
from bot.rules.kit.actions import Action, Deal, NameContract
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.cards import Card
from bot.rules.kit.events import Step, tell
from bot.rules.kit.jass import order_of
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat, partner, seats


def open_deal(match: Match[SchieberOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; forehand is the dealer's right, in the first deal perhaps by a card."""
    card = deciding_card(match.options, match.deal)
    forehand = match.eldest
    if card is not None:
        forehand = next(s for s in seats(match.players) if card in deal.hands[s])
    dealt = Dealt(match, order_of("").laid(deal.hands), forehand=forehand)
    is_dealt, *hands = dealt.told()
    decided = () if card is None else (tell("forehand", who=forehand, card=card),)
    return Step(Naming(dealt, forehand), (is_dealt, *decided, *hands))


def deciding_card(options: SchieberOptions, deal: int) -> Card | None:
    """The card whose holder is forehand in this deal; ``None`` if the dealer's right is."""
    by_seat = deal > 1 or options.first_forehand == "dealer-right"
    return None if by_seat else Card(options.first_forehand)


def answer_naming(s: Naming | MustName, seat: Seat, action: Action) -> Step[State]:
    """A contract is named, or shoved across."""
    dealt = s.dealt.with_done(seat, action)
    if isinstance(action, NameContract):
        contract = Contract.named(action.contract, seat, dealt.options)
        told = tell("named", who=seat, contract=action.contract, factor=contract.factor)
        return Step(_first_lead(dealt, contract), (told,))
    may_push = seat == dealt.forehand and dealt.options.push_back
    asked = Naming if may_push else MustName
    return Step(asked(dealt, partner(seat)), (tell("shoved", who=seat, to_whom=partner(seat)),))


def _first_lead(dealt: Dealt, contract: Contract) -> State:
    """The first lead, which is forehand's, no matter who named the contract."""
    dealt = dealt.with_order(order_of(contract.word))
    return to_card(Playing(dealt, Tricks.begun(dealt.hands, dealt.forehand), contract))


def to_card(s: Playing) -> Playing | Announcing:
    """The next question: a card, or in the first trick the Weis, if players announce it."""
    tricks = s.tricks
    if tricks.last_trick or s.announced.kinds[tricks.turn] or s.dealt.options.weis_by != "hand":
        return s
    return Announcing(s)
