"""A full deal of All Fours drawn at random among those a view allows.

Hands and the rest of the stock are shared out within the limits that the play has shown. The
cards first dealt to a seat, and those it got when the cards were run, nobody else can tell apart:
any will do.
"""

from random import Random

from bot.rules.games.all_fours.order import ORDERS, PACK, rules_of
from bot.rules.games.all_fours.states import LAYOUT, PACKET
from bot.rules.games.all_fours.view import AllFoursView
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import Card, without
from bot.rules.kit.fill import Fill
from bot.rules.kit.history import lacking, played_by_seat
from bot.rules.kit.remembered import remembered
from bot.rules.kit.seats import around, seats
from bot.rules.kit.sharing import Sharing, mixed
from bot.rules.kit.view import Done


def guess_deal(v: AllFoursView, rng: Random) -> Fill:
    """A deal that leads to this view. Words bind to no cards, so only voids are known."""
    return _unseen(v).fill(rng)


class _Unseen:
    """The ways in which the unseen cards lie in hands and in the rest of the stock."""

    def __init__(self, v: AllFoursView) -> None:
        self._v, self._played = v, played_by_seat(v)
        fixed = [v.hand if seat == v.seat else () for seat in seats(v.players)]
        seen = [card for some in (*self._played, *fixed, v.turned) for card in some]
        unseen = without(PACK, *seen)
        stock = next(pile.count for pile in v.piles if pile.name == "stock")
        wanted = [n - len(known) for n, known in zip(v.counts, fixed, strict=True)]
        gone = lacking(v, ORDERS[v.trump], rules_of(v.trump, v.options.undertrump).owed)
        allowed = [frozenset(unseen) - none for none in gone]
        self._sharing = Sharing(
            unseen, [*wanted, stock], [*allowed, frozenset(unseen)], [*fixed, ()]
        )

    def fill(self, rng: Random) -> Fill:
        """One of the ways, at random."""
        *hands, stock = self._sharing.dealt(rng)
        held = [
            self._in_order((*a, *b), seat, rng)
            for seat, (a, b) in enumerate(zip(hands, self._played, strict=True))
        ]
        left = mixed(stock, rng)

        def told() -> tuple[Deal, tuple[Done, ...]]:
            v, rounds = self._v, len(self._v.turned) - 1
            drawn: list[Card] = []
            for n in range(rounds):
                for seat in around(v.match.eldest, v.players):
                    begins = LAYOUT.hand + PACKET * n
                    drawn += held[seat][begins : begins + PACKET]
                drawn.append(v.turned[n + 1])
            first = tuple([tuple(hand[: LAYOUT.hand]) for hand in held])
            piles = (("up", v.turned[:1]), ("stock", (*drawn, *left)))
            return Deal(first, piles), v.history

        return Fill(tuple(hands), told)

    def _in_order(self, cards: tuple[Card, ...], seat: int, rng: Random) -> list[Card]:
        """All cards of a seat in the order in which it got them, as far as that is known."""
        if seat != self._v.seat:
            return mixed(cards, rng)
        return [*without(cards, *self._v.drawn), *self._v.drawn]


_unseen = remembered(_Unseen)
