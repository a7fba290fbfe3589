"""The memory of a deal, read off a view and put together for guessing the rest."""

from dataclasses import dataclass

from bot.rules.games.euchre.view import EuchreView
from bot.rules.kit.actions import Call, Give, OrderUp, Swap
from bot.rules.kit.bowers import suits_but, trumpless, trumps
from bot.rules.kit.cards import Card
from bot.rules.kit.history import lacking, played_by_seat, verb_of
from bot.rules.kit.view import Done


@dataclass(frozen=True, slots=True)
class Need:
    """The maker's hand at the call: one of ``trumps`` was in it, or nothing but ``else_only``.

    ``else_only`` is for a dealer who had to name a suit and had nothing to name.
    """

    trumps: frozenset[Card]
    else_only: frozenset[Card] = frozenset()

    def holds(self, hand: frozenset[Card]) -> bool:
        """Whether this may have been the hand."""
        return not self.trumps.isdisjoint(hand) or hand <= self.else_only


@dataclass(frozen=True, slots=True)
class Memory:
    """The deal as the viewing seat remembers it. Hidden cards are ``None``.

    ``lacking`` are the cards a seat cannot hold, because it did not follow suit with one.
    ``given`` went from the lone maker to the partner and ``back`` the other way, if at all.
    """

    played: tuple[tuple[Card, ...], ...]
    lacking: tuple[frozenset[Card], ...]
    swapped: bool
    buried: Card | None
    has_given: bool
    given: Card | None
    has_back: bool
    back: Card | None
    need: Need | None


def remember(v: EuchreView) -> Memory:
    """Read a view's history once, from the first word to the last card."""
    swap = next((d for d in v.history if verb_of(d) == Swap.verb), None)
    gives = [d for d in v.history if verb_of(d) == Give.verb]
    return Memory(
        played=played_by_seat(v),
        lacking=lacking(v, v.options.order(v.trump)),
        swapped=swap is not None,
        buried=_card(swap) if swap else None,
        has_given=bool(gives),
        given=_card(gives[0]) if gives else None,
        has_back=len(gives) > 1,
        back=_card(gives[1]) if len(gives) > 1 else None,
        need=_need(v),
    )


def _card(done: Done) -> Card | None:
    return done.action.cards[0] if done.action.cards else None


def _need(v: EuchreView) -> Need | None:
    """The need that ``needs_trump`` proves of the maker's hand; ``None`` if it proves nothing."""
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
