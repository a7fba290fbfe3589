"""The first lesson of Coiffeur."""

from typing import Final

from bot.rules.kit.cards import CLUBS, HEARTS, Card
from bot.rules.kit.lesson import Exercise, Lesson

JACK: Final = Card("JC")
LESSON: Final = Lesson(
    seed="28e4e75d5ffc3ec863c327e6b0ea6bc911d6beac18b32bb17ecf42f93ac80435",
    course=(
        Exercise.of(
            "contract",
            "contract H",
            worse={"contract joker2-H": "joker", "contract joker1-H": "joker", "shove": "shove"},
            suit=HEARTS,
            factor=4,
        ),
        Exercise.of("puur", "play JH"),
        "1 play 7H",
        "2 play AH",
        "3 play QH",
        Exercise.of("nell", "play 9H", suit=CLUBS),
        "1 play 6D",
        "2 play TH",
        "3 play KH",
        Exercise.of(
            "row", "play AC", "play KC", "play QC", worse={"play TC": "ten"}, suit=CLUBS, jack=JACK
        ),
        "1 play 6S",
        "2 play 7C",
        "3 play 6C",
        Exercise.of("more", "play KC", "play QC", worse={"play TC": "ten"}, suit=CLUBS, jack=JACK),
        "1 play 7D",
        "2 play 8C",
        "3 play 9C",
        Exercise.of("more", "play QC", worse={"play TC": "ten"}, suit=CLUBS, jack=JACK),
        "1 play 8D",
        "2 play QS",
        "3 play JC",
        Exercise.of("ten", "play TC", suit=CLUBS, ten=Card("TC")),
        "1 play 8S",
        "2 play JD",
        "3 play 7S",
        Exercise.of("low", "play 9S", worse={"play 6H": "six"}, card=Card("9S"), king=Card("KS")),
        "1 play JS",
        "2 play AS",
        "3 play TS",
        "2 play 8H",
        "3 play KD",
        Exercise.of("follow", "play 6H", factor=4, cards=127, points=508),
        "1 play QD",
        "2 play 9D",
        "3 play TD",
        "0 play KS",
        "1 play AD",
    ),
)
"""Forehand has Puur and Nell of hearts, draws the trumps, and runs a long suit behind them."""
