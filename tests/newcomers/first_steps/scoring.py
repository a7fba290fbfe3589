"""The score of a deal of First Steps, and the feats of its players."""

from collections.abc import Iterator, Sequence

from bot.rules.kit.ending import go_on, leaders_at_target
from bot.rules.kit.events import Event, Stat, Step, tell
from bot.rules.kit.match import Match
from bot.rules.kit.reckoning import tricks_of
from bot.rules.kit.seats import seats
from tests.newcomers.first_steps.options import FirstStepsOptions
from tests.newcomers.first_steps.states import State

COUNTED = ("tricks", "sweep")
SWEPT = "sweep"
"""Every trick of a deal: a moment worth telling, and an achievement."""


def scored(
    match: Match[FirstStepsOptions], won: Sequence[int], told: tuple[Event, ...]
) -> Step[State]:
    """The next deal, or the end of the game: each trick is a point."""
    match = match.with_gains(won)
    points = tuple(
        tell("scored", who=who, points=won[who], total=match.scores[who])
        for who in seats(match.players)
    )
    return go_on(match, leaders_at_target(match), (*told, *points))


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """The tricks of each seat, and who has taken them all."""
    players = max(int(str(e.what.values["who"])) for e in told if e.what.code == "scored") + 1
    won = tricks_of(told, players)
    for who in seats(players):
        if won[who]:
            yield Stat(who, "tricks", won[who])
        if won[who] == sum(won):
            yield Stat(who, SWEPT)
