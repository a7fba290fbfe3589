"""After a deal: the next one, or the end of the game."""

from collections.abc import Sequence

from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.match import Match, Opts, Result
from bot.rules.kit.phases import Dealing, Over
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat


def leaders(match: Match[Opts]) -> tuple[Seat, ...]:
    """The seats that lead, by most points or by fewest: all that share the top."""
    merits = match.merits
    best = max(merits)
    return tuple([Seat(n) for n, merit in enumerate(merits) if merit == best])


def leaders_at_target(match: Match[Opts]) -> tuple[Seat, ...]:
    """The seats that lead, once anyone has the target or more; else none.

    Where the lowest score wins, that is the end of the game and no success.
    """
    return leaders(match) if max(match.scores) >= match.options.target else ()


def go_on(
    match: Match[Opts],
    winners: tuple[Seat, ...],
    told: tuple[Event, ...],
    why: Reason | None = None,
    sides: Sequence[Sequence[Seat]] = (),
) -> Step[Dealing[Opts] | Over[Opts]]:
    """The next deal while nobody has won; else the end of the game, for reaching the target.

    ``sides``: those that draw if several of them are winners. Where all win, it is always a draw.
    """
    if not winners:
        return Step(Dealing(match.next_deal()), told)
    why = why or Reason.of("target", target=match.options.target)
    result = _result(match, winners, why)
    shared = sum(side[0] in winners for side in sides) > 1
    code = "game-drawn" if shared or len(winners) == match.players else "game-over"
    return Step(Over(match, result), (*told, tell(code, winners=winners)))


def given_up(match: Match[Opts], side: tuple[Seat, ...]) -> Step[Over[Opts]]:
    """The end of the game after a side has given it up: all others win, the scores as they are."""
    winners = tuple([Seat(n) for n in range(match.players) if n not in side])
    result = _result(match, winners, Reason.of("conceded", who=side))
    events = tell("game-conceded", who=side), tell("game-over", winners=winners)
    return Step(Over(match, result), events)


def closed(match: Match[Opts], sides: Sequence[Sequence[Seat]], deals: int) -> Step[Over[Opts]]:
    """The end of the game after so many ``deals``, whatever the score: the leaders win."""
    why = Reason.of("deals-played", count=deals)
    winners = leaders(match)
    shared = sum(side[0] in winners for side in sides) > 1
    code = "game-drawn" if shared or len(winners) == match.players else "game-over"
    return Step(Over(match, _result(match, winners, why)), (tell(code, winners=winners),))


def _result(match: Match[Opts], winners: tuple[Seat, ...], why: Reason) -> Result:
    return Result(match.scores, winners, why, match.options.lowest_wins)
