"""The rest of a deal as values: what robots play out in their heads."""

from typing import Final

from bot.rules.kit.play_rules import Count, Habits, PlayRules, Rest, Totals
from bot.rules.kit.seats import alone
from tests.newcomers.hearts_lite.order import PENALTY, RULES
from tests.newcomers.hearts_lite.scoring import written_down
from tests.newcomers.hearts_lite.states import Playing, State

PLAY: Final = PlayRules.of(
    RULES,
    Count(PENALTY),
    habits=Habits({card: -points for card, points in PENALTY.items()}),
)


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play."""
    if not isinstance(s, Playing):
        return None
    return Rest(PLAY, s.tricks, alone(s.match.players))


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if the seats have taken these points."""
    return written_down(s.match, totals[1], ()).state
