"""What a view remembers of its deal, put together for guessing the rest."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules.actions import Call, Give, Hidden, OrderUp, Play, Swap
from bot.rules.cards import Card, Suit
from bot.rules.euchre.order import order_of, suits_but, trumpless, trumps
from bot.rules.euchre.states import EuchreView
from bot.rules.seats import Seat, seats
from bot.rules.tricks import Order
from bot.rules.view import Done


@dataclass(frozen=True, slots=True)
class Need:
    """What the maker's hand held when it spoke: one of ``trumps``, or nothing but ``else_only``.

    The second is the dealer who had to name something and had nothing to name.
    """

    trumps: frozenset[Card]
    else_only: frozenset[Card] = frozenset()

    def holds(self, hand: frozenset[Card]) -> bool:
        """Whether this may have been the hand."""
        return not self.trumps.isdisjoint(hand) or hand <= self.else_only


@dataclass(frozen=True, slots=True)
class Memory:
    """This deal as the viewing seat remembers it. Hidden cards are ``None``.

    ``given`` went from the lone maker to the partner and ``back`` the other way, if at all.
    """

    played: tuple[tuple[Card, ...], ...]
    voids: tuple[frozenset[Suit], ...]
    swapped: bool
    buried: Card | None
    has_given: bool
    given: Card | None
    has_back: bool
    back: Card | None
    need: Need | None


def remember(v: EuchreView) -> Memory:
    """Read a view's history once, from the first word to the last card."""
    plays = [done for done in v.history if type(done.action) is Play]
    swap = next((d for d in v.history if _verb(d) == Swap.verb), None)
    gives = [d for d in v.history if _verb(d) == Give.verb]
    order = order_of(v.trump, v.options.best_bower)
    return Memory(
        played=tuple([tuple(_cards_of(s, plays)) for s in seats(v.players)]),
        voids=voids_of(plays, v.players, v.players - len(v.silent), order),
        swapped=swap is not None,
        buried=_card(swap) if swap else None,
        has_given=bool(gives),
        given=_card(gives[0]) if gives else None,
        has_back=len(gives) > 1,
        back=_card(gives[1]) if len(gives) > 1 else None,
        need=_need(v),
    )


def _verb(done: Done) -> str:
    return done.action.what if isinstance(done.action, Hidden) else done.action.verb


def _card(done: Done) -> Card | None:
    return done.action.cards[0] if done.action.cards else None


def _cards_of(seat: Seat, plays: Sequence[Done]) -> list[Card]:
    return [done.action.cards[0] for done in plays if done.seat == seat]


def voids_of(
    plays: Sequence[Done], players: int, playing: int, order: Order
) -> tuple[frozenset[Suit], ...]:
    """The suits each seat did not follow; a joker led under no trump asks for none."""
    voids: list[set[Suit]] = [set() for _ in range(players)]
    led: Suit | None = None
    for place, done in enumerate(plays):
        suit = order.suit_of[done.action.cards[0]]
        if place % playing == 0:
            led = suit
        elif suit != led and led is not None:
            voids[done.seat].add(led)
    return tuple(map(frozenset, voids))


def _need(v: EuchreView) -> Need | None:
    """What ``needs_trump`` tells about the maker, if anything."""
    if not v.options.needs_trump or v.trump is None or v.maker is None:
        return None
    if v.seat == v.maker:
        return None  # it knows its own hand
    made = next(d for d in reversed(v.history) if isinstance(d.action, OrderUp | Call))
    joker = v.options.best_bower
    if made.seat == v.dealer and v.trump == v.up_suit:
        return None  # the turn-up was enough
    if made.seat == v.dealer and v.options.stick_the_dealer:
        return Need(trumps(v.trump, joker), trumpless(suits_but(v.up_suit), joker))
    return Need(trumps(v.trump, joker))
