"""The facts of Auction Pitch for the tests of all games."""

from tests.rules.games.auction_pitch.umpire import AuctionPitch
from tests.support.kept import Kept

KEPT = {
    "auction-pitch": Kept(
        umpire=AuctionPitch,
        counted=(
            (
                "high who=1; low who=0; jack who=1; off-jack who=2; joker who=2;"
                " game who=1; failed maker=1 value=4",
                "1 contract 1, 1 set 1, 1 high 1, 0 low 1, 1 jack 1, 1 game 1",
            ),
            (
                "high who=0; game who=0.2; made maker=0 value=smudge",
                "0 contract 1, 0 made 1, 0 smudge 1, 0 smudge-made 1, 0 high 1, 0 game 1, 2 game 1",
            ),
            ("no-game count=8; failed maker=1 value=smudge", "1 contract 1, 1 set 1, 1 smudge 1"),
        ),
        tables=(
            (1, {}),
            (3, {"points": "seven", "smudge": "added"}),
        ),
        beside=((2, {}),),
        refused=("must-follow-or-trump",),
        truths={
            "high": lambda at, said: at.event("high", who=said["other"])["card"],
            "low": lambda at, said: at.event("low", who=said["holder"])["card"],
            "holder": lambda at, _: at.event("low")["who"],
            "jack": lambda at, said: at.event("jack", who=said["maker"])["card"],
            "count": lambda at, said: at.event("game", who=said["maker"])["count"],
            "against": lambda at, said: at.event("game", who=said["maker"])["against"],
        },
        ending=3,
    ),
}
