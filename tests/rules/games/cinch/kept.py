"""The facts of Cinch for the tests of all games."""

from tests.rules.games.cinch.umpire import Cinch
from tests.support.kept import Kept

KEPT = {
    "cinch": Kept(
        umpire=Cinch,
        counted=(
            (
                "right-pedro who=1 card=5D points=5; left-pedro who=2 card=5H points=5;"
                " jack who=3 card=JD points=1; made maker=1 value=7 points=9 against=5",
                "1 contract 1, 1 made 1, 1 pedros 1, 2 pedros 1, 3 jack 1",
            ),
            ("failed maker=0 value=9 points=4 against=10", "0 contract 1, 0 set 1"),
            (
                "without-bid maker=3 value=0 points=14 against=0",
                "1 all-points 1, 3 all-points 1",
            ),
            (
                "failed maker=3 value=5 points=0 against=14",
                "3 contract 1, 3 set 1, 0 all-points 1, 2 all-points 1",
            ),
        ),
        laid_open=frozenset({"put-away", "surplus"}),
        tables=(
            (2, {}),
            (2, {"follow": "strict", "rob": "no", "all_pass": "redeal"}),
        ),
        beside=((1, {}),),
        refused=("must-follow-or-trump", "must-lead-trump"),
        truths={
            "suit": lambda at, _: at.event("named")["suit"],
            "robbed": lambda at, _: at.event("robbed")["count"],
            "right": lambda at, said: at.event("right-pedro", who=said["partner"])["card"],
            "left": lambda at, said: at.event("left-pedro", who=said["other"])["card"],
            "points": lambda at, _: at.event("made")["points"],
            "against": lambda at, _: at.event("made")["against"],
        },
        ending=3,
        same={
            "de": ("cinch-preset-pedro",),
            "fr": ("cinch-preset-pedro", "cinch-sum-*-pedro"),
            "it": ("cinch-preset-pedro", "cinch-sum-*-pedro"),
        },
    ),
}
