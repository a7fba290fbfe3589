"""The hidden cards of a view filled in."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.rules.kit.actions import Deal, Hidden
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, without
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.history import lacking, played_by_seat
from bot.rules.kit.seats import seats
from bot.rules.kit.sharing import Sharing, mixed
from bot.rules.kit.tricks import Order
from bot.rules.kit.view import Done, View


@dataclass(frozen=True, slots=True)
class Fill:
    """A full deal that leads to a view: every hand as it is now, in any order.

    ``told`` tells it from the start: the deal, and the actions since with nothing hidden. Only to
    play on, it need not be asked. ``tries`` is the number of deals drawn until one fitted;
    ``stock`` are the cards to be drawn during the play, from the left.
    """

    hands: Hands
    told: Callable[[], tuple[Deal, tuple[Done, ...]]]
    tries: int = 1
    stock: tuple[Card, ...] = ()


class Unseen:
    """The ways in which the hidden cards of a view may lie: in hands, and in untouched piles.

    A hand holds the cards its owner has laid open and not yet played, and none of those with
    which it could not have played as it did. Every way is as likely as any other.

    :raises ValueError: an action of this deal is hidden, so that the game has to guess itself.
    """

    def __init__(
        self,
        v: View[Any],
        pack: tuple[Card, ...],
        layout: Layout,
        order: Order,
        rules: TrickRules | None,
    ) -> None:
        if any(isinstance(done.action, Hidden) for done in v.history):
            raise ValueError("more is hidden than cards in hands: the game needs a fill of its own")
        self._history, self._played = v.history, played_by_seat(v)
        open_in = {pile.name: pile.cards for pile in v.piles}
        self._names = [name for name, _ in layout.piles]
        piles = [open_in.get(name, ()) for name in self._names]
        fixed = [*(_known(v, seat, self._played[seat]) for seat in seats(v.players)), *piles]
        unseen = without(pack, *(card for some in (*self._played, *fixed) for card in some))
        counts = [*v.counts, *_sizes(layout, v.players, len(pack))]
        wanted = [count - len(known) for count, known in zip(counts, fixed, strict=True)]
        gone = lacking(v, order, *((rules.owed, rules.leads) if rules else ()))
        allowed = [frozenset(unseen) - none for none in gone]
        allowed += [frozenset(unseen)] * len(piles)
        self._open = [len(cards) for cards in piles]
        self._sharing = Sharing(unseen, wanted, allowed, fixed)

    def fill(self, rng: Random) -> Fill:
        """One of the ways, at random."""
        dealt = self._sharing.dealt(rng)
        hands, under = dealt[: len(self._played)], dealt[len(self._played) :]
        piles = [
            (name, (*cards[:shown], *mixed(cards[shown:], rng)))
            for name, cards, shown in zip(self._names, under, self._open, strict=True)
        ]

        def told() -> tuple[Deal, tuple[Done, ...]]:
            first = tuple([(*a, *b) for a, b in zip(hands, self._played, strict=True)])
            return Deal(first, tuple(piles)), self._history

        return Fill(hands, told)


def _sizes(layout: Layout, players: int, pack: int) -> list[int]:
    """The number of cards in each pile of a deal."""
    left, sizes = pack - players * layout.hand, []
    for _, count in layout.piles:
        sizes.append(left if count is None else count)
        left -= sizes[-1]
    return sizes


def _known(v: View[Any], seat: int, played: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards known of a hand: all of one's own, of others those they have laid open."""
    if seat == v.seat:
        return v.hand
    shown = Counter(card for laid in v.shown if laid.seat == seat for card in laid.cards)
    return tuple((shown - Counter(played)).elements())
