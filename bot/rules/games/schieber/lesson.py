"""The first lesson of Schieber."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import TOO, Exercise, Lesson

HEARTS, DIAMONDS = Suit("H"), Suit("D")
LESSON: Final = Lesson(
    seed="00b97e020189dc419b427891d3a3b6dec27fd7192adbd3c8853dad5537f693f1",
    course=(
        Exercise.of(
            "contract",
            "contract H",
            worse={"shove": "shove"},
            suit=HEARTS,
            puur=Card("JH"),
            nell=Card("9H"),
        ),
        Exercise.of("puur", "play JH"),
        "3 play TH",
        "0 play 6H",
        "1 play 7H",
        Exercise.of(
            "nell",
            "play 9H",
            worse={"play AH": TOO, "play KH": TOO, "play QH": TOO},
            card=Card("9H"),
        ),
        "3 play 7D",
        "0 play QC",
        "1 play 8H",
        Exercise.of("seven", "play 7C", seven=Card("7C")),
        "3 play 8C",
        "0 play 6C",
        "1 play AC",
        "1 play 6D",
        Exercise.of(
            "trumping",
            "play QH",
            "play KH",
            worse={"play AH": "ace"},
            suit=DIAMONDS,
            out=Card("AD"),
        ),
        "3 play AD",
        "0 play QD",
        Exercise.of("plain", "play KD", "play JD", "play TD", suit=DIAMONDS),
        "3 play 9S",
        "0 play 8D",
        "1 play 7S",
        Exercise.of("more", "play JD", "play TD", suit=DIAMONDS),
        "3 play JS",
        "0 play 9D",
        "1 play 8S",
        Exercise.of("more", "play TD", suit=DIAMONDS),
        "3 play TS",
        "0 play QS",
        "1 play JC",
        Exercise.of("stoeck", "play KH", "play AH"),
        "3 play KC",
        "0 play 6S",
        "1 play KS",
        "2 play AH",
        "3 play AS",
        "0 play 9C",
        "1 play TC",
    ),
)
"""Forehand has Puur, Nell and a Vierblatt of trumps, draws them, and keeps Stöck for the end."""
