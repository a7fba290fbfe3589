"""The first lesson of Pepper."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import Exercise, Lesson

LESSON: Final = Lesson(
    seed="0165fe7750fe29865a4992a16ab6307644e375f226375ba535328476e8368473",
    course=(
        "0 bid 1",
        "1 pass",
        Exercise.of(
            "bid",
            "bid 4",
            worse={"pass": "pass", "bid 2": "low", "bid 3": "low"},
            suit=Suit("S"),
            ace=Card("AH"),
        ),
        "3 pass",
        "0 pass",
        "1 pass",
        Exercise.of("trump", "trump S", suit=Suit("S")),
        Exercise.of("right", "play JS", right=Card("JS"), ace=Card("AH")),
        "3 play 9C",
        "0 play QS",
        "1 play 9S",
        Exercise.of("left", "play JC", top=Card("AS"), left=Card("JC")),
        "3 play 9D",
        "0 play AS",
        "1 play 9H",
        Exercise.of("ace", "play AH", ace=Card("AH")),
        "3 play JH",
        "0 play QH",
        "1 play TH",
        Exercise.of("give", "play QC", loser=Card("QC")),
        "3 play AC",
        "0 play KC",
        "1 play JD",
        "3 play TD",
        "0 play QD",
        "1 play AD",
        Exercise.of("ruff", "play TS", "play KS", suit=Suit("D")),
        "2 play KS",
        "3 play TC",
        "0 play KD",
        "1 play KH",
    ),
)
"""A bid of four with both bowers, and a fifth trick by giving one away in time."""
