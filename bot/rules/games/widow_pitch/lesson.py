"""The first lesson of Widow Pitch."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import Exercise, Lesson

SPADES, ACE, JACK, TWO = Suit("S"), Card("AS"), Card("JS"), Card("2S")
LESSON: Final = Lesson(
    seed="72f74866cec9a668b6540e55717b3294131e0e9907937191a3134e494cc1022e",
    players=2,
    course=(
        Exercise.of(
            "bid",
            "bid 4",
            worse={"pass": "pass", "bid 3": "three"},
            suit=SPADES,
            ace=ACE,
            jack=JACK,
        ),
        "1 pass",
        Exercise.of(
            "discard", "discard TH 9H QD JD 9D TC 2C", suit=SPADES, ace=Card("AD"), two=TWO
        ),
        Exercise.of("trump", "trump S", suit=SPADES),
        "1 discard 6H 4H 3H 7D 2D",
        Exercise.of("high", "play AS", ace=ACE),
        "1 play 9S",
        Exercise.of("queen", "play QS", queen=Card("QS"), jack=JACK),
        "1 play 8S",
        Exercise.of(
            "six",
            "play 6S",
            worse={"play 2S": "two", "play AD": "ace"},
            six=Card("6S"),
            jack=JACK,
            ten=Card("TS"),
            two=TWO,
            ace=Card("AD"),
        ),
        "1 play 7S",
        "1 play AH",
        Exercise.of("low", "play 2S", suit=Suit("H"), two=TWO),
        Exercise.of("jack", "play JS", jack=JACK),
        "1 play 3D",
        Exercise.of("ten", "play AD", "play TS", ten=Card("TS")),
        "1 play 4D",
        "0 play TS",
        "1 play 5C",
    ),
)
"""A bid of four that is made with each of High, Low, Jack and Game."""
