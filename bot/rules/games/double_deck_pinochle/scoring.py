"""The score of a deal of Double-deck Pinochle, and the end of the game."""

from collections.abc import Sequence

from bot.rules.games.double_deck_pinochle.options import DoubleDeckOptions
from bot.rules.games.double_deck_pinochle.states import (
    SEATS,
    SIDES,
    Playing,
    State,
    side_of,
)
from bot.rules.kit.ending import go_on
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.match import Match
from bot.rules.kit.meld_deals import Contract
from bot.rules.kit.melds import Meld
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat

Points = dict[tuple[Seat, ...], int]
"""The points that each side scores."""


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: either side is judged by itself."""
    makers, gains, events = side_of(s.contract.maker), Points(), list(told)
    for side in SIDES:
        judge = _declarers if side == makers else _defenders
        gains[side], outcome = judge(s, side)
        events.append(outcome)
    return _written_down(s.dealt.match, s.contract.maker, gains, events)


def _declarers(s: Playing, side: tuple[Seat, ...]) -> tuple[int, Event]:
    """Melds and counters, if they reach the bid with counters enough; else the bid is lost."""
    options, contract = s.dealt.options, s.contract
    tricks = _together(s.taken, side)
    total = options.written(melded(s.melds, side)) + tricks
    maker, bid = contract.maker, contract.bid
    if total < bid:
        return -bid, tell("set", maker=maker, who=side, value=bid, total=total)
    if tricks < options.save:
        return -bid, tell("too-few", maker=maker, who=side, value=bid, tricks=tricks)
    return total, tell("made", maker=maker, who=side, value=bid, total=total)


def _defenders(s: Playing, side: tuple[Seat, ...]) -> tuple[int, Event]:
    """Melds and counters; with too few counters the melds are lost, or everything."""
    options, tricks = s.dealt.options, _together(s.taken, side)
    if tricks >= options.save:
        total = options.written(melded(s.melds, side)) + tricks
        return total, tell("defenders-total", who=side, total=total)
    kept = 0 if options.wipe_off else tricks
    return kept, tell("defenders-short", who=side, tricks=tricks, total=kept)


def score_surrender(
    match: Match[DoubleDeckOptions], contract: Contract, melds: Sequence[Meld]
) -> Step[State]:
    """The declarer gives up: the bid is lost, and the opponents score their melds."""
    makers, written = side_of(contract.maker), match.options.written
    gains = {s: -contract.bid if s == makers else written(melded(melds, s)) for s in SIDES}
    told = tell("surrendered", who=contract.maker, value=contract.bid)
    return _written_down(match, contract.maker, gains, [told])


def score_no_trump(match: Match[DoubleDeckOptions], maker: Seat, bid: int) -> Step[State]:
    """Without a marriage no trump can be named: the bid is lost, and nobody scores."""
    gains = {side: -bid if maker in side else 0 for side in SIDES}
    return _written_down(match, maker, gains, [tell("no-marriage", who=maker, value=bid)])


def melded(melds: Sequence[Meld], side: tuple[Seat, ...]) -> int:
    """The points of the melds of both partners together, be they enough or not."""
    return sum([melds[seat].points for seat in side])


def _together(numbers: Sequence[int], side: tuple[Seat, ...]) -> int:
    return sum([numbers[seat] for seat in side])


def _written_down(
    match: Match[DoubleDeckOptions], maker: Seat, gains: Points, told: list[Event]
) -> Step[State]:
    """The side that has reached the target has won; if both have, the declarer's."""
    match = match.with_gains([gains[side_of(seat)] for seat in SEATS])
    for side, points in gains.items():
        told.append(tell("scored", who=side, points=points, total=match.scores[side[0]]))
    target = match.options.target
    there = [side for side in SIDES if match.scores[side[0]] >= target]
    if len(there) > 1:
        winners = side_of(maker)
        why = Reason.of("declarers-first", winners=winners, maker=maker, target=target)
        return go_on(match, winners, tuple(told), why)
    return go_on(match, there[0] if there else (), tuple(told))
