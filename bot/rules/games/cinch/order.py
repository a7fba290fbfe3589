"""The cards of Cinch: fourteen trumps with two pedros, their points, and the duties owed."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.rules.kit.cards import RANKS, Card, Suit, pack
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.duties import Duties, LeadDuties, LeadDuty
from bot.rules.kit.high_low import follow_or_trump
from bot.rules.kit.tricks import Order, Trick

PACK: Final = pack(RANKS)
POINTS: Final = 14
"""The points in a deal."""
PEDRO: Final = 5
"""The points of a pedro."""


def left_pedro(trump: Suit) -> Card:
    """The five of the other suit of trump's colour."""
    return Card("5" + trump.same_colour)


@cache
def trumps(trump: Suit) -> tuple[Card, ...]:
    """The trumps from the top: A K Q J T 9 8 7 6, right pedro, left pedro, 4 3 2."""
    high, low = RANKS.split("5")
    own = [Card(rank + trump) for rank in high + "5"]
    return (*own, left_pedro(trump), *(Card(rank + trump) for rank in low))


@cache
def counting(trump: Suit) -> Mapping[Card, str]:
    """The trumps that score, each by its word, in the order of counting."""
    return {
        Card("A" + trump): "high",
        Card("2" + trump): "low",
        Card("J" + trump): "jack",
        Card("T" + trump): "game",
        Card("5" + trump): "right-pedro",
        left_pedro(trump): "left-pedro",
    }


def worth_of(name: str) -> int:
    """The points of a trump that scores, by its word.

    >>> worth_of("low"), worth_of("left-pedro")
    (1, 5)
    """
    return PEDRO if name.endswith("pedro") else 1


@cache
def order_of(trump: Suit | None) -> Order:
    """The order under this trump, or before one is named (``None``)."""
    suit_of = {card: card.suit for card in PACK}
    strength = {card: -RANKS.index(card.rank) for card in PACK}
    if trump is not None:
        belonging = trumps(trump)
        suit_of |= dict.fromkeys(belonging, trump)
        strength |= {card: -place for place, card in enumerate(belonging)}
    return Order(trump, suit_of, strength)


def owed(trump: Suit | None, follow: str, trick: Trick) -> Duties:
    """The duties owed to a trick that has been led to."""
    order, led = order_of(trump), trick.cards[0]
    return order.to_follow(led) if follow == "strict" else follow_or_trump(order, led)


@cache
def leads(trump: Suit, first_lead: str) -> LeadDuties:
    """The duty of the bidder, who may have to lead a trump first."""
    return (LeadDuty.to_lead_trump(trumps(trump), tricks=1),) if first_lead == "trump" else ()


@cache
def rules_of(trump: Suit, follow: str, first_lead: str) -> TrickRules:
    """The rules of the tricks: a suit is followed or trumped, a trump is followed."""
    return TrickRules(
        order_of(trump),
        lambda trick: owed(trump, follow, trick),
        PACK,
        leads(trump, first_lead),
    )


@cache
def marks_of(trump: Suit | None) -> Mapping[Card, str]:
    """The mark of the left pedro, a trump under another suit's sign."""
    return {left_pedro(trump): "left"} if trump else {}
