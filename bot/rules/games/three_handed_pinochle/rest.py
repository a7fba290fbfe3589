"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache

from bot.rules.games.three_handed_pinochle.order import LAST_TRICK, points_of
from bot.rules.games.three_handed_pinochle.scoring import written_down
from bot.rules.games.three_handed_pinochle.states import (
    ALONE,
    PLAYERS,
    Playing,
    Sides,
    State,
    sides_against,
)
from bot.rules.kit.cards import Suit
from bot.rules.kit.pinochle import PACK, order_of, owed
from bot.rules.kit.play_rules import Count, Habits, PlayRules, Rest, Totals, by_first_seat
from bot.rules.kit.seats import Seat


@cache
def play_rules(trump: Suit, heading: str, card_values: str) -> PlayRules:
    """The rules of the tricks under a trump: the points of cards, and of the last trick."""
    worth = points_of(card_values)
    rules = PlayRules(
        order_of(trump),
        lambda trick: owed(trick, trump, heading),
        PACK,
        (Count(worth), Count({}, LAST_TRICK)),
        habits=Habits(worth),
    )
    return rules.like(lambda suit: play_rules(suit, heading, card_values))


def counted_together(s: Playing) -> Sides:
    """The sides: two against one, but where everybody writes points down their own count."""
    return sides_against(s.contract.maker) if s.dealt.options.in_base else ALONE


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play."""
    if not isinstance(s, Playing):
        return None
    options, contract = s.dealt.options, s.contract
    rules = play_rules(contract.trump, options.heading, options.card_values)
    return Rest(rules, s.tricks, counted_together(s), makers=(contract.maker,))


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if it brings the sides such cards, and one the last trick."""
    assert isinstance(s, Playing)
    _, cards, last = totals
    sides = counted_together(s)
    taken = by_first_seat(sides, cards, PLAYERS)
    taker = Seat(by_first_seat(sides, last, PLAYERS).index(LAST_TRICK))
    return written_down(s.dealt, s.contract, s.melds, taken, taker, ()).state
