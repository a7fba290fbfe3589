"""The tricks of a deal: the holder of one, the seat to play next, the winner."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.rules.kit.actions import Action, Play
from bot.rules.kit.cards import Card
from bot.rules.kit.events import Event, tell
from bot.rules.kit.fast_frozen import fast_frozen, quick, replace
from bot.rules.kit.seats import MOST_PLAYERS, Seat, after, next_of, placed
from bot.rules.kit.tricks import Order, Trick
from bot.rules.kit.view import Done

Hands = tuple[tuple[Card, ...], ...]
"""The cards of each seat."""


@fast_frozen
@dataclass(frozen=True, slots=True)
class Tricks:
    """The tricks so far. ``hands`` are the cards left to play, ``won`` the tricks of each seat.

    ``plays`` are all cards in the order played, and the words said between them.
    """

    hands: Hands
    turn: Seat
    trick: Trick
    last_trick: Trick | None
    won: tuple[int, ...]
    plays: tuple[Done, ...] = ()

    @classmethod
    def begun(cls, hands: Hands, leader: Seat) -> "Tricks":
        """The tricks before the first lead."""
        return cls(hands, leader, _trick_won(leader)[0], None, (0,) * len(hands))

    def with_done(self, seat: Seat, action: Action) -> "Tricks":
        """The tricks after something was said between two cards."""
        return replace(self, plays=(*self.plays, Done(seat, action)))

    @property
    def hands_before(self) -> Hands:
        """The hands as they were before the first lead, in any order."""
        hands = list(self.hands)
        for done in self.plays:
            hands[done.seat] += done.action.cards
        return tuple(hands)

    @property
    def over(self) -> bool:
        """Whether the last trick of the deal is over."""
        return not self.hands[self.turn]

    @property
    def complete(self) -> Trick | None:
        """The trick that the last card has completed; ``None`` while one is being played."""
        return None if self.trick.cards else self.last_trick


_tricks = quick(Tricks)
_NEXT: Final = [
    [after(seat, players) for seat in range(players)] for players in range(MOST_PLAYERS + 1)
]
"""By number of players and seat, the seat that plays after it."""


def put_down(
    t: Tricks, seat: Seat, action: Play, order: Order, sitting_out: tuple[Seat, ...] = ()
) -> tuple[Tricks, tuple[Event, ...]]:
    """The tricks after a card, and its events; the last card of a trick decides its taker.

    A seat that is ``sitting_out`` plays no cards and is passed over.
    """
    card, hands = action.card, [*t.hands]
    hand = [*hands[seat]]
    hand.remove(card)
    hands[seat] = tuple(hand)
    left, (done, told, trick) = tuple(hands), _played(seat, card)
    if t.trick.cards:
        trick = t.trick.with_led(trick, order)
    plays = t.plays + done
    turn = next_of(seat, len(left), sitting_out) if sitting_out else _NEXT[len(left)][seat]
    if turn != trick.leader:
        return _tricks(left, turn, trick, t.last_trick, t.won, plays), told
    holder = trick.winner
    assert holder is not None
    won = placed(t.won, holder, t.won[holder] + 1)
    empty, taken = _trick_won(holder)
    return _tricks(left, holder, empty, trick, won, plays), told + taken


@cache
def _played(who: Seat, card: Card) -> tuple[tuple[Done], tuple[Event], Trick]:
    """A card as it stands in every history, the event of it, and the trick that it begins."""
    led = Trick(who, (card,), (who,), who, card)
    return (Done(who, Play(card)),), (tell("played", who=who, card=card),), led


@cache
def _trick_won(who: Seat) -> tuple[Trick, tuple[Event]]:
    """The next trick before its lead, and the event of its leader."""
    return Trick(who), (tell("trick-won", who=who),)
