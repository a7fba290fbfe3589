"""The facts of Differenzler for the tests of all games."""

from bot.rules.kit.jass import points_of
from tests.rules.games.differenzler.umpire import Differenzler
from tests.support.kept import Kept

KEPT = {
    "differenzler": Kept(
        umpire=Differenzler,
        counted=(
            (
                "scored who=0 points=6 total=6 predicted=35 taken=29; "
                "scored who=1 points=4 total=4 predicted=20 taken=24; "
                "scored who=2 points=0 total=0 predicted=67 taken=67",
                "0 off 6, 1 off 4, 1 near 1, 2 near 1, 2 exact 1",
            ),
        ),
        laid_open=frozenset({"predicted", "scored", "game-over", "game-drawn"}),
        helps=(
            ("scoring", {}, "other jacks 2. The last trick"),
            ("scoring", {"contracts": "all-six"}, "without trump each 8 = 8"),
            ("scoring", {"contracts": "all-six", "undenufe_six": 11}, "each 6 counts 11"),
            ("short", {"contracts": "all-six"}, "♥ Obenabe, Undenufe."),
        ),
        truths={
            "trick_points": lambda course, claims: sum(
                points_of(str(claims["trump"]))[card] for card in course.view.last_trick.cards
            )
        },
    ),
}
