"""The facts of Double Pepper for the tests of all games."""

from tests.rules.games.double_pepper.umpire import DoublePepper
from tests.support.kept import Kept

KEPT = {
    "double-pepper": Kept(
        umpire=DoublePepper,
        counted=(
            (
                "made maker=4 value=8 tricks=8 alone=True",
                "4 contract 1, 4 made 1, 4 alone 1, 4 alone-made 1",
            ),
            ("short maker=4 value=8 tricks=7 alone=True", "4 contract 1, 4 set 1, 4 alone 1"),
        ),
        hidden=(("giving", {"bowers": True}),),
        tables=((2, {"bowers": "yes"}),),
        beside=((3, {}),),
        helps=(("deal", {"bowers": True}, "the highest trumps"),),
    ),
}
