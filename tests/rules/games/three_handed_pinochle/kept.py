"""What the tests of all games have to know of Three-handed Pinochle."""

from tests.rules.games.three_handed_pinochle.umpire import ThreeHandedPinochle
from tests.support.kept import Kept

KEPT = {
    "three-handed-pinochle": Kept(
        umpire=ThreeHandedPinochle,
    ),
}
