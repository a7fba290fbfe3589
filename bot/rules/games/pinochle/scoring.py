"""The score of a deal of Pinochle, and the end of the game."""

from collections.abc import Sequence

from bot.rules.games.pinochle.melds import Meld
from bot.rules.games.pinochle.options import PinochleOptions
from bot.rules.games.pinochle.states import SEATS, SIDES, Playing, State, side_of
from bot.rules.kit.ending import go_on
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.match import Match
from bot.rules.kit.meld_deals import Contract
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat, partner

Points = dict[tuple[Seat, ...], int]
"""The points that each side scores."""


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The deal is played: either side is judged by itself."""
    makers = side_of(s.contract.maker)
    gains, events = {}, list(told)
    for side in SIDES:
        judge = _declarers if side == makers else _defenders
        gains[side], outcome = judge(s, side)
        events.append(outcome)
    return _written_down(s.dealt.match, s.contract, gains, events)


def _declarers(s: Playing, side: tuple[Seat, ...]) -> tuple[int, Event]:
    """Without a trick, or below the bid: the penalty; else all that was made."""
    contract, meld = s.contract, _melded(s.melds, side)
    total = meld + _both(s.taken, side)
    maker, bid = contract.maker, contract.bid
    who = maker, partner(maker)
    if not _both(s.tricks.won, side):
        return -bid, tell("declarers-trickless", maker=maker, who=who, value=bid)
    if total < bid:
        penalty = bid if s.dealt.options.set_penalty == "bid" else meld
        return -penalty, tell("set", maker=maker, who=who, value=bid, total=total)
    return total, tell("made", maker=maker, who=who, value=bid, total=total)


def _defenders(s: Playing, side: tuple[Seat, ...]) -> tuple[int, Event]:
    """The points of the defenders: their melds count once they have taken a trick."""
    meld = _melded(s.melds, side)
    if _both(s.tricks.won, side):
        total = meld + _both(s.taken, side)
        return total, tell("defenders-total", who=side, total=total)
    kept = 0
    if s.dealt.options.trickless_keeps_dix:
        kept = sum(s.melds[seat].dix for seat in side)
    return kept, tell("defenders-trickless", who=side, total=kept)


def score_surrender(
    match: Match[PinochleOptions], contract: Contract, melds: Sequence[Meld]
) -> Step[State]:
    """The declarer gives up: the bid is lost, and the opponents score their melds."""
    makers = side_of(contract.maker)
    gains = {side: -contract.bid if side == makers else _melded(melds, side) for side in SIDES}
    told = tell("surrendered", who=contract.maker, value=contract.bid)
    return _written_down(match, contract, gains, [told])


def _melded(melds: Sequence[Meld], side: tuple[Seat, ...]) -> int:
    return sum([melds[seat].points for seat in side])


def _both(numbers: Sequence[int], side: tuple[Seat, ...]) -> int:
    """The sum of the two partners' numbers."""
    one, other = side
    return numbers[one] + numbers[other]


def _written_down(
    match: Match[PinochleOptions], contract: Contract, gains: Points, told: list[Event]
) -> Step[State]:
    """The side that has reached the target has won; if both have, the last declarer's."""
    match = match.with_gains([gains[side_of(seat)] for seat in SEATS])
    for side, points in gains.items():
        told.append(tell("scored", who=side, points=points, total=match.scores[side[0]]))
    there = [side for side in SIDES if match.scores[side[0]] >= match.options.target]
    if len(there) > 1:
        why = Reason.of("both-there", maker=contract.maker, target=match.options.target)
        return go_on(match, side_of(contract.maker), tuple(told), why)
    return go_on(match, there[0] if there else (), tuple(told))
