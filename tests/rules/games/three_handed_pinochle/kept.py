"""The facts of Three-handed Pinochle for the tests of all games."""

from tests.rules.games.three_handed_pinochle.umpire import ThreeHandedPinochle
from tests.support.kept import Kept

KEPT = {
    "three-handed-pinochle": Kept(
        umpire=ThreeHandedPinochle,
        counted=(
            ("made maker=1 value=350 total=360", "1 contract 1, 1 made 1"),
            ("set maker=2 value=300 total=290", "2 contract 1, 2 set 1"),
            ("enough maker=0 value=300 total=320", "0 contract 1, 0 made 1, 0 enough 1"),
            ("surrendered who=1 value=400", "1 contract 1, 1 surrendered 1"),
        ),
        laid_open=frozenset({"meld", "no-meld", "widow"}),
        tables=(
            (2, {}),
            (3, {"scoring": "points", "minimum": "200"}),
        ),
        beside=((2, {}),),
        refused=(
            "bid-too-high",
            "bid-too-low",
            "must-beat",
            "must-trump",
            "name-a-suit",
            "twin-does-not-beat",
            "wrong-count",
        ),
        helps=(
            ("bidding", {"minimum": 250}, "at least 250"),
            ("bidding", {"doubles": "bonus"}, "two runs 1500"),
            ("scoring", {"spades": "double"}, "350 = 5"),
            ("scoring", {}, "in between, the lower one"),
            ("scoring", {"scoring": "points"}, "if one of them, otherwise the highest score"),
        ),
    ),
}
