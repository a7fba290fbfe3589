"""The score of a deal of Widow Pitch, and the end of the game."""

from collections.abc import Iterator
from typing import Final

from bot.rules.games.widow_pitch.options import WidowPitchOptions
from bot.rules.games.widow_pitch.order import order_of
from bot.rules.games.widow_pitch.states import SHOOT, Contract, Playing, State, other
from bot.rules.games.widow_pitch.tally import Tally, tally_of
from bot.rules.kit.auction import Value
from bot.rules.kit.ending import go_on
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.history import tricks_taken
from bot.rules.kit.match import Match
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat, placed, seats

ALL_SEVEN: Final = 7
SHOT: Final = 21
"""The points that *Shoot it* wins or loses, for any target."""


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: its points are written down, and the game may be over."""
    match, tally = s.dealt.match, _tally(s)
    tied = other(s.contract.maker) if match.options.game_tie == "opponent" else None
    game_to = tally.game_to(tied)
    told = (*told, *_points_told(tally, game_to))
    return written_down(s, tally.points(game_to), told)


def written_down(s: Playing, points: tuple[int, ...], told: tuple[Event, ...]) -> Step[State]:
    """The next deal, or the end, once the seats have earned these points."""
    contract, match = s.contract, s.dealt.match
    maker = contract.maker
    made = points[maker] >= _wanted(contract.bid)
    gains = placed(points, maker, _bidders_gain(contract.bid, points[maker], made))
    match = match.with_gains(gains)
    code = "made" if made else "failed"
    events = (
        *told,
        tell(code, maker=maker, value=contract.bid, points=points[maker]),
        *(
            tell("scored", who=seat, points=gains[seat], total=match.scores[seat])
            for seat in seats(match.players)
        ),
    )
    winners, why = _end(match, contract, made)
    return go_on(match, winners, events, why)


def _tally(s: Playing) -> Tally:
    trump = s.contract.trump
    assert trump is not None
    tricks = tricks_taken(s.tricks.plays, s.match.players, order_of(trump))
    return tally_of(tricks, trump, s.dealt.options.low_to)


def _wanted(bid: Value) -> int:
    return bid if isinstance(bid, int) else ALL_SEVEN


def _bidders_gain(bid: Value, points: int, made: bool) -> int:
    if not isinstance(bid, int):
        return SHOT if made else -SHOT
    return points if made else -bid


def _points_told(tally: Tally, game_to: Seat | None) -> Iterator[Event]:
    """Every point of the deal with the card that earned it."""
    if tally.high is not None:
        yield tell("high", who=tally.high.who, card=tally.high.card)
    if tally.low is not None:
        yield tell("low", who=tally.low.who, card=tally.low.card)
    for seat, mine in enumerate(tally.jacks):
        if mine:
            yield tell("jacks", who=Seat(seat), cards=mine)
    best, least = max(tally.card_points), min(tally.card_points)
    if game_to is None:
        yield tell("no-game", count=best)
    elif best == least:
        yield tell("game-tied", who=game_to, count=best)
    else:
        yield tell("game", who=game_to, count=best, against=least)


def _end(
    match: Match[WidowPitchOptions], contract: Contract, made: bool
) -> tuple[tuple[Seat, ...], Reason | None]:
    """The winner and the reason, which names the winner; neither while the game goes on."""
    bidder, target = contract.maker, match.options.target
    if contract.bid == SHOOT and match.options.shoot == "outright":
        winner = bidder if made else other(bidder)
        return (winner,), Reason.of("shot" if made else "shot-failed", who=bidder, winner=winner)
    out = [seat for seat in seats(match.players) if match.scores[seat] >= target]
    if len(out) > 1:
        return _both_out(match, bidder)
    if out:
        return (out[0],), Reason.of("target", winner=out[0], target=target)
    if match.scores[bidder] <= -target:
        winner = other(bidder)
        return (winner,), Reason.of("minus-target", who=bidder, winner=winner, target=target)
    return (), None


def _both_out(match: Match[WidowPitchOptions], bidder: Seat) -> tuple[tuple[Seat, ...], Reason]:
    """Both reach the target in one deal: the bidder wins, as the source supposes.

    By the option the higher score does, and the bidder only on a tie.
    """
    mine, theirs = match.scores[bidder], match.scores[other(bidder)]
    target = match.options.target
    if match.options.both_out == "bidder" or mine == theirs:
        return (bidder,), Reason.of("both-out", winner=bidder, target=target)
    winner = bidder if mine > theirs else other(bidder)
    return (winner,), Reason.of("both-out-higher", winner=winner, target=target)
