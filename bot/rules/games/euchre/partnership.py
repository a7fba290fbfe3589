"""The maker's partner, as far as a seat can know it.

The maker has called a suit; the holder of its highest card in play is the partner. What a seat
sees (its hand, the cards played, the suits not followed, the turn-up) leaves some answers open.
An answer is possible if the unseen cards can be shared out so that it is true.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice

from bot.rules.games.euchre.family import Contract, FamilyOptions, Sides, against
from bot.rules.games.euchre.states import Playing
from bot.rules.kit.bowers import order_of
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.events import Event, tell
from bot.rules.kit.history import voids
from bot.rules.kit.seats import Seat, seats
from bot.rules.kit.tricks import Order

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
    answers = list(islice(_different(_sight(s, seat)), 2))
    if len(answers) > 1:
        return s.sides
    return _sides(s, answers[0])


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
class _Sight:
    """What one seat sees: the cards called for, who holds those it can place, and the rest.

    ``unseen`` counts the cards of each kind that this seat cannot place; ``rooms`` are the places
    where they lie.
    """

    maker: Seat
    cards: tuple[Card, ...]
    holder: dict[Card, Seat]
    out: frozenset[Card]
    kind: int
    unseen: dict[int, int]
    rooms: tuple[Room, ...]


def _sight(s: Playing, seat: Seat | None) -> _Sight:
    dealt, contract = s.dealt, s.contract
    options, players = dealt.options, dealt.match.players
    order = order_of(contract.trump, options.best_bower)
    holder = {done.action.cards[0]: done.seat for done in s.tricks.plays}
    if seat is not None:
        holder |= dict.fromkeys(s.tricks.hands[seat], seat)
    put_away = dealt.buried if seat == dealt.dealer else None
    out = frozenset([card for card in (put_away, None if dealt.buried else dealt.up) if card])
    unseen: dict[int, int] = {}
    for card in options.cards(players):
        if card not in holder and card not in out:
            kind = TIED if card == dealt.up else _kind(order.suit_of[card])
            unseen[kind] = unseen.get(kind, 0) + 1
    cards = called_cards(contract, options, players)
    rooms = tuple(_rooms(s, seat, order))
    return _Sight(contract.maker, cards, holder, out, _kind(contract.called), unseen, rooms)


def _rooms(s: Playing, seat: Seat | None, order: Order) -> Iterator[Room]:
    """The others' hands, the stock, and what the dealer put away unseen by this seat."""
    dealt, tricks, trump = s.dealt, s.tricks, s.contract.trump
    players = dealt.match.players
    lacking = voids(list(tricks.plays), players, len(s.contract.sitting_out), order)
    for other in seats(players):
        if other != seat and tricks.hands[other]:
            lacks = sum(map(_kind, {order.suit_of[card] for card in lacking[other]}))
            if other != dealt.dealer or (trump is not None and lacks & _kind(trump)):
                lacks |= TIED
            yield other, ANYTHING & ~lacks, len(tricks.hands[other])
    yield None, ANYTHING - TIED, len(dealt.stock)
    if dealt.buried is not None and seat != dealt.dealer:
        yield None, ANYTHING, 1


def _kind(suit: Suit | None) -> int:
    return 0 if suit is None else 1 << SUITS.index(suit)


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
    for n, (holder, may_hold, room) in enumerate(rooms):
        if not room or not may_hold & sight.kind:
            continue
        others = (*rooms[:n], (holder, may_hold, room - 1), *rooms[n + 1 :])
        if not _find_room(left, others):
            continue
        if holder is None:
            yield from _answers(sight, cards[1:], left, others)
        else:
            yield None if holder == sight.maker else holder


def _find_room(unseen: dict[int, int], rooms: tuple[Room, ...]) -> bool:
    """Whether the unseen cards can be shared out: no rooms want more than there is for them.

    There are as many cards as room; by Hall's theorem it is enough to look at the rooms that
    take nothing but certain kinds, for every union of kinds that rooms are limited to.
    """
    unions = {0}
    for _, may_hold, room in rooms:
        if room and may_hold != ANYTHING:
            unions |= {union | may_hold for union in unions}
    for union in unions:
        cards = sum([count for kind, count in unseen.items() if kind & union])
        if cards < sum([room for _, may_hold, room in rooms if not may_hold & ~union]):
            return False
    return True
