"""Building up what a seat may know: the part that is alike in all games.

What is a game's own (its piles, its contract, the seats that sit out) is handed on by name to the
view; what only some may see is hidden before it comes here.
"""

from functools import cache
from typing import Any, TypeVar

from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.phases import Dealing, InDeal, InPlay, Over
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Done, View

V = TypeVar("V", bound=View[Any])
Sides = tuple[tuple[Seat, ...], ...]
History = tuple[Done, ...]


def between_deals(kind: type[V], s: Dealing[Any] | Over[Any], seat: Seat | None, sides: Sides) -> V:
    """The view of a seat while nobody holds a card."""
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


def before_play(
    kind: type[V], s: InDeal[Any], seat: Seat | None, sides: Sides, history: History, **own: Any
) -> V:
    """The view of a seat between the deal and the first lead.

    ``history`` is the deal so far as this seat saw it, ``own`` the game's own fields.
    """
    hands = s.dealt.hands
    return kind(
        seat,
        s.dealt.match,
        s.phase,
        s.turns,
        counts_of(hands),
        sides,
        none_yet(len(hands)),
        hand_of(hands, seat),
        history,
        **own,
    )


def in_play(
    kind: type[V], s: InPlay[Any], seat: Seat | None, sides: Sides, history: History, **own: Any
) -> V:
    """The view of a seat while tricks are played.

    ``history`` is what came before the first lead as this seat saw it, ``own`` the game's own
    fields, with trump, contract and maker where there is a contract.
    """
    tricks = s.tricks
    hands = tricks.hands
    # This is made for every card played: a call by two dozen names would take as long again.
    return kind(
        seat,
        s.dealt.match,
        s.phase,
        (tricks.turn,),
        tuple(map(len, hands)),
        sides,
        tricks.won,
        () if seat is None else hands[seat],
        (*history, *tricks.plays),
        tricks.trick,
        tricks.last_trick,
        **own,
    )


@cache
def none_yet(players: int) -> tuple[int, ...]:
    """A zero for each seat: nothing has been won or scored."""
    return (0,) * players


def hand_of(hands: Hands, seat: Seat | None) -> tuple[Card, ...]:
    """The cards in this seat's hand; a spectator holds none."""
    return () if seat is None else hands[seat]


def counts_of(hands: Hands) -> tuple[int, ...]:
    """The number of cards in each hand, which everybody can see."""
    return tuple(map(len, hands))
