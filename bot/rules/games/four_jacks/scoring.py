"""The score of a deal of Four Jacks, and the end of the game."""

from collections.abc import Sequence
from typing import Final

from bot.rules.games.four_jacks.options import FourJacksOptions
from bot.rules.games.four_jacks.order import PENALTY
from bot.rules.games.four_jacks.states import Playing, State
from bot.rules.kit.ending import go_on, leaders
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.match import Match
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat, alone, seats

SLAM: Final = 3
"""The points all four jacks bring their taker; the others lose :data:`SLAM_LOSS` each."""
SLAM_LOSS: Final = 2


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: its points are written down, and the game may be over."""
    return written_down(s.match, [sum(PENALTY[jack] for jack in mine) for mine in s.taken], told)


def written_down(
    match: Match[FourJacksOptions], costs: Sequence[int], told: tuple[Event, ...]
) -> Step[State]:
    """The next deal, or the end, once the jacks they took cost the seats this."""
    slammer = _slammer(costs)
    gains = _gains(costs, slammer)
    match = match.with_gains(gains)
    events = (
        *told,
        *(() if slammer is None else (tell("four-jacks", who=slammer),)),
        *(
            tell("scored", who=seat, points=gains[seat], total=match.scores[seat])
            for seat in seats(match.players)
        ),
    )
    why = Reason.of("last-deal" if match.options.end == "deals" else "limit")
    winners = leaders(match) if is_over(match) else ()
    return go_on(match, winners, events, why, alone(match.players))


def _slammer(costs: Sequence[int]) -> Seat | None:
    """The seat that has taken all four jacks, if one has."""
    every = sum(PENALTY.values())
    return next((Seat(n) for n, cost in enumerate(costs) if cost == every), None)


def _gains(costs: Sequence[int], slammer: Seat | None) -> tuple[int, ...]:
    """The points a deal scores each seat, from the cost of its jacks."""
    if slammer is not None:
        return tuple(SLAM if seat == slammer else -SLAM_LOSS for seat in seats(len(costs)))
    return tuple(-cost for cost in costs)


def is_over(match: Match[FourJacksOptions]) -> bool:
    """Whether the last deal is played, or a score is at the limit, above or below zero."""
    if deals := match.options.deals_in(match.players):
        return match.deal >= deals
    return any(abs(score) >= match.options.limit for score in match.scores)
