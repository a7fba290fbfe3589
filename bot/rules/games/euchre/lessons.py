"""The first lessons of the Euchre family: a deal for each game, as it is taught."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import Lesson, Step

EUCHRE: Final = Lesson(
    seed="f102854d1fca68369d641517b2b7a02443ba9de149f7b56f638ffeca44f85eca",
    course=(
        "0 pass",
        "1 pass",
        "2 pass",
        Step.of(
            "call",
            "order alone",
            worse={"order": "partner"},
            suit=Suit("S"),
            right=Card("JS"),
            left=Card("JC"),
        ),
        Step.of("discard", "swap TD", worse={"keep": "keep"}, up=Card("7S"), loser=Card("TD")),
        "0 play 8H",
        "2 play JH",
        Step.of(
            "ruff",
            "play 7S",
            worse={"play AD": "throw"},
            suit=Suit("H"),
            low=Card("7S"),
            ace=Card("AD"),
        ),
        Step.of("right", "play JS", worse={"play AD": "ace"}, right=Card("JS"), ace=Card("AD")),
        "0 play 9C",
        "2 play 8S",
        Step.of("left", "play JC", left=Card("JC"), ace=Card("AD")),
        "0 play 9H",
        "2 play QS",
        Step.of("last", "play AS", "play AD"),
        "0 play KH",
        "2 play 8D",
        "3 play AD",
        "0 play QC",
        "2 play KD",
    ),
)
"""The dealer has both bowers and goes alone: a ruff, two rounds of trump, and the aces."""
