"""The facts of Four Jacks for the tests of all games."""

from tests.rules.games.four_jacks.umpire import FourJacks
from tests.support.kept import Kept

KEPT = {
    "four-jacks": Kept(
        umpire=FourJacks,
        counted=(
            (
                "takes-jacks who=1 cards=JS.JH; takes-jacks who=0 cards=JD",
                "1 jacks 2, 0 jacks 1, 2 clean 1",
            ),
        ),
        hidden=(("playing", {"pass_cards": "right", "end": "limit"}),),
        tables=(
            (0, {}),
            (2, {}),
        ),
        beside=((1, {}),),
        helps=(
            ("play", {}, "takes **all of them**"),
            ("scoring", {"end": "limit", "limit": 15}, "plus or minus 15"),
        ),
        refused=("wrong-count",),
    ),
}
