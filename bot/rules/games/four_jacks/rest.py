"""The rest of a deal as values, for robots to play out in their heads."""

from typing import Final

from bot.rules.games.four_jacks.order import ORDER, PACK, PENALTY, strength
from bot.rules.games.four_jacks.scoring import written_down
from bot.rules.games.four_jacks.states import Playing, State
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.play_rules import Count, Habits, PlayRules, Rest, Totals
from bot.rules.kit.seats import alone


def _from_the_weakest(led: Suit) -> list[Card]:
    return sorted(PACK, key=lambda card: strength(card, led))


_FOLLOWING: Final = TrickRules.following(ORDER, PACK)
RULES: Final = PlayRules(
    ORDER,
    _FOLLOWING.owed,
    PACK,
    (Count(PENALTY),),
    weakest={led: _from_the_weakest(led) for led in SUITS},
    habits=Habits(
        {jack: -points for jack, points in PENALTY.items()},
        luck=1.0,
        sweep=True,
        foreseen=4,
        astray=0.5,  # whether someone gets all the jacks hangs on what no simple rule foresees
    ),
)


def rest_of(s: State) -> Rest | None:
    """The rest of a deal during its trick play."""
    if not isinstance(s, Playing):
        return None
    return Rest(RULES, s.tricks, alone(s.match.players))


def scored(s: State, totals: Totals) -> State:
    """The state after the deal, if its jacks cost the seats this."""
    assert isinstance(s, Playing)
    return written_down(s.match, totals[1], ()).state
