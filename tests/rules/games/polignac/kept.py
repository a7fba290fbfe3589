"""The facts of Polignac for the tests of all games."""

from tests.rules.games.polignac.umpire import Polignac
from tests.support.kept import Kept

CAPOT = (
    "polignac-option-capot",
    "polignac-badge-maker",
    "polignac-contract-capot",
    "polignac-action-bid",
)
"""A French word of the game, which German and English players have kept."""

KEPT = {
    "polignac": Kept(
        umpire=Polignac,
        counted=(
            (
                "takes-jacks who=1 cards=JS.JH; takes-jacks who=0 cards=JD; capot-failed who=0;"
                " scored who=1 points=3; scored who=2 points=0",
                "1 jacks 2, 1 polignac 1, 0 jacks 1, 0 capot 1, 2 clean 1",
            ),
            ("capot-made who=2; scored who=2 points=0", "2 capot 1, 2 capot-made 1, 2 clean 1"),
        ),
        hidden=(("playing", {"end": "limit"}),),
        tables=((0, {}), (2, {"spare": "dealer-exchange"})),
        beside=((1, {}),),
        helps=(
            ("deal", {"order": "ace-high"}, "In every suit the order is"),
            ("scoring", {"end": "limit", "limit": 15}, "reaches 15"),
            ("scoring", {"silent_capot": "others-five"}, "everyone else 5, the taker 0"),
            ("short", {"end": "rounds"}, "after 2 rounds."),
            ("short", {"end": "rounds", "rounds": 1}, "after one round."),
        ),
        refused=("wrong-count",),
        same={"de": (*CAPOT, "polignac-preset-modern"), "fr": CAPOT},
    ),
}
