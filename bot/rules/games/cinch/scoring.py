"""The score of a deal of Cinch, and the end of the game."""

from collections.abc import Sequence

from bot.rules.games.cinch.options import CinchOptions
from bot.rules.games.cinch.order import order_of
from bot.rules.games.cinch.states import NO_BID, SIDES, Contract, Playing, State
from bot.rules.games.cinch.tally import of_sides, points_in
from bot.rules.kit.ending import go_on
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.history import tricks_taken
from bot.rules.kit.match import Match
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat


def side_of(seat: int) -> int:
    """The place of a seat's side."""
    return seat % 2


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The cards are played: the points are written down, and the game may be over."""
    trump = s.contract.trump
    assert trump is not None
    tricks = tricks_taken(s.tricks.plays, s.match.players, order_of(trump))
    points = points_in(tricks, trump, s.dealt.options.low_to)
    scored = [tell(one.name, who=one.who, card=one.card, points=one.points) for one in points]
    return written_down(s, of_sides(points), (*told, *scored))


def written_down(s: Playing, took: Sequence[int], told: tuple[Event, ...]) -> Step[State]:
    """The next deal, or the end, once the sides have taken these points."""
    old, contract = s.dealt.match, s.contract
    ours = side_of(contract.maker)
    sums = sums_of(took, contract, old.options)
    match = old.with_gains([sums[side_of(seat)] for seat in range(old.players)])
    outcome = tell(
        _outcome(took[ours], contract.bid),
        maker=contract.maker,
        value=contract.bid,
        points=took[ours],
        against=took[1 - ours],
    )
    scored = [
        tell("scored", who=side, points=sums[n], total=match.scores[side[0]])
        for n, side in enumerate(SIDES)
    ]
    winners, why = _end(match, ours)
    return go_on(match, winners, (*told, outcome, *scored), why, SIDES)


def _outcome(took: int, bid: int) -> str:
    if bid == NO_BID:
        return "without-bid"
    return "made" if took >= bid else "failed"


def sums_of(took: Sequence[int], contract: Contract, options: CinchOptions) -> tuple[int, int]:
    """The scores that the sides write down for the points they took.

    >>> ten, by = Contract(Seat(1), 10), CinchOptions(scoring="set-back")
    >>> sums_of((5, 9), ten, CinchOptions()), sums_of((5, 9), ten, by)
    ((15, 0), (5, -10))
    """
    ours = side_of(contract.maker)
    mine, theirs = took[ours], took[1 - ours]
    if mine >= contract.bid:
        if options.scoring == "difference":
            return max(0, took[0] - took[1]), max(0, took[1] - took[0])
        return took[0], took[1]
    lost = (-contract.bid, theirs) if options.scoring == "set-back" else (0, theirs + contract.bid)
    return lost if ours == 0 else (lost[1], lost[0])


def _end(match: Match[CinchOptions], ours: int) -> tuple[tuple[Seat, ...], Reason | None]:
    """The side that has won, and why; if both are at the target, it is the bidder's."""
    target = match.options.target
    out = [n for n, side in enumerate(SIDES) if match.scores[side[0]] >= target]
    if not out:
        return (), None
    code, winners = "target", SIDES[out[0]]
    if len(out) > 1:
        code, winners = "bidder-out", SIDES[ours]
    return winners, Reason.of(code, winners=winners, target=target)
