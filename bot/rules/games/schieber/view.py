"""The view of a seat of Schieber, and the facts its players keep count of."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.games.schieber.options import SchieberOptions, factors
from bot.rules.games.schieber.order import TRICKS, stoeck_cards
from bot.rules.games.schieber.stake import stake_of
from bot.rules.games.schieber.states import NOTHING_SAID, SIDES, Announced, Pair
from bot.rules.kit.actions import SHOVE
from bot.rules.kit.facts import trumps_played
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.history import plays_of
from bot.rules.kit.jass import order_of
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import View
from bot.rules.kit.weis import NONE


@fast_frozen
@dataclass(frozen=True, slots=True)
class SchieberView(View[SchieberOptions]):
    """The public core, the forehand, the Weis and the points so far.

    ``cards``, ``written`` and ``denied`` are by side, as in :class:`Playing`.
    """

    forehand: Seat | None = None
    announced: Announced = NOTHING_SAID
    cards: Pair = (0, 0)
    written: Pair = (0, 0)
    denied: tuple[bool, bool] = (False, False)

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The factor, the seat that shoved, each side's cards, the Weis, the Stöck, the trumps."""
        return tuple(_facts(self))

    @property
    def stake(self) -> Reason | None:
        """A match in reach, or the points to the end of the game."""
        return stake_of(self, self.cards)


def _facts(v: SchieberView) -> Iterator[Reason]:
    factor = factors(v.options.factors)[v.contract] if v.contract else 0
    if factor:
        yield Reason.of("factor", count=factor)
    for done in v.history:
        if v.contract and done.action == SHOVE:  # before, the calls tell of it
            yield Reason.of("shoved", who=done.seat)
    if any(v.cards):
        for side in (0, 1):
            yield Reason.of("cards", who=SIDES[side], count=v.cards[side])
    yield from _of_weis(v.announced, factor)
    if v.trump is not None:
        if (caller := _caller_of_stoeck(v)) is not None:
            yield Reason.of("stoeck", who=caller)
        yield trumps_played(v, order_of(v.contract).cards_of(v.trump), TRICKS)


def _of_weis(announced: Announced, factor: int) -> Iterator[Reason]:
    """The Weis announced; once scored, the cards shown say the rest, and ties are settled."""
    shown = () if announced.side is None else SIDES[announced.side]
    for seat, kind in enumerate(announced.kinds):
        if kind not in ("", NONE) and seat not in shown:
            yield Reason.of("weis", who=Seat(seat), kind=kind)
    for tie in () if shown else announced.ties:
        if tie.length:
            yield Reason.of("weis-length", who=tie.seat, length=tie.length)
        if tie.top:
            yield Reason.of("weis-top", who=tie.seat, top=tie.top)
        if tie.trump is not None:
            yield Reason.of("weis-trump", who=tie.seat, trump=tie.trump)
    if announced.side is not None:
        points = announced.points * factor
        yield Reason.of("weis-scored", who=SIDES[announced.side], points=points)


def _caller_of_stoeck(v: SchieberView) -> Seat | None:
    """The seat that has played king and queen of trump: the Stöck is called without fail."""
    assert v.trump is not None
    pair = stoeck_cards(v.trump)
    who = [done.seat for done in plays_of(v) if done.action.cards[0] in pair]
    return who[0] if len(who) == 2 and who[0] == who[1] else None
