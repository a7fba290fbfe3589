"""The facts of Knaves for the tests of all games."""

from tests.rules.games.knaves.umpire import Knaves
from tests.support.kept import Kept

KEPT = {
    "knaves": Kept(
        umpire=Knaves,
        counted=(
            (
                "trick-won who=0; trick-won who=0; takes-jacks who=0 cards=JS; trick-won who=2",
                "0 tricks 2, 0 jacks 1, 1 clean 1, 2 tricks 1, 2 clean 1",
            ),
            (
                "trick-won who=1; takes-jacks who=1 cards=JS.JC.JD.JH; all-four who=1",
                "1 tricks 1, 1 jacks 4, 1 all-four 1, 0 clean 1, 2 clean 1",
            ),
        ),
        tables=((0, {}), (2, {"jack_turned": "no-trump"})),
        beside=((1, {}),),
        helps=(
            ("deal", {"same_suit": "no-trump"}, "no trump this time"),
            ("scoring", {"all_jacks": "ten-more"}, "score 10 instead"),
            ("scoring", {"jacks": "h-d-s-c"}, "J♣ 4"),
        ),
    ),
}
