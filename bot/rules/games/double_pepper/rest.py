"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache

from bot.rules.games.double_pepper.order import PACK, order_of
from bot.rules.games.double_pepper.scoring import score_deal
from bot.rules.games.double_pepper.states import Playing, State
from bot.rules.kit.cards import Suit
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.play_rules import PlayRules, Rest, Totals, by_first_seat
from bot.rules.kit.seats import partners


@cache
def play_rules(trump: Suit | None, bowers: bool) -> PlayRules:
    """The rules of the tricks under a trump."""
    rules = PlayRules.of(TrickRules.following(order_of(trump, bowers), PACK))
    return rules.like(lambda suit: play_rules(suit, bowers))


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play."""
    if not isinstance(s, Playing):
        return None
    contract, sides = s.contract, partners(s.match.players)
    return Rest(
        play_rules(contract.trump, s.match.options.bowers),
        s.tricks,
        sides,
        contract.sitting_out,
        makers=next(side for side in sides if contract.maker in side),
    )


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if it brings the sides these tricks."""
    assert isinstance(s, Playing)
    won = by_first_seat(partners(s.match.players), totals[0], s.match.players)
    return score_deal(replace(s, tricks=replace(s.tricks, won=won)), ()).state
