"""Melds: what twelve cards are worth before a card is played.

Every kind of meld is a set of cards, and a hand has it as often as it has the whole set. Cards
serve melds of different kinds at once, so the most valuable melds are simply all there are; only
the run takes its king and queen away from the royal marriage.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final

from bot.rules.games.pinochle.order import CARDS
from bot.rules.kit.cards import SUITS, Card, Suit, canonical
from bot.rules.kit.reasons import Reason


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of meld: the cards it is made of, and what one and two of it are worth."""

    name: str
    cards: tuple[Card, ...]
    values: tuple[int, int]

    def worth(self, count: int) -> int:
        """The value of ``count`` of it (up to two); two replace the two single ones."""
        return self.values[count - 1] if count else 0

    def times(self, held: Mapping[Card, int]) -> int:
        """The number of times the whole set is held."""
        least = 2
        for card in self.cards:
            least = min(least, held.get(card, 0))
            if not least:
                break
        return least


@dataclass(frozen=True, slots=True)
class Meld:
    """The meld of a hand: its cards in canonical order, the points, and the number of each kind.

    ``dix`` are the points of its nines of trump alone. ``extra`` is what a run has beside its
    five cards under ``extra_run_melds``: ``K``, ``Q``, ``KQ`` or ``none``.
    """

    cards: tuple[Card, ...] = ()
    points: int = 0
    dix: int = 0
    kinds: tuple[tuple[str, int], ...] = ()
    extra: str = "none"
    what: Reason = field(init=False, repr=False, compare=False)
    """The meld in facts: its points, and every kind with its number."""

    def __post_init__(self) -> None:
        what = Reason.of("meld", points=self.points, extra=self.extra, **dict(self.kinds))
        object.__setattr__(self, "what", what)


BIT: Final = {card: 1 << place for place, card in enumerate(CARDS)}
_bit_of: Final = BIT.__getitem__
EXTRA: Final = {"K": 4, "Q": 4, "KQ": 8, "none": 0}
"""What extra cards add to a single run, before ``scale``."""


@cache
def kinds(trump: Suit) -> tuple[Kind, ...]:
    """Every kind of meld under this trump; the marriages of plain suits share their name."""

    def kind(name: str, cards: Iterable[str], one: int, two: int) -> Kind:
        return Kind(name, tuple(map(Card, cards)), (one, two))

    plain = [suit for suit in SUITS if suit != trump]
    return (
        kind("run", [rank + trump for rank in "ATKQJ"], 15, 150),
        kind("royal", ["K" + trump, "Q" + trump], 4, 8),
        *(kind("marriages", ["K" + suit, "Q" + suit], 2, 4) for suit in plain),
        kind("aces", ["A" + suit for suit in SUITS], 10, 100),
        kind("kings", ["K" + suit for suit in SUITS], 8, 80),
        kind("queens", ["Q" + suit for suit in SUITS], 6, 60),
        kind("jacks", ["J" + suit for suit in SUITS], 4, 40),
        kind("pinochle", ["QS", "JD"], 4, 30),
        kind("dix", ["9" + trump], 1, 2),
    )


def meld_of(hand: Iterable[Card], trump: Suit, extra_runs: bool = False, scale: int = 1) -> Meld:
    """The most valuable melds of a hand, laid down together.

    With ``extra_runs`` a single run grows by the kings and queens of trump beside it, and takes
    the royal marriage in.
    """
    held = tuple(hand)
    once = sum(map(_bit_of, {*held}))
    twice = sum(map(_bit_of, held)) - once
    sets = _sets(trump)
    times = tuple([(once & bits == bits) + (twice & bits == bits) for bits in sets])
    extra = ""
    if extra_runs and times[0] == 1:
        extra = "".join([rank for rank in "KQ" if twice & BIT[Card(rank + trump)]])
    return _laid_down(trump, times, extra or "none", scale)


@cache
def _sets(trump: Suit) -> tuple[int, ...]:
    """The cards of every kind of meld, in bits."""
    return tuple(sum(BIT[card] for card in kind.cards) for kind in kinds(trump))


@lru_cache(4096)
def _laid_down(trump: Suit, times: tuple[int, ...], extra: str, scale: int) -> Meld:
    """The meld of all hands that have every kind so many times, and this beside a single run."""
    used: dict[Card, int] = {}
    counts = dict.fromkeys([kind.name for kind in kinds(trump)], 0)
    points = 0
    for kind, count in zip(kinds(trump), times, strict=True):
        if count:
            used |= {card: max(used.get(card, 0), count) for card in kind.cards}
        if kind.name == "royal" and count:
            count -= counts["run"]
        points += kind.worth(count)
        counts[kind.name] += count
    if extra != "none":
        points += EXTRA[extra] - 4 * counts["royal"]
        counts["royal"] = 0
        for rank in extra:
            used[Card(rank + trump)] = 2
    cards = canonical(card for card, count in used.items() for _ in range(count))
    return Meld(cards, points * scale, counts["dix"] * scale, tuple(counts.items()), extra)


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit on the rest of a hand with a known meld: the whole set is not held more often."""

    cards: tuple[Card, ...]
    most: int


def limits(meld: tuple[Card, ...], trump: Suit, extra_runs: bool) -> tuple[Limit, ...]:
    """Everything that a hand with exactly this meld lacks."""
    held = Counter(meld)
    found = [Limit(kind.cards, kind.times(held)) for kind in kinds(trump)]
    if extra_runs and found[0].most == 1:
        found += [Limit((c,), held[c]) for c in (Card("K" + trump), Card("Q" + trump))]
    return tuple(found)
