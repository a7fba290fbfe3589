"""The beginning of a deal: the contract, the predictions, and the first lead."""

from bot.rules.games.differenzler.options import DifferenzlerOptions
from bot.rules.games.differenzler.order import LAST
from bot.rules.games.differenzler.states import Dealt, Naming, Playing, Predicting, State
from bot.rules.kit.actions import Bid, Deal, NameContract
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.jass import order_of, trump_of
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat, around, placed, seats


def open_deal(match: Match[DifferenzlerOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; trump goes round, is turned up, or is named by forehand."""
    way = match.options.trump
    if way == "turned":
        hands = list(deal.hands)
        for seat, card in zip(around(match.eldest, match.players), deal.pile(LAST), strict=True):
            hands[seat] = (*hands[seat], card)
        turned = deal.pile(LAST)[-1]
        dealt = Dealt(match, order_of(turned[1]).laid(hands), turned=turned)
        return _is_played(dealt, turned[1], tell("turned", who=match.dealer, card=turned))
    if way == "forehand":
        dealt = Dealt(match, order_of("").laid(deal.hands))
        return Step(Naming(dealt, match.eldest), dealt.told())
    contract = in_turn(match)
    dealt = Dealt(match, order_of(contract).laid(deal.hands))
    return _is_played(dealt, contract, tell("goes-round", contract=trump_of(contract) or contract))


def in_turn(match: Match[DifferenzlerOptions]) -> str:
    """The contract whose turn it is in this deal, where they go round."""
    playable = match.options.playable
    return playable[(match.deal - 1) % len(playable)]


def _is_played(dealt: Dealt, contract: str, why: Event) -> Step[State]:
    is_dealt, *hands = dealt.told()
    return Step(_asked(dealt, contract), (is_dealt, why, *hands))


def _asked(dealt: Dealt, contract: str) -> Predicting:
    return Predicting(dealt, contract, (None,) * dealt.match.players)


def name(s: Naming, seat: Seat, action: NameContract) -> Step[State]:
    """Forehand names the contract."""
    contract = str(action.contract)
    dealt = s.dealt.with_done(seat, action).with_order(order_of(contract))
    return Step(_asked(dealt, contract), (tell("named", who=seat, contract=action.contract),))


def predict(s: Predicting, seat: Seat, action: Bid) -> Step[State]:
    """A prediction is made; with the last one forehand leads."""
    assert isinstance(action.value, int)
    way, value = s.dealt.options.announce, action.value
    s = replace(s, predicted=placed(s.predicted, seat, value))
    if way == "in-turn":
        told = [tell("predicted", who=seat, value=value)]
    else:
        own = tell("you-predicted", to=(seat,), value=value)
        told = [tell("has-predicted", who=seat), own]
    if s.turns:
        return Step(s, tuple(told))
    if way == "shown":
        told += [
            tell("predicted", who=who, value=s.predicted[who] or 0)
            for who in seats(s.match.players)
        ]
    dealt = replace(s.dealt, history=(*s.dealt.history, *s.spoken))
    tricks = Tricks.begun(dealt.hands, dealt.eldest)
    nothing = (0,) * dealt.match.players
    return Step(Playing(dealt, tricks, s.contract, s.predicted, nothing), tuple(told))
