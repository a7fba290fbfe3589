"""The first lesson of Four Jacks."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import Exercise, Lesson

LESSON: Final = Lesson(
    seed="c350d20c6e082f2386396b9daa141cc32d261cb598d594fa534f6a7262b99722",
    players=3,
    course=(
        Exercise.of("pass", "give 9C", worse={"give JH": "jack"}, nine=Card("9C")),
        "1 give 9S",
        "2 give JS",
        Exercise.of(
            "lead",
            "play QS",
            worse={"play KH": "high", "play KD": "high", "play AD": "high"},
            queen=Card("QS"),
            spade=Card("JS"),
        ),
        "1 play JS",
        "2 play KS",
        "2 play AH",
        Exercise.of("king", "play KH", ace=Card("AH"), jack=Card("JH"), king=Card("KH")),
        "1 play 9H",
        "2 play QD",
        Exercise.of("over", "play KD", "play AD", queen=Card("QD")),
        "1 play TD",
        Exercise.of("away", "play JH", jack=Card("JH")),
        "1 play QH",
        "2 play 9D",
        "1 play KC",
        "2 play 9C",
        Exercise.of("only", "play TC"),
        "1 play QC",
        "2 play AC",
        Exercise.of("throw", "play 9S", "play TS", suit=Suit("C")),
        "2 play AS",
        Exercise.of("last", "play TS", suit=Suit("S")),
        "1 play TH",
        "2 play JC",
        "0 play AD",
        "1 play JD",
    ),
)
"""The weakest card of the pack is passed on, and every jack goes to its trick's weakest card."""
