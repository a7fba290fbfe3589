"""Building up what a seat may know, in what all games do alike."""

from functools import cache
from typing import Any, TypeVar

from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.phases import Dealing, Over
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import View

V = TypeVar("V", bound=View[Any])


def between_deals(
    kind: type[V],
    s: Dealing[Any] | Over[Any],
    seat: Seat | None,
    sides: tuple[tuple[Seat, ...], ...],
) -> V:
    """What is to be seen while nobody holds a card."""
    return kind(
        seat=seat,
        match=s.match,
        phase=s.phase,
        turn=s.turns,
        counts=none_yet(s.match.players),
        sides=sides,
        tricks_won=none_yet(s.match.players),
        result=s.result if isinstance(s, Over) else None,
    )


@cache
def none_yet(players: int) -> tuple[int, ...]:
    """Nothing by seat."""
    return (0,) * players


def hand_of(hands: Hands, seat: Seat | None) -> tuple[Card, ...]:
    """The cards in this seat's hand; a spectator holds none."""
    return () if seat is None else hands[seat]


def counts_of(hands: Hands) -> tuple[int, ...]:
    """How many cards everybody holds, which all can see."""
    return tuple(map(len, hands))
