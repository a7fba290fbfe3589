"""What the tests of all games have to know of Cinch."""

from tests.rules.games.cinch.umpire import Cinch
from tests.support.kept import Kept

KEPT = {"cinch": Kept(umpire=Cinch)}
