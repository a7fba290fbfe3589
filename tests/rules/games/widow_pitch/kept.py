"""The facts of Widow Pitch for the tests of all games."""

from tests.rules.games.widow_pitch.umpire import Pitch
from tests.support.kept import Kept

KEPT = {
    "widow-pitch": Kept(
        umpire=Pitch,
        counted=(
            (
                "high who=1; low who=0; jacks who=1 cards=JS.LJ; jacks who=0 cards=BJ;"
                " game-tied who=0; failed maker=1 value=5",
                "1 contract 1, 1 set 1, 1 high 1, 0 low 1, 1 jacks 2, 0 jacks 1, 0 game 1",
            ),
            ("no-game count=8; failed maker=1 value=shoot", "1 contract 1, 1 set 1, 1 shoot 1"),
        ),
        hidden=(("playing", {"forced_dealer_may_raise": True, "follow": "follow-or-trump"}),),
        tables=(
            (1, {}),
            (3, {"follow": "follow-or-trump"}),
        ),
        beside=((2, {}),),
        refused=("wrong-count", "must-follow-or-trump"),
        ending=3,
    ),
}
