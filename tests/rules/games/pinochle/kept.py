"""The facts of Pinochle for the tests of all games."""

from tests.rules.games.pinochle.umpire import Pinochle
from tests.support.kept import Kept

KEPT = {
    "pinochle": Kept(
        umpire=Pinochle,
        counted=(
            (
                "made maker=1 value=30 total=33; defenders-total who=0.2 total=12",
                "1 contract 1, 1 made 1",
            ),
            ("set maker=1 value=30 total=29", "1 contract 1, 1 set 1"),
            ("declarers-trickless maker=2 value=30", "2 contract 1, 2 set 1"),
        ),
        hidden=(
            ("redealing", {"nines_redeal": True}),
            ("naming", {"trump_needs": "marriage", "surrender": True}),
            ("exchanging", {"racehorse": 4, "racehorse_how": "together"}),
            (
                "giving",
                {
                    "racehorse": 3,
                    "racehorse_who": "declarer-side",
                    "racehorse_how": "partner-first",
                },
            ),
        ),
        laid_open=frozenset({"meld", "no-meld", "no-redeal", "redealt"}),
        tables=(
            (0, {"nines_redeal": "yes"}),
            (2, {"racehorse": "2", "racehorse_who": "both-sides"}),
            (3, {}),
        ),
        beside=((3, {}),),
        helps=(
            ("bidding", {"minimum": 20}, "at least 20"),
            ("bidding", {}, "not the one in a run"),
            ("bidding", {}, "*roundhouse*"),
            ("bidding", {"extra_run_melds": True}, "with an extra K or Q 4 more, with both 8"),
            ("play", {"surrender": True}, "may give up and lose the bid"),
        ),
    ),
}
