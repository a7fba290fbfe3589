"""The facts of Pepper for the tests of all games."""

from tests.rules.games.pepper.umpire import Pepper
from tests.support.kept import Kept

KEPT = {
    "pepper": Kept(
        umpire=Pepper,
        counted=(
            ("short maker=1 value=4 tricks=3", "1 contract 1, 1 set 1"),
            ("made maker=2 value=3 tricks=3", "2 contract 1, 2 made 1"),
            ("short maker=0 value=big tricks=7", "0 contract 1, 0 set 1, 0 big 1"),
        ),
        hidden=(("playing", {"all_pass": "dealer-one", "auction": "once"}),),
        tables=((2, {}),),
        helps=(
            ("scoring", {"partners": True}, "Partners’ tricks count together"),
            ("scoring", {}, "a tie is a draw"),
            ("aim", {"others_score": False}, "at least that many.\n"),
        ),
    ),
}
