"""The beginning of a deal: a contract is named or shoved, until the first lead."""

from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.games.coiffeur.order import order_of
from bot.rules.games.coiffeur.states import (
    Contract,
    Dealt,
    MustName,
    Naming,
    Playing,
    State,
    to_name,
)
from bot.rules.kit.actions import Action, Deal, NameContract
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.events import Step, tell
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat


def open_deal(match: Match[CoiffeurOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; the first player whose pair has a line open is asked."""
    dealt = Dealt(match, order_of("").laid(deal.hands))
    return Step(to_name(dealt), dealt.told())


def answer_naming(s: Naming | MustName, seat: Seat, action: Action) -> Step[State]:
    """A contract is named, or shoved to the next seat to be asked."""
    dealt = s.dealt.with_done(seat, action)
    if not isinstance(action, NameContract):
        following = to_name(dealt)
        return Step(following, (tell("shoved", who=seat, to_whom=following.turn),))
    contract = Contract.named(str(action.contract), seat, dealt.options)
    way = contract.trump or contract.way
    told = tell("named", who=seat, line=contract.line, contract=way, factor=contract.factor)
    leader = dealt.eldest if dealt.options.lead == "forehand" else seat
    dealt = dealt.with_order(order_of(contract.way))
    return Step(Playing(dealt, Tricks.begun(dealt.hands, leader), contract), (told,))
