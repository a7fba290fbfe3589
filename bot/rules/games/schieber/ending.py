"""When the game ends: at the end of a deal, by what is written down, or by a claim."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.rules.games.schieber.cardplay import STOECK, holds_stoeck, told_scores
from bot.rules.games.schieber.naming import to_card
from bot.rules.games.schieber.options import SchieberOptions
from bot.rules.games.schieber.order import TRICKS, order_of, points_of, stoeck_cards
from bot.rules.games.schieber.states import SIDES, Pair, Playing, State, by_seat, plus
from bot.rules.kit import ending
from bot.rules.kit.actions import Play
from bot.rules.kit.cards import Card
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.reasons import Fact, Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Trick

LAST_TRICK: Final = 5
STEPS: Final = {
    "weis-stoeck-cards": ("weis", "stoeck", "cards"),
    "stoeck-weis-cards": ("stoeck", "weis", "cards"),
}


def go_on(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """After a card: does the game end, or the deal, or who is asked next?"""
    if s.tricks.trick.cards:
        side = _recorded_there(s)
        return Step(to_card(s), told) if side is None else _by_record(s, side, told)
    if s.tricks.over:
        return _deal_done(s, told)
    side = there_after_trick(s, (holds_stoeck(s, 0), holds_stoeck(s, 1)))
    if side is None:
        denied = _denied(s)
        return Step(s if denied == s.denied else replace(s, denied=denied), told)
    if s.dealt.match.scores[side] >= s.dealt.options.target:
        return _by_record(s, side, told)
    count = _claimable(s, side)
    told = (*told, tell("claimed-for", who=SIDES[side], count=count))
    return _cut_short(s, side, Reason.of("claim-by-engine", count=count), told)


def _recorded_there(s: Playing) -> int | None:
    """The side that is there by what is written down alone."""
    scores, target = s.dealt.match.scores, s.dealt.options.target
    return next((side for side in (0, 1) if scores[side] >= target), None)


def _by_record(s: Playing, side: int, told: tuple[Event, ...]) -> Step[State]:
    return _cut_short(s, side, Reason.of("written"), told)


def there_after_trick(s: Playing, stoeck: tuple[bool, bool]) -> int | None:
    """The side for which the game ends now, if these sides have a Stöck not yet called.

    After the first trick the one that is there first, step by step, if both are there; and
    whoever is there by a claim of the engine, or by what is written down.
    """
    factor, options, scores = s.contract.factor, s.dealt.options, s.dealt.match.scores
    adds = {
        "weis": s.written,
        "stoeck": (STOECK * factor * stoeck[0], STOECK * factor * stoeck[1]),
        "cards": (s.cards[0] * factor, s.cards[1] * factor),
    }
    totals = [scores[side] + adds["stoeck"][side] + adds["cards"][side] for side in (0, 1)]
    there = [side for side in (0, 1) if totals[side] >= options.target]
    both_by_first = len(there) == 2 and sum(s.tricks.won) == 1
    if options.claims == "by-hand" and not both_by_first:
        return _recorded_there(s)
    if not both_by_first:
        return there[0] if there else None
    before = [scores[side] - s.written[side] for side in (0, 1)]
    for step in STEPS[options.finish_order]:
        for side in (0, 1):
            before[side] += adds[step][side]
            if before[side] >= options.target:
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
    right = count >= s.dealt.options.target
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
    target, winners = match.options.target, SIDES[winner]
    double = 2 * match.scores[1 - winner] < target
    if double:
        told = (*told, tell("double-loss", losers=SIDES[1 - winner]))
    facts: dict[str, Fact] = {"winner": winners[0], "target": target, "double": double}
    return ending.go_on(match, winners, told, Reason.of(why.code, **why.values, **facts))


def _deal_done(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """All nine tricks are played: everything is written down; the next deal, or the end."""
    options, swept = s.dealt.options, _swept(s)
    points = plus(s.cards, s.tricks.turn % 2, LAST_TRICK)
    if swept is not None:
        points = plus(points, swept, options.match)
        told = (*told, tell("match", who=SIDES[swept], points=options.match))
    scored = _scored(s, points, told)
    match, events = scored
    recorded = _recorded_there(s)
    if recorded is not None:
        return _over(s, recorded, Reason.of("written"), scored)
    there = [side for side in (0, 1) if match.scores[side] >= options.target]
    if not there:
        return Step(Dealing(replace(match.next_deal(), dealer=s.dealt.forehand)), events)
    if len(there) == 1:
        return _over(s, there[0], Reason.of("target"), scored)
    return _over(s, _first_there(s), Reason.of("there-first"), scored)


def _swept(s: Playing) -> int | None:
    """The side that took all nine tricks."""
    first = s.tricks.won[0] + s.tricks.won[2]
    return {TRICKS: 0, 0: 1}.get(first)


def _first_there(s: Playing) -> int:
    """When both are there at the end of a deal: who was first, trick by trick.

    Within a trick what is called while it is played comes before its cards. Both being there,
    who was not there before the last trick's cards is so by them.
    """
    factor, options = s.contract.factor, s.dealt.options
    worth = points_of(s.contract.word, options.undenufe_six)
    totals = [s.dealt.match.scores[side] - s.written[side] for side in (0, 1)]
    if s.announced.side is not None:
        totals[s.announced.side] += s.announced.points * factor
    uncalled = _called_pair(s)
    for holder, cards in _tricks_of(s):
        if s.stoeck is not None and uncalled and uncalled <= cards:
            totals[s.stoeck % 2] += STOECK * factor
        uncalled -= cards
        winner = holder % 2
        for side, gain in ((0, 0), (1, 0), (winner, sum([worth[card] for card in cards]))):
            totals[side] += gain * factor
            if totals[side] >= options.target:
                return side
    return winner


def _called_pair(s: Playing) -> frozenset[Card]:
    """The king and queen of trump, if they were called as Stöck."""
    trump = s.contract.trump
    return frozenset() if s.stoeck is None or trump is None else frozenset(stoeck_cards(trump))


def _tricks_of(s: Playing) -> Iterator[tuple[Seat, frozenset[Card]]]:
    """Every trick of a deal that is over: who took it, and its cards."""
    order, trick = order_of(s.contract.word), Trick(s.dealt.forehand)
    for done in s.tricks.plays:
        if isinstance(done.action, Play):
            trick = trick.plus(done.seat, done.action.card, order)
            if trick.winner is not None and len(trick.cards) == len(s.tricks.hands):
                yield trick.winner, frozenset(trick.cards)
                trick = Trick(trick.winner)
