"""The facts of Hearts Lite for the tests of all games."""

from tests.newcomers.hearts_lite.umpire import HeartsLite
from tests.support.kept import Kept

KEPT = {
    "hearts-lite": Kept(
        umpire=HeartsLite,
        counted=(
            (
                "takes-points who=1 cards=AH.QS; takes-points who=0 cards=3H",
                "1 hearts 1, 1 queen 1, 0 hearts 1, 2 clean 1, 3 clean 1",
            ),
            (
                "takes-points who=3 cards=AH.QS; took-all who=3",
                "3 hearts 1, 3 queen 1, 3 all-points 1",
            ),
        ),
        refused=("not-broken", "wrong-count"),
    ),
}
