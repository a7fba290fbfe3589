"""The rest of a deal as values: what robots play out in their heads."""

from functools import cache

from bot.rules.kit.cards import Suit
from bot.rules.kit.play_rules import Count, Habits, PlayRules, Rest, Totals
from tests.newcomers.pitchling.order import ALL_POINTS, POINTS, rules_of
from tests.newcomers.pitchling.scoring import written_down
from tests.newcomers.pitchling.states import Playing, State, against


@cache
def play_rules(trump: Suit) -> PlayRules:
    """The rules of the tricks under a trump, with the card points."""
    habits = Habits(POINTS, draws=3)
    return PlayRules.of(rules_of(trump), Count(POINTS), habits=habits).like(play_rules)


def rest_of(s: State) -> Rest | None:
    """The rest of a deal once its first card has named trump."""
    if not isinstance(s, Playing) or s.contract.trump is None:
        return None
    maker = s.contract.maker
    sides = against(maker, s.match.players)
    return Rest(play_rules(s.contract.trump), s.tricks, sides, makers=(maker,))


def scored(s: State, totals: Totals) -> State:
    """The state after the deal: all that the others did not take counts for the declarer."""
    assert isinstance(s, Playing)
    _, (_, others) = totals
    return written_down(s, ALL_POINTS - others, ()).state
