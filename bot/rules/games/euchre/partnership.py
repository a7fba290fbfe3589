"""The maker's partner, as far as a seat can know it.

The maker has called a suit; the holder of its highest card in play is the partner. The facts a
seat has (its hand, the cards played, the suits not followed, the turn-up) leave some answers open.
An answer is possible if the unseen cards can be shared out so that it is true.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from typing import Final

from bot.rules.games.euchre.family import Contract, FamilyOptions, Sides, against
from bot.rules.games.euchre.states import Dealt, Playing
from bot.rules.kit.bowers import order_of
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.events import Event, tell
from bot.rules.kit.remembered import per_seat, remembered
from bot.rules.kit.seats import Seat, placed, seats

PLACES: Final[Mapping[Suit | None, int]] = {**{s: n for n, s in enumerate(SUITS)}, None: 5}
"""The places of the suits where cards are counted by their kind; a set of kinds has bits."""
UP: Final = len(SUITS)
"""The turn-up the dealer took is a kind of its own: it can only lie where the dealer put it."""
TIED: Final = 1 << UP
ANYTHING: Final = 2 * TIED - 1
Unseen = tuple[int, ...]
"""The number of unseen cards of each kind, by its place."""
Room = tuple[Seat | None, int, int]
"""A place of unseen cards: its seat (``None``: nobody's), its kinds as bits, its size in cards."""


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
                return _sides(s, seat)
    return _sides(s, s.contract.maker)


def sides_known_to(s: Playing, seat: Seat | None) -> Sides:
    """The sides of this deal as far as this seat (``None``: a spectator) can know."""
    if are_known(s.sides):
        return s.sides
    public, out = _open_of(s), _out_of_play(s, seat)
    hand = () if seat is None else s.tricks.hands[seat]
    unplaced, holder = 0, s.contract.maker  # alone, if nobody holds a card called for
    for card in public.kinds.called:
        if card not in out:
            if card in hand or card in public.played:
                holder = public.played[card] if seat is None or card not in hand else seat
                break
            unplaced += 1
    if not unplaced:
        return _sides(s, holder)
    rooms = [room for room in public.rooms if seat is None or room[0] != seat]
    if s.dealt.buried is not None and seat != s.dealt.dealer:
        rooms.append((None, ANYTHING, 1))
    kind = PLACES[s.contract.called]
    if _is_open(1 << kind, rooms):
        return s.sides
    unseen, place = list(public.kinds.counts), public.kinds.place
    for card in (*public.played, *hand, *out):
        unseen[place[card]] -= 1
    found = _holders(kind, unplaced, holder, tuple(unseen), rooms)
    return s.sides if len(found) > 1 else _sides(s, *found)


def told_when_proved(s: Playing) -> tuple[Sides, tuple[Event, ...]]:
    """The sides as everybody can know them, and the event once the cards prove them."""
    proved = sides_known_to(s, None)
    if are_known(s.sides) or not are_known(proved):
        return s.sides, ()
    maker = s.contract.maker
    if proved[0] == (maker,):
        return proved, (tell("no-partner", maker=maker),)
    (mate,) = (seat for seat in proved[0] if seat != maker)
    return proved, (tell("partner-shown", maker=maker, who=mate),)


def _sides(s: Playing, holder: Seat) -> Sides:
    """The sides where this seat holds the card called for; a maker who does is alone."""
    maker, players = s.contract.maker, s.dealt.match.players
    return against((maker,) if holder == maker else tuple(sorted((maker, holder))), players)


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
    """The table as everybody sees it: the seat of each card played, and the rooms of the others.

    The place of a card that the dealer put away is not among the ``rooms``.
    """

    played: Mapping[Card, Seat]
    rooms: tuple[Room, ...]
    kinds: "_Kinds"


_card_and_seat = attrgetter("action.card", "seat")


@remembered
def _open_of(s: Playing) -> _Open:
    """The table is asked about as everybody sees it, and then as the next seat does."""
    kinds, players = _kinds(s.dealt, s.contract), len(s.tricks.hands)
    played: dict[Card, Seat] = dict(map(_card_and_seat, s.tricks.plays))
    suits = map(kinds.suit_of.__getitem__, played)
    size, led, lacks = players - len(s.contract.sitting_out), 0, [0] * players
    for at, (suit, seat) in enumerate(zip(suits, played.values(), strict=True)):
        if at % size == 0:
            led = suit
        elif suit != led:
            lacks[seat] |= 1 << led
    return _Open(played, tuple(_rooms(s, lacks)), kinds)


@dataclass(frozen=True, slots=True)
class _Kinds:
    """By card the place of its kind and of its suit; the cards of each kind, and those called."""

    place: Mapping[Card, int]
    suit_of: Mapping[Card, int]
    counts: Unseen
    called: tuple[Card, ...]


@per_seat
def _kinds(dealt: Dealt, contract: Contract) -> _Kinds:
    options, players = dealt.options, dealt.match.players
    order = order_of(contract.trump, options.best_bower)
    suit_of = {card: PLACES[order.suit_of[card]] for card in options.cards(players)}
    place = {**suit_of, dealt.up: UP}
    places = list(place.values())
    counts = tuple([places.count(kind) for kind in range(len(PLACES) + 1)])
    return _Kinds(place, suit_of, counts, called_cards(contract, options, players))


def _out_of_play(s: Playing, seat: Seat | None) -> tuple[Card, ...]:
    """The cards that this seat knows to be in nobody's hand."""
    dealt = s.dealt
    if dealt.buried is None:
        return (dealt.up,)
    return (dealt.buried,) if seat == dealt.dealer else ()


def _rooms(s: Playing, lacking: Sequence[int]) -> Iterator[Room]:
    """The hands that have cards, and the stock."""
    dealer, trump = s.dealt.dealer, s.contract.trump
    for seat, (hand, lacks) in enumerate(zip(s.tricks.hands, lacking, strict=True)):
        if hand:
            if seat != dealer or (trump is not None and lacks >> PLACES[trump] & 1):
                lacks |= TIED
            yield Seat(seat), ANYTHING & ~lacks, len(hand)
    yield None, ANYTHING - TIED, len(s.dealt.stock)


def _is_open(kind: int, rooms: Sequence[Room]) -> bool:
    """Whether it is seen at once that two players may hold a card of this kind.

    Nothing keeps it out of a hand that may hold no more kinds than any other place of it.
    """
    least = ANYTHING
    for _, may_hold, room in rooms:
        if room and may_hold & kind:
            least &= may_hold
    return sum([who is not None and may_hold == least for who, may_hold, _ in rooms]) > 1


def _holders(
    kind: int, unplaced: int, last: Seat, unseen: Unseen, rooms: Sequence[Room]
) -> frozenset[Seat]:
    """The seats that may hold the first card called for that is in play; two of them are enough.

    ``unplaced`` of these cards the seat cannot place; if all are out of play, it is ``last``.
    """
    if not unplaced:
        return frozenset((last,))
    found: frozenset[Seat] = frozenset()
    left = placed(unseen, kind, unseen[kind] - 1)
    for n in _able(1 << kind, unseen, rooms):
        holder, may_hold, room = rooms[n]
        if holder is None:
            others = placed(tuple(rooms), n, (holder, may_hold, room - 1))
            found |= _holders(kind, unplaced - 1, last, left, others)
        else:
            found |= {holder}
        if len(found) > 1:
            break
    return found


def _able(kind: int, unseen: Unseen, rooms: Sequence[Room]) -> Iterator[int]:
    """The rooms in which a card of this kind may lie, so that the others still find room.

    The unseen cards fill the rooms in some way. By Hall's theorem it is enough to look at unions
    of the kinds that rooms are limited to: where the rooms that take nothing else need every
    card of a union, none of these cards lies in any other room.
    """
    unions = {0}
    for limit in {may_hold for _, may_hold, room in rooms if room} - {ANYTHING}:
        unions |= {union | limit for union in unions}
    bounds = ANYTHING
    for union in unions:
        if union & kind:
            cards = sum([count for place, count in enumerate(unseen) if union >> place & 1])
            if cards == sum([room for _, may_hold, room in rooms if not may_hold & ~union]):
                bounds &= union
    for n, (_, may_hold, room) in enumerate(rooms):
        if room and may_hold & kind and not may_hold & ~bounds:
            yield n
