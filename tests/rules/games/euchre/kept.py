"""The facts of the Euchre family for the tests of all games."""

from tests.rules.games.euchre.umpire import CallAce, Cutthroat, Euchre, Two
from tests.support.kept import Kept

KEPT = {
    "euchre": Kept(
        umpire=Euchre,
        counted=(
            (
                "ordered who=2 alone=True; march maker=2 alone=True tricks=5",
                "2 contract 1, 2 made 1, 2 march 1, 2 alone 1, 2 alone-made 1",
            ),
            (
                "named who=1 alone=True; made maker=1 alone=True tricks=3",
                "1 contract 1, 1 made 1, 1 alone 1, 1 alone-made 1",
            ),
            (
                "named who=3 alone=False; euchred maker=3 alone=False tricks=2",
                "3 contract 1, 3 euchred 1",
            ),
            (
                "named-blind who=2 suit=C; made maker=2 alone=False tricks=3",
                "2 contract 1, 2 made 1",
            ),
            ("passed who=0; passed who=1", ""),
        ),
        hidden=(
            ("farmers-hand", {"pack": 24, "farmers_hand": "redeal"}),
            ("farmers-hand", {"pack": 24, "joker": "none", "farmers_hand": "exchange"}),
            ("ordering-up", {"needs_trump": True, "partner_must_go_alone": True}),
            ("naming", {"needs_trump": True, "stick_the_dealer": True, "no_trump": True}),
            ("playing", {"defend_alone": "against-anyone", "partners_best": True}),
            ("playing", {"joker": "benny", "joker_turned": "dealer-names", "farmers_hand": "no"}),
            ("playing", {"joker": "benny", "joker_turned": "makers-at-once", "farmers_hand": "no"}),
        ),
        laid_open=frozenset({"your-hand"}),
        tables=(
            (0, {}),
            (2, {}),
            (1, {"pack": "24", "farmers_hand": "exchange", "partners_best": "yes"}),
            (1, {"joker": "best-bower", "defend_alone": "against-anyone"}),
        ),
        beside=((2, {}),),
        helps=(
            ("scoring", {}, "1 point (alone too)"),
            ("play", {"lone_lead": "maker-left"}, "the player to the maker’s left"),
            ("play", {"lone_lead": "eldest"}, "against a lone maker too"),
            ("deal", {"pack": 24}, "24 cards"),
            ("bidding", {"partner_must_go_alone": True}, "partner may only order up alone"),
            ("bidding", {"partners_best": True}, "first swap a card with the partner"),
        ),
        refused=("wrong-count",),
        search="refused euchre 8",
    ),
    "euchre-two": Kept(
        umpire=Two,
        counted=(
            ("ordered who=0; made maker=0 tricks=4", "0 contract 1, 0 made 1"),
            ("named who=1; march maker=1 tricks=5", "1 contract 1, 1 made 1, 1 march 1"),
            ("named who=1; euchred maker=1 tricks=1", "1 contract 1, 1 euchred 1"),
        ),
        tables=((1, {"joker": "benny"}),),
    ),
    "cutthroat": Kept(
        umpire=Cutthroat,
        counted=(
            ("named who=1 alone=False; euchred makers=1 tricks=2", "1 contract 1, 1 euchred 1"),
        ),
        tables=((1, {}),),
        beside=((2, {}),),
    ),
    "call-ace": Kept(
        umpire=CallAce,
        counted=(
            ("ordered who=2; march makers=2.0 tricks=5", "2 contract 1, 2 made 1, 2 march 1"),
            ("ordered who=2; euchred makers=2.0 tricks=2", "2 contract 1, 2 euchred 1"),
        ),
        hidden=(
            ("playing", {"ace_only": False}),
            ("playing", {"ace_only": True, "joker": "best-bower"}),
        ),
        tables=((3, {}),),
        beside=((3, {}),),
        helps=(
            ("bidding", {}, "or nobody does"),
            ("bidding", {"ace_only": True}, "No other card makes one"),
            ("aim", {}, "**highest card in play**"),
            ("aim", {"ace_only": True}, "the player with its **ace**"),
        ),
    ),
}
