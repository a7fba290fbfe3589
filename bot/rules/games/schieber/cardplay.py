"""The tricks: a card, the Weis and the Stöck beside it, and the points it wins."""

from collections.abc import Sequence

from bot.rules.games.schieber.order import stoeck_cards
from bot.rules.games.schieber.states import (
    SIDES,
    Pair,
    Playing,
    by_seat,
    playing_on,
    side_of,
    with_points,
)
from bot.rules.games.schieber.weis import ladder_of, settle, told_kind
from bot.rules.kit import cardplay
from bot.rules.kit.actions import Play
from bot.rules.kit.cards import Card
from bot.rules.kit.events import Event, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.jass import order_of, points_of
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Trick
from bot.rules.kit.weis import best_kind, mask_of

STOECK = 20
Counted = tuple[int, int, int]
"""A side's points at the end, before the factor: cards, match, and a Stöck it never called."""


def put_down(s: Playing, seat: Seat, action: Play) -> tuple[Playing, tuple[Event, ...]]:
    """A card is played, with the calls beside it; the last of a trick decides it."""
    dealt, contract, announced, card = s.dealt, s.contract, s.announced, action.card
    tricks, told = cardplay.put_down(s.tricks, seat, action, order_of(contract.word))
    if not announced.kinds[seat]:
        kind = best_kind(mask_of(dealt.hands[seat]), ladder_of(dealt.options, contract.word))
        announced, told = announced.with_kind(seat, kind), (told_kind(seat, kind), *told)
    trick, points, is_first = tricks.complete, s.cards, s.tricks.last_trick is None
    if trick:
        points = _taken(points, trick, contract.word, dealt.options.undenufe_six)
    s = playing_on(dealt, tricks, contract, points, s.written, announced, s.stoeck, s.denied)
    if card.rank in "KQ" and completes_stoeck(s, seat, card):
        s, called = _written(replace(s, stoeck=seat), side_of(seat), STOECK)
        at = len(told) - (trick is not None)  # called before anybody takes the trick
        told = (*told[:at], tell("stoeck", who=seat), *called, *told[at:])
    if not trick or not is_first:
        return s, told
    s, shown = _weis_written(s)
    return s, (*told, *shown)


def _taken(points: Pair, trick: Trick, contract: str, undenufe_six: int) -> Pair:
    """The cards go to the holder's side."""
    assert trick.winner is not None
    worth = points_of(contract, undenufe_six)
    return with_points(points, side_of(trick.winner), sum(map(worth.__getitem__, trick.cards)))


def completes_stoeck(s: Playing, seat: Seat, card: Card) -> bool:
    """Whether this is the second of king and queen of trump out of one hand."""
    trump = s.contract.trump
    if trump is None or card not in stoeck_cards(trump):
        return False
    king, queen = stoeck_cards(trump)
    other = queen if card == king else king
    return other in s.dealt.hands[seat] and other not in s.tricks.hands[seat]


def holds_stoeck(s: Playing, side: int) -> bool:
    """Whether one of this side has a Stöck that is not yet called."""
    trump = s.contract.trump
    if trump is None or s.stoeck is not None:
        return False
    king, queen = stoeck_cards(trump)
    return any(king in hand and queen in hand for hand in s.dealt.hands[side::2])


def _weis_written(s: Playing) -> tuple[Playing, tuple[Event, ...]]:
    """After the first trick the Weis of the side that scores are written down."""
    announced, told = settle(s)
    s = replace(s, announced=announced)
    if announced.side is None:
        return s, told
    s, written = _written(s, announced.side, announced.points)
    return s, (*told, *written)


def _written(s: Playing, side: int, points: int) -> tuple[Playing, tuple[Event, ...]]:
    """Points times the factor are written down during the deal."""
    points *= s.contract.factor
    match = s.dealt.match.with_gains(by_seat(with_points((0, 0), side, points)))
    s = replace(
        s, dealt=replace(s.dealt, match=match), written=with_points(s.written, side, points)
    )
    return s, told_scores(side, points, match.scores)


def told_scores(
    side: int, points: int, scores: Sequence[int], counted: Counted | None = None
) -> tuple[Event, ...]:
    """The events of points for a side, one for each of the two seats."""
    if counted is None:
        return tuple(
            tell("scored", who=seat, points=points, total=scores[seat]) for seat in SIDES[side]
        )
    cards, swept, stoeck = counted
    return tuple(
        tell(
            "scored",
            who=seat,
            points=points,
            total=scores[seat],
            cards=cards,
            swept=swept,
            stoeck=stoeck,
        )
        for seat in SIDES[side]
    )
