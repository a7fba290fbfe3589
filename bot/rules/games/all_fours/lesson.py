"""The first lesson of All Fours."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import Exercise, Lesson

ACE, JACK, PLAIN_ACE, KING = Card("AH"), Card("JH"), Card("AD"), Card("KC")
LESSON: Final = Lesson(
    seed="dc9c4a443b1f9611f80979e56d2505832fc505938c77bbf44b8fc8a0223b5d04",
    course=(
        Exercise.of("stand", "stand", suit=Suit("H"), ace=ACE, jack=JACK),
        Exercise.of("draw", "play AH", ace=ACE),
        "1 play 7H",
        Exercise.of("ace", "play AD", worse={"play JH": "jack"}, card=PLAIN_ACE, jack=JACK),
        "1 play QH",
        "1 play AS",
        Exercise.of("jack", "play JH", suit=Suit("S"), jack=JACK),
        Exercise.of("king", "play KC", card=KING),
        "1 play 6S",
        Exercise.of("last", "play 5C", "play 3H"),
        "1 play QS",
        "0 play 3H",
        "1 play TD",
    ),
    players=2,
)
"""A jack kept until the queen of trumps has gone: all four points."""
