"""Building up what a seat may know: the part that is alike in all games.

What is a game's own (its piles, its contract, the seats that sit out) is handed on by name to the
view; what only some may see is hidden before it comes here.
"""

from functools import cache
from typing import Any, TypeVar

from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.phases import Dealing, Dealt, InDeal, InPlay, Over
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Done, View

V = TypeVar("V", bound=View[Any])
Sides = tuple[tuple[Seat, ...], ...]
History = tuple[Done, ...]
_new, _fill_in = object.__new__, object.__setattr__


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
    own["seat"] = seat
    own["match"] = dealt.match
    own["phase"] = s.phase
    own["turn"] = s.turns
    own["counts"] = counts_of(hands)
    own["sides"] = sides
    own["tricks_won"] = none_yet(len(hands))
    own["hand"] = () if seat is None else hands[seat]
    own["history"] = history
    return _filled_in(kind, own)


def at_first_lead(
    kind: type[V],
    phase: str,
    dealt: Dealt[Any],
    seat: Seat | None,
    sides: Sides,
    history: History,
    **own: Any,
) -> V:
    """The view of a seat when the first card is to be led: what is the same in the whole play.

    Whoever knows no more of what came before than everybody does has the spectators' (``None``).
    ``history`` is what came before as this seat saw it, ``own`` the game's own fields, with trump,
    contract and maker where there is a contract.
    """
    own["seat"] = seat
    own["match"] = dealt.match
    own["phase"] = phase
    own["turn"] = ()
    own["counts"] = counts_of(dealt.hands)
    own["sides"] = sides
    own["tricks_won"] = none_yet(len(dealt.hands))
    own["history"] = history
    return _filled_in(kind, own)


def in_play(first: V, s: InPlay[Any], seat: Seat | None, **changed: Any) -> V:
    """The view of a seat while tricks are played.

    It is the one :func:`at_first_lead` but for what the cards have changed; it is made for every
    card played, so all else is taken over at once.
    """
    tricks, fields = s.tricks, first.__dict__ | changed
    hands = tricks.hands
    fields["seat"] = seat
    fields["turn"] = (tricks.turn,)
    fields["counts"] = counts_of(hands)
    fields["tricks_won"] = tricks.won
    fields["hand"] = () if seat is None else hands[seat]
    fields["history"] += tricks.plays
    fields["trick"] = tricks.trick
    fields["last_trick"] = tricks.last_trick
    view = _new(type(first))
    _fill_in(view, "__dict__", fields)
    return view


def _filled_in(kind: type[V], fields: dict[str, Any]) -> V:
    """A view with these fields, made as it is frozen; the others are as the class has them."""
    view = _new(kind)
    _fill_in(view, "__dict__", fields)
    return view


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
