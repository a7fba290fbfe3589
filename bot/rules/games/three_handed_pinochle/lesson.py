"""The first lesson of Three-handed Pinochle."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import Exercise, Lesson

SPADES, HEARTS = Suit("S"), Suit("H")
BURIED: Final = {
    "discard QH TH QC": "queen",
    "discard QH TH 9D": "nine",
    "discard TH 9D QC": "nine",
    "discard QH 9D QC": "nine",
    "discard 9D QC QC": "nine",
}
"""The other cards no meld needs, by the word of their sentence: with the nine they count less."""
LESSON: Final = Lesson(
    seed="5535b15d14193366002b35dfb79ad3b28713e1e00543a8cf676c1570c0f5fe0e",
    players=3,
    course=(
        "0 pass",
        Exercise.of("bid", "bid 300", worse={"pass": "pass"}, suit=SPADES, bid=300),
        "2 pass",
        Exercise.of("trump", "trump S", suit=SPADES),
        Exercise.of("bury", "discard TH QC QC", worse=BURIED, ten=Card("TH"), queen=Card("QC")),
        Exercise.of("on", "lead on", worse={"surrender": "surrender"}),
        Exercise.of("first", "play AS", ace=Card("AS")),
        "2 play 9S",
        "0 play JS",
        Exercise.of("second", "play AS", ace=Card("AS")),
        "2 play QS",
        "0 play TS",
        Exercise.of("lose", "play 9D", card=Card("9D")),
        "2 play KD",
        "0 play QD",
        "2 play AH",
        "0 play TH",
        Exercise.of("low", "play JH", suit=HEARTS),
        "2 play AH",
        "0 play KH",
        Exercise.of("low", "play QH", suit=HEARTS),
        "2 play AC",
        "0 play 9C",
        Exercise.of("only", "play JC"),
        "2 play 9C",
        "0 play KC",
        Exercise.of("must", "play 9S", suit=Suit("C"), low=Card("9S")),
        Exercise.of("lose", "play JD", card=Card("JD")),
        "2 play KD",
        "0 play QD",
        "2 play 9D",
        "0 play AD",
        Exercise.of("must", "play JS", suit=Suit("D"), low=Card("JS")),
        Exercise.of("rest", "play QH", "play KH", suit=HEARTS),
        "2 play 9H",
        "0 play 9H",
        Exercise.of("rest", "play KH", suit=HEARTS),
        "2 play JH",
        "0 play JD",
        Exercise.of("end", "play TS"),
        "2 play JC",
        "0 play TC",
        Exercise.of("end", "play KS"),
        "2 play KC",
        "0 play TC",
        Exercise.of("end", "play KS"),
        "2 play TD",
        "0 play AC",
        "1 play QS",
        "2 play TD",
        "0 play AD",
    ),
)
"""A run with two aces: melds make most of the bid, and long trumps the rest."""
