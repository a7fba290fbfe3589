"""The maker's partner, as far as a seat can know it.

The maker has called a suit; the holder of its highest card in play is the partner. What a seat
sees (its hand, the cards played, the suits not followed, the turn-up) leaves some answers open.
An answer is possible if the unseen cards can be shared out so that it is true.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Final

from bot.rules.games.euchre.family import Contract, FamilyOptions, Sides, against
from bot.rules.games.euchre.states import Dealt, Playing
from bot.rules.kit.bowers import order_of
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.events import Event, tell
from bot.rules.kit.remembered import per_seat, remembered
from bot.rules.kit.seats import Seat, seats

TIED = 1 << len(SUITS)
"""The turn-up the dealer took is a kind of its own: it can only lie where the dealer put it."""
ANYTHING = 2 * TIED - 1
Room = tuple[Seat | None, int, int]
"""Whose hand (``None``: nobody's), the kinds of cards it may hold, and how many it holds."""


def are_known(sides: Sides) -> bool:
    """Whether the two sides of the deal are known."""
    return len(sides) <= 2


def true_sides(s: Playing) -> Sides:
    """The sides of this deal, whether or not anybody knows them."""
    if are_known(s.sides):
        return s.sides
    hands = s.tricks.hands_before
    for card in called_cards(s.contract, s.dealt.options, s.dealt.match.players):
        for seat in seats(len(hands)):
            if card in hands[seat]:
                return _sides(s, None if seat == s.contract.maker else seat)
    return _sides(s, None)


def sides_known_to(s: Playing, seat: Seat | None) -> Sides:
    """The sides of this deal as far as this seat (``None``: a spectator) can know."""
    if are_known(s.sides):
        return s.sides
    if (holder := _holder_seen(s, seat)) is not None:
        return _sides(s, None if holder == s.contract.maker else holder)
    answers = list(islice(_different(_sight(s, seat)), 2))
    if len(answers) > 1:
        return s.sides
    return _sides(s, answers[0])


def _holder_seen(s: Playing, seat: Seat | None) -> Seat | None:
    """The seat that this seat has seen with the first of the cards called for, if it has."""
    public, out = _open_of(s), _out_of_play(s, seat)
    first = next((card for card in public.kinds.called if card not in out), None)
    if first is None:
        return None
    if seat is not None and first in s.tricks.hands[seat]:
        return seat
    return public.played.get(first)


def told_when_proved(s: Playing) -> tuple[Sides, tuple[Event, ...]]:
    """The sides as everybody can know them, and what is told once the cards prove them."""
    proved = sides_known_to(s, None)
    if are_known(s.sides) or not are_known(proved):
        return s.sides, ()
    maker = s.contract.maker
    if proved[0] == (maker,):
        return proved, (tell("no-partner", maker=maker),)
    (mate,) = (seat for seat in proved[0] if seat != maker)
    return proved, (tell("partner-shown", maker=maker, who=mate),)


def _sides(s: Playing, mate: Seat | None) -> Sides:
    maker, players = s.contract.maker, s.dealt.match.players
    makers = (maker,) if mate is None else tuple(sorted((maker, mate)))
    return against(makers, players)


def called_cards(contract: Contract, options: FamilyOptions, players: int) -> tuple[Card, ...]:
    """The cards that can make a partner, from the highest down: the left bower is none."""
    pack = options.cards(players)
    return _from_the_top(contract.called, contract.trump, options.best_bower, pack)[
        : 1 if options.ace_only else None
    ]


@cache
def _from_the_top(
    called: Suit | None, trump: Suit | None, joker: Card | None, pack: tuple[Card, ...]
) -> tuple[Card, ...]:
    order = order_of(trump, joker)
    return order.sorted(card for card in pack if order.suit_of[card] == called)


@dataclass(frozen=True, slots=True)
class _Open:
    """What everybody sees: who played which card, and which kinds of cards a player lacks.

    ``unseen`` counts the cards of each kind that nobody has played, in hands or out of play.
    """

    played: Mapping[Card, Seat]
    lacks: Sequence[int]
    unseen: Mapping[int, int]
    kinds: "_Kinds"


@dataclass(frozen=True, slots=True)
class _Sight:
    """What one seat sees: the cards called for, who holds those it can place, and the rest.

    ``unseen`` counts the cards of each kind that this seat cannot place; ``rooms`` are the places
    where they lie.
    """

    maker: Seat
    cards: tuple[Card, ...]
    holder: Mapping[Card, Seat]
    out: tuple[Card, ...]
    kind: int
    unseen: dict[int, int]
    rooms: tuple[Room, ...]


@remembered
def _open_of(s: Playing) -> _Open:
    """The table is asked about as everybody sees it, and then as the next seat does."""
    kinds, plays, players = _kinds(s.dealt, s.contract), s.tricks.plays, len(s.tricks.hands)
    lacks = [0] * players
    size, led = players - len(s.contract.sitting_out), 0
    played: dict[Card, Seat] = {}
    unseen = dict(kinds.counts)
    for at, done in enumerate(plays):
        (card,) = done.action.cards
        suit = kinds.suit_of[card]
        if at % size == 0:
            led = suit
        elif suit != led:
            lacks[done.seat] |= led
        played[card] = done.seat
        unseen[kinds.of[card]] -= 1
    return _Open(played, lacks, unseen, kinds)


@dataclass(frozen=True, slots=True)
class _Kinds:
    """The kind of each card, the same by its suit alone, the cards of each kind, those called."""

    of: Mapping[Card, int]
    suit_of: Mapping[Card, int]
    counts: Mapping[int, int]
    called: tuple[Card, ...]


@per_seat
def _kinds(dealt: Dealt, contract: Contract) -> _Kinds:
    options, players = dealt.options, dealt.match.players
    order = order_of(contract.trump, options.best_bower)
    suit_of = {card: _kind(order.suit_of[card]) for card in options.cards(players)}
    of = {**suit_of, dealt.up: TIED}
    return _Kinds(of, suit_of, Counter(of.values()), called_cards(contract, options, players))


def _out_of_play(s: Playing, seat: Seat | None) -> tuple[Card, ...]:
    """The cards that this seat knows to be in nobody's hand."""
    dealt = s.dealt
    if dealt.buried is None:
        return (dealt.up,)
    return (dealt.buried,) if seat == dealt.dealer else ()


def _sight(s: Playing, seat: Seat | None) -> _Sight:
    contract, public, out = s.contract, _open_of(s), _out_of_play(s, seat)
    holder, unseen = public.played, dict(public.unseen)
    if seat is not None:
        holder = {**holder, **dict.fromkeys(s.tricks.hands[seat], seat)}
    for card in (*out, *(s.tricks.hands[seat] if seat is not None else ())):
        unseen[public.kinds.of[card]] -= 1
    rooms = tuple(_rooms(s, seat, public.lacks))
    kind = _kind(contract.called)
    return _Sight(contract.maker, public.kinds.called, holder, out, kind, unseen, rooms)


def _rooms(s: Playing, seat: Seat | None, lacking: Sequence[int]) -> Iterator[Room]:
    """The others' hands, the stock, and what the dealer put away unseen by this seat."""
    dealt, tricks, trump = s.dealt, s.tricks, s.contract.trump
    for other, (hand, lacks) in enumerate(zip(tricks.hands, lacking, strict=True)):
        if other != seat and hand:
            if other != dealt.dealer or (trump is not None and lacks & _kind(trump)):
                lacks |= TIED
            yield Seat(other), ANYTHING & ~lacks, len(hand)
    yield None, ANYTHING - TIED, len(dealt.stock)
    if dealt.buried is not None and seat != dealt.dealer:
        yield None, ANYTHING, 1


def _kind(suit: Suit | None) -> int:
    return 0 if suit is None else _KINDS[suit]


_KINDS: Final = {suit: 1 << place for place, suit in enumerate(SUITS)}


def _different(sight: _Sight) -> Iterator[Seat | None]:
    """Every partner the maker may have, each once; ``None`` is none."""
    found = set()
    for mate in _answers(sight, sight.cards, sight.unseen, sight.rooms):
        if mate not in found:
            found.add(mate)
            yield mate


def _answers(
    sight: _Sight,
    cards: Sequence[Card],
    unseen: dict[int, int],
    rooms: tuple[Room, ...],
) -> Iterator[Seat | None]:
    """Whoever holds the first of these cards that is in play, if the rest then finds room."""
    while cards and cards[0] in sight.out:
        cards = cards[1:]
    if not cards:
        yield None
        return
    if (holder := sight.holder.get(cards[0])) is not None:
        yield None if holder == sight.maker else holder
        return
    left = unseen | {sight.kind: unseen[sight.kind] - 1}
    for n in _able(sight.kind, unseen, rooms):
        holder, may_hold, room = rooms[n]
        if holder is None:
            others = (*rooms[:n], (holder, may_hold, room - 1), *rooms[n + 1 :])
            yield from _answers(sight, cards[1:], left, others)
        else:
            yield None if holder == sight.maker else holder


def _able(kind: int, unseen: Mapping[int, int], rooms: Sequence[Room]) -> Iterator[int]:
    """The rooms in which a card of this kind may lie, so that the others still find room.

    The unseen cards fill the rooms in some way. By Hall's theorem it is enough to look at unions
    of the kinds that rooms are limited to: where the rooms that take nothing else need every
    card of a union, none of these cards lies in any other room.
    """
    unions = {0}
    for _, may_hold, room in rooms:
        if room and may_hold != ANYTHING:
            unions |= {union | may_hold for union in unions}
    bounds = ANYTHING
    for union in unions:
        if union & kind:
            cards = sum([count for its, count in unseen.items() if its & union])
            if cards == sum([room for _, may_hold, room in rooms if not may_hold & ~union]):
                bounds &= union
    for n, (_, may_hold, room) in enumerate(rooms):
        if room and may_hold & kind and not may_hold & ~bounds:
            yield n
