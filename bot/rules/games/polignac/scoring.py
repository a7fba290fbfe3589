"""The score of a deal of Polignac, and the end of the game."""

from collections.abc import Sequence

from bot.rules.games.polignac.options import PolignacOptions
from bot.rules.games.polignac.order import ALL, cost_of
from bot.rules.games.polignac.states import Playing, State
from bot.rules.kit.ending import go_on, leaders
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.match import Match
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat, alone, seats


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: its points are written down, and the game may be over."""
    return written_down(s.match, s.bidder, s.tricks.won, [*map(cost_of, s.taken)], told)


def written_down(
    match: Match[PolignacOptions],
    bidder: Seat | None,
    tricks: Sequence[int],
    costs: Sequence[int],
    told: tuple[Event, ...],
) -> Step[State]:
    """The next deal, or the end, once the seats have these tricks, and jacks at these costs."""
    taker = taker_of_all(tricks)
    gains = _gains(match.options, bidder, taker, costs)
    match = match.with_gains(gains)
    events = [*told, *_told_of_capot(match.options, bidder, taker)]
    events += [
        tell("scored", who=seat, points=gains[seat], total=match.scores[seat])
        for seat in seats(match.players)
    ]
    winners = leaders(match) if is_over(match) else ()
    return go_on(match, winners, tuple(events), _why(match, winners), alone(match.players))


def taker_of_all(tricks: Sequence[int]) -> Seat | None:
    """The seat that has taken every trick so far, if there has been one and a seat has them all."""
    every = sum(tricks)
    return next((Seat(n) for n, won in enumerate(tricks) if won == every > 0), None)


def _gains(
    options: PolignacOptions, bidder: Seat | None, taker: Seat | None, costs: Sequence[int]
) -> tuple[int, ...]:
    """The cost of a deal to each seat; a failed capot costs five besides or instead of jacks."""
    everybody = range(len(costs))
    if bidder is None:
        if taker is None or options.silent_capot == "jacks":
            return tuple(costs)
        return tuple(0 if seat == taker else ALL for seat in everybody)
    if taker == bidder:
        return tuple(0 if seat == bidder else ALL for seat in everybody)
    jacks = costs if options.failed_capot == "five-and-jacks" else [0] * len(costs)
    return tuple(jacks[seat] + (ALL if seat == bidder else 0) for seat in everybody)


def _told_of_capot(
    options: PolignacOptions, bidder: Seat | None, taker: Seat | None
) -> Sequence[Event]:
    if taker is None or (bidder is not None and taker != bidder):
        return ()
    if bidder is None and options.silent_capot == "jacks":
        return ()
    return (tell("capot-made" if bidder == taker else "silent-capot", who=taker),)


def is_over(match: Match[PolignacOptions]) -> bool:
    """Whether somebody has reached the limit, or everybody has dealt as often as agreed."""
    if deals := match.options.deals_in(match.players):
        return match.deal >= deals
    return max(match.scores) >= match.options.limit


def _why(match: Match[PolignacOptions], winners: tuple[Seat, ...]) -> Reason:
    """The end of the game: the number of rounds, or the limit and those who have lost by it."""
    if match.options.end == "rounds":
        return Reason.of("rounds", count=match.options.rounds)
    limit = match.options.limit
    at_limit = (seat for seat in seats(match.players) if match.scores[seat] >= limit)
    return Reason.of("limit", who=tuple(s for s in at_limit if s not in winners), limit=limit)
