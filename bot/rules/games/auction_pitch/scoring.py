"""The score of a deal of Auction Pitch, and the end of the game."""

from collections.abc import Iterator, Sequence

from bot.rules.games.auction_pitch.options import AuctionPitchOptions
from bot.rules.games.auction_pitch.order import most_points, order_of
from bot.rules.games.auction_pitch.states import SMUDGE, Playing, Sides, State
from bot.rules.games.auction_pitch.tally import Tally, tally_of
from bot.rules.kit.auction import Value
from bot.rules.kit.ending import go_on
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.history import tricks_taken
from bot.rules.kit.match import Match
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat

Earned = Sequence[int]
"""The places of the sides that earned a point each, in the order of counting."""


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: its points are written down, and the game may be over."""
    sides, options, trump = s.dealt.sides, s.dealt.options, s.contract.trump
    assert trump is not None
    tricks = tricks_taken(s.tricks.plays, s.match.players, order_of(trump, options.points))
    tally = tally_of(tricks, trump, options.points, options.low_to, sides)
    place = {seat: n for n, side in enumerate(sides) for seat in side}
    earned = [place[point.who] for point in tally.points]
    if tally.game_to is not None:
        earned.append(tally.game_to)
    won = [sum(s.tricks.won[seat] for seat in side) for side in sides]
    return written_down(s, earned, won, (*told, *_points_told(tally, sides)))


def written_down(
    s: Playing, earned: Earned, won: Sequence[int], told: tuple[Event, ...]
) -> Step[State]:
    """The next deal, or the end, once the sides have earned these points and won these tricks."""
    old, contract, sides = s.dealt.match, s.contract, s.dealt.sides
    ours = next(n for n, side in enumerate(sides) if contract.maker in side)
    points = [list(earned).count(n) for n in range(len(sides))]
    most, took = most_points(old.options.points), points[ours]
    made = took >= wanted(contract.bid, most)
    if contract.bid == SMUDGE:
        made = made and won[ours] == sum(won)
    points[ours] = worth(contract.bid, took, most, made=made)
    gains = [0] * old.players
    for side, gain in zip(sides, points, strict=True):
        for seat in side:
            gains[seat] = gain
    match = old.with_gains(gains)
    outcome = tell(
        "made" if made else "failed", maker=contract.maker, value=contract.bid, points=took
    )
    scored = [
        tell("scored", who=who(side), points=gain, total=match.scores[side[0]])
        for side, gain in zip(sides, points, strict=True)
    ]
    winners, why = _end(old, match, sides, ours, earned, made=made)
    return go_on(match, winners, (*told, outcome, *scored), why, sides)


def wanted(bid: Value, most: int) -> int:
    """The points that a bid asks for."""
    return bid if isinstance(bid, int) else most


def worth(bid: Value, took: int, most: int, *, made: bool) -> int:
    """The score of the pitcher's side: its points, or the bid lost; a smudge is one more."""
    if bid == SMUDGE:
        return most + 1 if made else -most - 1
    return took if made else -wanted(bid, most)


def who(side: tuple[Seat, ...]) -> Seat | tuple[Seat, ...]:
    """A side as the fact of an event: the seat alone, or all its seats."""
    return side[0] if len(side) == 1 else side


def _points_told(tally: Tally, sides: Sides) -> Iterator[Event]:
    """Every point of the deal with the card that earned it."""
    for point in tally.points:
        yield tell(point.name, who=point.who, card=point.card)
    best = max(tally.totals)
    if tally.game_to is None:
        yield tell("no-game", count=best)
    else:
        against = max(total for n, total in enumerate(tally.totals) if n != tally.game_to)
        yield tell("game", who=who(sides[tally.game_to]), count=best, against=against)


def _end(
    old: Match[AuctionPitchOptions],
    match: Match[AuctionPitchOptions],
    sides: Sides,
    ours: int,
    earned: Earned,
    *,
    made: bool,
) -> tuple[tuple[Seat, ...], Reason | None]:
    """The side that has won and why; nobody while the game goes on.

    The pitcher's side wins before all others; of these the first one that a point brought there.
    """
    target = match.options.target
    out = [n for n, side in enumerate(sides) if match.scores[side[0]] >= target]
    if match.options.must_bid_out and not made:
        return (), None
    if ours in out:
        code = "pitcher-out" if len(out) > 1 else "target"
        return sides[ours], Reason.of(code, winners=sides[ours], target=target)
    if not out or match.options.must_bid_out:
        return (), None
    if len(out) == 1:
        return sides[out[0]], Reason.of("target", winners=sides[out[0]], target=target)
    first = _first(old, sides, out, earned, target)
    return sides[first], Reason.of("first-out", winners=sides[first], target=target)


def _first(
    old: Match[AuctionPitchOptions], sides: Sides, out: Sequence[int], earned: Earned, target: int
) -> int:
    """The first of these sides to be at the target, as the points are counted one by one."""
    totals = {n: old.scores[sides[n][0]] for n in out}
    for n in out:
        if totals[n] >= target:
            return n  # by rules that were changed between two deals
    for n in earned:
        if n in totals:
            totals[n] += 1
            if totals[n] >= target:
                return n
    raise ValueError("several sides are at the target, and no point brought them there")
