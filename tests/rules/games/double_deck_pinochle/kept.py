"""The facts of Double-deck Pinochle for the tests of all games."""

from tests.rules.games.double_deck_pinochle.umpire import DoubleDeckPinochle
from tests.support.kept import Kept

KEPT = {
    "double-deck-pinochle": Kept(
        umpire=DoubleDeckPinochle,
        counted=(
            (
                "made maker=1 value=60 total=70; defenders-total who=0.2 total=45",
                "1 contract 1, 1 made 1",
            ),
            ("set maker=1 value=60 total=59", "1 contract 1, 1 set 1"),
            ("too-few maker=2 value=60 tricks=19", "2 contract 1, 2 set 1"),
            ("no-marriage who=3 value=50", "3 contract 1, 3 surrendered 1"),
        ),
        hidden=(("naming", {"trump_needs": "marriage"}),),
        laid_open=frozenset({"meld", "no-meld"}),
        tables=(
            (1, {}),
            (2, {"trump_needs": "nothing", "steps": "ones"}),
        ),
        beside=((1, {}),),
        refused=(
            "bid-too-high",
            "bid-too-low",
            "must-beat",
            "must-bid",
            "must-overtrump",
            "must-trump",
            "name-a-suit",
            "trump-needs-marriage",
            "twin-does-not-beat",
        ),
        helps=(
            ("bidding", {"steps": "tens-after-100"}, "then in tens"),
            ("scoring", {"wipe_off": True}, "nothing at all"),
            ("scoring", {}, "gives up after the melds"),
            ("scoring", {"surrender": False}, "without their melds."),
            ("bidding", {"minimum_meld": 20}, "less than 20"),
        ),
    ),
}
