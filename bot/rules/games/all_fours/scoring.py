"""The score of All Fours: points are written one by one, and the first side there has won."""

from collections.abc import Iterable, Sequence

from bot.rules.games.all_fours.order import ORDERS
from bot.rules.games.all_fours.states import Dealt, Playing, Sides, State
from bot.rules.games.all_fours.tally import Point, Tally, low_goes_to, points_of, tally_of
from bot.rules.kit.ending import go_on
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.history import tricks_taken
from bot.rules.kit.phases import Dealing
from bot.rules.kit.seats import Seat


def side_of(seat: int) -> int:
    """The place of a seat's side."""
    return seat % 2


def winner_of(dealt: Dealt) -> int | None:
    """The place of the side that has the target; ``None`` while nobody has it."""
    scores, target = dealt.match.scores, dealt.options.target
    return next((n for n, side in enumerate(dealt.sides) if scores[side[0]] >= target), None)


def wrote(dealt: Dealt, side: int, points: int) -> Dealt:
    """The deal once a side has written down so many points."""
    gains = [points * (side_of(seat) == side) for seat in range(dealt.match.players)]
    written = dealt.written[0] + points * (side == 0), dealt.written[1] + points * (side == 1)
    return replace(dealt, match=dealt.match.with_gains(gains), written=written)


def score_deal(s: Playing, told: tuple[Event, ...]) -> Step[State]:
    """The cards are played: the points are written down, until a side has won."""
    dealt, trump = s.dealt, s.dealt.suit
    tally = tally_of(
        tricks_taken(s.tricks.plays, s.match.players, ORDERS[trump]), trump, dealt.sides
    )
    high, low, jack = tally.high, tally.low, tally.jack
    points = points_of(
        dealt.options,
        side_of(dealt.dealer),
        None if high is None else side_of(high.taker),
        None if low is None else side_of(low_goes_to(low, dealt.options)),
        None if jack is None else (side_of(jack.taker), side_of(jack.player)),
        tally.totals,
    )
    events = list(told)
    for point in points:
        if winner_of(dealt) is not None:
            break
        dealt = wrote(dealt, point.side, point.points)
        events.append(_told_of(point, tally, dealt))
    else:
        if winner_of(dealt) is None and not _game_is_written(tally, dealt):
            events.append(tell("no-game", count=max(tally.totals)))
    events += [scored(dealt, s.dealt.written, side) for side in (0, 1)]
    return closed(dealt, tuple(events))


def written_down(dealt: Dealt, points: Iterable[Point]) -> State:
    """The state after the deal, if its tricks bring these points; nothing is told of it."""
    for point in points:
        if winner_of(dealt) is None:
            dealt = wrote(dealt, point.side, point.points)
    return closed(dealt, ()).state


def closed(dealt: Dealt, told: tuple[Event, ...], *, anew: bool = False) -> Step[State]:
    """The next deal, or the end; a deal ``anew`` is by the same dealer."""
    match, winner = dealt.match, winner_of(dealt)
    if winner is None and anew:
        return Step(Dealing(match.next_deal(match.dealer)), told)
    return go_on(match, () if winner is None else dealt.sides[winner], told)


def scored(dealt: Dealt, before: tuple[int, int], side: int) -> Event:
    """The event of a side's points written in this deal beyond ``before``, with its total."""
    seats = dealt.sides[side]
    points, total = dealt.written[side] - before[side], dealt.match.scores[seats[0]]
    return tell("scored", who=who(seats), points=points, total=total)


def who(side: Sequence[Seat]) -> Seat | tuple[Seat, ...]:
    """A side as the fact of an event: the seat alone, or all its seats."""
    return side[0] if len(side) == 1 else tuple(side)


def _game_is_written(tally: Tally, dealt: Dealt) -> bool:
    return len({*tally.totals}) > 1 or dealt.options.game_tie == "non-dealer"


def _told_of(point: Point, tally: Tally, dealt: Dealt) -> Event:
    """A point with the card, or the card points, that earned it."""
    sides: Sides = dealt.sides
    if point.name == "high" and tally.high is not None:
        return tell("high", who=tally.high.taker, card=tally.high.card)
    if point.name == "low" and tally.low is not None:
        return tell("low", who=low_goes_to(tally.low, dealt.options), card=tally.low.card)
    if point.name == "jack" and tally.jack is not None:
        jack = tally.jack
        if side_of(jack.taker) == side_of(jack.player):
            return tell("jack", who=jack.taker, card=jack.card)
        return tell("hung", who=jack.taker, card=jack.card, holder=jack.player, points=point.points)
    count, against = max(tally.totals), min(tally.totals)
    return tell(point.name, who=who(sides[point.side]), count=count, against=against)
