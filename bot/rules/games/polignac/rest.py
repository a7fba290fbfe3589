"""The rest of a deal as values, for robots to play out in their heads."""

from collections.abc import Mapping
from typing import Final

from bot.rules.games.polignac.options import PolignacOptions
from bot.rules.games.polignac.order import COSTS, ORDERS, WHOLE, WITHOUT_SEVENS, pack_of
from bot.rules.games.polignac.scoring import written_down
from bot.rules.games.polignac.states import Playing, State
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.play_rules import Count, Habits, PlayRules, Rest, Totals
from bot.rules.kit.seats import alone

_RULES: Final[Mapping[tuple[str, int], TrickRules]] = {
    (name, len(pack)): TrickRules.following(order, pack)
    for name, order in ORDERS.items()
    for pack in (WHOLE, WITHOUT_SEVENS)
}
"""The rules of the tricks, by the order of the cards and their number."""
_AVOIDING: Final = {
    key: PlayRules.of(
        rules,
        Count(COSTS),
        habits=Habits({jack: -cost for jack, cost in COSTS.items()}, luck=1.0),
    )
    for key, rules in _RULES.items()
}
"""The rules of play where nobody wants a jack, by order and number of cards."""
_TAKING: Final = {
    key: PlayRules.of(rules, Count(COSTS), habits=Habits(luck=1.0)) for key, rules in _RULES.items()
}
"""The rules of play where one seat wants every trick, and each other seat any one of them."""


def trick_rules_of(options: PolignacOptions, players: int) -> TrickRules:
    """The rules of the tricks at a table."""
    return _RULES[options.order, len(pack_of(options, players))]


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play; a capot is open until it fails."""
    if not isinstance(s, Playing):
        return None
    match = s.match
    key = match.options.order, len(pack_of(match.options, match.players))
    sides = alone(match.players)
    if s.is_open and s.bidder is not None:
        return Rest(_TAKING[key], s.tricks, sides, makers=(s.bidder,))
    return Rest(_AVOIDING[key], s.tricks, sides)


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if the seats take so many tricks and jacks at this cost."""
    assert isinstance(s, Playing)
    tricks, costs, *_ = totals
    return written_down(s.match, s.bidder, tricks, costs, ()).state
