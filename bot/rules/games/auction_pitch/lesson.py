"""The first lesson of Auction Pitch."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import Exercise, Lesson

ACE, KING, JACK, TWO = Card("AH"), Card("KH"), Card("JH"), Card("2H")
LESSON: Final = Lesson(
    seed="8b37b2a579ec109fc4e8b1d25b35ae92347d41dc8c825927501c2190e3ad5323",
    course=(
        Exercise.of(
            "bid",
            "bid 3",
            worse={"pass": "pass", "bid 2": "two"},
            suit=Suit("H"),
            ace=ACE,
            jack=JACK,
            two=TWO,
        ),
        "1 pass",
        "2 pass",
        "3 pass",
        Exercise.of("pitch", "play AH", suit=Suit("H"), ace=ACE),
        "1 play 5C",
        "2 play 4H",
        "3 play 7H",
        Exercise.of("king", "play KH", worse={"play JH": "jack"}, king=KING, jack=JACK),
        "1 play JD",
        "2 play 6H",
        "3 play 3C",
        Exercise.of("club", "play 6C", "play 9C", suit=Suit("C"), jack=JACK, queen=Card("QH")),
        "1 play AC",
        "2 play 2C",
        "3 play 9D",
        "1 play KS",
        "2 play QS",
        "3 play 5S",
        Exercise.of("jack", "play JH", suit=Suit("S"), jack=JACK),
        Exercise.of("last", "play 9C", suit=Suit("C"), two=TWO),
        "1 play QC",
        "2 play QH",
        "3 play 9S",
        "2 play KC",
        "3 play KD",
        "0 play 2H",
        "1 play TC",
    ),
)
"""A bid of three that is made with High, Low and Jack; the two brings Game home as well."""
