"""What the tests of all games have to know of Double-deck Pinochle."""

from tests.rules.games.double_deck_pinochle.umpire import DoubleDeckPinochle
from tests.support.kept import Kept

KEPT = {
    "double-deck-pinochle": Kept(
        umpire=DoubleDeckPinochle,
    ),
}
