"""The facts of Schieber for the tests of all games."""

from tests.rules.games.schieber.umpire import Schieber
from tests.support.kept import Kept

KEPT = {
    "schieber": Kept(
        umpire=Schieber,
        counted=(("shoved who=0 to_whom=2; named who=2", "0 shoved 1, 2 named 1"),),
        hidden=(
            ("announcing", {"weis_by": "hand", "claims": "by-hand"}),
            ("announcing", {"weis_by": "hand", "weis_longer_wins": True}),
            ("playing", {"weis_by": "engine", "claims": "automatic", "target": 1000}),
        ),
        laid_open=frozenset(
            {
                "claimed",
                "claimed-for",
                "double-loss",
                "game-drawn",
                "game-over",
                "scored",
                "stoeck",
                "weis",
                "weis-length",
                "weis-nobody",
                "weis-shown",
                "weis-top",
                "weis-trump",
            }
        ),
        tables=(
            (0, {"weis_by": "hand"}),
            (2, {"claims": "by-hand"}),
        ),
        beside=((2, {"weis_by": "hand"}),),
        helps=(
            ("aim", {"match": 0}, "trump (**Stöck**)."),
            ("short", {}, "*forehand* is the player to the dealer’s right, in the first deal"),
            ("short", {"first_forehand": "dealer-right"}, "the player to the dealer’s right.\n"),
            ("bidding", {}, "From weakest to strongest"),
            ("bidding", {}, "five or more in a row; four tens"),
            ("bidding", {"fours_or_run": "run"}, "aces; five or more in a row"),
            ("bidding", {"four_nines": 150}, "four nines; four jacks"),
            ("bidding", {}, "runs count in reverse order"),
            ("bidding", {"weis_undenufe": "all-reversed"}, "and so do four tens"),
            ("bidding", {"weis_longer_wins": True}, "the longer one wins"),
            ("scoring", {"undenufe_six": 11}, "each 6 counts 11"),
            ("scoring", {"claims": "by-hand"}, "*claim* on your turn"),
        ),
    ),
}
