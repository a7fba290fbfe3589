"""The first lesson of Pitchling."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import Exercise, Lesson

HEARTS: Final = Suit("H")
LESSON: Final = Lesson(
    seed="ee7eedf8651135ec466e74906a32788c2784ae18944d21f1864c7b1d49e5e463",
    players=3,
    course=(
        Exercise.of("bid", "bid 71", worse={"pass": "pass"}, suit=HEARTS),
        Exercise.of("discard", "discard KS JD TD 8D JC 8C", suit=HEARTS, ten=Card("TD")),
        Exercise.of("trump", "play AH", suit=HEARTS, card=Card("AH")),
        "1 play 7H",
        "2 play 6D",
        Exercise.of("draw", "play TH", card=Card("TH"), other=Card("JH")),
        "1 play JH",
        "2 play 9D",
        Exercise.of("ace", "play AS", card=Card("AS")),
        "1 play 6S",
        "2 play 9S",
        Exercise.of("loser", "play 8S", card=Card("8S")),
        "1 play QS",
        "2 play JS",
        "1 play AD",
        "2 play KD",
        Exercise.of("ruff", "play 6H", suit=Suit("D"), card=Card("6H")),
        Exercise.of("loser", "play 9C", card=Card("9C")),
        "1 play 6C",
        "2 play KC",
        "2 play AC",
        Exercise.of("ruff", "play 8H", suit=Suit("C"), card=Card("8H")),
        "1 play 7C",
        Exercise.of("rest", "play 9H", card=Card("9H")),
        "1 play 7D",
        "2 play QC",
        Exercise.of("rest", "play QH", card=Card("QH")),
        "1 play 7S",
        "2 play QD",
        "0 play KH",
        "1 play TC",
        "2 play TS",
    ),
)
"""The highest bid, made with seven trumps; tens are safe among the discards."""
