"""The score of a deal of Knaves, and the end of the game."""

from collections.abc import Sequence

from bot.rules.games.knaves.options import KnavesOptions
from bot.rules.games.knaves.order import EVERY_JACK, costs_of
from bot.rules.games.knaves.states import Dealt, Playing, State
from bot.rules.kit.ending import go_on, leaders
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat, alone, seats


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: its points are written down, and the game may be over."""
    prices = costs_of(s.dealt.options)
    costs = [sum(prices[jack] for jack in mine) for mine in s.taken]
    return written_down(s.dealt, s.tricks.won, costs, told)


def written_down(
    dealt: Dealt, tricks: Sequence[int], costs: Sequence[int], told: tuple[Event, ...]
) -> Step[State]:
    """The next deal, or the end, once the seats have these tricks, and jacks at these costs."""
    match = dealt.match
    taker = _taker_of_all(match.options, costs)
    gains = [won - cost for won, cost in zip(tricks, costs, strict=True)]
    if taker is not None:
        gains[taker] += 2 * EVERY_JACK
        told = (*told, tell("all-four", who=taker, points=EVERY_JACK))
    match = replace(match.with_gains(gains), trump_before=dealt.trump or "")
    scored = [
        tell("scored", who=seat, points=gains[seat], total=match.scores[seat])
        for seat in seats(match.players)
    ]
    winners = leaders(match) if is_over(match) else ()
    return go_on(match, winners, (*told, *scored), sides=alone(match.players))


def _taker_of_all(options: KnavesOptions, costs: Sequence[int]) -> Seat | None:
    """The seat that gains by having all four jacks, if one has them and the option says so."""
    if options.all_jacks == "cost":
        return None
    return next((Seat(n) for n, cost in enumerate(costs) if cost == EVERY_JACK), None)


def is_over(match: Match[KnavesOptions]) -> bool:
    """Whether somebody has the target, and is alone at the top where that is wanted."""
    if max(match.scores) < match.options.target:
        return False
    return match.options.level == "draw" or len(leaders(match)) == 1
