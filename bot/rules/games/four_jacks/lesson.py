"""The first lesson of Four Jacks."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import Lesson, Step

LESSON: Final = Lesson(
    seed="c350d20c6e082f2386396b9daa141cc32d261cb598d594fa534f6a7262b99722",
    players=3,
    course=(
        Step.of("pass", "give 9C", worse={"give JH": "jack"}, nine=Card("9C")),
        "1 give 9S",
        "2 give JS",
        Step.of("lead", "play QS", queen=Card("QS"), spade=Card("JS")),
        "1 play JS",
        "2 play KS",
        "2 play AH",
        Step.of("king", "play KH", ace=Card("AH"), jack=Card("JH"), king=Card("KH")),
        "1 play 9H",
        "2 play QD",
        Step.of("over", "play KD", "play AD", queen=Card("QD")),
        "1 play TD",
        Step.of("away", "play JH", jack=Card("JH")),
        "1 play QH",
        "2 play 9D",
        "1 play KC",
        "2 play 9C",
        Step.of("only", "play TC"),
        "1 play QC",
        "2 play AC",
        Step.of("throw", "play 9S", "play TS", suit=Suit("C")),
        "2 play AS",
        Step.of("last", "play TS", suit=Suit("S")),
        "1 play TH",
        "2 play JC",
        "0 play AD",
        "1 play JD",
    ),
)
"""The weakest card of the pack is passed on, and every jack goes to who was weakest."""
