"""When the game ends: at the end of a deal, by what is written down, or by a claim."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.rules.actions import Play
from bot.rules.cards import Card
from bot.rules.events import Event, Step, tell
from bot.rules.match import Match, Result
from bot.rules.reasons import Fact, Reason
from bot.rules.schieber.cardplay import STOECK, holds_stoeck, told_scores
from bot.rules.schieber.naming import to_card
from bot.rules.schieber.options import SchieberOptions
from bot.rules.schieber.order import TRICKS, order_of, points_of, stoeck_cards
from bot.rules.schieber.states import (
    Dealing,
    Over,
    Pair,
    Playing,
    State,
    by_seat,
    plus,
    side_seats,
)
from bot.rules.seats import Seat

LAST_TRICK: Final = 5
STEPS: Final = {
    "weis-stoeck-cards": ("weis", "stoeck", "cards"),
    "stoeck-weis-cards": ("stoeck", "weis", "cards"),
}


def go_on(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """After a card: does the game end, or the deal, or who is asked next?"""
    if s.trick.cards:
        side = _recorded_there(s)
        return Step(to_card(s), told) if side is None else _by_record(s, side, told)
    if s.tricks == TRICKS:
        return _deal_done(s, told)
    side = there_after_trick(s, (holds_stoeck(s, 0), holds_stoeck(s, 1)))
    if side is None:
        return Step(to_card(replace(s, denied=_denied(s))), told)
    if s.dealt.match.scores[side] >= s.options.target:
        return _by_record(s, side, told)
    count = _claimable(s, side)
    told = (*told, tell("claimed-for", who=side_seats(side), count=count))
    return _cut_short(s, side, Reason.of("claim-by-engine", count=count), told)


def _recorded_there(s: Playing) -> int | None:
    """The side that is there by what is written down alone."""
    scores, target = s.dealt.match.scores, s.options.target
    return next((side for side in (0, 1) if scores[side] >= target), None)


def _by_record(s: Playing, side: int, told: tuple[Event, ...]) -> Step[State]:
    return _cut_short(s, side, Reason.of("written"), told)


def there_after_trick(s: Playing, stoeck: tuple[bool, bool]) -> int | None:
    """The side for which the game ends now, if these sides have a Stöck not yet called.

    After the first trick the one that is there first, step by step, if both are there; and
    whoever is there by a claim of the engine, or by what is written down.
    """
    factor, target, scores = s.contract.factor, s.options.target, s.dealt.match.scores
    adds = {
        "weis": s.written,
        "stoeck": (STOECK * factor * stoeck[0], STOECK * factor * stoeck[1]),
        "cards": (s.cards[0] * factor, s.cards[1] * factor),
    }
    totals = [scores[side] + adds["stoeck"][side] + adds["cards"][side] for side in (0, 1)]
    there = [side for side in (0, 1) if totals[side] >= target]
    by_hand = s.options.claims == "by-hand"
    if by_hand and not (s.tricks == 1 and len(there) == 2):
        return _recorded_there(s)
    if s.tricks > 1 or len(there) < 2:
        return there[0] if there else None
    before = [scores[side] - s.written[side] for side in (0, 1)]
    for step in STEPS[s.options.finish_order]:
        for side in (0, 1):
            before[side] += adds[step][side]
            if before[side] >= target:
                return side
    return None


def _denied(s: Playing) -> tuple[bool, bool]:
    """Of which sides it is known now that they hold no Stöck: the game would have ended."""
    if s.stoeck is not None or s.contract.trump is None:
        return s.denied
    first = s.denied[0] or there_after_trick(s, (True, False)) is not None
    return first, s.denied[1] or there_after_trick(s, (False, True)) is not None


def _claimable(s: Playing, side: int) -> int:
    """What a claim counts: written points, own completed tricks, an unplayed Stöck."""
    cards = s.cards[side] + STOECK * holds_stoeck(s, side)
    return s.dealt.match.scores[side] + cards * s.contract.factor


def claim(s: Playing, seat: Seat) -> Step[State]:
    """A player claims: right, and the side wins; wrong, and the other side does."""
    side = seat % 2
    count = _claimable(s, side)
    right = count >= s.options.target
    told = tell("claimed", who=seat, count=count, right=right)
    if right:
        return _cut_short(s, side, Reason.of("claim-right", who=seat, count=count), (told,))
    return _cut_short(s, 1 - side, Reason.of("claim-wrong", who=seat, count=count), (told,))


def _cut_short(s: Playing, winner: int, why: Reason, told: tuple[Event, ...]) -> Step[State]:
    """The game ends within the deal: completed tricks count, and the winner's unplayed Stöck."""
    gains: Pair = (s.cards[0], s.cards[1])
    if holds_stoeck(s, winner):
        gains = plus(gains, winner, STOECK)
    return _over(s, winner, why, _scored(s, gains, told))


