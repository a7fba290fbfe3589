"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache

from bot.rules.games.pepper.scoring import score_deal
from bot.rules.games.pepper.states import PACK_SIZE, Playing, State, sides_of
from bot.rules.kit.bowers import euchre_pack, order_of
from bot.rules.kit.cards import Suit
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.play_rules import PlayRules, Rest, Totals, by_first_seat


@cache
def play_rules(trump: Suit | None) -> PlayRules:
    """The rules of the tricks under a trump."""
    rules = PlayRules.of(TrickRules.following(order_of(trump), euchre_pack(PACK_SIZE, None)))
    return rules.like(play_rules)


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play."""
    if not isinstance(s, Playing):
        return None
    sides = sides_of(s.match.options, s.match.players)
    makers = next(side for side in sides if s.contract.maker in side)
    return Rest(play_rules(s.contract.trump), s.tricks, sides, makers=makers)


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if it brings the sides these tricks."""
    assert isinstance(s, Playing)
    sides = sides_of(s.match.options, s.match.players)
    won = by_first_seat(sides, totals[0], s.match.players)
    return score_deal(replace(s, tricks=replace(s.tricks, won=won)), ()).state
