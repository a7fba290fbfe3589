"""The facts of Two-Ten-Jack for the tests of all games."""

from typing import Any

from bot.rules.games.two_ten_jack.order import worth_of
from bot.rules.kit.cards import CLUBS
from tests.rules.games.two_ten_jack.umpire import TwoTenJack
from tests.support.kept import Kept

KEPT = {
    "two-ten-jack": Kept(
        umpire=TwoTenJack,
        laid_open=frozenset({"drew"}),
        counted=(
            (
                "trump-is suit=H; played card=TH who=0; played card=JH who=1; "
                "played card=2H who=2; played card=KS who=3; trick-won who=1",
                "1 wanted 3, 1 feared 1, 1 all-three 1",
            ),
        ),
        truths={"trick_points": lambda course, _: trick_points(course)},
        contracts={"trump": (CLUBS, "C"), "plain": (CLUBS, "C"), "spades": (CLUBS, "C")},
        helps=(
            ("play", {"same_two": True}, "the 2 among them wins"),
            ("play", {"void": "free"}, "If you can’t follow, play anything"),
            ("scoring", {"reversal": True}, "scores them as positive"),
        ),
    ),
}


def trick_points(course: Any) -> int:
    """The points of the cards of the example's last trick."""
    worth = worth_of(CLUBS, "japan", -15)
    return sum(worth[card] for card in course.view.last_trick.cards)
