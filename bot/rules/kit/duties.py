"""The duties owed to a trick: the rule of following suit, and every stricter one, as values.

A rule of play is a short list of duties, the strictest first. A hand with a card that binds to a
duty has to play one that meets it; a hand that no duty binds may play anything. From the same list
come the cards allowed, the reason against another, and the facts a card tells of its hand.

>>> from bot.rules.kit.cards import cards
>>> spades, above = frozenset(cards("AS KS QS JS")), frozenset(cards("AS KS"))
>>> owed = (Duty.to_play("must-beat", above), Duty.to_play("must-follow", spades))
>>> able(cards("JS KS 9H"), owed), able(cards("JS 9H"), owed), able(cards("9H 8H"), owed)
((Card('KS'),), (Card('JS'),), (Card('9H'), Card('8H')))
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from bot.rules.kit.cards import Card

NOT_BROKEN: Final = "not-broken"
"""The reason why a suit may not be led yet."""
MUST_LEAD_TRUMP: Final = "must-lead-trump"
MUST_FOLLOW: Final = "must-follow"
FOLLOW_OR_TRUMP: Final = "must-follow-or-trump"
FOLLOW_OR_OVERTRUMP: Final = "must-follow-or-overtrump"
UNDERTRUMP: Final = "undertrump"
"""The reason against trumps below one on the table, in a hand that cannot follow."""


@dataclass(frozen=True, slots=True)
class Duty:
    """A duty: a hand with one of ``binding`` plays one of ``meets``; ``code`` is the reason."""

    code: str
    binding: frozenset[Card]
    meets: frozenset[Card]

    @classmethod
    def to_play(cls, code: str, cards: Iterable[Card]) -> "Duty":
        """The plain duty: a hand with one of these cards has to play one of them."""
        wanted = frozenset(cards)
        return cls(code, wanted, wanted)

    def code_for(self, hand: Iterable[Card]) -> str:
        """The reason as this hand is told it: of trumping nothing is said to a hand without trumps.

        >>> from bot.rules.kit.cards import cards
        >>> suit, trumps = frozenset(cards("AS KS")), frozenset(cards("AH KH"))
        >>> duty = Duty(FOLLOW_OR_TRUMP, suit, suit | trumps)
        >>> duty.code_for(cards("KS KH")), duty.code_for(cards("KS KD"))
        ('must-follow-or-trump', 'must-follow')
        """
        follows = self.code == FOLLOW_OR_TRUMP and self.binding.issuperset(
            self.meets.intersection(hand)
        )
        return MUST_FOLLOW if follows else self.code


Duties = tuple[Duty, ...]
"""The strictest first."""


@dataclass(frozen=True, slots=True)
class LeadDuty:
    """A duty of the leader to a trick, as long as it lasts.

    It ends as soon as a card of ``until`` has been played in the deal, and after so many
    ``tricks``; without either it holds in every trick.

    >>> from bot.rules.kit.cards import cards
    >>> hearts, others = frozenset(cards("AH KH")), frozenset(cards("AS KS"))
    >>> leads = (LeadDuty.until_broken(hearts, others),)
    >>> able(cards("AH KS"), owed_to_lead(leads, (), 0))
    (Card('KS'),)
    >>> able(cards("AH KS"), owed_to_lead(leads, cards("KH"), 1))
    (Card('AH'), Card('KS'))
    """

    duty: Duty
    until: frozenset[Card] = frozenset()
    tricks: int = 0

    @classmethod
    def until_broken(cls, suit: Iterable[Card], others: Iterable[Card]) -> "LeadDuty":
        """No card of a suit is led before one is played, unless the hand has no ``others``."""
        return cls(Duty.to_play(NOT_BROKEN, others), frozenset(suit))

    @classmethod
    def to_lead_trump(cls, trumps: Iterable[Card], tricks: int = 0) -> "LeadDuty":
        """The duty to lead a trump if one is held: always, or in the first ``tricks`` of a deal."""
        return cls(Duty.to_play(MUST_LEAD_TRUMP, trumps), tricks=tricks)


LeadDuties = tuple[LeadDuty, ...]
"""The strictest first."""


def owed_to_lead(leads: LeadDuties, played: Collection[Card], tricks: int) -> Duties:
    """The duties of the next leader, once these cards are played and so many tricks are over."""
    return tuple(
        [
            lead.duty
            for lead in leads
            if not (lead.tricks and tricks >= lead.tricks) and lead.until.isdisjoint(played)
        ]
    )


def able(hand: tuple[Card, ...], owed: Duties) -> tuple[Card, ...]:
    """The cards of the hand that meet the first duty by which it is bound; else all of them."""
    for duty in owed:
        if not duty.binding.isdisjoint(hand):
            return tuple(filter(duty.meets.__contains__, hand))
    return hand


def broken(
    hand: tuple[Card, ...], owed: Duties, card: Card
) -> tuple[Duty, tuple[Card, ...]] | None:
    """The duty this card of the hand would break, with the cards that bind; ``None`` if none.

    Where it would break several at once (to follow and to beat), the plainest is named: not one
    that would be owed only by a hand that cannot follow.
    """
    allowed = able(hand, owed)
    if card in allowed:
        return None
    bound = next(duty for duty in owed if not duty.binding.isdisjoint(hand))
    duty = next(d for d in reversed(owed) if bound.meets <= d.meets and card not in d.meets)
    return duty, tuple([held for held in allowed if held in duty.binding]) or allowed


def denied(owed: Duties, card: Card) -> frozenset[Card]:
    """The cards that a hand from which this card was played cannot hold (any more)."""
    none: frozenset[Card] = frozenset()
    for duty in owed:
        if card in duty.meets:
            break
        none |= duty.binding
    return none
