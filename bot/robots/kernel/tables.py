"""The tables of a deal's play, made once for each :class:`PlayRules`.

Cards are numbered suit by suit, each from the lowest up, so that *higher in its suit* is *later
in its row*. Twins have two numbers beside each other. Where the order turns from trick to trick,
the numbers stay those of the first trick, and the rows turn.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby

from bot.robots.kernel.duties import Obligations
from bot.robots.kernel.lanes import Lanes, any_of
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.duties import LeadDuty
from bot.rules.kit.play_rules import PlayRules
from bot.rules.kit.tricks import Order

Row = tuple[tuple[int, ...], ...]
"""The numbers of a suit's cards from the lowest up; equal cards together."""


class Leading:
    """A duty of the leader, in the numbers of cards."""

    def __init__(self, lead: LeadDuty, cards: list[Card]) -> None:
        def among(some: frozenset[Card]) -> tuple[int, ...]:
            return tuple(n for n, card in enumerate(cards) if card in some)

        self.binding, self.meets = among(lead.duty.binding), among(lead.duty.meets)
        self.until, self.tricks = among(lead.until), lead.tricks

    def lasts(self, gone: list[Lanes], tricks: int, every: Lanes) -> Lanes:
        """The lanes in which the duty still holds, these cards gone and so many tricks over."""
        if self.tricks and tricks >= self.tricks:
            return 0
        return every & ~any_of([gone[n] for n in self.until])


class Tables:
    """The tables of one contract: cards as numbers, their order, the duties owed.

    Cards have the numbers that they have in ``first``, the tables of the first trick, if given.
    """

    def __init__(self, rules: PlayRules, first: "Tables | None" = None) -> None:
        self.rules = rules
        order = rules.order
        in_pack = Counter(rules.pack)
        suits = sorted(
            {order.suit_of[c] for c in in_pack}, key=lambda s: (s == order.trump, str(s))
        )
        lying = [
            [list(equal) for _, equal in groupby(held, key=order.strength.__getitem__)]
            for held in (_rising(in_pack, order, suit) for suit in suits)
        ]
        numbered = [c for row in lying for level in row for c in level for _ in range(in_pack[c])]
        self.cards: list[Card] = first.cards if first else numbered
        self.suits = suits
        self.numbers: dict[Card, tuple[int, ...]] = {
            card: tuple(n for n, other in enumerate(self.cards) if other == card)
            for card in in_pack
        }
        self.rows: list[Row] = [
            tuple(tuple(n for card in level for n in self.numbers[card]) for level in row)
            for row in lying
        ]
        self.size = len(self.cards)
        self.has_trump = order.trump is not None and order.trump in suits
        """Whether the last row are trumps."""
        self.trumps = tuple(n for level in self.rows[-1] for n in level) if self.has_trump else ()
        top = order.always_wins
        self.always = self.numbers[top][0] if top in self.numbers and top is not None else None
        self.obligations = Obligations(rules, self.cards, self.numbers)
        self.leads = tuple(Leading(lead, self.cards) for lead in rules.leads)
        self.upsets = [
            (
                [n for n, card in enumerate(self.cards) if card not in up.cards],
                self.numbers[up.winner][0],
            )
            for up in rules.upsets
        ]
        """The cards none of which may lie beside one that takes the trick then, and that one."""
        self.weakest = [
            (
                tuple(n for n, card in enumerate(self.cards) if order.suit_of[card] == led),
                tuple(n for card in cards for n in self.numbers[card]),
            )
            for led, cards in rules.weakest.items()
        ]

    def of_trick(self, number: int) -> "Tables":
        """The tables of a trick, from 0, with the same numbers of cards."""
        rules = self.rules.of_trick(number)
        return self if rules is self.rules else _of_trick(rules, self)

    def beating(self, best: list[Lanes]) -> list[Lanes]:
        """For each card the lanes in which it beats the best card so far."""
        beats = [0] * self.size
        below = 0
        for row in self.rows:
            is_trump = self.has_trump and row is self.rows[-1]
            lower = below if is_trump else 0
            for level in row:
                for n in level:
                    beats[n] = lower
                for n in level:
                    lower |= best[n]
            if not is_trump:
                below |= lower
        if self.always is not None:
            beats = [lanes & ~best[self.always] for lanes in beats]
            beats[self.always] = any_of(best) & ~best[self.always]
        return beats


def _rising(cards: Iterable[Card], order: Order, suit: Suit | None) -> list[Card]:
    """The cards of a suit from the lowest up."""
    return sorted((c for c in cards if order.suit_of[c] == suit), key=order.strength.__getitem__)


@lru_cache(64)
def _of_trick(rules: PlayRules, first: Tables) -> Tables:
    return Tables(rules, first)


@lru_cache(256)
def tables_of(rules: PlayRules) -> Tables:
    """The tables of these rules."""
    return Tables(rules)