def _scored(
    s: Playing, points: Pair, told: tuple[Event, ...]
) -> tuple[Match[SchieberOptions], tuple[Event, ...]]:
    factor = s.contract.factor
    gains = (points[0] * factor, points[1] * factor)
    match = s.dealt.match.scored(by_seat(gains))
    events = [e for side in (0, 1) for e in told_scores(side, gains[side], match.scores)]
    return match, (*told, *events)


def _over(
    s: Playing,
    winner: int,
    why: Reason,
    scored: tuple[Match[SchieberOptions], tuple[Event, ...]],
) -> Step[State]:
    """The end. The reason names one of the winners, who need not have the higher score."""
    match, told = scored
    double = 2 * match.scores[1 - winner] < s.options.target
    seats = side_seats(winner)
    facts: dict[str, Fact] = {"winner": seats[0], "target": s.options.target, "double": double}
    result = Result(match.scores, seats, Reason.of(why.code, **why.values, **facts))
    if double:
        told = (*told, tell("double-loss", losers=side_seats(1 - winner)))
    return Step(Over(match, result), (*told, tell("game-over", winners=seats)))


def _deal_done(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """All nine tricks are played: everything is written down; the next deal, or the end."""
    assert s.last_trick is not None and s.last_trick.winner is not None
    points = plus(s.cards, s.last_trick.winner % 2, LAST_TRICK)
    swept = _swept(s)
    if swept is not None and s.options.match:
        points = plus(points, swept, s.options.match)
    if swept is not None:
        told = (*told, tell("match", who=side_seats(swept), points=s.options.match))
    scored = _scored(s, points, told)
    match, events = scored
    recorded = _recorded_there(s)
    if recorded is not None:
        return _over(s, recorded, Reason.of("written"), scored)
    there = [side for side in (0, 1) if match.scores[side] >= s.options.target]
    if not there:
        return Step(Dealing(replace(match.next_deal(), dealer=s.dealt.forehand)), events)
    if len(there) == 1:
        return _over(s, there[0], Reason.of("target"), scored)
    return _over(s, _first_there(s), Reason.of("there-first"), scored)


def _swept(s: Playing) -> int | None:
    """The side that took all nine tricks."""
    first = s.tricks_won[0] + s.tricks_won[2]
    return {TRICKS: 0, 0: 1}.get(first)


def _first_there(s: Playing) -> int:
    """When both are there at the end of a deal: who was first, trick by trick.

    Within a trick what is called while it is played comes before its cards. Both being there,
    who was not there before the last trick's cards is so by them.
    """
    factor, order = s.contract.factor, order_of(s.contract.word)
    worth = points_of(s.contract.word, s.options.undenufe_six)
    totals = [s.dealt.match.scores[side] - s.written[side] for side in (0, 1)]
    if s.announced.side is not None:
        totals[s.announced.side] += s.announced.points * factor
    plays = [(d.seat, d.action.card) for d in s.plays if isinstance(d.action, Play)]
    called = _call_of_stoeck(s, plays)
    for start in range(0, len(plays), 4):
        trick = plays[start : start + 4]
        if s.stoeck is not None and called // 4 == start // 4:
            totals[s.stoeck % 2] += STOECK * factor
        cards = [card for _, card in trick]
        winner = trick[order.winner(cards)][0] % 2
        for side, gain in ((0, 0), (1, 0), (winner, sum(worth[card] for card in cards))):
            totals[side] += gain * factor
            if totals[side] >= s.options.target:
                return side
    return winner


def _call_of_stoeck(s: Playing, plays: Sequence[tuple[Seat, Card]]) -> int:
    """With which card of the deal the Stöck was called; −1 if it was not."""
    if s.stoeck is None or s.contract.trump is None:
        return -1
    pair = stoeck_cards(s.contract.trump)
    return max(n for n, (seat, card) in enumerate(plays) if seat == s.stoeck and card in pair)
