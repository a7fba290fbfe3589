"""The facts of All Fours for the tests of all games."""

from tests.rules.games.all_fours.umpire import AllFours
from tests.support.kept import Kept

KEPT = {
    "all-fours": Kept(
        umpire=AllFours,
        counted=(
            (
                "turn-scores who=1 card=JH points=1; high who=0 card=AH;"
                " low who=1 card=2H; jack who=1 card=JH; game who=0",
                "1 turned 1, 0 high 1, 1 low 1, 1 jack 1, 0 game 1",
            ),
            (
                "hung who=2 card=JS points=3; game-tied who=0.2",
                "2 jack 1, 2 hung 1, 0 game 1, 2 game 1",
            ),
        ),
        tables=(
            (2, {}),
            (2, {"turn_scores": "trinidad", "undertrump": "forbidden"}),
        ),
        beside=((1, {}),),
        laid_open=frozenset(
            {"more-cards", "turned-up", "same-suit", "trump-made", "dealt-anew"}
            | {"turn-scores", "scored", "game-over"}
        ),
        refused=("must-follow-or-trump", "must-follow-or-overtrump"),
        late=frozenset({"gift-would-win"}),
        truths={
            "turned": lambda at, _: at.event("turned-up")["card"],
            "eldest": lambda at, _: at.event("stood")["who"],
            "dealer": lambda at, _: at.event("dealt")["dealer"],
            "high": lambda at, said: at.event("high", who=said["dealer"])["card"],
            "low": lambda at, said: at.event("low", who=said["dealer"])["card"],
            "jack": lambda at, said: at.event("jack", who=said["eldest"])["card"],
            "count": lambda at, said: at.event("game", who=said["eldest"])["count"],
            "against": lambda at, said: at.event("game", who=said["eldest"])["against"],
            "dealer_gain": lambda at, said: at.scored[said["dealer"]],
            "eldest_gain": lambda at, said: at.scored[said["eldest"]],
        },
        ending=3,
        same={"de": ("all-fours-preset-trinidad",), "it": ("all-fours-preset-trinidad",)},
    ),
}
