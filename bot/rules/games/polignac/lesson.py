"""The first lesson of Polignac."""

from typing import Final

from bot.rules.kit.cards import Card
from bot.rules.kit.lesson import Exercise, Lesson

LESSON: Final = Lesson(
    seed="308587137fc84d9c511ee3495e432b6215e29e1ae0f11e03554a67a513b9eb64",
    course=(
        "0 pass",
        Exercise.of("bid", "pass"),
        "2 pass",
        "3 pass",
        "0 play 7H",
        Exercise.of("low", "play TH", "play 8H", jack=Card("JH")),
        "2 play 9H",
        "3 play KH",
        "3 play 7C",
        "0 play TC",
        Exercise.of("ace", "play AC", ace=Card("AC")),
        "2 play QC",
        "2 play 9D",
        "3 play 8D",
        "0 play QD",
        Exercise.of("only", "play 7D"),
        "0 play 8C",
        Exercise.of("only", "play 9C"),
        "2 play JD",
        "3 play KC",
        "3 play 7S",
        "0 play QS",
        Exercise.of("spade", "play JS", jack=Card("JS"), queen=Card("QS")),
        "2 play AS",
        "0 play 8S",
        Exercise.of("only", "play 9S"),
        "2 play KD",
        "3 play KS",
        "3 play QH",
        "0 play AH",
        Exercise.of("heart", "play JH", jack=Card("JH"), queen=Card("QH")),
        "2 play AD",
        "3 play JC",
        "0 play TS",
        "1 play 8H",
        "2 play TD",
    ),
)
"""Two jacks are given away under a queen, and the learner comes out without a point."""
