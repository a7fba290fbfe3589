"""The score of a deal of Hearts Lite, and the end of the game."""

from collections.abc import Sequence

from bot.rules.kit.ending import go_on, leaders_at_target
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat, alone, seats
from tests.newcomers.hearts_lite.options import HeartsLiteOptions
from tests.newcomers.hearts_lite.order import ALL
from tests.newcomers.hearts_lite.states import State


def written_down(
    match: Match[HeartsLiteOptions], costs: Sequence[int], told: tuple[Event, ...]
) -> Step[State]:
    """The next deal, or the end, once the seats have taken these points."""
    taker = next((Seat(n) for n, cost in enumerate(costs) if cost == ALL), None)
    gains = costs if taker is None else [0 if n == taker else ALL for n in seats(len(costs))]
    match = match.with_gains(gains)
    events = (
        *told,
        *(() if taker is None else (tell("took-all", who=taker),)),
        *(
            tell("scored", who=seat, points=gains[seat], total=match.scores[seat])
            for seat in seats(match.players)
        ),
    )
    return go_on(match, leaders_at_target(match), events, sides=alone(match.players))
