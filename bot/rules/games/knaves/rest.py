"""The rest of a deal as values, for robots to play out in their heads."""

from functools import cache

from bot.rules.games.knaves.observe import SIDES
from bot.rules.games.knaves.options import KnavesOptions
from bot.rules.games.knaves.order import JACKS, ORDERS, PACK, costs_of
from bot.rules.games.knaves.scoring import written_down
from bot.rules.games.knaves.states import Playing, State
from bot.rules.kit.cards import Suit
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.play_rules import Count, Habits, PlayRules, Rest, Totals


@cache
def trick_rules_of(trump: Suit | None) -> TrickRules:
    """The rules of the tricks under a trump."""
    return TrickRules.following(ORDERS[trump], PACK)


@cache
def _rules(trump: Suit | None, options: KnavesOptions, gains: bool) -> PlayRules:
    """The rules of play; ``gains`` is whether the taker of all jacks gains by it."""
    costs = costs_of(options)
    worth = {jack: -cost for jack, cost in costs.items()}
    habits = Habits(worth, luck=1.0, trick=1, sweep=gains)
    return PlayRules.of(trick_rules_of(trump), Count(costs), habits=habits)


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play."""
    if not isinstance(s, Playing):
        return None
    dealt = s.dealt
    plain = KnavesOptions(jacks=dealt.options.jacks)  # no other option changes a card's worth
    gains = dealt.options.all_jacks == "ten-more" and dealt.up not in JACKS
    return Rest(_rules(dealt.trump, plain, gains), s.tricks, SIDES)


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if the seats take so many tricks and jacks at this cost."""
    assert isinstance(s, Playing)
    tricks, costs, *_ = totals
    return written_down(s.dealt, tricks, costs, ()).state
