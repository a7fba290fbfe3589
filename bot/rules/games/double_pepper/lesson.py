"""The first lesson of Double Pepper."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import Exercise, Lesson

SPADES = Suit("S")
LESSON: Final = Lesson(
    seed="b8908a89ed3bad85bb8111ba54c47ae3a2ba3b5f867cfbfe0f390b570e66037b",
    players=6,
    course=(
        "0 bid 3",
        "1 bid 5",
        Exercise.of("bid", "bid 6", worse={"pass": "pass"}, suit=SPADES),
        "3 pass",
        "4 pass",
        "5 pass",
        Exercise.of("alone", "trump S alone", suit=SPADES),
        Exercise.of("discard", "discard QH 9H", ace=Card("AH"), king=Card("KH")),
        "4 give KS QS",
        Exercise.of("first", "play AS", ace=Card("AS")),
        "3 play TS",
        "5 play TS",
        "1 play KS",
        Exercise.of("second", "play AS"),
        "3 play 9D",
        "5 play JS",
        "1 play TC",
        Exercise.of("third", "play KS", "play QS"),
        "3 play TD",
        "5 play QS",
        "1 play JH",
        Exercise.of("fourth", "play QS", "play JS", "play 9S"),
        "3 play JD",
        "5 play 9D",
        "1 play QC",
        Exercise.of("small", "play JS", "play 9S"),
        "3 play JH",
        "5 play TD",
        "1 play KD",
        Exercise.of("sure", "play 9S", "play AH"),
        "3 play QH",
        "5 play QC",
        "1 play KC",
        Exercise.of("end", "play AH"),
        "3 play KH",
        "5 play QD",
        "1 play AC",
        "2 play KH",
        "3 play AD",
        "5 play AD",
        "1 play AC",
    ),
)
"""A bidder goes alone with two cards of a partner's, and takes all eight tricks."""
