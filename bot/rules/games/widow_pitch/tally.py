"""The points at stake in a deal, as far as tricks are taken: High, Low, the four jacks, Game."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.rules.games.widow_pitch.order import jacks, order_of
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Suit
from bot.rules.kit.high_low import Claim, game_of, high_of, low_of, pips, taken_in, trumps_of
from bot.rules.kit.seats import Seat, seats
from bot.rules.kit.tricks import Trick


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
        place = game_of(self.card_points)
        return on_tie if place is None else Seat(place)

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
    taken = list(taken_in(tricks))
    played = trumps_of(taken, order_of(trump))
    by_seat = [[one.card for one in taken if one.taker == seat] for seat in seats(2)]
    return Tally(
        high=high_of(played),
        low=low_of(played, to_taker=low_to == "taker"),
        jacks=tuple([tuple([card for card in mine if card in jacks(trump)]) for mine in by_seat]),
        card_points=tuple([sum(map(pips, mine)) for mine in by_seat]),
        trumps=len(played),
    )
