"""The first lesson of Cinch."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import Exercise, Lesson

ACE, KING, JACK, RIGHT, LEFT = Card("AD"), Card("KD"), Card("JD"), Card("5D"), Card("5H")
LESSON: Final = Lesson(
    seed="0eaa86270a2aa5161bf72f94752ced13328aa87c0c7b8ca088ae95248e740a8c",
    course=(
        Exercise.of(
            "bid",
            "bid 9",
            near=("bid 8", "bid 10"),
            worse={"pass": "pass"},
            suit=Suit("D"),
            ace=ACE,
            king=KING,
            five=RIGHT,
        ),
        "1 pass",
        "2 pass",
        "3 pass",
        Exercise.of("trump", "trump D", suit=Suit("D")),
        Exercise.of("discard", "discard QS 7S 8H 3H", suit=Suit("D")),
        "1 discard AS 9S AH 4H 2H TC 9C 5C",
        "2 discard KS JH TH 6H QC 6C 4C",
        "3 discard 8S 5S 4S 3S 2S 7H 8C 7C 3C",
        Exercise.of("ace", "play AD", ace=ACE, two=Card("2D")),
        "1 play 3D",
        "2 play 2D",
        "3 play 9D",
        Exercise.of("king", "play KD", king=KING, ten=Card("TD")),
        "1 play QD",
        "2 play 4D",
        "3 play TD",
        Exercise.of("jack", "play JD", jack=JACK, left=LEFT),
        "1 play 2C",
        "2 play 7D",
        "3 play 5H",
        Exercise.of("plain", "play 9H", card=Card("9H"), five=RIGHT),
        "1 play JS",
        "2 play 8D",
        "3 play QH",
        "2 play 6S",
        "3 play JC",
        Exercise.of("ruff", "play 6D", "play 5D", suit=Suit("S")),
        "1 play KC",
        "0 play 5D",
        "1 play AC",
        "2 play TS",
        "3 play KH",
    ),
)
"""A bid of nine, trumps drawn from the top, and both pedros: all fourteen points."""
