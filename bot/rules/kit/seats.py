"""Seats are numbered 0… in the direction of play; ``seat + 1`` plays next."""

from functools import cache
from typing import Final, TypeVar

Thing = TypeVar("Thing")


class Seat(int):
    """A seat at the table. A number of its own kind, so that a fact says it is a seat."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Seat({int(self)})"

    __str__ = int.__repr__


MOST_PLAYERS: Final = 7
"""So many can sit at a table, be seen in its pictures and be played with by robots."""
CHANCE: Final = Seat(-1)
"""The deck is an actor: dealing is an action of this seat."""
_SEATS: Final = tuple(Seat(n) for n in range(16))


def seats(players: int) -> tuple[Seat, ...]:
    """Every seat of the table, in the direction of play."""
    return _SEATS[:players]


def after(seat: int, players: int, steps: int = 1) -> Seat:
    """The seat that many steps further in the direction of play."""
    return _SEATS[(seat + steps) % players]


@cache
def around(first: int, players: int) -> tuple[Seat, ...]:
    """Every seat once, from ``first`` on, in the direction of play.

    >>> around(2, 4)
    (Seat(2), Seat(3), Seat(0), Seat(1))
    """
    return tuple(_SEATS[(first + n) % players] for n in range(players))


@cache
def next_of(seat: int, players: int, out: tuple[Seat, ...]) -> Seat:
    """The next seat in the direction of play that is not ``out``.

    >>> next_of(3, 4, (Seat(0),))
    Seat(1)
    """
    turn = _SEATS[(seat + 1) % players]
    while out and turn in out:
        turn = _SEATS[(turn + 1) % players]
    return turn


def partner(seat: int) -> Seat:
    """The seat opposite, where four play."""
    return _SEATS[(seat + 2) % 4]


@cache
def partners(players: int) -> tuple[tuple[Seat, ...], ...]:
    """The sides of a partnership game: every second seat together.

    >>> partners(4)
    ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
    """
    return tuple(_SEATS[side:players:2] for side in range(2))


@cache
def alone(players: int) -> tuple[tuple[Seat, ...], ...]:
    """The sides of a game in which everybody plays for themselves."""
    return tuple((seat,) for seat in _SEATS[:players])


def placed(things: tuple[Thing, ...], seat: int, thing: Thing) -> tuple[Thing, ...]:
    """The things by seat, with another thing at this one.

    >>> placed((7, 8, 9), 1, 0)
    (7, 0, 9)
    """
    put = [*things]
    put[seat] = thing
    return tuple(put)
