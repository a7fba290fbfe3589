"""The facts of Oh Jack for the tests of all games."""

from tests.newcomers.oh_jack.umpire import OhJack
from tests.support.kept import Kept

KEPT = {
    "oh-jack": Kept(
        umpire=OhJack,
        rare=5,
        ending=3,
        counted=(
            ("met who=1 value=2 tricks=2", "1 met 1"),
            ("missed who=0 value=0 tricks=1", "0 missed 1, 0 zero 1"),
            ("met who=2 value=0 tricks=0", "2 met 1, 2 zero 1, 2 zero-made 1"),
        ),
        helps=(
            ("bidding", {"hook": False}, "may bid any number"),
            ("scoring", {"missed": "difference"}, "minus 1 for each trick"),
        ),
        truths={
            "dealer": lambda at, _: at.view.dealer,
            "winner_gain": lambda at, said: at.scored[said["winner"]],
            "dealer_gain": lambda at, said: at.scored[said["dealer"]],
        },
    ),
}
