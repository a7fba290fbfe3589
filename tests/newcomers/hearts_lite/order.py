"""The pack of Hearts Lite, its order, what is owed to a trick, and what costs points."""

from collections.abc import Mapping
from typing import Final

from bot.rules.kit.cards import HEARTS, Card, pack
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.duties import Duty, LeadDuty
from bot.rules.kit.tricks import Order

TOP_DOWN: Final = "AKQJT98765432"
PACK: Final = pack(TOP_DOWN)
"""52 cards in the order in which a shuffle begins."""
ORDER: Final = Order.plain(PACK, TOP_DOWN)
"""No trump: the highest card of the suit led takes the trick."""
OPENER: Final = Card("2C")
"""The card that is led first."""
QUEEN: Final = Card("QS")
PENALTY: Final[Mapping[Card, int]] = {card: 1 for card in PACK if card.suit == HEARTS} | {QUEEN: 13}
"""The points that a card costs the seat that takes it."""
ALL: Final = sum(PENALTY.values())
_HEARTS: Final = ORDER.cards_of(HEARTS)
RULES: Final = TrickRules(
    ORDER,
    lambda trick: ORDER.to_follow(trick.cards[0]),
    PACK,
    leads=(
        LeadDuty(Duty.to_play("must-open", (OPENER,)), tricks=1),
        LeadDuty.until_broken(_HEARTS, frozenset(PACK) - _HEARTS),
    ),
)
"""The legal cards, their reasons, and robots' inferences: follow; open with 2C; hearts broken."""
