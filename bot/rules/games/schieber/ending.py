"""The end of the game: at the end of a deal, by points written down, or by a claim."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.rules.games.schieber.cardplay import STOECK, holds_stoeck, told_scores
from bot.rules.games.schieber.naming import to_card
from bot.rules.games.schieber.options import SchieberOptions
from bot.rules.games.schieber.order import TRICKS, stoeck_cards
from bot.rules.games.schieber.states import (
    SIDES,
    Pair,
    Playing,
    State,
    by_seat,
    side_of,
    with_points,
)
from bot.rules.kit import ending
from bot.rules.kit.actions import Play
from bot.rules.kit.cards import Card
from bot.rules.kit.events import Event, Step, going_on, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.jass import LAST_TRICK, order_of, points_of
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.reasons import Fact, Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Trick

STEPS: Final = {
    "weis-stoeck-cards": ("weis", "stoeck", "cards"),
    "stoeck-weis-cards": ("stoeck", "weis", "cards"),
}


def go_on(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The state after a card: the end of the game or of the deal, or the next question."""
    if s.tricks.trick.cards:
        if (side := _by_record(s)) is not None:
            return _won_by_record(s, side, told)
        return going_on(s if s.tricks.last_trick else to_card(s), told)
    if s.tricks.over:
        return _deal_done(s, told)
    if not _is_in_reach(s):
        return going_on(s, told)
    side = winner_after_trick(s, (holds_stoeck(s, 0), holds_stoeck(s, 1)))
    if side is None:
        denied = _denied(s)
        return Step(s if denied == s.denied else replace(s, denied=denied), told)
    if s.dealt.match.scores[side] >= s.dealt.options.target:
        return _won_by_record(s, side, told)
    count = _claimable(s, side)
    told = (*told, tell("claimed-for", who=SIDES[side], count=count))
    return _cut_short(s, side, Reason.of("claim-by-engine", count=count), told)


def _reached(points: Sequence[int], target: int) -> int | None:
    """The side that has reached the target; ``None`` if neither has. Side 0 is asked first."""
    if points[0] >= target:
        return 0
    return 1 if points[1] >= target else None


def _is_in_reach(s: Playing) -> bool:
    """Whether a side may have reached the target by its points and a Stöck."""
    scores, factor = s.dealt.match.scores, s.contract.factor
    most = max(scores[0] + s.cards[0] * factor, scores[1] + s.cards[1] * factor)
    return most + STOECK * factor >= s.dealt.options.target


def _by_record(s: Playing) -> int | None:
    """The side that has reached the target by points written down alone."""
    match = s.dealt.match
    scores, target = match.scores, match.options.target
    return _reached(scores, target) if max(scores) >= target else None


def _won_by_record(s: Playing, side: int, told: tuple[Event, ...]) -> Step[State]:
    return _cut_short(s, side, Reason.of("written"), told)


def winner_after_trick(s: Playing, stoeck: tuple[bool, bool]) -> int | None:
    """The side for which the game ends after a complete trick; ``None`` while it goes on.

    ``stoeck`` tells of either side whether it has a Stöck that is not yet called. The target is
    reached by all that a side could claim: points written down, its tricks and that Stöck.

    ===============  ==========================  ==================================================
    ``claims``       have reached the target     the game ends for
    ===============  ==========================  ==================================================
    either           both, in the first trick    the side that reached it first (``finish_order``)
    ``automatic``    one                         that side: the engine claims for it
    ``automatic``    neither                     nobody
    ``by-hand``      any other number            the side that reached it by points written down
    ===============  ==========================  ==================================================
    """
    factor, options, scores = s.contract.factor, s.dealt.options, s.dealt.match.scores
    adds = {
        "weis": s.written,
        "stoeck": (STOECK * factor * stoeck[0], STOECK * factor * stoeck[1]),
        "cards": (s.cards[0] * factor, s.cards[1] * factor),
    }
    totals = [scores[side] + adds["stoeck"][side] + adds["cards"][side] for side in (0, 1)]
    if min(totals) >= options.target and sum(s.tricks.won) == 1:
        return _first_by_step(s, adds)
    if options.claims == "by-hand":
        return _by_record(s)
    return _reached(totals, options.target)


def _first_by_step(s: Playing, adds: Mapping[str, Pair]) -> int | None:
    """The side that reached the target first in the first trick, by the order of the option."""
    points = [s.dealt.match.scores[side] - s.written[side] for side in (0, 1)]
    for step in STEPS[s.dealt.options.finish_order]:
        for side in (0, 1):
            points[side] += adds[step][side]
            if points[side] >= s.dealt.options.target:
                return side
    return None


def _denied(s: Playing) -> tuple[bool, bool]:
    """The sides known to hold no Stöck: with one the game would have ended now."""
    if s.stoeck is not None or s.contract.trump is None:
        return s.denied
    first = s.denied[0] or winner_after_trick(s, (True, False)) is not None
    return first, s.denied[1] or winner_after_trick(s, (False, True)) is not None


def _claimable(s: Playing, side: int) -> int:
    """The points a side may claim: written down, in its tricks, and for a Stöck not yet called."""
    cards = s.cards[side] + STOECK * holds_stoeck(s, side)
    return s.dealt.match.scores[side] + cards * s.contract.factor


