"""The view of a seat, built up from what it may know: the part that is alike in all games.

The parts of a game's own (its piles, its contract, the seats that sit out) are handed on by name
to the view; cards that only some may see are hidden before they come here.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, Protocol, TypeVar

from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.fast_frozen import changer, quick
from bot.rules.kit.phases import Dealing, Dealt, InDeal, InPlay, Over
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Done, View

V = TypeVar("V", bound=View[Any])
Sides = tuple[tuple[Seat, ...], ...]
History = tuple[Done, ...]
CHANGED_BY_CARDS: Final = (
    "seat",
    "turn",
    "counts",
    "tricks_won",
    "hand",
    "history",
    "trick",
    "last_trick",
)
"""The fields of every view that differ from card to card."""


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
    dealt = s.dealt
    hands = dealt.hands
    made: Callable[..., V] = _kept_quick(kind)
    return made(
        seat,
        dealt.match,
        s.phase,
        s.turns,
        counts_of(hands),
        sides,
        none_yet(len(hands)),
        () if seat is None else hands[seat],
        history,
        **own,
    )


def at_first_lead(
    kind: type[V],
    phase: str,
    dealt: Dealt[Any],
    seat: Seat | None,
    sides: Sides,
    history: History,
    **own: Any,
) -> V:
    """The view of a seat at the first lead: the fields that stay the same in the whole play.

    A seat that knows no more of the past than everybody does has the spectators' (``None``).
    ``history`` is the past as this seat saw it, ``own`` the game's own fields, with trump,
    contract and maker where there is a contract.
    """
    hands = dealt.hands
    public = counts_of(hands), sides, none_yet(len(hands))
    return kind(seat, dealt.match, phase, (), *public, history=history, **own)


def in_play(first: V, s: InPlay[Any], seat: Seat | None, **changed: Any) -> V:
    """The view of a seat while tricks are played: the one :func:`at_first_lead`, but for the cards.

    ``changed`` are the game's own fields that change with them. A game that is played by the
    thousand makes a quicker one for itself: :func:`quick_in_play`.
    """
    view: InPlayView[V] = _kept_in_play(type(first), *changed)
    return view(first, s, seat, *changed.values())


class InPlayView(Protocol[V]):
    """The protocol of :func:`in_play` where the names of the game's own fields are known."""

    def __call__(self, first: V, s: InPlay[Any], seat: Seat | None, /, *own: Any) -> V:
        """The view while tricks are played; ``own`` are the values of the game's own fields."""


def quick_in_play(kind: type[V], *own: str) -> InPlayView[V]:
    """An :func:`in_play` for views of this ``kind`` and these fields of its own, in their order.

    A view is made for every card played, so the fields taken over are settled beforehand.
    """
    changed = changer(kind, CHANGED_BY_CARDS, own)

    def view(first: V, s: InPlay[Any], seat: Seat | None, /, *more: Any) -> V:
        tricks = s.tricks
        hands = tricks.hands
        return changed(
            first,
            seat,
            (tricks.turn,),
            counts_of(hands),
            tricks.won,
            () if seat is None else hands[seat],
            first.history + tricks.plays,
            tricks.trick,
            tricks.last_trick,
            more,
        )

    return view


_kept_in_play: Final[Callable[..., Any]] = cache(quick_in_play)
_kept_quick: Final[Callable[..., Any]] = cache(quick)


@cache
def none_yet(players: int) -> tuple[int, ...]:
    """A zero for each seat: nothing has been won or scored."""
    return (0,) * players


def hand_of(hands: Hands, seat: Seat | None) -> tuple[Card, ...]:
    """The cards in this seat's hand; a spectator holds none."""
    return () if seat is None else hands[seat]


def counts_of(hands: Hands) -> tuple[int, ...]:
    """The number of cards in each hand, which everybody can see."""
    match hands:
        case (one, two, three, four):  # most tables, and every card: by name it is twice as quick
            return len(one), len(two), len(three), len(four)
    return tuple(map(len, hands))
