"""The worth of a hand as Weis: its kinds, and the best way to split it.

A hand is a number of 36 bits here, nine a suit with the ace lowest, so that a run or a set of
four is contained when its bits are.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from itertools import combinations
from typing import Final

from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.jass import RANKS

NONE: Final = "none"
LENGTHS: Final = {"three": 3, "four": 4, "five": 5}
"""The kinds that are sequences, and how many cards they have at least."""
FOURS: Final = ("TTTT", "QQQQ", "KKKK", "AAAA", "JJJJ", "9999")
_WIDTH: Final = len(RANKS)
_ONE_SUIT: Final = (1 << _WIDTH) - 1
_CARDS: Final = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
BIT: Final = {card: 1 << place for place, card in enumerate(_CARDS)}


def mask_of(cards: Iterable[Card]) -> int:
    """The bits of these cards."""
    return sum(map(BIT.__getitem__, cards))


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of these bits, suit by suit from the ace down."""
    return tuple(card for card in _CARDS if mask & BIT[card])


def run(suit: Suit, top: int, length: int) -> int:
    """The bits of a sequence; ``top`` is the place of its highest card in :data:`RANKS`."""
    return ((1 << length) - 1) << (SUITS.index(suit) * _WIDTH + top)


@cache
def runs(length: int) -> tuple[tuple[Suit, int, int], ...]:
    """Every sequence of ``length`` cards: its suit, the place of its highest card, its bits."""
    tops = range(_WIDTH - length + 1)
    return tuple((suit, top, run(suit, top, length)) for suit in SUITS for top in tops)


FOUR_BITS: Final = {kind: mask_of(Card(kind[0] + suit) for suit in SUITS) for kind in FOURS}


@cache
def patterns(kind: str) -> tuple[int, ...]:
    """Every set of cards of which a hand needs one to contain this kind."""
    if kind in LENGTHS:
        return tuple(bits for _, _, bits in runs(LENGTHS[kind]))
    return (FOUR_BITS[kind],)


_STARTS: Final = {
    length: sum(_ONE_SUIT >> (length - 1) << shift for shift in range(0, 36, _WIDTH))
    for length in range(1, _WIDTH + 1)
}
"""The bits at which a sequence of so many cards may begin: it does not run into the next suit."""


def has_run(hand: int, length: int) -> bool:
    """Whether a hand contains a sequence of so many cards."""
    found = hand & _STARTS[length]
    for step in range(1, length):
        found &= hand >> step
    return found != 0


def longest_run(hand: int) -> int:
    """The number of cards in the longest unbroken sequence of a hand."""
    return max((length for length in _STARTS if has_run(hand, length)), default=0)


def contains(hand: int, kind: str) -> bool:
    """Whether a hand contains this kind, be it as a part of a longer sequence."""
    if kind in LENGTHS:
        return has_run(hand, LENGTHS[kind])
    return hand & FOUR_BITS[kind] == FOUR_BITS[kind]


def has_four(hand: int) -> bool:
    """Whether a hand contains four of a rank."""
    return hand & hand >> _WIDTH & hand >> 2 * _WIDTH & hand >> 3 * _WIDTH != 0


def best_kind(hand: int, ladder: tuple[str, ...]) -> str:
    """The strongest kind a hand contains, or ``none``. ``ladder`` runs from weak to strong."""
    if not has_run(hand, LENGTHS["three"]) and not has_four(hand):
        return NONE
    return next((kind for kind in reversed(ladder) if contains(hand, kind)), NONE)


