"""The points at stake in a deal, as far as tricks are taken: High, Low, the four jacks, Game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.rules.games.widow_pitch.order import CARD_POINTS, jacks, order_of
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.seats import Seat, seats
from bot.rules.kit.tricks import Trick


@dataclass(frozen=True, slots=True)
class Taken:
    """A card of a finished trick: who played it, and who took it."""

    card: Card
    player: Seat
    taker: Seat


@dataclass(frozen=True, slots=True)
class Claim:
    """A trump that earns a point so far, and the seat that gets it."""

    card: Card
    who: Seat


@dataclass(frozen=True, slots=True)
class Tally:
    """The count of the tricks taken so far. Only cards played to tricks count.

    By seat, ``jacks`` are the trump jacks taken in the order taken, ``card_points`` the worth
    of all cards taken; ``trumps`` is the number of trumps in these tricks.
    """

    high: Claim | None
    low: Claim | None
    jacks: Hands
    card_points: tuple[int, ...]
    trumps: int

    def game_to(self, on_tie: Seat | None) -> Seat | None:
        """The seat that has Game: the higher total of card points; on a tie ``on_tie``."""
        mine, theirs = self.card_points
        if mine == theirs:
            return on_tie
        return Seat(0) if mine > theirs else Seat(1)

    def points(self, game_to: Seat | None) -> tuple[int, ...]:
        """The points each seat has taken, from 0 to 7."""
        points = [len(mine) for mine in self.jacks]
        for claim in (self.high, self.low):
            if claim is not None:
                points[claim.who] += 1
        if game_to is not None:
            points[game_to] += 1
        return tuple(points)


def tally_of(tricks: Iterable[Trick], trump: Suit, low_to: str) -> Tally:
    """The count of finished tricks. ``low_to`` is the option: ``taker`` or ``player``."""
    order, taken = order_of(trump), list(_taken(tricks))
    trumps = [one for one in taken if order.suit_of[one.card] == trump]
    trumps.sort(key=lambda one: order.strength[one.card])
    high = low = None
    if trumps:
        top, bottom = trumps[-1], trumps[0]
        high = Claim(top.card, top.taker)
        low = Claim(bottom.card, bottom.taker if low_to == "taker" else bottom.player)
    by_seat = [[one.card for one in taken if one.taker == seat] for seat in seats(2)]
    return Tally(
        high=high,
        low=low,
        jacks=tuple([tuple([card for card in mine if card in jacks(trump)]) for mine in by_seat]),
        card_points=tuple([sum([CARD_POINTS[card] for card in mine]) for mine in by_seat]),
        trumps=len(trumps),
    )


def _taken(tricks: Iterable[Trick]) -> Iterator[Taken]:
    for trick in tricks:
        assert trick.winner is not None
        for player, card in zip(trick.seats, trick.cards, strict=True):
            yield Taken(card, player, trick.winner)
