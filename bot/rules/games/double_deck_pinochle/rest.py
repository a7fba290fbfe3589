"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache

from bot.rules.games.double_deck_pinochle.order import COUNTERS, LAST_TRICK, PACK, order_of, owed
from bot.rules.games.double_deck_pinochle.scoring import score_deal
from bot.rules.games.double_deck_pinochle.states import PLAYERS, SIDES, Playing, State, side_of
from bot.rules.kit.cards import Suit
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.play_rules import Count, Habits, PlayRules, Rest, Totals, by_first_seat


@cache
def play_rules(trump: Suit, heading: str) -> PlayRules:
    """The rules of the tricks under a trump."""
    rules = PlayRules(
        order_of(trump),
        lambda trick: owed(trick, trump, heading),
        PACK,
        (Count(COUNTERS, LAST_TRICK),),
        habits=Habits(COUNTERS),
    )
    return rules.like(lambda suit: play_rules(suit, heading))


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play."""
    if not isinstance(s, Playing):
        return None
    rules = play_rules(s.contract.trump, s.dealt.options.heading)
    return Rest(rules, s.tricks, SIDES, makers=side_of(s.contract.maker))


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if it brings the sides these tricks and counters."""
    assert isinstance(s, Playing)
    tricks, points = totals
    won = by_first_seat(SIDES, tricks, PLAYERS)
    taken = by_first_seat(SIDES, points, PLAYERS)
    playing = replace(s, tricks=replace(s.tricks, won=won), taken=taken)
    return score_deal(playing, ()).state
