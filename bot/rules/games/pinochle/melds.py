"""Melds: the worth of twelve cards before a card is played."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.melds import Kinds, Limit, Melding, cards_used, kinds_under, worth_of
from bot.rules.kit.melds import limits as limits_of
from bot.rules.kit.pinochle import PACK
from bot.rules.kit.reasons import Reason

VALUES: Final[Mapping[str, tuple[int, ...]]] = {
    "run": (15, 150),
    "royal": (4, 8),
    "marriages": (2, 4),
    "aces": (10, 100),
    "kings": (8, 80),
    "queens": (6, 60),
    "jacks": (4, 40),
    "pinochle": (4, 30),
    "dix": (1, 2),
}
"""The points of one and of two of every kind, before ``scale``."""
EXTRA: Final = {"K": 4, "Q": 4, "KQ": 8, "none": 0}
"""The points that extra cards add to a single run, before ``scale``."""


@dataclass(frozen=True, slots=True)
class Meld:
    """The meld of a hand: its cards in canonical order, the points, and the number of each kind.

    ``dix`` are the points of its nines of trump alone. ``extra`` are the cards of a run beside its
    five under ``extra_run_melds``: ``K``, ``Q``, ``KQ`` or ``none``.
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


@cache
def kinds(trump: Suit) -> Kinds:
    """Every kind of meld under this trump; the marriages of plain suits share their name."""
    return kinds_under(trump, VALUES)


@cache
def _melding(trump: Suit) -> Melding:
    return Melding(kinds(trump), PACK)


def meld_of(hand: Iterable[Card], trump: Suit, extra_runs: bool = False, scale: int = 1) -> Meld:
    """The most valuable melds of a hand, laid down together.

    With ``extra_runs`` a single run grows by the kings and queens of trump beside it, and takes
    the royal marriage in.
    """
    held = tuple(hand)
    times, extra = _melding(trump).times(held), ""
    if extra_runs and times[0] == 1:
        extra = "".join([rank for rank in "KQ" if held.count(Card(rank + trump)) > 1])
    return _laid_down(trump, times, extra or "none", scale)


@lru_cache(4096)
def _laid_down(trump: Suit, times: tuple[int, ...], extra: str, scale: int) -> Meld:
    """The meld of all hands that have every kind so many times, and this beside a single run."""
    points, counts = worth_of(kinds(trump), times)
    more: list[Card] = []
    if extra != "none":
        points += EXTRA[extra] - 4 * counts["royal"]
        counts["royal"] = 0
        more = [Card(rank + trump) for rank in extra]
    cards = cards_used(kinds(trump), times, more)
    return Meld(cards, points * scale, counts["dix"] * scale, tuple(counts.items()), extra)


def limits(meld: tuple[Card, ...], trump: Suit, extra_runs: bool) -> tuple[Limit, ...]:
    """Everything that a hand with exactly this meld lacks."""
    found, held = limits_of(kinds(trump), meld), Counter(meld)
    if extra_runs and found[0].most == 1:
        more = Card("K" + trump), Card("Q" + trump)
        found += tuple([Limit((card,), held[card]) for card in more])
    return found
