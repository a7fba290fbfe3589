"""The first lesson of Knaves."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import TOO, Exercise, Lesson

CLUBS: Final = Suit("C")

LESSON: Final = Lesson(
    seed="af33ace8ff1335f5c1acbe92ab5a130bd6175a479f5872a6be9a541974123477",
    players=3,
    course=(
        "0 play 2D",
        Exercise.of("duck", "play 4D"),
        "2 play 5D",
        "2 play 3C",
        "0 play 4C",
        Exercise.of("last", "play 5C", jack=Card("JC")),
        Exercise.of("top", "play AS", "play KS", "play QS", suit=Suit("S")),
        "2 play 4S",
        "0 play 6S",
        Exercise.of("top", "play KS", "play QS", suit=Suit("S")),
        "2 play 9S",
        "0 play 7S",
        Exercise.of("top", "play QS", suit=Suit("S")),
        "2 play 3D",
        "0 play TS",
        Exercise.of("low", "play 2C", worse={"play 2H": TOO}, club=Card("2C"), card=Card("2C")),
        "2 play 6C",
        "0 play KC",
        "0 play JS",
        Exercise.of("under", "play 2S", "play 3S", "play 8S", jack=Card("JS")),
        "2 play 7C",
        "0 play 3H",
        Exercise.of("duck", "play 2H", "play 5H"),
        "2 play 7H",
        "2 play 8C",
        "0 play AC",
        Exercise.of("only", "play JC"),
        "0 play 4H",
        Exercise.of("duck", "play 5H"),
        "2 play 9H",
        "2 play QC",
        "0 play 6H",
        Exercise.of("give", "play JH", worse={"play JD": "jack"}, suit=CLUBS, jack=Card("JH")),
        "2 play AH",
        "0 play 8H",
        Exercise.of("only", "play KH"),
        "2 play TC",
        "0 play 7D",
        Exercise.of("give", "play JD", suit=CLUBS, jack=Card("JD")),
        "2 play AD",
        "0 play QD",
        Exercise.of("lose", "play 6D", "play TD", ace=Card("AD")),
        "2 play 8D",
        "0 play KD",
        Exercise.of("only", "play TD"),
        "0 play TH",
        Exercise.of("trump", "play 8S", "play 3S", suit=Suit("H")),
        "2 play 9C",
        "1 play 3S",
        "2 play 9D",
        "0 play QH",
    ),
)
"""Six tricks and no jack: trumps from the top, and three jacks given away."""
