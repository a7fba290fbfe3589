"""The facts of Pitchling for the tests of all games."""

from tests.newcomers.pitchling.umpire import Pitching
from tests.support.kept import Kept

KEPT = {
    "pitchling": Kept(
        umpire=Pitching,
        counted=(
            ("made maker=1 value=41", "1 contract 1, 1 made 1"),
            ("forced who=2; failed maker=2 value=31", "2 forced 1, 2 contract 1, 2 set 1"),
        ),
        refused=("wrong-count",),
        ending=3,
    ),
}
