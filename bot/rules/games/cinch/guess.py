"""A full deal of Cinch drawn at random among those a view allows.

The discards lie open, but of a dealer who robs the pack only the trumps. Hidden are the hands, the
dealer's plain cards, and the rest of the stock. A trump is put away only from a hand that keeps
nothing but trumps. Nobody can tell the cards that others drew: any will do.
"""

from collections.abc import Sequence
from random import Random

from bot.rules.games.cinch.order import PACK, order_of, rules_of, trumps
from bot.rules.games.cinch.states import LAYOUT
from bot.rules.games.cinch.view import CinchView
from bot.rules.kit.actions import Deal, Discard, Hidden
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, without
from bot.rules.kit.fill import Fill
from bot.rules.kit.history import lacking, played_by_seat
from bot.rules.kit.remembered import remembered
from bot.rules.kit.seats import Seat, around, seats
from bot.rules.kit.sharing import Sharing, mixed
from bot.rules.kit.view import Done


def guess_deal(v: CinchView, rng: Random) -> Fill:
    """A deal and this deal's history with every hidden card filled in."""
    return _unseen(v).fill(rng)


class _Unseen:
    """The ways in which the unseen cards lie in hands, in the dealer's discard and in the stock."""

    def __init__(self, v: CinchView) -> None:
        self._v, self._played = v, played_by_seat(v)
        self._away: list[tuple[Card, ...]] = [()] * v.players
        hidden = 0
        for done in v.history:
            if isinstance(done.action, Discard):
                self._away[done.seat] = done.action.cards
            elif isinstance(done.action, Hidden):
                self._away[done.seat] = _shown_by(v, done.seat)
                hidden = done.action.count - len(self._away[done.seat])
        hands = [v.hand if seat == v.seat else () for seat in seats(v.players)]
        seen = [card for some in (*self._played, *hands, *self._away) for card in some]
        unseen = without(PACK, *seen)
        stock = sum(pile.count for pile in v.piles if pile.name == "stock")
        counts = [n - len(hand) for n, hand in zip(v.counts, hands, strict=True)]
        wanted, fixed = [*counts, hidden, stock], [*hands, (), ()]
        self._sharing = Sharing(unseen, wanted, self._allowed(unseen), fixed)

    def _allowed(self, unseen: Sequence[Card]) -> list[frozenset[Card]]:
        """The cards that may lie in each hand, among those hidden, and in the stock."""
        v, every = self._v, frozenset(unseen)
        if v.trump is None:
            return [every] * (v.players + 2)
        own = frozenset(trumps(v.trump))
        rules = rules_of(v.trump, v.options.follow, v.options.first_lead)
        gone = lacking(v, order_of(v.trump), rules.owed, rules.leads)
        held = [
            (every if own.isdisjoint(away) else own) - none
            for away, none in zip(self._away, gone, strict=True)
        ]
        return [*held, every - own, every]

    def fill(self, rng: Random) -> Fill:
        """One of the ways, at random."""
        *hands, hidden, stock = self._sharing.dealt(rng)
        return Fill(tuple(hands), lambda: self._told(tuple(hands), hidden, stock, rng))

    def _told(
        self, hands: Hands, hidden: tuple[Card, ...], stock: tuple[Card, ...], rng: Random
    ) -> tuple[Deal, tuple[Done, ...]]:
        """From the hands as they are back to the hands that were dealt, and the history in full."""
        v = self._v
        away = list(self._away)
        away[v.dealer] += hidden
        first: list[tuple[Card, ...]] = [()] * v.players
        drawn: list[Card] = []
        for seat in around(v.match.eldest, v.players):
            kept = (*hands[seat], *self._played[seat])
            got = self._got(seat, kept, away[seat], rng)
            drawn += got
            first[seat] = without((*kept, *away[seat]), *got)
        history = [_in_full(done, away[done.seat]) for done in v.history]
        piles = (("stock", (*drawn, *mixed(stock, rng))),)
        return Deal(tuple(first), piles), tuple(history)

    def _got(
        self, seat: Seat, kept: tuple[Card, ...], away: tuple[Card, ...], rng: Random
    ) -> tuple[Card, ...]:
        """The cards that a seat drew, or took from the stock before it put cards away."""
        if seat == self._v.seat:
            return self._v.drawn
        count = len(kept) + len(away) - LAYOUT.hand
        among = (*kept, *away) if seat == self._v.dealer and self._v.options.rob else kept
        return tuple(rng.sample(among, count))


_unseen = remembered(_Unseen)


def _shown_by(v: CinchView, seat: Seat) -> tuple[Card, ...]:
    """The trumps that lie open of a discard whose plain cards are hidden."""
    known = [card for done in v.history if done.seat != seat for card in _put_away(done)]
    open_cards = [card for pile in v.piles if pile.name == "away" for card in pile.cards]
    return tuple([card for card in open_cards if card not in known])


def _put_away(done: Done) -> tuple[Card, ...]:
    return done.action.cards if isinstance(done.action, Discard) else ()


def _in_full(done: Done, away: tuple[Card, ...]) -> Done:
    """A hidden discard told openly."""
    return Done(done.seat, Discard(away)) if isinstance(done.action, Hidden) else done
