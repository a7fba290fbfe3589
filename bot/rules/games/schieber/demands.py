"""Demands on the nine cards a seat was dealt: by the Weis, the Stöck, and that the game goes on."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from bot.rules.games.schieber.order import stoeck_cards
from bot.rules.games.schieber.states import Tie, side_of
from bot.rules.games.schieber.view import SchieberView
from bot.rules.games.schieber.weis import is_turned, ladder_of, rank_strength, rank_told
from bot.rules.kit.cards import Card
from bot.rules.kit.seats import Seat, seats
from bot.rules.kit.weis import LENGTHS, NONE, OneOf, best_split, mask_of, patterns, runs

Masks = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Demand:
    """The knowledge of a dealt hand, in bits of :mod:`melds`.

    It contains none of ``never``, and one of each of the ``needs``; its best split is exactly
    ``shown``, where the seat had to show it.
    """

    never: OneOf
    needs: tuple[OneOf, ...]
    shown: tuple[tuple[Card, ...], ...] | None
    nines: bool

    def may_grow(self, hand: int) -> bool:
        """Whether a hand of which this is a part, shown cards included, may still fit."""
        if self.never.is_in(hand):
            return False
        return self.shown is None or self.shown == tuple(
            [meld.cards for meld in best_split(hand, self.nines)]
        )

    def fits(self, hand: int) -> bool:
        """Whether this may have been the hand."""
        for need in self.needs:
            if not need.is_in(hand):
                return False
        return self.may_grow(hand)


def demands(v: SchieberView) -> tuple[Demand, ...]:
    """The knowledge of each seat's dealt hand, besides single cards."""
    return tuple([_demand(v, seat) for seat in seats(v.players)])


def _demand(v: SchieberView, seat: Seat) -> Demand:
    announced = v.announced
    never: list[Masks] = []
    needs: list[Masks] = []
    if kind := announced.kinds[seat]:
        if v.options.weis_by == "engine":
            never.append(_stronger(kind, ladder_of(v.options, v.contract)))
        tie = next((tie for tie in announced.ties if tie.seat == seat), None)
        if tie is not None:
            _add_tie(v, tie, LENGTHS[kind], never, needs)
        elif kind != NONE:
            needs.append(patterns(kind))
    if v.trump is not None and v.denied[side_of(seat)]:
        never.append((mask_of(stoeck_cards(v.trump)),))
    shown = None
    if announced.side == side_of(seat):
        shown = tuple([shown.cards for shown in announced.shown if shown.seat == seat])
    never_held = one_of(tuple(_flat(never)))
    return Demand(never_held, tuple(map(one_of, needs)), shown, v.options.nines)


one_of = cache(OneOf)
"""The sets of cards, looked through once."""


def _flat(parts: Iterable[Masks]) -> Iterator[int]:
    return (bits for part in parts for bits in part)


@cache
def _stronger(kind: str, ladder: tuple[str, ...]) -> Masks:
    """The patterns of every kind stronger than this: the engine would have named it."""
    above = ladder if kind == NONE else ladder[ladder.index(kind) + 1 :]
    return tuple(_flat(patterns(stronger) for stronger in above))


def _add_tie(
    v: SchieberView, tie: Tie, length: int, never: list[Masks], needs: list[Masks]
) -> None:
    """Add the demands of a seat's answers to a tie: sets it never held, sets it holds one of."""
    if tie.length:
        length = tie.length
        never.append(tuple([bits for _, _, bits in runs(length + 1)]))
    if not tie.top:
        needs.append(tuple([bits for _, _, bits in runs(length)]))
        return
    turned = is_turned(v.options, v.contract)
    best = rank_strength(tie.top, turned)
    held: list[int] = []
    for suit, top, bits in runs(length):
        strength = rank_strength(rank_told(top, length, turned), turned)
        barred = tie.trump is False and suit == v.trump
        if strength > best or (strength == best and barred):
            never.append((bits,))
        elif strength == best and not (tie.trump and suit != v.trump):
            held.append(bits)
    needs.append(tuple(held))
