"""The score of a deal of Oh Jack, the end of the game, and the feats of its players."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.kit.ending import go_on, leaders
from bot.rules.kit.events import Event, Stat, Step, tell
from bot.rules.kit.match import Match
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import alone, seats
from bot.rules.kit.stats import public, seat
from tests.newcomers.oh_jack.options import OhJackOptions
from tests.newcomers.oh_jack.order import deals_of
from tests.newcomers.oh_jack.states import Bids, State

COUNTED: Final = ("met", "missed", "zero", "zero-made")
MET: Final = 10
"""The points that a bid met earns beside its tricks."""


def gain(options: OhJackOptions, bid: int, tricks: int) -> int:
    """The points of one seat."""
    if bid == tricks:
        return MET + tricks
    return -abs(bid - tricks) if options.missed == "difference" else 0


def scored(
    match: Match[OhJackOptions], bids: Bids, won: Sequence[int], told: tuple[Event, ...]
) -> Step[State]:
    """The next deal, or the end of the game after the last one."""
    said = [bid or 0 for bid in bids]
    gains = [gain(match.options, bid, won[who]) for who, bid in enumerate(said)]
    match = match.with_gains(gains)
    outcomes = tuple(
        tell(
            "met" if said[who] == won[who] else "missed",
            who=who,
            value=said[who],
            tricks=won[who],
        )
        for who in seats(match.players)
    )
    points = tuple(
        tell("scored", who=who, points=gains[who], total=match.scores[who])
        for who in seats(match.players)
    )
    winners = leaders(match) if is_over(match) else ()
    why = Reason.of("last-deal")
    return go_on(match, winners, (*told, *outcomes, *points), why, alone(match.players))


def is_over(match: Match[OhJackOptions]) -> bool:
    """Whether this deal is the last one."""
    return match.deal >= deals_of(match.options, match.players)


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """The bids of each seat, met or not, and those of no trick."""
    for what in public(told):
        if what.code in ("met", "missed"):
            who = seat(what.values["who"])
            yield Stat(who, what.code)
            if not what.values["value"]:
                yield Stat(who, "zero")
                if what.code == "met":
                    yield Stat(who, "zero-made")
