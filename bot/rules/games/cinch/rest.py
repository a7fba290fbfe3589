"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache

from bot.rules.games.cinch.order import counting, rules_of, worth_of
from bot.rules.games.cinch.scoring import side_of, written_down
from bot.rules.games.cinch.states import SIDES, Playing, State
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.play_rules import Count, Extreme, Habits, PlayRules, Rest, Totals


@cache
def play_rules(trump: Suit, follow: str, first_lead: str, low_to: str) -> PlayRules:
    """The rules of the tricks under a trump: the points taken, and Low where it is its holder's."""
    rules = rules_of(trump, follow, first_lead)
    points = {card: worth_of(name) for card, name in counting(trump).items()}
    worth = {card: 4 * count for card, count in points.items()}
    low: tuple[Count, ...] = ()
    if low_to == "holder":
        two = Card("2" + trump)
        worth[two] = points[two] = 0
        low = (Count({}, extremes=(Extreme((two,), to_player=True),)),)
    habits = Habits(worth, draws=3)
    play = PlayRules.of(rules, Count(points), *low, habits=habits)
    return play.like(lambda suit: play_rules(suit, follow, first_lead, low_to))


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play."""
    if not isinstance(s, Playing) or s.contract.trump is None:
        return None
    options = s.dealt.options
    rules = play_rules(s.contract.trump, options.follow, options.first_lead, options.low_to)
    return Rest(rules, s.tricks, SIDES, makers=SIDES[side_of(s.contract.maker)])


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if its sides take these points."""
    assert isinstance(s, Playing)
    _, points, *low = totals
    took = [points[n] + sum(count[n] for count in low) for n in (0, 1)]
    return written_down(s, took, ()).state
