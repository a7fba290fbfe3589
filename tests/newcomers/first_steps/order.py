"""The pack of First Steps, the order of its cards, and what is owed to a trick."""

from typing import Final

from bot.rules.kit.cards import pack
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.play_rules import PlayRules
from bot.rules.kit.tricks import Order

RANKS: Final = "AKQJT9"
PACK: Final = pack(RANKS)
"""24 cards in the order in which a shuffle begins."""
ORDER: Final = Order.plain(PACK, RANKS)
"""No trump: the highest card of the suit led takes the trick."""
RULES: Final = TrickRules.following(ORDER, PACK)
"""Following suit is all that is owed: what is legal, why not, and what robots infer."""
PLAY: Final = PlayRules.of(RULES)