def claim(s: Playing, seat: Seat) -> Step[State]:
    """A claim of the target by a player: the side wins with it, or loses if it is wrong."""
    side = side_of(seat)
    count = _claimable(s, side)
    right = count >= s.dealt.options.target
    told = tell("claimed", who=seat, count=count, right=right)
    if right:
        return _cut_short(s, side, Reason.of("claim-right", who=seat, count=count), (told,))
    return _cut_short(s, 1 - side, Reason.of("claim-wrong", who=seat, count=count), (told,))


def _cut_short(s: Playing, winner: int, why: Reason, told: tuple[Event, ...]) -> Step[State]:
    """The game ends within the deal: completed tricks count, and the winner's unplayed Stöck."""
    stoeck = with_points((0, 0), winner, STOECK if holds_stoeck(s, winner) else 0)
    return _over(winner, why, _scored(s, s.cards, told, stoeck=stoeck))


def _scored(
    s: Playing,
    cards: Pair,
    told: tuple[Event, ...],
    *,
    swept: Pair = (0, 0),
    stoeck: Pair = (0, 0),
) -> tuple[Match[SchieberOptions], tuple[Event, ...]]:
    """The scores and events at the end of a deal: of cards, a match, and a Stöck not called."""
    factor = s.contract.factor
    points = tuple(map(sum, zip(cards, swept, stoeck, strict=True)))
    gains = (points[0] * factor, points[1] * factor)
    match = s.dealt.match.with_gains(by_seat(gains))
    events: list[Event] = []
    for n in (0, 1):
        counted = (cards[n], swept[n], stoeck[n])
        events += told_scores(n, gains[n], match.scores, counted)
    return match, (*told, *events)


def _over(
    winner: int,
    why: Reason,
    scored: tuple[Match[SchieberOptions], tuple[Event, ...]],
) -> Step[State]:
    """The end of the game. The reason names the winners, who need not have the higher score."""
    match, told = scored
    target, winners = match.options.target, SIDES[winner]
    double = 2 * match.scores[1 - winner] < target
    if double:
        told = (*told, tell("double-loss", losers=SIDES[1 - winner]))
    facts: dict[str, Fact] = {"winners": winners, "target": target, "double": double}
    return ending.go_on(match, winners, told, Reason.of(why.code, **why.values, **facts))


def _deal_done(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """All nine tricks are played: everything is written down."""
    return written_down(s, with_points(s.cards, side_of(s.tricks.turn), LAST_TRICK), told)


def written_down(s: Playing, cards: Pair, told: tuple[Event, ...]) -> Step[State]:
    """The next deal, or the end, once the sides have these points in cards and the last trick."""
    options, swept, extra = s.dealt.options, _swept(s), (0, 0)
    if swept is not None:
        extra = with_points((0, 0), swept, options.match)
        told = (*told, tell("match", who=SIDES[swept], points=options.match))
    scored = _scored(s, cards, told, swept=extra)
    match, events = scored
    recorded = _by_record(s)
    if recorded is not None:
        return _over(recorded, Reason.of("written"), scored)
    reached = [side for side in (0, 1) if match.scores[side] >= options.target]
    if not reached:
        return Step(Dealing(replace(match.next_deal(), dealer=s.dealt.forehand)), events)
    if len(reached) == 1:
        return _over(reached[0], Reason.of("target"), scored)
    return _over(_first_by_trick(s), Reason.of("there-first"), scored)


def _swept(s: Playing) -> int | None:
    """The side that took all nine tricks; ``None`` if both took some."""
    taken = s.tricks.won[0] + s.tricks.won[2]
    if taken == TRICKS:
        return 0
    return 1 if taken == 0 else None


def _first_by_trick(s: Playing) -> int:
    """The side that reached the target first, where a whole deal has taken both to it.

    The Weis come before the tricks, and within a trick the Stöck before its cards. If the cards
    take only one side to the target, the other owes it to the points for the last trick.
    """
    factor, options = s.contract.factor, s.dealt.options
    worth = points_of(s.contract.word, options.undenufe_six)
    totals = [s.dealt.match.scores[side] - s.written[side] for side in (0, 1)]
    if s.announced.side is not None:
        totals[s.announced.side] += s.announced.points * factor
    uncalled = _called_pair(s)
    for taker, cards in _tricks_of(s):
        if s.stoeck is not None and uncalled and uncalled <= cards:
            totals[side_of(s.stoeck)] += STOECK * factor
        uncalled -= cards
        first = _reached(totals, options.target)
        if first is None:
            totals[side_of(taker)] += factor * sum([worth[card] for card in cards])
            first = _reached(totals, options.target)
        if first is not None:
            return first
    return side_of(taker)


def _called_pair(s: Playing) -> frozenset[Card]:
    """The king and queen of trump, if they were called as Stöck."""
    trump = s.contract.trump
    return frozenset() if s.stoeck is None or trump is None else frozenset(stoeck_cards(trump))


def _tricks_of(s: Playing) -> Iterator[tuple[Seat, frozenset[Card]]]:
    """The tricks of a deal that is over: the seat that took each, and its cards."""
    order, trick = order_of(s.contract.word), Trick(s.dealt.forehand)
    for done in s.tricks.plays:
        if isinstance(done.action, Play):
            trick = trick.with_card(done.seat, done.action.card, order)
            if trick.winner is not None and len(trick.cards) == len(s.tricks.hands):
                yield trick.winner, frozenset(trick.cards)
                trick = Trick(trick.winner)
