"""The tricks of a deal: who holds one, who plays next, who has won it."""

from dataclasses import dataclass
from functools import cache

from bot.rules.actions import Play
from bot.rules.cards import Card, without
from bot.rules.events import Event, tell
from bot.rules.seats import Seat, around
from bot.rules.tricks import Order, Trick
from bot.rules.view import Done

Hands = tuple[tuple[Card, ...], ...]
"""The cards of each seat."""


@dataclass(frozen=True, slots=True)
class Tricks:
    """The tricks so far. ``hands`` are what is left to play, ``won`` the tricks of each seat.

    ``trumps_out`` counts the trumps played; ``plays`` are all cards in the order played.
    """

    hands: Hands
    turn: Seat
    trick: Trick
    last_trick: Trick | None
    won: tuple[int, ...]
    trumps_out: int = 0
    plays: tuple[Done, ...] = ()

    @classmethod
    def begun(cls, hands: Hands, leader: Seat) -> "Tricks":
        """Before the first lead."""
        return cls(hands, leader, Trick(leader), None, (0,) * len(hands))

    @property
    def over(self) -> bool:
        """Whether the last trick of the deal is over."""
        return not self.hands[self.turn]


def put_down(
    t: Tricks, seat: Seat, action: Play, order: Order, silent: tuple[Seat, ...] = ()
) -> tuple[Tricks, tuple[Event, ...]]:
    """A card is played; the last of a trick decides who takes it and leads the next.

    Of twins the first played holds the trick. Whoever is ``silent`` is passed over.
    """
    card, trick, players = action.card, t.trick, len(t.hands)
    holder = trick.winner
    if holder is None or order.beats(card, trick.cards[trick.seats.index(holder)]):
        holder = seat
    trick = trick.plus(seat, card, holder)
    last_trick, won = t.last_trick, t.won
    told: tuple[Event, ...] = (_played(seat, card),)
    if len(trick.cards) < players - len(silent):
        turn = next(s for s in around(seat + 1, players) if s not in silent)
    else:
        turn, last_trick, trick = holder, trick, Trick(holder)
        won = (*won[:holder], won[holder] + 1, *won[holder + 1 :])
        told = (*told, _trick_won(holder))
    is_trump = order.trump is not None and order.suit_of[card] == order.trump
    hands = (*t.hands[:seat], without(t.hands[seat], card), *t.hands[seat + 1 :])
    plays = (*t.plays, Done(seat, action))
    return Tricks(hands, turn, trick, last_trick, won, t.trumps_out + is_trump, plays), told


@cache
def _played(who: Seat, card: Card) -> Event:
    return tell("played", who=who, card=card)


@cache
def _trick_won(who: Seat) -> Event:
    return tell("trick-won", who=who)
