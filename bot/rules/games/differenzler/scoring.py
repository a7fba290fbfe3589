"""The score of a deal of Differenzler, and the end of the game."""

from collections.abc import Sequence

from bot.rules.games.differenzler.options import DifferenzlerOptions
from bot.rules.games.differenzler.states import Playing, Predicted, State
from bot.rules.kit.ending import go_on, leaders
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.match import Match
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat, alone, seats


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: its penalties are written down, and the game may be over."""
    return written_down(s.match, s.predicted, s.taken, s.tricks.won, told)


def written_down(
    match: Match[DifferenzlerOptions],
    predicted: Predicted,
    taken: Sequence[int],
    tricks: Sequence[int],
    told: tuple[Event, ...],
) -> Step[State]:
    """The next deal, or the end, once the seats have taken these points and tricks."""
    said = [value or 0 for value in predicted]
    gains = [penalty(match.options, *one) for one in zip(said, taken, tricks, strict=True)]
    match = match.with_gains(gains)
    scored = [
        tell(
            "scored",
            who=seat,
            points=gains[seat],
            total=match.scores[seat],
            predicted=said[seat],
            taken=taken[seat],
        )
        for seat in seats(match.players)
    ]
    why = Reason.of("last-deal", count=match.deal)
    return go_on(match, winners_of(match), (*told, *scored), why, alone(match.players))


def penalty(options: DifferenzlerOptions, predicted: int, taken: int, tricks: int) -> int:
    """The difference; an exact prediction may take points off, if it was not for nothing at all.

    A prediction of 0 is rewarded only if its player took a trick, which was worth nothing then.
    """
    if predicted == taken and (predicted or tricks):
        return -options.exact
    return abs(predicted - taken)


def winners_of(match: Match[DifferenzlerOptions]) -> tuple[Seat, ...]:
    """The winners with the deal of this match; nobody if the game goes on."""
    if match.deal < match.options.deals_in(match.players):
        return ()
    best = leaders(match)
    return () if len(best) > 1 and match.options.level == "play-on" else best
