"""What the tests of all games have to know of All Fours."""

from tests.rules.games.all_fours.umpire import AllFours
from tests.support.kept import Kept

KEPT = {"all-fours": Kept(umpire=AllFours)}