@dataclass(frozen=True, slots=True)
class OneOf:
    """Sets of cards of which a hand may contain one, in bits.

    Where all sequences of a length are among them, all are looked for at once.
    """

    sets: tuple[int, ...]
    _lengths: tuple[int, ...] = field(init=False, repr=False, compare=False)
    _others: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        wanted = set(self.sets)
        all_of = [n for n in range(3, _WIDTH) if wanted.issuperset(bits for _, _, bits in runs(n))]
        others = [bits for bits in self.sets if not any(has_run(bits, n) for n in all_of)]
        object.__setattr__(self, "_lengths", tuple(all_of[:1]))
        object.__setattr__(self, "_others", tuple(others))

    def is_in(self, hand: int) -> bool:
        """Whether the hand contains one."""
        for length in self._lengths:
            if has_run(hand, length):
                return True
        return any(hand & bits == bits for bits in self._others)


@dataclass(frozen=True, slots=True)
class Meld:
    """A sequence (all of it) or four of a rank, with its points before the factor."""

    kind: str
    cards: tuple[Card, ...]
    points: int


def _run_points(length: int) -> int:
    return {3: 20, 4: 50}.get(length, 100)


def _four_points(kind: str) -> int:
    return {"JJJJ": 200, "9999": 150}.get(kind, 100)


_Split = tuple[tuple[int, int], ...]
"""Sequences of one suit: the place of the top card in :data:`RANKS`, and the length."""


def _splits(one_suit: int, first: int = 0) -> Iterator[_Split]:
    """Every way to take sequences out of one suit's bits."""
    yield ()
    for top in range(first, _WIDTH - 2):
        for length in range(3, _WIDTH - top + 1):
            bits = ((1 << length) - 1) << top
            if one_suit & bits != bits:
                break
            for rest in _splits(one_suit, top + length):
                yield ((top, length), *rest)


@cache
def _rank(split: _Split) -> tuple[int, int, _Split]:
    """The rank of a split of one suit: by points, then cards, then the longest and highest."""
    lengths = [length for _, length in split]
    shape = tuple((length, -top) for top, length in split)
    return sum(map(_run_points, lengths)), sum(lengths), shape


@cache
def _best_in(one_suit: int) -> _Split:
    """The split of one suit's bits that ranks highest."""
    return max(_splits(one_suit), key=_rank)


@lru_cache(8192)
def best_split(hand: int, nines: bool) -> tuple[Meld, ...]:
    """The melds of a hand that count most together, each card in one of them at most.

    Of several that count the same the one with most cards is taken. It is the greatest in one
    fixed order of all splits, so more cards never bring back a split that was beaten.
    """
    if not has_run(hand, LENGTHS["three"]) and not has_four(hand):
        return ()
    kinds = [k for k, bits in FOUR_BITS.items() if hand & bits == bits and (nines or k != "9999")]
    chosen = [some for size in range(len(kinds) + 1) for some in combinations(kinds, size)]
    fours = max(chosen, key=partial(_rank_of, hand)) if kinds else ()
    rest = hand & ~_bits(fours)
    melds = [Meld(k, cards_of(FOUR_BITS[k]), _four_points(k)) for k in fours]
    for suit, split in zip(SUITS, _by_suit(rest), strict=True):
        melds += [_sequence(suit, top, length) for top, length in split]
    return tuple(melds)


@cache
def _sequence(suit: Suit, top: int, length: int) -> Meld:
    kind = {3: "three", 4: "four"}.get(length, "five")
    return Meld(kind, cards_of(run(suit, top, length)), _run_points(length))


def _bits(fours: tuple[str, ...]) -> int:
    return sum(FOUR_BITS[kind] for kind in fours)


def _by_suit(hand: int) -> list[_Split]:
    return [_best_in(hand >> shift & _ONE_SUIT) for shift in range(0, 36, _WIDTH)]


def _rank_of(hand: int, fours: tuple[str, ...]) -> tuple[object, ...]:
    """The rank of a split of a whole hand with these fours."""
    suits = list(map(_rank, _by_suit(hand & ~_bits(fours))))
    points = sum(map(_four_points, fours)) + sum(points for points, _, _ in suits)
    cards = 4 * len(fours) + sum(cards for _, cards, _ in suits)
    return points, cards, fours, tuple(shape for _, _, shape in suits)
