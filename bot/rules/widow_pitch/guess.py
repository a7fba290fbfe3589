"""A full deal of Widow Pitch drawn at random among those a view allows.

Nothing but the suits somebody could not follow limits where an unseen card may be: bids need no
cards, and anything may have been put away. So the hidden hands are drawn first, the cards put
away and the piles from the rest, and then the exchange is told backwards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.rules.actions import Action, Deal, Discard, Hidden, Play
from bot.rules.cards import Card, Suit, without
from bot.rules.hidden import share
from bot.rules.seats import Seat, seats
from bot.rules.view import Done
from bot.rules.widow_pitch.order import PACK, order_of
from bot.rules.widow_pitch.states import HAND, WidowPitchView, other

NOTHING: Final[tuple[Card, ...]] = ()
Held = list[tuple[Card, ...]]
"""Cards by seat."""


@dataclass(frozen=True, slots=True)
class Memory:
    """This deal as the viewing seat remembers it, by seat.

    ``away`` are the cards put away as far as known, ``hidden`` how many are not;
    ``discarded`` says whether a seat has had its discard, ``void`` which suits it has not.
    """

    played: Held
    away: Held
    hidden: list[int]
    void: tuple[frozenset[Suit | None], ...]


def guess_deal(v: WidowPitchView, rng: Random) -> tuple[Deal, tuple[Done, ...]]:
    """A deal and this deal's history with every hidden card filled in."""
    memory = _remember(v)
    known = (*v.hand, *(card for cards in (*memory.played, *memory.away) for card in cards))
    hands, unseen = _hidden_hands(v, memory, without(PACK, *known), rng)
    rng.shuffle(unseen)
    away = list(memory.away)
    for seat, count in enumerate(memory.hidden):
        if count:
            away[seat], unseen = tuple(unseen[:count]), unseen[count:]
    taken = [_drawn(v, seat, hands, away, memory, rng) for seat in seats(v.players)]
    dealt = [
        without((*hands[seat], *memory.played[seat], *away[seat]), *taken[seat])
        for seat in seats(v.players)
    ]
    piles = _piles(v, taken, unseen, rng)
    return Deal(tuple(dealt), piles), tuple(_in_full(v.history, away))


def _remember(v: WidowPitchView) -> Memory:
    played: Held = [NOTHING] * v.players
    away: Held = [NOTHING] * v.players
    hidden = [0] * v.players
    for done in v.history:
        action = done.action
        if isinstance(action, Play):
            played[done.seat] = (*played[done.seat], action.card)
        elif isinstance(action, Discard):
            away[done.seat] = action.cards
        elif isinstance(action, Hidden):
            hidden[done.seat] = action.count
    return Memory(played, away, hidden, _voids(v))


def _voids(v: WidowPitchView) -> tuple[frozenset[Suit | None], ...]:
    """The suits that each seat has shown it does not hold.

    Where one may trump instead of following, a trump to a plain lead shows nothing.
    """
    voids: list[set[Suit | None]] = [set() for _ in range(v.players)]
    suit_of = order_of(v.trump).suit_of
    plays = [done for done in v.history if isinstance(done.action, Play)]
    for lead, answer in zip(plays[::2], plays[1::2], strict=False):
        led, played = (suit_of[done.action.cards[0]] for done in (lead, answer))
        may_trump = v.options.follow == "follow-or-trump" and played == v.trump
        if played != led and not may_trump:
            voids[answer.seat].add(led)
    return tuple(map(frozenset, voids))


def _hidden_hands(
    v: WidowPitchView, memory: Memory, unseen: Sequence[Card], rng: Random
) -> tuple[Held, list[Card]]:
    """Everybody's present hand, and the unseen cards that are left."""
    suit_of, void = order_of(v.trump).suit_of, memory.void
    wanted = [0 if seat == v.seat else count for seat, count in enumerate(v.counts)]
    if v.seat is None:
        elsewhere = len(unseen) - sum(wanted)

        def may_hold(seat: int, card: Card) -> bool:
            return seat == v.players or suit_of[card] not in void[seat]

        *hands, left = share(rng, unseen, [*wanted, elsewhere], may_hold)
        return hands, list(left)
    hands = [NOTHING] * v.players
    hands[v.seat] = v.hand
    hidden = other(v.seat)
    able = [card for card in unseen if suit_of[card] not in void[hidden]]
    hands[hidden] = tuple(rng.sample(able, wanted[hidden]))
    return hands, list(without(unseen, *hands[hidden]))


def _drawn(
    v: WidowPitchView, seat: Seat, hands: Held, away: Held, memory: Memory, rng: Random
) -> tuple[Card, ...]:
    """What a seat took from the widow or drew from the stock.

    The bidder may have put cards of the widow away again; the opponent drew after discarding.
    """
    if seat == v.seat:
        return v.drawn
    kept = (*hands[seat], *memory.played[seat])
    if seat == v.maker:
        return tuple(rng.sample((*kept, *away[seat]), HAND))
    return tuple(rng.sample(kept, len(away[seat])))


def _piles(
    v: WidowPitchView, taken: Sequence[tuple[Card, ...]], unseen: list[Card], rng: Random
) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    """The widow and the stock as they were dealt, each in any order its cards may have had."""
    if v.maker is None:
        return ("widow", tuple(unseen[:HAND])), ("stock", tuple(unseen[HAND:]))
    mixed = [tuple(rng.sample(cards, len(cards))) for cards in taken]
    widow, drawn = mixed[v.maker], mixed[1 - v.maker]
    return ("widow", widow), ("stock", (*drawn, *unseen))


def _in_full(history: Sequence[Done], away: Held) -> Iterator[Done]:
    """The history with the hidden discards told openly."""
    for done in history:
        is_hidden = isinstance(done.action, Hidden)
        action: Action = Discard(away[done.seat]) if is_hidden else done.action
        yield Done(done.seat, action)
