"""The first lesson of Differenzler."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import Exercise, Lesson

LESSON: Final = Lesson(
    seed="4864597d52a2f2ab10215951f38943fdaf65abb6ee5d5307fd3b76499385d75d",
    course=(
        Exercise.of("predict", "bid 50", nell=Card("9S"), ace=Card("AS"), number=50),
        "1 bid 15",
        "2 bid 56",
        "3 bid 35",
        Exercise.of("short", "play TC", suit=Suit("C"), card=Card("TC")),
        "1 play JC",
        "2 play AC",
        "3 play 8S",
        "3 play 6C",
        Exercise.of("throw", "play 8H", card=Card("8H")),
        "1 play KC",
        "2 play 6S",
        "2 play AH",
        "3 play KS",
        Exercise.of("over", "play 9S", nell=Card("9S"), king=Card("KS"), points=29),
        "1 play 7H",
        Exercise.of("ace", "play AD", card=Card("AD"), points=29, missing=21),
        "1 play QS",
        "2 play JS",
        "3 play 8D",
        "2 play 6D",
        "3 play TD",
        Exercise.of("exact", "play AS", ten=Card("TD"), ace=Card("AS"), missing=21, number=50),
        "1 play 9D",
        Exercise.of("lose", "play QH", card=Card("QH")),
        "1 play JH",
        "2 play 7S",
        "3 play TS",
        "3 play 9C",
        Exercise.of("away", "play KD", card=Card("KD")),
        "1 play 8C",
        "2 play QC",
        "2 play 7C",
        "3 play 9H",
        Exercise.of("away", "play JD", card=Card("JD")),
        "1 play QD",
        "2 play 6H",
        "3 play KH",
        "0 play 7D",
        "1 play TH",
    ),
)
"""The points come early, with the Nell and the ace of trump; then every trick has to be lost."""
