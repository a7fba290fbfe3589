"""The duties owed to a trick: the rule of following suit, and every stricter one, as values.

A rule of play is a short list of duties, the strictest first. Whoever holds a card that binds to
a duty has to play one that meets it; whom no duty binds may play anything. From the same list
come what may be played, why something may not, and what a card tells about the rest of a hand.

>>> from bot.rules.kit.cards import cards
>>> spades, above = frozenset(cards("AS KS QS JS")), frozenset(cards("AS KS"))
>>> owed = (Duty.to_play("must-beat", above), Duty.to_play("must-follow", spades))
>>> able(cards("JS KS 9H"), owed), able(cards("JS 9H"), owed), able(cards("9H 8H"), owed)
((Card('KS'),), (Card('JS'),), (Card('9H'), Card('8H')))
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.rules.kit.cards import Card


@dataclass(frozen=True, slots=True)
class Duty:
    """Whoever holds one of ``binding`` has to play one of ``meets``; ``code`` is the reason."""

    code: str
    binding: frozenset[Card]
    meets: frozenset[Card]

    @classmethod
    def to_play(cls, code: str, cards: Iterable[Card]) -> "Duty":
        """The plain case: who holds such a card has to play such a card."""
        wanted = frozenset(cards)
        return cls(code, wanted, wanted)


Duties = tuple[Duty, ...]
"""The strictest first."""


def able(hand: tuple[Card, ...], owed: Duties) -> tuple[Card, ...]:
    """The cards of the hand that meet the first duty by which it is bound; else all of them."""
    for duty in owed:
        if not duty.binding.isdisjoint(hand):
            meets = duty.meets
            return tuple([card for card in hand if card in meets])
    return hand


def broken(
    hand: tuple[Card, ...], owed: Duties, card: Card
) -> tuple[Duty, tuple[Card, ...]] | None:
    """The duty this card of the hand would break, with the cards that bind; ``None`` if none.

    Where it would break several at once (to follow and to beat), the plainest is named.
    """
    allowed = able(hand, owed)
    if card in allowed:
        return None
    duty = next(d for d in reversed(owed) if allowed[0] in d.meets and card not in d.meets)
    return duty, tuple([held for held in allowed if held in duty.binding]) or allowed


def denied(owed: Duties, card: Card) -> frozenset[Card]:
    """The cards that a hand from which this card was played cannot hold (any more)."""
    none: frozenset[Card] = frozenset()
    for duty in owed:
        if card in duty.meets:
            break
        none |= duty.binding
    return none
