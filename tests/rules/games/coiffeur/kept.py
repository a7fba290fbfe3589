"""The facts of Coiffeur for the tests of all games."""

from typing import Any

from bot.rules.kit.jass import points_of
from tests.rules.games.coiffeur.umpire import Coiffeur
from tests.support.kept import Kept

NAMES = ("coiffeur-line-*", "coiffeur-the-line", "coiffeur-of-named")
"""The names of the lines, which are Swiss in every language."""

KEPT = {
    "coiffeur": Kept(
        umpire=Coiffeur,
        counted=(
            (
                "shoved who=0 to_whom=1; named who=1 line=joker1 contract=H factor=7; "
                "match who=1.3 points=100",
                "0 shoved 1, 1 named 1, 1 joker 1, 1 match 1, 3 match 1",
            ),
        ),
        truths={
            "shover": lambda course, _: course.event("shoved", to_whom=1)["who"],
            "trick_points": lambda course, _: trick_points(course),
            "line_points": lambda course, claims: trick_points(course) * claims["factor"],
        },
        tried=("contract joker1", "contract joker2-H", "contract mary", "contract slalom-obenabe"),
        deals=4,
        helps=(
            ("short", {}, "*forehand* is the player to the dealer’s right"),
            ("aim", {}, "lines below count more than those above"),
            ("aim", {"factors": "paired"}, "The suits count least;"),
            ("bidding", {"push": "partner"}, "then the partner must name"),
            ("bidding", {"slate": "eleven"}, "jokers ×10 and ×11"),
            ("scoring", {"weis": True}, "scored at the end of the deal"),
            ("scoring", {"undenufe_six": 11}, "each 6 counts 11"),
        ),
        same={"de": NAMES, "fr": (*NAMES, "coiffeur-sum-match"), "it": NAMES},
    ),
}


def trick_points(course: Any) -> int:
    """The points of the cards of the example's last trick."""
    worth = points_of(course.view.way)
    return sum(worth[card] for card in course.view.last_trick.cards)
