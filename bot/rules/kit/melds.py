"""Melds: the worth of a hand of twin cards before a card is played.

Every kind of meld is a set of cards, and a hand has it as often as it has the whole set. Cards
serve melds of different kinds at once, so the most valuable melds are simply all there are; only
the run takes its king and queen away from the royal marriage.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Final, Protocol

from bot.rules.kit.cards import SUITS, Card, Suit, canonical
from bot.rules.kit.events import Event, tell
from bot.rules.kit.reasons import Reason
from bot.rules.kit.remembered import kept
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Shown

TOLD: Final = 4096
"""So many melds are kept as they are told."""
RUN, ROYAL = "run", "royal"
"""The kinds of which the first takes cards away from the second."""
BITS: Final = 3
"""So many bits count the copies of a card in a hand."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of meld: the cards it is made of, and the points of one, two … of it.

    A number replaces the smaller ones: two are not worth two single ones besides.
    """

    name: str
    cards: tuple[Card, ...]
    values: tuple[int, ...]

    def worth(self, count: int) -> int:
        """The value of ``count`` of it."""
        return self.values[count - 1] if count else 0

    def times(self, held: Mapping[Card, int]) -> int:
        """The number of times the whole set is held."""
        least = len(self.values)
        for card in self.cards:
            least = min(least, held.get(card, 0))
            if not least:
                break
        return least


Kinds = tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class Meld:
    """The meld of a hand: its cards in canonical order, the points, and the number of each kind."""

    cards: tuple[Card, ...] = ()
    points: int = 0
    kinds: tuple[tuple[str, int], ...] = ()
    what: Reason = field(init=False, repr=False, compare=False)
    """The meld in facts: its points, and every kind with its number."""

    def __post_init__(self) -> None:
        facts = {"points": self.points, **dict(self.kinds)}
        object.__setattr__(self, "what", Reason("meld", tuple(sorted(facts.items()))))


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit on the rest of a hand with a known meld: the whole set is not held more often."""

    cards: tuple[Card, ...]
    most: int


class Melding:
    """The kinds of melds under one trump, to be looked for in hands of this ``pack``."""

    def __init__(self, kinds: Kinds, pack: Sequence[Card]) -> None:
        self.kinds = kinds
        every = list(dict.fromkeys(pack))
        self._digit = {card: 1 << BITS * place for place, card in enumerate(every)}
        self._ones = sum(self._digit.values())
        self._sets = [reduce(or_, [self._digit[card] for card in kind.cards]) for kind in kinds]
        self._known: dict[tuple[int, ...], Meld] = {}

    def times(self, hand: Iterable[Card]) -> tuple[int, ...]:
        """The number of times each kind is held."""
        held = sum(map(self._digit.__getitem__, hand))
        one, two, four = held & self._ones, held >> 1 & self._ones, held >> 2 & self._ones
        once, *oftener = one | two | four, two | four, one & two | four, four
        return tuple(
            [
                1 + sum([have & need == need for have in oftener]) if once & need == need else 0
                for need in self._sets
            ]
        )

    def meld(self, hand: Iterable[Card]) -> Meld:
        """The most valuable melds of a hand, laid down together."""
        times = self.times(hand)
        if (known := self._known.get(times)) is None:
            points, counts = worth_of(self.kinds, times)
            cards = cards_used(self.kinds, times)
            known = self._known[times] = Meld(cards, points, tuple(counts.items()))
        return known


def worth_of(kinds: Kinds, times: Sequence[int]) -> tuple[int, dict[str, int]]:
    """The points of so many of each kind together, and the number of each by name."""
    counts = dict.fromkeys([kind.name for kind in kinds], 0)
    points = 0
    for kind, count in zip(kinds, times, strict=True):
        if kind.name == ROYAL and count:
            count -= counts[RUN]
        points += kind.worth(count)
        counts[kind.name] += count
    return points, counts


def cards_used(kinds: Kinds, times: Sequence[int], more: Sequence[Card] = ()) -> tuple[Card, ...]:
    """The cards of which so many of each kind are made, in canonical order.

    ``more`` are held twice where a kind needs them once.
    """
    used = dict.fromkeys(more, 2)
    for kind, count in zip(kinds, times, strict=True):
        for card in kind.cards if count else ():
            used[card] = max(used.get(card, 0), count)
    return canonical(card for card, count in used.items() for _ in range(count))


def limits(kinds: Kinds, meld: Iterable[Card]) -> tuple[Limit, ...]:
    """Everything that a hand with exactly this meld lacks."""
    held = Counter(meld)
    return tuple([Limit(kind.cards, kind.times(held)) for kind in kinds])


def kinds_under(trump: Suit, values: Mapping[str, tuple[int, ...]]) -> Kinds:
    """Every kind of meld in Pinochle under this trump that ``values`` names, the run first.

    The marriages of plain suits share their name.
    """

    def kind(name: str, *cards: str) -> Kinds:
        return (Kind(name, tuple(map(Card, cards)), values[name]),) if name in values else ()

    plain = [suit for suit in SUITS if suit != trump]
    found = (
        kind(RUN, *(rank + trump for rank in "ATKQJ")),
        kind(ROYAL, "K" + trump, "Q" + trump),
        *(kind("marriages", "K" + suit, "Q" + suit) for suit in plain),
        kind("aces", *("A" + suit for suit in SUITS)),
        kind("kings", *("K" + suit for suit in SUITS)),
        kind("queens", *("Q" + suit for suit in SUITS)),
        kind("jacks", *("J" + suit for suit in SUITS)),
        kind("pinochle", "QS", "JD"),
        kind("dix", "9" + trump),
    )
    return tuple([one for some in found for one in some])


class Laid(Protocol):
    """The protocol of a meld as it is laid down, with its points and numbers in ``what``."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of it."""

    @property
    def what(self) -> Reason:
        """The meld in facts."""


@kept(TOLD)
def told_of_meld(seat: Seat, meld: Laid) -> Event:
    """The event of a meld laid open, or of none."""
    if not meld.cards:
        return tell("no-meld", who=seat)
    facts = meld.what.values | {"who": seat, "cards": meld.cards}
    return Event(Reason("meld", tuple(sorted(facts.items()))))


def shown_melds(melds: Sequence[Laid | None]) -> tuple[Shown, ...]:
    """The melds that lie open, by seat; ``None`` is a seat that lays none down."""
    laid = [(Seat(n), meld) for n, meld in enumerate(melds) if meld is not None and meld.cards]
    return tuple(Shown(seat, meld.cards, meld.what) for seat, meld in laid)


def melded_by(shown: Sequence[Shown], side: Sequence[Seat]) -> int:
    """The points of all melds that lie open and belong to these seats."""
    points = [one.what.values["points"] for one in shown if one.seat in side and _is_meld(one)]
    return sum([count for count in points if isinstance(count, int)])


def _is_meld(shown: Shown) -> bool:
    return shown.what.code == "meld"
