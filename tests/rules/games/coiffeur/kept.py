"""What the tests of all games have to know of Coiffeur."""

from tests.rules.games.coiffeur.umpire import Coiffeur
from tests.support.kept import Kept

KEPT = {"coiffeur": Kept(umpire=Coiffeur)}
