"""The first lessons of the Euchre family: a deal for each game, as it is taught."""

from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.lesson import Exercise, Lesson

EUCHRE_LESSON: Final = Lesson(
    seed="f102854d1fca68369d641517b2b7a02443ba9de149f7b56f638ffeca44f85eca",
    course=(
        "0 pass",
        "1 pass",
        "2 pass",
        Exercise.of(
            "call",
            "order alone",
            worse={"order": "partner"},
            suit=Suit("S"),
            right=Card("JS"),
            left=Card("JC"),
        ),
        Exercise.of("discard", "swap TD", worse={"keep": "keep"}, up=Card("7S"), loser=Card("TD")),
        "0 play 8H",
        "2 play JH",
        Exercise.of(
            "ruff",
            "play 7S",
            worse={"play AD": "throw"},
            suit=Suit("H"),
            low=Card("7S"),
            ace=Card("AD"),
        ),
        Exercise.of("right", "play JS", worse={"play AD": "ace"}, right=Card("JS"), ace=Card("AD")),
        "0 play 9C",
        "2 play 8S",
        Exercise.of("left", "play JC", left=Card("JC"), ace=Card("AD")),
        "0 play 9H",
        "2 play QS",
        Exercise.of("last", "play AS", "play AD"),
        "0 play KH",
        "2 play 8D",
        "3 play AD",
        "0 play QC",
        "2 play KD",
    ),
)
"""The dealer has both bowers and goes alone: a ruff, two rounds of trump, and the aces."""

EUCHRE_TWO_LESSON: Final = Lesson(
    seed="f48231fd32867ffa329cc53812a2309c6da4f81fbe6b339adc9ca4919909a602",
    players=2,
    course=(
        "0 pass",
        Exercise.of("order", "order", suit=Suit("D"), left=Card("JH")),
        Exercise.of(
            "discard",
            "swap QC",
            worse={"keep": "keep"},
            up=Card("TD"),
            suit=Suit("C"),
            loser=Card("QC"),
        ),
        "0 play KS",
        Exercise.of(
            "ruff",
            "play TD",
            worse={"play AH": "throw", "play QH": "throw"},
            suit=Suit("S"),
            low=Card("TD"),
        ),
        Exercise.of("left", "play JH", left=Card("JH"), right=Card("JD")),
        "0 play JD",
        "0 play AS",
        Exercise.of("again", "play QD", suit=Suit("S"), low=Card("QD")),
        Exercise.of("ace", "play AH", ace=Card("AH"), suit=Suit("H")),
        "0 play TS",
        "1 play QH",
        "0 play AC",
    ),
)
"""The dealer picks up a third trump; the left bower falls to the right one, and two ruffs help."""

CUTTHROAT_LESSON: Final = Lesson(
    seed="b7197c4c85808a42ed0907331500999df95146dfca39d095d829ef8e685720e1",
    players=3,
    course=(
        "0 pass",
        Exercise.of("wait", "pass", suit=Suit("S")),
        "2 pass",
        "0 pass",
        Exercise.of("name", "call H", worse={"call D": "ace"}, suit=Suit("H"), ace=Card("AD")),
        "0 play KD",
        Exercise.of("follow", "play AD", suit=Suit("D"), left=Card("JD"), ace=Card("AD")),
        "2 play 9H",
        "2 play AC",
        "0 play TC",
        Exercise.of("black", "play JC", suit=Suit("C"), jack=Card("JC")),
        "2 play KC",
        "0 play JS",
        Exercise.of("ruff", "play QH", suit=Suit("C"), low=Card("QH")),
        Exercise.of("bowers", "play JH", "play JD"),
        "2 play TH",
        "0 play AH",
        "1 play JD",
        "2 play QC",
        "0 play QS",
    ),
)
"""A maker in the second round, alone against two: the suit of each card, and three tricks."""

CALL_ACE_LESSON: Final = Lesson(
    seed="b17c23ff2baaeea7f92c15fb6911b5203522ac5680d36314d32156eebfbd95c5",
    course=(
        Exercise.of("order", "order", suit=Suit("C"), up=Card("QC")),
        "3 swap TD",
        Exercise.of("partner", "partner H", worse={"partner none": "none"}, ten=Card("TH")),
        Exercise.of("right", "play JC", right=Card("JC")),
        "1 play JS",
        "2 play 9S",
        "3 play 9C",
        Exercise.of("draw", "play AC", "play KC", up=Card("QC")),
        "1 play 9D",
        "2 play JD",
        "3 play QC",
        Exercise.of("find", "play TH", ten=Card("TH")),
        "1 play JH",
        "2 play QD",
        "3 play QH",
        "3 play AH",
        Exercise.of("shown", "play TC", "play KC"),
        "1 play TS",
        "2 play KS",
        "0 play KC",
        "1 play QS",
        "2 play AD",
        "3 play KH",
    ),
)
"""The maker calls hearts; the dealer turns out to be the partner, and they take all five."""
