"""Actions: short lines of words that print and parse back, shared by every game.

``str(action)`` writes one; a game's :class:`Vocabulary` reads those the game knows.
"""

from bot.rules.kit.actions.base import (
    CLAIM,
    CLOSE,
    CONCEDE,
    DEFEND_ALONE,
    KEEP,
    LEAD_ON,
    NO,
    PASS,
    REDEAL,
    SHOVE,
    SURRENDER,
    Action,
    Say,
)
from bot.rules.kit.actions.moved import Cards, Deal, Discard, Give, Hidden, OneCard, Play, Swap
from bot.rules.kit.actions.said import (
    Bid,
    Call,
    CallPartner,
    NameContract,
    NameTrump,
    OrderUp,
    Weis,
)
from bot.rules.kit.actions.vocabulary import Vocabulary

__all__ = [
    "CLAIM",
    "CLOSE",
    "CONCEDE",
    "DEFEND_ALONE",
    "KEEP",
    "LEAD_ON",
    "NO",
    "PASS",
    "REDEAL",
    "SHOVE",
    "SURRENDER",
    "Action",
    "Bid",
    "Call",
    "CallPartner",
    "Cards",
    "Deal",
    "Discard",
    "Give",
    "Hidden",
    "NameContract",
    "NameTrump",
    "OneCard",
    "OrderUp",
    "Play",
    "Say",
    "Swap",
    "Vocabulary",
    "Weis",
]
